//===- LowerParamValues.cpp - Simpler ops for norms, stacks and gathers ---===//

#include "mesh/Params/LowerParamValues.h"

#include "mesh/IR/ParamValueOps.h"
#include "mesh/IR/Zeros.h"
#include "mesh/Params/Norms.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mesh;

/// Returns the groups of dims of the tensor with `dim` that make up those of
/// the one without, if that has `rank`. The dim of size 1 goes with the one
/// after it, or before it if it is the last.
static SmallVector<ReassociationIndices> getReassociation(int64_t rank,
                                                          int64_t dim) {
  SmallVector<ReassociationIndices> groups;
  for (int64_t i = 0, from = 0; i < rank; ++i) {
    int64_t size = 1 + (i == std::min(dim, rank - 1));
    groups.emplace_back(llvm::to_vector(llvm::seq(from, from + size)));
    from += size;
  }
  return groups;
}

/// `value` if this device's index on `axes` is `kept`, else zeros.
static Value mask(ImplicitLocOpBuilder &b, StackOp op, int64_t kept) {
  TypedValue<RankedTensorType> input = op.getInput();
  Value index =
      AxisIndexOp::create(b, b.getIndexType(), op.getMeshAttr(), op.getAxes());
  Value isKept = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, index,
                                       arith::ConstantIndexOp::create(b, kept));
  Value zeros = arith::ConstantOp::create(b, getZeros(input.getType()));
  return arith::SelectOp::create(b, isKept, input, zeros);
}

static Value lower(ImplicitLocOpBuilder &b, StackOp op) {
  Value value = op.getInput();
  if (std::optional<uint64_t> kept = op.getMaskExcept())
    value = mask(b, op, *kept);
  return tensor::ExpandShapeOp::create(
      b, op.getType(), value,
      getReassociation(op.getInput().getType().getRank(), op.getDim()));
}

static Value lower(ImplicitLocOpBuilder &b, UnstackOp op) {
  return tensor::CollapseShapeOp::create(
      b, op.getType(), op.getInput(),
      getReassociation(op.getType().getRank(), op.getDim()));
}

/// `value` in elements of `type`, rounded if that has less bits.
static Value convert(ImplicitLocOpBuilder &b, Value value, Type type) {
  auto from = llvm::cast<FloatType>(getElementTypeOrSelf(value));
  auto to = llvm::cast<FloatType>(type);
  if (from == to)
    return value;
  RankedTensorType converted =
      llvm::cast<RankedTensorType>(value.getType()).clone(to);
  if (from.getWidth() < to.getWidth())
    return arith::ExtFOp::create(b, converted, value);
  if (from.getWidth() > to.getWidth())
    return arith::TruncFOp::create(b, converted, value);
  // f16 and bf16 meet in f32.
  return convert(b, convert(b, value, b.getF32Type()), to);
}

/// `value`, sent as elements of `type`, if there is one, by `exchange`, which
/// builds an op whose result has the shape of `op`'s.
template <typename Collective, typename Op, typename... Arguments>
static Value exchange(ImplicitLocOpBuilder &b, Op op, Value value,
                      Arguments... arguments) {
  RankedTensorType type = op.getType();
  std::optional<FloatType> wanted = op.getSentType();
  Type sent = wanted ? Type(*wanted) : type.getElementType();
  Value result = Collective::create(b, type.clone(sent), arguments...,
                                    convert(b, value, sent), op.getMeshAttr(),
                                    op.getAxes(), op.getDimAttr());
  return convert(b, result, type.getElementType());
}

static Value lower(ImplicitLocOpBuilder &b, GatherParamOp op) {
  return exchange<AllGatherOp>(b, op, op.getInput());
}

static Value lower(ImplicitLocOpBuilder &b, ScatterGradOp op) {
  TypedValue<RankedTensorType> input = op.getInput();
  int64_t n = lookupMesh(op, op.getMeshAttr()).getSize(op.getAxes());
  Value count = arith::ConstantOp::create(
      b, DenseElementsAttr::get(input.getType(),
                                b.getFloatAttr(input.getType().getElementType(),
                                               static_cast<double>(n))));
  Value share = arith::DivFOp::create(b, input, count);
  return exchange<ReduceScatterOp>(
      b, op, share, CombinerAttr::get(b.getContext(), Combiner::Sum));
}

static Value lower(ImplicitLocOpBuilder &b, NormOp op) {
  return emitNorm(b, op);
}

namespace {
/// Rewrites the ops of one type in simpler ones.
template <typename Op>
struct LowerParamValue : public OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    rewriter.replaceOp(op, lower(b, op));
    return success();
  }
};
} // namespace

void mesh::populateLowerStacksPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerParamValue<StackOp>, LowerParamValue<UnstackOp>,
               LowerParamValue<ScatterGradOp>>(patterns.getContext());
}

void mesh::populateLowerParamExchangesPatterns(RewritePatternSet &patterns) {
  populateLowerStacksPatterns(patterns);
  patterns.add<LowerParamValue<GatherParamOp>>(patterns.getContext());
}

void mesh::lowerParamExchanges(Operation *root,
                               RewriterBase::Listener *listener) {
  RewritePatternSet patterns(root->getContext());
  populateLowerParamExchangesPatterns(patterns);
  walkAndApplyPatterns(root, std::move(patterns), listener);
}

void mesh::populateLowerNormsPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerParamValue<NormOp>>(patterns.getContext());
}
