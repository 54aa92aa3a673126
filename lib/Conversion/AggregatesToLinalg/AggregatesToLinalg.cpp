//===- AggregatesToLinalg.cpp - Rewrite ops that stand for several --------===//

#include "IndexedToLoops.h"
#include "SortToLoops.h"
#include "mesh/Conversion/Passes.h"
#include "mesh/Conversion/Patterns.h"
#include "mesh/Interfaces/IndexedSlices.h"
#include "mesh/Interfaces/SoftmaxSteps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTAGGREGATESTOLINALGPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// The blocks of dims that are there as a whole.
static SmallVector<DimBlock> getWholeBlocks(RankedTensorType type,
                                            ArrayRef<int64_t> dims) {
  return llvm::map_to_vector(dims, [&](int64_t dim) {
    return DimBlock{Value(), type.getDimSize(dim)};
  });
}

static LogicalResult lowerGather(tensor::GatherOp op,
                                 PatternRewriter &rewriter) {
  rewriter.replaceOp(op, createGather(rewriter, op.getLoc(),
                                      {op.getResultType(), op.getSource(),
                                       op.getIndices(), op.getGatherDims(),
                                       getWholeBlocks(op.getSourceType(),
                                                      op.getGatherDims())}));
  return success();
}

static LogicalResult lowerScatter(tensor::ScatterOp op,
                                  PatternRewriter &rewriter) {
  rewriter.replaceOp(op, createScatter(rewriter, op.getLoc(),
                                       {op.getSource(), op.getDest(),
                                        op.getIndices(), op.getScatterDims(),
                                        getWholeBlocks(op.getDestType(),
                                                       op.getScatterDims())}));
  return success();
}

/// Returns true if arith knows the elements of `type`.
static bool isSignless(ShapedType type) {
  return type.getElementType().isSignlessIntOrFloat();
}

static LogicalResult lowerBitcast(tensor::BitcastOp op,
                                  PatternRewriter &rewriter) {
  if (!isSignless(op.getType()) || !isSignless(op.getSource().getType()))
    return rewriter.notifyMatchFailure(op, "arith knows no such elements");
  rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(),
                                                op.getSource());
  return success();
}

/// A result of padding alone is generated: a slice for a source without
/// elements could be out of bounds.
static LogicalResult lowerPad(tensor::PadOp op, PatternRewriter &rewriter) {
  if (!op.getResultType().hasStaticShape() ||
      !llvm::is_contained(op.getSourceType().getShape(), 0))
    return rewriter.notifyMatchFailure(op, "has a source that is not empty");
  auto generate = tensor::GenerateOp::create(
      rewriter, op.getLoc(), op.getResultType(), /*dynamicExtents=*/{});
  rewriter.inlineRegionBefore(op.getRegion(), generate.getBody(),
                              generate.getBody().end());
  rewriter.replaceOp(op, generate);
  return success();
}

/// All dims of a tensor of that rank as one; none of a number.
static SmallVector<mlir::ReassociationIndices> getOneGroup(int64_t rank) {
  if (rank == 0)
    return {};
  return {llvm::to_vector(llvm::seq<int64_t>(0, rank))};
}

/// By a tensor of one dim. Nothing but upstream's op reads the shape, which
/// may be memory of a GPU.
static LogicalResult lowerReshape(tensor::ReshapeOp op,
                                  PatternRewriter &rewriter) {
  auto from = llvm::dyn_cast<RankedTensorType>(op.getSource().getType());
  auto to = llvm::dyn_cast<RankedTensorType>(op.getType());
  if (!from || !to || !from.hasStaticShape() || !to.hasStaticShape())
    return rewriter.notifyMatchFailure(op, "has an unknown shape");
  Location loc = op.getLoc();
  Value flat = op.getSource();
  auto flatType =
      RankedTensorType::get(from.getNumElements(), from.getElementType());
  if (from.getRank() == 0)
    flat = tensor::ExpandShapeOp::create(rewriter, loc, flatType, flat,
                                         getOneGroup(0));
  else if (from.getRank() > 1)
    flat = tensor::CollapseShapeOp::create(rewriter, loc, flatType, flat,
                                           getOneGroup(from.getRank()));
  if (to.getRank() == 0)
    rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(op, to, flat,
                                                         getOneGroup(0));
  else if (to.getRank() > 1)
    rewriter.replaceOpWithNewOp<tensor::ExpandShapeOp>(
        op, to, flat, getOneGroup(to.getRank()));
  else
    rewriter.replaceOp(op, flat);
  return success();
}

static LogicalResult lowerSoftmax(linalg::SoftmaxOp op,
                                  PatternRewriter &rewriter) {
  if (!llvm::isa<FloatType>(op.getInputOperandType().getElementType()) ||
      op->getNumResults() == 0)
    return rewriter.notifyMatchFailure(op, "is not of floats, on tensors");
  return decomposeSoftmax(rewriter, op);
}

/// Upstream's short cuts for tiles that are whole tensors take all dims for
/// tiled.
static LogicalResult lowerPacked(linalg::PackOp op, PatternRewriter &rewriter) {
  if (op->getNumResults() == 0)
    return rewriter.notifyMatchFailure(op, "is not on tensors");
  return lowerPack(rewriter, op, /*lowerPadLikeWithInsertSlice=*/false);
}

static LogicalResult lowerUnpacked(linalg::UnPackOp op,
                                   PatternRewriter &rewriter) {
  if (op->getNumResults() == 0)
    return rewriter.notifyMatchFailure(op, "is not on tensors");
  return lowerUnPack(rewriter, op, /*lowerUnpadLikeWithExtractSlice=*/false);
}

void mesh::populateAggregatesToLinalgPatterns(RewritePatternSet &patterns) {
  patterns.add(lowerBitcast);
  patterns.add(lowerGather);
  patterns.add(lowerGatherSlices);
  patterns.add(lowerPacked);
  patterns.add(lowerPad);
  patterns.add(lowerReshape);
  patterns.add(lowerScatter);
  patterns.add(lowerScatterSlices);
  patterns.add(lowerSoftmax);
  patterns.add(lowerSort);
  patterns.add(lowerUnpacked);
  linalg::populateDecomposeWinogradOpsPatterns(patterns);
}

/// Reports an op on tensors that no pattern could rewrite.
static LogicalResult checkRewritten(Operation *op) {
  using namespace linalg;
  if (!llvm::isa<SoftmaxOp, PackOp, UnPackOp, WinogradFilterTransformOp,
                 WinogradInputTransformOp, WinogradOutputTransformOp>(op) ||
      op->getNumResults() == 0)
    return success();
  auto softmax = llvm::dyn_cast<SoftmaxOp>(op);
  if (softmax && failed(checkHasFloats(softmax)))
    return failure();
  return op->emitOpError("cannot be rewritten as structured ops");
}

namespace {
struct ConvertAggregatesToLinalgPass
    : public mesh::impl::ConvertAggregatesToLinalgPassBase<
          ConvertAggregatesToLinalgPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateAggregatesToLinalgPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    WalkResult result = getOperation()->walk(
        [](Operation *op) { return WalkResult(checkRewritten(op)); });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
