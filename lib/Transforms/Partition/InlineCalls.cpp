//===- InlineCalls.cpp - inline the callees of local views ----------------===//

#include "mesh/Transforms/Partition/InlineCalls.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Analysis/GlobalFunctions.h"
#include "mesh/IR/Mesh.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mesh;

namespace {
class Inliner {
public:
  Inliner(RewriterBase &rewriter, Operation *op, bool isInLocalView,
          SymbolTableCollection &symbols,
          function_ref<bool(FunctionOpInterface)> isKept)
      : rewriter(rewriter), op(op), isLocal(isInLocalView), symbols(symbols),
        isKept(isKept) {}

  LogicalResult inlineCall(CallOpInterface call);

private:
  FailureOr<FunctionOpInterface> getCalleeOf(CallOpInterface call);
  Value annotate(Location loc, Value value, Attribute written);

  RewriterBase &rewriter;
  /// The ops in whose regions the calls are.
  Operation *op;
  bool isLocal;
  SymbolTableCollection &symbols;
  function_ref<bool(FunctionOpInterface)> isKept;
  /// The functions whose bodies are being taken in.
  SmallVector<Operation *> callers;
};
} // namespace

/// Returns true if something is written on arguments or results of `function`.
static bool isAnnotated(FunctionOpInterface function) {
  StringRef name = MeshDialect::kShardingAttrName;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (function.getArgAttr(i, name))
      return true;
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (function.getResultAttr(i, name))
      return true;
  return false;
}

FailureOr<FunctionOpInterface> Inliner::getCalleeOf(CallOpInterface call) {
  auto fail = [&](StringRef what) {
    return call->emitOpError("in a region of ") << op->getName() << " " << what;
  };
  FunctionOpInterface callee = getCallee(call, symbols);
  if (!callee || callee.isExternal() ||
      !llvm::hasSingleElement(callee.getFunctionBody()))
    return fail("must call a function with a body of one block");
  if (llvm::is_contained(callers, callee.getOperation()))
    return fail("is recursive");
  if (isLocal && !isInLocalView(callee) && isAnnotated(callee))
    return fail("calls a function that is written for whole tensors");
  if (!isLocal && isInLocalView(callee))
    return fail("calls a function that is in local view");
  return callee;
}

/// `value`, with what is written on an argument or a result as an annotation.
Value Inliner::annotate(Location loc, Value value, Attribute written) {
  if (!written || isLocal)
    return value;
  return ShardOp::create(rewriter, loc, value,
                         llvm::cast<ShardingAttr>(written));
}

/// Replaces `call`, in the bodies of the functions `callers`, and what its
/// callee calls.
LogicalResult Inliner::inlineCall(CallOpInterface call) {
  FailureOr<FunctionOpInterface> callee = getCalleeOf(call);
  if (failed(callee))
    return failure();
  if (isKept && isKept(*callee))
    return success();
  rewriter.setInsertionPoint(call);
  StringRef name = MeshDialect::kShardingAttrName;
  Block &body = callee->getFunctionBody().front();
  IRMapping mapping;
  for (auto [index, argument, operand] :
       llvm::enumerate(body.getArguments(), call.getArgOperands()))
    mapping.map(argument, annotate(call.getLoc(), operand,
                                   callee->getArgAttr(index, name)));
  SmallVector<CallOpInterface> inner;
  for (Operation &op : body.without_terminator())
    rewriter.clone(op, mapping)->walk([&](CallOpInterface nested) {
      inner.push_back(nested);
    });
  SmallVector<Value> results;
  for (auto [index, value] :
       llvm::enumerate(body.getTerminator()->getOperands()))
    results.push_back(annotate(call.getLoc(), mapping.lookup(value),
                               callee->getResultAttr(index, name)));
  rewriter.replaceOp(call, results);
  callers.push_back(*callee);
  for (CallOpInterface nested : inner)
    if (failed(inlineCall(nested)))
      return failure();
  callers.pop_back();
  return success();
}

LogicalResult
mesh::inlineCalls(RewriterBase &rewriter, Operation *op, bool isInLocalView,
                  SymbolTableCollection &symbols,
                  function_ref<bool(FunctionOpInterface)> isKept) {
  SmallVector<CallOpInterface> calls;
  op->walk([&](CallOpInterface call) { calls.push_back(call); });
  Inliner inliner(rewriter, op, isInLocalView, symbols, isKept);
  return success(llvm::all_of(calls, [&](CallOpInterface call) {
    return succeeded(inliner.inlineCall(call));
  }));
}

//===----------------------------------------------------------------------===//
// mesh.shard_map
//===----------------------------------------------------------------------===//

/// Inlines the calls in `op`, and adds to `called` whom they called.
static LogicalResult inlineCallsOf(RewriterBase &rewriter, ShardMapOp op,
                                   SymbolTableCollection &symbols,
                                   llvm::SetVector<Operation *> &called) {
  unsigned begin = called.size();
  auto addCalls = [&](Operation *root) {
    root->walk([&](CallOpInterface call) {
      if (FunctionOpInterface callee = getCallee(call, symbols))
        called.insert(callee);
    });
  };
  addCalls(op);
  for (unsigned i = begin; i < called.size(); ++i)
    addCalls(called[i]);
  return inlineCalls(rewriter, op, /*isInLocalView=*/true, symbols);
}

void mesh::eraseUnusedFunctions(RewriterBase &rewriter, ModuleOp module,
                                ArrayRef<Operation *> functions) {
  using SymbolUse = mlir::SymbolTable::SymbolUse;
  auto uses = mlir::SymbolTable::getSymbolUses(&module.getBodyRegion());
  // Nothing is known if an op may name symbols in another way.
  if (!uses)
    return;
  llvm::DenseMap<StringAttr, size_t> numUses;
  for (const SymbolUse &use : *uses)
    ++numUses[use.getSymbolRef().getRootReference()];
  llvm::DenseMap<StringAttr, Operation *> kept;
  SmallVector<Operation *> unused;
  for (Operation *function : functions) {
    auto symbol = llvm::cast<mlir::SymbolOpInterface>(function);
    if (!symbol.isPrivate())
      continue;
    kept[symbol.getNameAttr()] = function;
    if (numUses.lookup(symbol.getNameAttr()) == 0)
      unused.push_back(function);
  }
  while (!unused.empty()) {
    Operation *function = unused.pop_back_val();
    auto own = mlir::SymbolTable::getSymbolUses(function);
    for (const SymbolUse &use : *own) {
      StringAttr name = use.getSymbolRef().getRootReference();
      if (--numUses[name] == 0 && kept.contains(name))
        unused.push_back(kept[name]);
    }
    rewriter.eraseOp(function);
  }
}

LogicalResult mesh::inlineCallsOfShardMaps(RewriterBase &rewriter,
                                           ModuleOp module) {
  SymbolTableCollection symbols;
  llvm::SetVector<Operation *> called;
  WalkResult result = module.walk([&](ShardMapOp op) {
    return WalkResult(inlineCallsOf(rewriter, op, symbols, called));
  });
  if (result.wasInterrupted())
    return failure();
  if (!called.empty())
    eraseUnusedFunctions(rewriter, module, called.getArrayRef());
  return success();
}
