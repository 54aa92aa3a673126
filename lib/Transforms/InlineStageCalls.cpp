//===- InlineStageCalls.cpp - what stages call ----------------------------===//
//
// A function has one form for all its callers. What a stage calls belongs to
// the stage: it works on what is not the same on all devices along the
// pipeline's axis.
//
//===----------------------------------------------------------------------===//

#include "mesh/Transforms/PipelineStages.h"

#include "mesh/Analysis/CalledFunctions.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mesh;

/// `value`, with what is written on an argument or a result as an annotation.
static Value annotate(OpBuilder &builder, Location loc, Value value,
                      Attribute written) {
  if (!written)
    return value;
  return ShardOp::create(builder, loc, value,
                         llvm::cast<ShardingAttr>(written));
}

/// Replaces `call`, in the bodies of the functions `callers`, and what its
/// callee calls.
static LogicalResult inlineCall(CallOpInterface call,
                                SymbolTableCollection &symbols,
                                SmallVector<Operation *> &callers) {
  FunctionOpInterface callee = getCallee(call, symbols);
  if (!callee || callee.isExternal() ||
      !llvm::hasSingleElement(callee.getFunctionBody()))
    return call->emitOpError("in a stage of mesh.pipeline must call a function "
                             "with a body of one block");
  if (llvm::is_contained(callers, callee.getOperation()))
    return call->emitOpError("in a stage of mesh.pipeline is recursive");
  OpBuilder builder(call);
  StringRef name = MeshDialect::kShardingAttrName;
  Block &body = callee.getFunctionBody().front();
  IRMapping mapping;
  for (auto [index, argument, operand] :
       llvm::enumerate(body.getArguments(), call.getArgOperands()))
    mapping.map(argument, annotate(builder, call.getLoc(), operand,
                                   callee.getArgAttr(index, name)));
  SmallVector<CallOpInterface> inner;
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping)->walk([&](CallOpInterface nested) {
      inner.push_back(nested);
    });
  SmallVector<Value> results;
  for (auto [index, value] :
       llvm::enumerate(body.getTerminator()->getOperands()))
    results.push_back(annotate(builder, call.getLoc(), mapping.lookup(value),
                               callee.getResultAttr(index, name)));
  call->replaceAllUsesWith(results);
  call->erase();
  callers.push_back(callee);
  for (CallOpInterface nested : inner)
    if (failed(inlineCall(nested, symbols, callers)))
      return failure();
  callers.pop_back();
  return success();
}

/// Inlines what the stages of `op` call, and checks what has come with it.
static LogicalResult prepare(PipelineOp op, SymbolTableCollection &symbols) {
  SmallVector<CallOpInterface> calls;
  op->walk([&](CallOpInterface call) { calls.push_back(call); });
  SmallVector<Operation *> callers;
  for (CallOpInterface call : calls)
    if (failed(inlineCall(call, symbols, callers)))
      return failure();
  for (Region &region : op->getRegions())
    if (Operation *user = findUseOfAxis(region, op.getAxis()))
      return user->emitOpError("names axis ")
             << op.getAxis().str() << ", and is called by a stage of a "
             << "pipeline over that axis";
  return success();
}

LogicalResult mesh::prepareStages(ModuleOp module) {
  SymbolTableCollection symbols;
  SmallVector<PipelineOp> pipelines;
  module->walk<WalkOrder::PreOrder>([&](PipelineOp op) {
    pipelines.push_back(op);
    return WalkResult::skip();
  });
  for (PipelineOp op : pipelines)
    if (failed(prepare(op, symbols)))
      return failure();
  return success();
}
