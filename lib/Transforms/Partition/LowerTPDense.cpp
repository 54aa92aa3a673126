//===- LowerTPDense.cpp - tensor-parallel layers to linalg ----------------===//
//
// Communication is not built here: the shardings at which the layer's values
// are held imply it.
//
//===----------------------------------------------------------------------===//

#include "mesh/Transforms/Partition/DenseLayer.h"
#include "mesh/Transforms/Partition/Partition.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

namespace {
/// The sharding that a layer wants of a value along its axis. Other axes are
/// left open.
struct Wish {
  enum Kind { Anything, Split, Whole, Partial } kind = Anything;
  /// The dim to split.
  int64_t dim = 0;
};
} // namespace

static Wish getWish(TPDenseOp op, DensePoint point) {
  // Dims of the kernel.
  int64_t in = op.getTransposeKernel() ? 1 : 0, out = 1 - in;
  int64_t lastDim = op.getType().getRank() - 1;
  bool skips = op.getSkipCommunication();
  switch (op.getMode()) {
  case TPMode::None:
    return point == DensePoint::Product || point == DensePoint::ReducedProduct
               ? Wish{}
               : Wish{Wish::Whole};
  case TPMode::Gather:
    switch (point) {
    case DensePoint::X:
      return skips ? Wish{} : Wish{Wish::Split, lastDim};
    case DensePoint::GatheredX:
      return {Wish::Whole};
    case DensePoint::Kernel:
      return {Wish::Split, out};
    case DensePoint::Bias:
      return {Wish::Split, 0};
    case DensePoint::Y:
      return {Wish::Split, lastDim};
    case DensePoint::Product:
    case DensePoint::ReducedProduct:
      return {};
    }
    break;
  case TPMode::Scatter:
    switch (point) {
    case DensePoint::X:
      return {Wish::Split, lastDim};
    case DensePoint::Kernel:
      return {Wish::Split, in};
    case DensePoint::Product:
      return {Wish::Partial};
    case DensePoint::ReducedProduct:
      return skips ? Wish{} : Wish{Wish::Split, lastDim};
    case DensePoint::Y:
      return skips ? Wish{Wish::Partial} : Wish{Wish::Split, lastDim};
    case DensePoint::Bias:
      return skips ? Wish{Wish::Partial} : Wish{Wish::Split, 0};
    case DensePoint::GatheredX:
      return {};
    }
    break;
  }
  llvm_unreachable("unknown mode or point");
}

/// The point at which the layer communicates, if it does.
static bool isCommunication(TPDenseOp op, DensePoint point) {
  return (op.getMode() == TPMode::Gather && point == DensePoint::GatheredX) ||
         (op.getMode() == TPMode::Scatter &&
          point == DensePoint::ReducedProduct);
}

static ShardingAttr getSharding(TPDenseOp op, Wish wish, int64_t rank) {
  MLIRContext *context = op.getContext();
  auto open = DimShardingAttr::get(context, {}, /*isOpen=*/true, -1);
  SmallVector<DimShardingAttr> dims(rank, open);
  SmallVector<AxisRefAttr> replicated, partial;
  std::optional<Combiner> combiner;
  switch (wish.kind) {
  case Wish::Split:
    dims[wish.dim] =
        DimShardingAttr::get(context, op.getAxis(), /*isOpen=*/true, -1);
    break;
  case Wish::Whole:
    replicated = {op.getAxis()};
    break;
  case Wish::Partial:
    partial = {op.getAxis()};
    combiner = Combiner::Sum;
    break;
  case Wish::Anything:
    break;
  }
  return ShardingAttr::get(context, op.getMeshAttr(), dims, replicated,
                           combiner, partial);
}

namespace {
struct LowerTPDense : public OpRewritePattern<TPDenseOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(TPDenseOp op,
                                PatternRewriter &rewriter) const override {
    MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
    bool isParallel = mesh.getSize(op.getAxis()) > 1;
    auto annotate = [&](DensePoint point, Value value) -> Value {
      Wish wish = getWish(op, point);
      if (!isParallel || wish.kind == Wish::Anything)
        return value;
      auto type = llvm::cast<RankedTensorType>(value.getType());
      auto shard = ShardOp::create(rewriter, op.getLoc(), value,
                                   getSharding(op, wish, type.getRank()));
      if (isCommunication(op, point) && op.getOverlapAttr())
        shard->setAttr(MeshDialect::kOverlapAttrName, op.getOverlapAttr());
      return shard;
    };
    Value y = buildDense(rewriter, op, annotate);
    // An annotation of the result holds for the result.
    if (Attribute written = op->getAttr(MeshDialect::kShardingsAttrName))
      y = ShardOp::create(
          rewriter, op.getLoc(), y,
          llvm::cast<ShardingAttr>(llvm::cast<ArrayAttr>(written)[0]));
    rewriter.replaceOp(op, y);
    return success();
  }
};
} // namespace

void mesh::populateLowerTPDensePatterns(RewritePatternSet &patterns) {
  patterns.add<LowerTPDense>(patterns.getContext());
}
