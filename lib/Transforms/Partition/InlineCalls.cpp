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

/// Erases those of `called` that nobody outside can call, and nobody else does:
/// they may be fit for local view alone.
static void eraseUnused(RewriterBase &rewriter, ModuleOp module,
                        SymbolTableCollection &symbols,
                        const llvm::SetVector<Operation *> &called) {
  SymbolUserMap users(symbols, module);
  llvm::SmallPtrSet<Operation *, 4> unused;
  auto isUnused = [&](Operation *function) {
    return llvm::cast<FunctionOpInterface>(function).isPrivate() &&
           llvm::all_of(users.getUsers(function), [&](Operation *user) {
             return unused.contains(
                 user->getParentOfType<FunctionOpInterface>());
           });
  };
  bool hasChanged = true;
  while (std::exchange(hasChanged, false))
    for (Operation *function : called)
      if (!unused.contains(function) && isUnused(function))
        hasChanged = unused.insert(function).second;
  for (Operation *function : unused)
    rewriter.eraseOp(function);
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
    eraseUnused(rewriter, module, symbols, called);
  return success();
}
