//===- AnalyzeModule.cpp - Decide what is computed in place ---------------===//

#include "AnalyzeModule.h"
#include "HiddenReads.h"
#include "InsertionChains.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

using bufferization::OneShotAnalysisState;
using bufferization::func_ext::FuncAnalysisState;
using bufferization::func_ext::FuncOpAnalysisState;

//===----------------------------------------------------------------------===//
// The order of functions
//===----------------------------------------------------------------------===//

namespace {
/// The functions of a module.
struct Functions {
  /// Callees before callers.
  SmallVector<func::FuncOp> sorted;
  /// Functions that call themselves, and their callers.
  SmallVector<func::FuncOp> recursive;
  /// Functions that others call.
  DenseSet<func::FuncOp> called;
};
} // namespace

static Functions sortByCalls(ModuleOp module, SymbolTableCollection &symbols) {
  Functions functions;
  llvm::MapVector<func::FuncOp, unsigned> numCallees;
  DenseMap<func::FuncOp, llvm::SetVector<func::FuncOp>> callers;
  for (auto function : module.getOps<func::FuncOp>()) {
    unsigned &count = numCallees[function];
    function.walk([&](func::CallOp call) {
      auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(
          call, call.getCalleeAttr());
      if (callee && callers[callee].insert(function))
        ++count;
      if (callee)
        functions.called.insert(callee);
    });
  }
  for (auto [function, count] : numCallees)
    if (count == 0)
      functions.sorted.push_back(function);
  for (size_t next = 0; next < functions.sorted.size(); ++next)
    for (func::FuncOp caller : callers[functions.sorted[next]])
      if (--numCallees[caller] == 0)
        functions.sorted.push_back(caller);
  for (auto [function, count] : numCallees)
    if (count != 0)
      functions.recursive.push_back(function);
  return functions;
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

namespace {
/// The arguments of a function by the set of values that they belong to.
class ArgumentSets {
public:
  /// `visit(value, f)` calls `f` with each value in the set of `value`.
  ArgumentSets(func::FuncOp function,
               function_ref<void(Value, function_ref<void(Value)>)> visit) {
    for (BlockArgument argument : function.getArguments()) {
      if (!llvm::isa<RankedTensorType>(argument.getType()))
        continue;
      if (!setOf.contains(argument)) {
        visit(argument, [&](Value value) { setOf[value] = sets.size(); });
        sets.emplace_back();
      }
      sets[setOf[argument]].push_back(argument.getArgNumber());
    }
  }

  /// Returns the numbers of the arguments in the set of `value`.
  ArrayRef<int64_t> lookup(Value value) const {
    auto it = setOf.find(value);
    return it == setOf.end() ? ArrayRef<int64_t>() : sets[it->second];
  }

private:
  DenseMap<Value, size_t> setOf;
  SmallVector<SmallVector<int64_t, 1>> sets;
};
} // namespace

/// Notes the results that may be in the memory of an argument.
static void noteAliases(func::FuncOp function, OneShotAnalysisState &state,
                        FuncAnalysisState &notes) {
  ArgumentSets arguments(function,
                         [&](Value value, function_ref<void(Value)> visit) {
                           state.applyOnAliases(value, visit);
                         });
  llvm::SetVector<std::pair<int64_t, int64_t>> aliases;
  for (func::ReturnOp op : bufferization::getReturnOps(function))
    for (OpOperand &returned : op->getOpOperands())
      for (int64_t argument : arguments.lookup(returned.get()))
        aliases.insert({argument, returned.getOperandNumber()});
  for (auto [argument, result] : aliases)
    notes.aliasingReturnVals[function][argument].push_back(result);
}

/// Notes the results that are an argument, wherever `function` returns.
static void noteEquivalences(func::FuncOp function, OneShotAnalysisState &state,
                             FuncAnalysisState &notes) {
  ArgumentSets arguments(function,
                         [&](Value value, function_ref<void(Value)> visit) {
                           state.applyOnEquivalenceClass(value, visit);
                         });
  SmallVector<func::ReturnOp> ops = bufferization::getReturnOps(function);
  for (unsigned result : llvm::seq(function.getNumResults())) {
    auto lookup = [&](func::ReturnOp op) {
      return arguments.lookup(op->getOperand(result)).take_front();
    };
    ArrayRef<int64_t> argument = lookup(ops.front());
    if (!argument.empty() && llvm::all_of(ops, [&](func::ReturnOp op) {
          return lookup(op) == argument;
        }))
      notes.equivalentFuncArgs[function][result] = argument.front();
  }
}

/// Notes of a function without a body that a result may be any argument.
static void noteAllAliases(func::FuncOp function, FuncAnalysisState &notes) {
  for (auto [argument, type] : llvm::enumerate(function.getArgumentTypes()))
    for (auto [result, resultType] : llvm::enumerate(function.getResultTypes()))
      if (llvm::isa<TensorType>(type) && llvm::isa<TensorType>(resultType))
        notes.aliasingReturnVals[function][argument].push_back(result);
}

/// Notes which arguments `function` reads and which it writes.
static void noteAccesses(func::FuncOp function, OneShotAnalysisState &state,
                         FuncAnalysisState &notes) {
  for (auto [number, type] : llvm::enumerate(function.getArgumentTypes())) {
    if (!llvm::isa<TensorType>(type))
      continue;
    bool isRead = true, isWritten = true;
    if (auto access = function.getArgAttrOfType<StringAttr>(
            number,
            bufferization::BufferizationDialect::kBufferAccessAttrName)) {
      isRead = access.getValue().starts_with("read");
      isWritten = access.getValue().ends_with("write");
    } else if (!function.isExternal()) {
      BlockArgument argument = function.getArgument(number);
      isRead = state.isValueRead(argument);
      isWritten = state.isValueWritten(argument);
    }
    if (isRead)
      notes.readBbArgs[function].insert(number);
    if (isWritten)
      notes.writtenBbArgs[function].insert(number);
  }
}

namespace {
/// Results of functions that may be in the same memory. Upstream knows it of
/// results in the memory of an operand alone, and not if a call has a copy of
/// that operand.
class SharedResults {
public:
  /// Notes all results of a function that is not analyzed before its callers.
  void noteAll(func::FuncOp function);

  /// Notes the results of `function` once it is analyzed; all of one without a
  /// body.
  void note(func::FuncOp function, OneShotAnalysisState &state);

  /// Notes what the calls in `function` return.
  void apply(func::FuncOp function, OneShotAnalysisState &state,
             SymbolTableCollection &symbols);

private:
  using Pair = std::pair<unsigned, unsigned>;
  DenseMap<func::FuncOp, SmallVector<Pair>> pairs;
};
} // namespace

void SharedResults::noteAll(func::FuncOp function) {
  std::optional<unsigned> first;
  for (auto [number, type] : llvm::enumerate(function.getResultTypes())) {
    if (!llvm::isa<TensorType>(type))
      continue;
    if (first)
      pairs[function].emplace_back(*first, number);
    else
      first = number;
  }
}

void SharedResults::note(func::FuncOp function, OneShotAnalysisState &state) {
  if (function.isExternal())
    return noteAll(function);
  for (func::ReturnOp op : bufferization::getReturnOps(function)) {
    DenseMap<Value, unsigned> firstOf;
    for (OpOperand &returned : op->getOpOperands()) {
      unsigned number = returned.getOperandNumber();
      Value value = returned.get();
      if (!llvm::isa<RankedTensorType>(value.getType()))
        continue;
      if (auto it = firstOf.find(value); it != firstOf.end())
        pairs[function].emplace_back(it->second, number);
      else
        state.applyOnAliases(value,
                             [&](Value alias) { firstOf[alias] = number; });
    }
  }
}

void SharedResults::apply(func::FuncOp function, OneShotAnalysisState &state,
                          SymbolTableCollection &symbols) {
  if (pairs.empty())
    return;
  function.walk([&](func::CallOp call) {
    auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    for (auto [first, second] : pairs.lookup(callee))
      state.unionAliasSets(call.getResult(first), call.getResult(second));
  });
}

/// Notes how `function` uses its arguments.
static void noteBoundary(func::FuncOp function, OneShotAnalysisState &state,
                         FuncAnalysisState &notes) {
  if (function.isExternal()) {
    noteAllAliases(function, notes);
  } else {
    noteAliases(function, state, notes);
    noteEquivalences(function, state, notes);
  }
  noteAccesses(function, state, notes);
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

LogicalResult mesh::analyzeModule(ModuleOp module,
                                  OneShotAnalysisState &state) {
  auto &notes = state.addExtension<FuncAnalysisState>();
  auto &chains = state.addExtension<InsertionChains>();
  Functions functions = sortByCalls(module, notes.symbolTables);
  SharedResults shared;
  for (func::FuncOp function : functions.sorted) {
    notes.startFunctionAnalysis(function);
    shared.apply(function, state, notes.symbolTables);
    chains.cut(function);
    HiddenReads reads(function, state);
    LogicalResult isAnalyzed = bufferization::analyzeOp(function, state);
    reads.restore();
    chains.join();
    if (failed(isAnalyzed))
      return failure();
    // Calls alone ask for notes. Those of an entry point would take long:
    // upstream copies all notes of a callee for each of its operands.
    if (functions.called.contains(function)) {
      noteBoundary(function, state, notes);
      shared.note(function, state);
    }
    notes.analyzedFuncOps[function] = FuncOpAnalysisState::Analyzed;
  }
  for (func::FuncOp function : functions.recursive)
    shared.noteAll(function);
  for (func::FuncOp function : functions.recursive) {
    shared.apply(function, state, notes.symbolTables);
    if (failed(bufferization::analyzeOp(function, state)))
      return failure();
  }
  return success();
}
