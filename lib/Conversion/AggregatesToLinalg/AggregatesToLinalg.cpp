//===- AggregatesToLinalg.cpp - ops that stand for several ----------------===//

#include "mesh/Conversion/Passes.h"
#include "mesh/Interfaces/IndexedSlices.h"
#include "mesh/Interfaces/SoftmaxSteps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

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

static LogicalResult lower(RewriterBase &rewriter, tensor::GatherOp op) {
  rewriter.replaceOp(op, createGather(rewriter, op.getLoc(),
                                      {op.getResultType(), op.getSource(),
                                       op.getIndices(), op.getGatherDims(),
                                       getWholeBlocks(op.getSourceType(),
                                                      op.getGatherDims())}));
  return success();
}

static LogicalResult lower(RewriterBase &rewriter, tensor::ScatterOp op) {
  rewriter.replaceOp(op, createScatter(rewriter, op.getLoc(),
                                       {op.getSource(), op.getDest(),
                                        op.getIndices(), op.getScatterDims(),
                                        getWholeBlocks(op.getDestType(),
                                                       op.getScatterDims())}));
  return success();
}

static LogicalResult lower(RewriterBase &rewriter, tensor::BitcastOp op) {
  rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(),
                                                op.getSource());
  return success();
}

/// What is all padding is generated: a slice for a source without elements
/// could be out of bounds.
static LogicalResult lower(RewriterBase &rewriter, tensor::PadOp op) {
  if (!op.getResultType().hasStaticShape() ||
      !llvm::is_contained(op.getSourceType().getShape(), 0))
    return success();
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
static LogicalResult lower(RewriterBase &rewriter, tensor::ReshapeOp op) {
  auto from = llvm::dyn_cast<RankedTensorType>(op.getSource().getType());
  auto to = llvm::dyn_cast<RankedTensorType>(op.getType());
  if (!from || !to || !from.hasStaticShape() || !to.hasStaticShape())
    return success();
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

/// Whether arith knows the elements of `type`.
static bool isSignless(ShapedType type) {
  return type.getElementType().isSignlessIntOrFloat();
}

/// Says so where upstream cannot rewrite `op`.
static LogicalResult verifyRewritten(Operation *op, LogicalResult result) {
  return succeeded(result)
             ? result
             : op->emitOpError("cannot be rewritten as structured ops");
}

/// Replaces an op by what it stands for. Others are left alone. Fails, with an
/// error, if it cannot be replaced.
static LogicalResult lowerAggregate(RewriterBase &rewriter, Operation *op) {
  using namespace linalg;
  rewriter.setInsertionPoint(op);
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case<tensor::GatherOp, tensor::ScatterOp, tensor::PadOp,
            tensor::ReshapeOp>([&](auto op) { return lower(rewriter, op); })
      .Case([&](SoftmaxOp op) { return decomposeSoftmax(rewriter, op); })
      .Case([&](tensor::BitcastOp op) {
        return isSignless(op.getType()) && isSignless(op.getSource().getType())
                   ? lower(rewriter, op)
                   : success();
      })
      // Upstream's short cuts for tiles that are whole tensors take all dims
      // for tiled.
      .Case([&](PackOp op) {
        return verifyRewritten(
            op, lowerPack(rewriter, op, /*lowerPadLikeWithInsertSlice=*/false));
      })
      .Case([&](UnPackOp op) {
        return verifyRewritten(
            op, lowerUnPack(rewriter, op,
                            /*lowerUnpadLikeWithExtractSlice=*/false));
      })
      .Case([&](WinogradFilterTransformOp op) {
        return verifyRewritten(
            op, decomposeWinogradFilterTransformOp(rewriter, op));
      })
      .Case([&](WinogradInputTransformOp op) {
        return verifyRewritten(op,
                               decomposeWinogradInputTransformOp(rewriter, op));
      })
      .Case([&](WinogradOutputTransformOp op) {
        return verifyRewritten(
            op, decomposeWinogradOutputTransformOp(rewriter, op));
      })
      .Default(success());
}

namespace {
struct ConvertAggregatesToLinalgPass
    : public mesh::impl::ConvertAggregatesToLinalgPassBase<
          ConvertAggregatesToLinalgPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    WalkResult result = getOperation()->walk([&](Operation *op) {
      if (op->getNumResults() == 0)
        return WalkResult::advance();
      return WalkResult(lowerAggregate(rewriter, op));
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
