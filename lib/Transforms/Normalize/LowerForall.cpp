//===- LowerForall.cpp - Parallel loops to sequential ones ----------------===//

#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

/// The `tensor.insert_slice` in place of `op`, in a body mapped by `mapping`.
static Value insertSlice(OpBuilder &builder, tensor::ParallelInsertSliceOp op,
                         Value dest, const IRMapping &mapping) {
  auto map = [&](ArrayRef<OpFoldResult> values) {
    return llvm::map_to_vector(values, [&](OpFoldResult value) -> OpFoldResult {
      if (auto dynamic = llvm::dyn_cast<Value>(value))
        return mapping.lookupOrDefault(dynamic);
      return value;
    });
  };
  return tensor::InsertSliceOp::create(
      builder, op.getLoc(), mapping.lookupOrDefault(op.getSource()), dest,
      map(op.getMixedOffsets()), map(op.getMixedSizes()),
      map(op.getMixedStrides()));
}

/// One iteration of `op`, which makes `results` of what it is given.
static void buildIteration(OpBuilder &builder, scf::ForallOp op,
                           ValueRange indices, SmallVector<Value> &results) {
  IRMapping mapping;
  mapping.map(op.getInductionVars(), indices);
  // An iteration does not see what others wrote.
  mapping.map(op.getRegionIterArgs(), op.getOutputs());
  for (Operation &inner : op.getBody()->without_terminator())
    builder.clone(inner, mapping);
  unsigned numIndices = indices.size();
  for (auto insert :
       op.getTerminator().getBody()->getOps<tensor::ParallelInsertSliceOp>()) {
    auto dest = llvm::cast<BlockArgument>(insert.getDest());
    Value &result = results[dest.getArgNumber() - numIndices];
    result = insertSlice(builder, insert, result, mapping);
  }
}

/// Returns the first op at the end of `op` that an iteration cannot do after
/// another one. Null if there is none.
static Operation *findParallelOnly(scf::ForallOp op) {
  for (Operation &inner : op.getTerminator().getYieldingOps())
    if (!llvm::isa<tensor::ParallelInsertSliceOp>(inner))
      return &inner;
  return nullptr;
}

LogicalResult mesh::verifyForalls(Operation *root) {
  WalkResult result = root->walk([](scf::ForallOp op) -> WalkResult {
    if (Operation *inner = findParallelOnly(op))
      return inner->emitOpError("cannot be done by one iteration after the "
                                "other; put results together by "
                                "tensor.parallel_insert_slice");
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

namespace {
struct LowerForall : public OpRewritePattern<scf::ForallOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ForallOp op,
                                PatternRewriter &rewriter) const override {
    if (findParallelOnly(op))
      return rewriter.notifyMatchFailure(op, "has an end that is parallel");
    Location loc = op.getLoc();
    auto getValues = [&](ArrayRef<OpFoldResult> bounds) {
      return getValueOrCreateConstantIndexOp(rewriter, loc, bounds);
    };
    scf::LoopNest nest = scf::buildLoopNest(
        rewriter, loc, getValues(op.getMixedLowerBound()),
        getValues(op.getMixedUpperBound()), getValues(op.getMixedStep()),
        op.getOutputs(),
        [&](OpBuilder &builder, Location, ValueRange indices, ValueRange args) {
          SmallVector<Value> results(args);
          buildIteration(builder, op, indices, results);
          return results;
        });
    rewriter.replaceOp(op, nest.results);
    return success();
  }
};
} // namespace

void mesh::populateLowerForallPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerForall>(patterns.getContext());
}
