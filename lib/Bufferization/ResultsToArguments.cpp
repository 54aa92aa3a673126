//===- ResultsToArguments.cpp - Write results to arguments ----------------===//

#include "CalledFunctions.h"
#include "CalleeBuffers.h"
#include "MergeBranches.h"
#include "mesh/Bufferization/FinalizeResults.h"

#include "mlir/Dialect/Bufferization/IR/AllocationOpInterface.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/BitVector.h"

using namespace mesh;

/// Replaces `op` by a call with `operands`, which returns the results that have
/// no replacement.
static void replaceCall(RewriterBase &rewriter, func::CallOp op,
                        ValueRange operands,
                        MutableArrayRef<Value> replacements) {
  SmallVector<Type> kept;
  for (auto [type, replacement] :
       llvm::zip_equal(op.getResultTypes(), replacements))
    if (!replacement)
      kept.push_back(type);
  rewriter.setInsertionPoint(op);
  auto call = func::CallOp::create(rewriter, op.getLoc(), op.getCalleeAttr(),
                                   kept, operands);
  auto next = call.result_begin();
  for (Value &replacement : replacements)
    if (!replacement)
      replacement = *next++;
  rewriter.replaceOp(op, replacements);
}

static MemRefType withoutLayout(MemRefType type) {
  return MemRefType::get(type.getShape(), type.getElementType(),
                         MemRefLayoutAttrInterface(), type.getMemorySpace());
}

//===----------------------------------------------------------------------===//
// Results that are arguments
//===----------------------------------------------------------------------===//

namespace {
/// Removes results of functions that are their arguments: callers have these.
/// So what calls write in turn, as rings do, is in one place.
class ReturnedArguments {
public:
  ReturnedArguments(RewriterBase &rewriter, ModuleOp module)
      : rewriter(rewriter), module(module), symbols(module),
        known(findCalledFunctions(module)) {}

  void drop();

private:
  /// By result: the number of the argument that it is.
  using Numbers = SmallVector<std::optional<unsigned>>;

  void drop(func::FuncOp function);
  void dropResults(func::FuncOp function, func::ReturnOp op);
  void rewriteCall(func::CallOp op, const Numbers &arguments);

  RewriterBase &rewriter;
  ModuleOp module;
  SymbolTable symbols;
  /// The functions of which all callers are known.
  DenseSet<Operation *> known;
  DenseSet<Operation *> begun;
  /// The results that are dropped of each function whose calls are rewritten.
  DenseMap<Operation *, Numbers> dropped;
};
} // namespace

void ReturnedArguments::drop() {
  for (auto function : llvm::to_vector(module.getOps<func::FuncOp>()))
    drop(function);
}

/// Drops results of what `function` calls first: they may be its own.
void ReturnedArguments::drop(func::FuncOp function) {
  if (!begun.insert(function).second) {
    // Functions that call themselves keep their results.
    if (!dropped.contains(function))
      known.erase(function);
    return;
  }
  SmallVector<func::CallOp> calls;
  function.walk([&](func::CallOp op) { calls.push_back(op); });
  for (func::CallOp op : calls)
    if (auto callee = symbols.lookup<func::FuncOp>(op.getCallee())) {
      drop(callee);
      rewriteCall(op, dropped.lookup(callee));
    }
  dropped.try_emplace(function);
  auto returns = function.getOps<func::ReturnOp>();
  if (known.contains(function) && llvm::hasSingleElement(returns))
    dropResults(function, *returns.begin());
}

void ReturnedArguments::dropResults(func::FuncOp function, func::ReturnOp op) {
  Numbers numbers(op.getNumOperands());
  llvm::BitVector removed(op.getNumOperands());
  for (auto [result, value] : llvm::enumerate(op.getOperands()))
    if (auto argument = llvm::dyn_cast<BlockArgument>(value);
        argument && argument.getOwner() == &function.front() &&
        llvm::isa<MemRefType>(argument.getType())) {
      numbers[result] = argument.getArgNumber();
      removed.set(result);
    }
  if (removed.none())
    return;
  rewriter.modifyOpInPlace(op, [&] { op->eraseOperands(removed); });
  rewriter.modifyOpInPlace(function,
                           [&] { (void)function.eraseResults(removed); });
  dropped[function] = std::move(numbers);
}

void ReturnedArguments::rewriteCall(func::CallOp op, const Numbers &arguments) {
  if (arguments.empty())
    return;
  SmallVector<Value> replacements;
  for (std::optional<unsigned> argument : arguments)
    replacements.push_back(argument ? op.getOperand(*argument) : Value());
  replaceCall(rewriter, op, op.getOperands(), replacements);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Verifies that callers can allocate the buffers that `function` returns.
static LogicalResult verifyResults(func::FuncOp function) {
  for (Type type : function.getResultTypes()) {
    auto buffer = llvm::dyn_cast<MemRefType>(type);
    if (buffer && !buffer.getLayout().isIdentity() &&
        !memref::CastOp::areCastCompatible(withoutLayout(buffer), buffer))
      return function.emitOpError("expected results whose layout is the "
                                  "identity or dynamic, got ")
             << buffer;
  }
  return success();
}

/// Gives `function` an argument for each result that is a buffer, with the
/// attributes of the result, and removes the result.
static void changeSignature(func::FuncOp function) {
  SmallVector<Type> inputs(function.getArgumentTypes()), kept;
  SmallVector<DictionaryAttr> inputAttrs, keptAttrs;
  function.getAllArgAttrs(inputAttrs);
  auto unit = UnitAttr::get(function.getContext());
  for (unsigned result : llvm::seq(function.getNumResults())) {
    Type type = function.getResultTypes()[result];
    DictionaryAttr attributes =
        mlir::function_interface_impl::getResultAttrDict(function, result);
    if (!llvm::isa<MemRefType>(type)) {
      kept.push_back(type);
      keptAttrs.push_back(attributes);
      continue;
    }
    mlir::NamedAttrList noted(attributes);
    noted.set(kResultAttrName, unit);
    inputs.push_back(type);
    inputAttrs.push_back(noted.getDictionary(function.getContext()));
  }
  function.setType(FunctionType::get(function.getContext(), inputs, kept));
  function.setAllArgAttrs(inputAttrs);
  function.setAllResultAttrs(keptAttrs);
}

/// Makes `returned`, a buffer, `memory`: allocates it there if it is allocated
/// with a shape that callers know, and copies it if not.
static void writeTo(RewriterBase &rewriter, func::ReturnOp op, Value returned,
                    BlockArgument memory) {
  Operation *definition = returned.getDefiningOp();
  if (llvm::isa_and_present<bufferization::AllocationOpInterface>(definition) &&
      llvm::cast<MemRefType>(returned.getType()).hasStaticShape())
    rewriter.replaceOp(definition, memory);
  else
    memref::CopyOp::create(rewriter, op.getLoc(), returned, memory);
}

static void writeResults(RewriterBase &rewriter, func::ReturnOp op,
                         ArrayRef<BlockArgument> memory) {
  rewriter.setInsertionPoint(op);
  SmallVector<Value> kept;
  for (Value returned : SmallVector<Value>(op.getOperands())) {
    if (!llvm::isa<MemRefType>(returned.getType())) {
      kept.push_back(returned);
      continue;
    }
    writeTo(rewriter, op, returned, memory.front());
    memory = memory.drop_front();
  }
  rewriter.replaceOpWithNewOp<func::ReturnOp>(op, kept);
}

static void rewriteFunction(RewriterBase &rewriter, func::FuncOp function) {
  unsigned numArguments = function.getNumArguments();
  changeSignature(function);
  SmallVector<BlockArgument> memory;
  for (Type type : function.getArgumentTypes().drop_front(numArguments))
    memory.push_back(function.front().addArgument(type, function.getLoc()));
  for (func::ReturnOp op :
       llvm::make_early_inc_range(function.getOps<func::ReturnOp>())) {
    separateResults(rewriter, op);
    reshapeResults(rewriter, op);
    writeResults(rewriter, op, memory);
  }
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Returns new memory for `result` of `op`.
static FailureOr<Value> allocate(RewriterBase &rewriter, func::CallOp op,
                                 MemRefType type) {
  if (!type.hasStaticShape())
    return op.emitOpError("expected results of static shape, got ") << type;
  Value memory =
      memref::AllocOp::create(rewriter, op.getLoc(), withoutLayout(type));
  if (memory.getType() != type)
    memory = memref::CastOp::create(rewriter, op.getLoc(), type, memory);
  return memory;
}

static LogicalResult rewriteCall(RewriterBase &rewriter, func::CallOp op) {
  rewriter.setInsertionPoint(op);
  SmallVector<Value> operands(op.getOperands()), replacements;
  for (Type type : op.getResultTypes()) {
    auto buffer = llvm::dyn_cast<MemRefType>(type);
    if (!buffer) {
      replacements.emplace_back();
      continue;
    }
    FailureOr<Value> memory = allocate(rewriter, op, buffer);
    if (failed(memory))
      return failure();
    operands.push_back(*memory);
    replacements.push_back(*memory);
  }
  replaceCall(rewriter, op, operands, replacements);
  return success();
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

LogicalResult mesh::moveResultsToArguments(RewriterBase &rewriter,
                                           ModuleOp module) {
  ReturnedArguments(rewriter, module).drop();
  SymbolTable symbols(module);
  SmallVector<func::FuncOp> functions;
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal())
      functions.push_back(function);
  for (func::FuncOp function : functions)
    if (failed(verifyResults(function)))
      return failure();
  SmallVector<func::CallOp> calls;
  module.walk([&](func::CallOp op) {
    auto callee = symbols.lookup<func::FuncOp>(op.getCallee());
    if (callee && !callee.isExternal())
      calls.push_back(op);
  });
  // Calls come first: a function gives callees the memory of its own results.
  for (func::CallOp op : calls)
    if (failed(rewriteCall(rewriter, op)))
      return failure();
  for (func::FuncOp function : functions) {
    mergeBranches(rewriter, function);
    rewriteFunction(rewriter, function);
  }
  return success();
}
