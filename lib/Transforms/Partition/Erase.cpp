//===- Erase.cpp - The program without its shardings ----------------------===//

#include "UnrollShardMap.h"
#include "mesh/IR/DeviceIndependent.h"
#include "mesh/Transforms/Partition/DenseLayer.h"
#include "mesh/Transforms/Partition/InlineCalls.h"
#include "mesh/Transforms/Partition/Partition.h"
#include "mesh/Transforms/Passes.h"
#include "mesh/Transforms/PipelineParallel/PipelineStages.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"

namespace mesh {
#define GEN_PASS_DEF_ERASEPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Returns true if an op of the region depends on how many devices there are.
static bool dependsOnDevices(ShardMapOp op) {
  return op.getBody()
      .walk([&](Operation *inner) {
        bool depends =
            llvm::isa_and_present<MeshDialect>(inner->getDialect()) &&
            !inner->hasTrait<DeviceIndependent>() && !llvm::isa<YieldOp>(inner);
        return depends ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

static LogicalResult inlineShardMap(RewriterBase &rewriter, ShardMapOp op) {
  auto splits = [&](ShardingAttr sharding) {
    return !sharding.getLayout().isReplicated();
  };
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  if (dependsOnDevices(op) ||
      (mesh.getSize(op.getManual()) > 1 &&
       (llvm::any_of(op.getInShardings().getAsRange<ShardingAttr>(), splits) ||
        llvm::any_of(op.getOutShardings().getAsRange<ShardingAttr>(), splits))))
    return unrollShardMap(rewriter, op);
  Block &body = op.getBody().front();
  Operation *yield = body.getTerminator();
  rewriter.inlineBlockBefore(&body, op, op.getInputs());
  SmallVector<Value> results(yield->getOperands());
  rewriter.eraseOp(yield);
  rewriter.replaceOp(op, results);
  return success();
}

static void eraseAnnotations(RewriterBase &rewriter, Operation *op) {
  StringRef names[] = {MeshDialect::kShardingsAttrName,
                       MeshDialect::kRegionShardingsAttrName};
  if (llvm::none_of(names, [&](StringRef name) { return op->hasAttr(name); }))
    return;
  rewriter.modifyOpInPlace(op, [&] {
    for (StringRef name : names)
      op->removeAttr(name);
  });
}

static LogicalResult eraseOp(RewriterBase &rewriter, Operation *op) {
  if (auto shardMap = llvm::dyn_cast<ShardMapOp>(op))
    return inlineShardMap(rewriter, shardMap);
  if (llvm::isa<OwnPartOp, SumPartsOp, JoinPartsOp, EnterLocalOp, LeaveLocalOp>(
          op))
    return op->emitOpError("has no meaning on whole tensors: it is in local "
                           "view along an axis");
  rewriter.setInsertionPoint(op);
  if (llvm::isa<ShardOp, ReshardOp>(op))
    rewriter.replaceOp(op, op->getOperands());
  else if (auto shard = llvm::dyn_cast<mlir::shard::ShardOp>(op))
    rewriter.replaceOp(op, shard.getSrc());
  else if (auto pipeline = llvm::dyn_cast<PipelineOp>(op)) {
    if (failed(checkParts(pipeline)))
      return failure();
    rewriter.replaceOp(op, buildSequentially(rewriter, pipeline));
  } else if (auto dense = llvm::dyn_cast<TPDenseOp>(op))
    rewriter.replaceOp(
        op, buildDense(rewriter, dense,
                       [](DensePoint, Value value) { return value; }));
  else
    eraseAnnotations(rewriter, op);
  return success();
}

/// Drops what an argument's or a result's attributes say about the mesh.
static void eraseSignature(FunctionOpInterface function) {
  MLIRContext *context = function.getContext();
  for (StringRef name :
       {MeshDialect::kShardingAttrName, MeshDialect::kLogicalAttrName}) {
    auto attribute = StringAttr::get(context, name);
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      function.removeArgAttr(i, attribute);
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      function.removeResultAttr(i, attribute);
  }
}

static LogicalResult eraseBody(RewriterBase &rewriter,
                               FunctionOpInterface function) {
  WalkResult result = function.getFunctionBody().walk([&](Operation *op) {
    // Ops in a region in local view go with the region, but for those on whole
    // tensors along other axes.
    if (op->getParentOfType<ShardMapOp>() &&
        !llvm::isa<ShardMapOp, ShardOp>(op))
      return WalkResult::advance();
    return WalkResult(eraseOp(rewriter, op));
  });
  return success(!result.wasInterrupted());
}

/// Drops what is left of upstream's shard dialect once no tensor is annotated.
static void eraseGrids(RewriterBase &rewriter, ModuleOp module) {
  module.walk([&](mlir::shard::ShardingOp op) {
    if (op->use_empty())
      rewriter.eraseOp(op);
  });
  for (auto grid :
       llvm::make_early_inc_range(module.getOps<mlir::shard::GridOp>()))
    if (mlir::SymbolTable::symbolKnownUseEmpty(grid, module))
      rewriter.eraseOp(grid);
}

LogicalResult mesh::eraseShardings(RewriterBase &rewriter, ModuleOp module) {
  if (failed(inlineCallsOfShardMaps(rewriter, module)))
    return failure();
  for (auto function : module.getOps<FunctionOpInterface>()) {
    // Functions in local view are left alone.
    if (isInLocalView(function))
      continue;
    rewriter.modifyOpInPlace(function, [&] { eraseSignature(function); });
    if (failed(verifyIsGlobal(function)) ||
        failed(eraseBody(rewriter, function)))
      return failure();
  }
  eraseGrids(rewriter, module);
  return success();
}

namespace {
struct ErasePass : public mesh::impl::ErasePassBase<ErasePass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    if (failed(eraseShardings(rewriter, getOperation())))
      signalPassFailure();
  }
};
} // namespace
