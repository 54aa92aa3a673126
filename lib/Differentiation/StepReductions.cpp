//===- StepReductions.cpp - Loops for reductions of other kinds -----------===//

#include "LinalgTerms.h"
#include "LowerAggregates.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Interfaces/SlidingExpr.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;
using linalg::GenericOp;
using linalg::LinalgOp;

namespace {
/// Where an input is read in one iteration of the reduction loops.
struct StepInput {
  /// The linear combination of loops in each dim.
  SmallVector<SlidingExpr> dims;
  /// The parallel loop in each dim, if there is one.
  SmallVector<std::optional<unsigned>> loops;
  /// True if it is read in another way: then all its elements are taken before,
  /// as a tensor with a dim for each loop.
  bool isTakenBefore = false;
  Value taken;
};

/// Makes a loop nest of the reduction loops of an op. An iteration is an op on
/// the parallel loops.
class StepBuilder {
public:
  explicit StepBuilder(LinalgOp op)
      : op(op), sizes(op.getStaticLoopRanges()), numbers(sizes.size()) {
    op.getReductionDims(reductions);
    op.getParallelDims(parallels);
  }

  /// Returns false if the sizes of loops are not known, or are zero.
  bool match();
  ValueRange build(OpBuilder &builder);

private:
  std::optional<StepInput> matchInput(OpOperand &operand);
  StepInput createWhole();
  Value takeInput(OpBuilder &builder, OpOperand &operand);
  ValueRange build(OpBuilder &builder, ValueRange starts, unsigned depth);
  AffineMap getMap(ArrayRef<std::optional<unsigned>> loops);
  Value emitSlice(OpBuilder &builder, OpOperand &operand,
                  const StepInput &input);
  OpFoldResult emitOffset(OpBuilder &builder, const SlidingExpr &expr);
  ValueRange emitStep(OpBuilder &builder, ValueRange starts);
  void cloneBody(OpBuilder &builder, ValueRange arguments);

  LinalgOp op;
  SmallVector<int64_t> sizes;
  SmallVector<unsigned> reductions, parallels;
  SmallVector<std::pair<OpOperand *, StepInput>> inputs;
  /// The numbers of the reduction loops.
  SmallVector<Value> numbers;
};
} // namespace

/// Returns how `operand` is read, or nothing if it is not through windows.
std::optional<StepInput> StepBuilder::matchInput(OpOperand &operand) {
  StepInput input;
  for (AffineExpr expr : op.getMatchingIndexingMap(&operand).getResults()) {
    auto constant = llvm::dyn_cast<mlir::AffineConstantExpr>(expr);
    std::optional<SlidingExpr> sliding = SlidingExpr::match(op, expr);
    if (constant)
      sliding = SlidingExpr{SmallVector<int64_t>(sizes.size(), 0),
                            constant.getValue(), 0};
    if (!sliding)
      return std::nullopt;
    std::optional<unsigned> loop;
    for (unsigned other : parallels) {
      int64_t factor = sliding->coefficients[other];
      if (factor == 0)
        continue;
      if (loop || factor < 0)
        return std::nullopt;
      loop = other;
    }
    input.dims.push_back(*sliding);
    input.loops.push_back(loop);
  }
  return input;
}

/// Returns how a tensor with a dim for each loop is read.
StepInput StepBuilder::createWhole() {
  StepInput input;
  input.isTakenBefore = true;
  for (unsigned loop = 0; loop < sizes.size(); ++loop) {
    SlidingExpr dim{SmallVector<int64_t>(sizes.size(), 0), 0, loop};
    dim.coefficients[loop] = 1;
    input.dims.push_back(std::move(dim));
    bool isParallel = llvm::is_contained(parallels, loop);
    input.loops.push_back(isParallel ? std::optional(loop) : std::nullopt);
  }
  return input;
}

bool StepBuilder::match() {
  if (llvm::any_of(sizes, mlir::ShapedType::isDynamic) ||
      llvm::is_contained(sizes, 0))
    return false;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    AffineMap map = op.getMatchingIndexingMap(&init);
    if (!map.isProjectedPermutation() ||
        map.getNumResults() != parallels.size())
      return false;
  }
  for (OpOperand *operand : op.getDpsInputOperands())
    if (op.payloadUsesValueFromOperand(operand)) {
      std::optional<StepInput> input = matchInput(*operand);
      inputs.emplace_back(operand, input ? *input : createWhole());
    }
  return true;
}

/// Returns the map from the parallel loops to those of `loops`.
AffineMap StepBuilder::getMap(ArrayRef<std::optional<unsigned>> loops) {
  SmallVector<AffineExpr> results;
  for (std::optional<unsigned> loop : loops)
    if (loop)
      results.push_back(mlir::getAffineDimExpr(
          llvm::find(parallels, *loop) - parallels.begin(), op.getContext()));
  return AffineMap::get(parallels.size(), 0, results, op.getContext());
}

OpFoldResult StepBuilder::emitOffset(OpBuilder &builder,
                                     const SlidingExpr &expr) {
  Location loc = op.getLoc();
  Value sum;
  auto add = [&](Value value) {
    sum = sum ? arith::AddIOp::create(builder, loc, sum, value).getResult()
              : value;
  };
  for (unsigned loop : reductions) {
    int64_t factor = expr.coefficients[loop];
    if (factor == 0)
      continue;
    Value number = numbers[loop];
    if (factor != 1)
      number = arith::MulIOp::create(
          builder, loc, number,
          arith::ConstantIndexOp::create(builder, loc, factor));
    add(number);
  }
  if (!sum)
    return builder.getIndexAttr(expr.constant);
  if (expr.constant != 0)
    add(arith::ConstantIndexOp::create(builder, loc, expr.constant));
  return sum;
}

/// Returns the elements of `operand` in all iterations.
Value StepBuilder::takeInput(OpBuilder &builder, OpOperand &operand) {
  Location loc = op.getLoc();
  unsigned rank = sizes.size();
  Value empty = tensor::EmptyOp::create(
      builder, loc, sizes, mlir::getElementTypeOrSelf(operand.get()));
  SmallVector<mlir::utils::IteratorType> iterators(
      rank, mlir::utils::IteratorType::parallel);
  return GenericOp::create(
             builder, loc, empty.getType(), operand.get(), empty,
             {op.getMatchingIndexingMap(&operand),
              builder.getMultiDimIdentityMap(rank)},
             iterators,
             [](OpBuilder &body, Location loc, ValueRange arguments) {
               linalg::YieldOp::create(body, loc, arguments.front());
             })
      .getResult(0);
}

Value StepBuilder::emitSlice(OpBuilder &builder, OpOperand &operand,
                             const StepInput &input) {
  Value tensor = input.taken ? input.taken : operand.get();
  auto type = llvm::dyn_cast<RankedTensorType>(tensor.getType());
  if (!type)
    return tensor;
  SmallVector<OpFoldResult> offsets, extents, strides;
  SmallVector<int64_t> shape;
  for (auto [dim, loop] : llvm::zip_equal(input.dims, input.loops)) {
    offsets.push_back(emitOffset(builder, dim));
    extents.push_back(builder.getIndexAttr(loop ? sizes[*loop] : 1));
    strides.push_back(builder.getIndexAttr(loop ? dim.coefficients[*loop] : 1));
    if (loop)
      shape.push_back(sizes[*loop]);
  }
  return tensor::ExtractSliceOp::create(builder, op.getLoc(), type.clone(shape),
                                        tensor, offsets, extents, strides);
}

void StepBuilder::cloneBody(OpBuilder &builder, ValueRange arguments) {
  mlir::IRMapping mapping;
  for (auto [index, entry] : llvm::enumerate(inputs))
    mapping.map(op.getMatchingBlockArgument(entry.first), arguments[index]);
  mapping.map(op.getRegionOutputArgs(), arguments.drop_front(inputs.size()));
  for (Operation &inner : *op.getBlock()) {
    auto index = llvm::dyn_cast<linalg::IndexOp>(inner);
    if (!index) {
      builder.clone(inner, mapping);
      continue;
    }
    unsigned loop = index.getDim();
    Value number = numbers[loop];
    if (!number)
      number = linalg::IndexOp::create(builder, index.getLoc(),
                                       llvm::find(parallels, loop) -
                                           parallels.begin());
    mapping.map(index.getResult(), number);
  }
}

ValueRange StepBuilder::emitStep(OpBuilder &builder, ValueRange starts) {
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  for (auto &[operand, input] : inputs) {
    operands.push_back(emitSlice(builder, *operand, input));
    maps.push_back(getMap(input.loops));
  }
  for (OpOperand &init : op.getDpsInitsMutable()) {
    SmallVector<std::optional<unsigned>> loops;
    for (AffineExpr expr : op.getMatchingIndexingMap(&init).getResults())
      loops.push_back(llvm::cast<mlir::AffineDimExpr>(expr).getPosition());
    maps.push_back(getMap(loops));
  }
  SmallVector<mlir::utils::IteratorType> iterators(
      parallels.size(), mlir::utils::IteratorType::parallel);
  return GenericOp::create(
             builder, op.getLoc(), op->getResultTypes(), operands, starts, maps,
             iterators,
             [&](OpBuilder &body, Location, ValueRange arguments) {
               cloneBody(body, arguments);
             })
      .getResults();
}

ValueRange StepBuilder::build(OpBuilder &builder) {
  for (auto &[operand, input] : inputs)
    if (input.isTakenBefore)
      input.taken = takeInput(builder, *operand);
  return build(builder, op.getDpsInits(), 0);
}

/// Builds the loops from `depth` on, which start from `starts`.
ValueRange StepBuilder::build(OpBuilder &builder, ValueRange starts,
                              unsigned depth) {
  if (depth == reductions.size())
    return emitStep(builder, starts);
  Location loc = op.getLoc();
  unsigned loop = reductions[depth];
  auto bound = [&](int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  return scf::ForOp::create(builder, loc, bound(0), bound(sizes[loop]),
                            bound(1), starts,
                            [&](OpBuilder &body, Location loc, Value number,
                                ValueRange arguments) {
                              numbers[loop] = number;
                              scf::YieldOp::create(
                                  body, loc, build(body, arguments, depth + 1));
                            })
      .getResults();
}

namespace {
/// Makes a loop of a reduction whose terms are not known: its body may compute
/// anything from what came before.
struct LowerStepReduction : mlir::OpInterfaceRewritePattern<LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(LinalgOp op,
                                PatternRewriter &rewriter) const override {
    auto isUnknown = [&](Value result) {
      return isDifferentiable(result.getType()) && !result.use_empty() &&
             !findTerm(op,
                       llvm::cast<mlir::OpResult>(result).getResultNumber());
    };
    if (op.getNumReductionLoops() == 0 || !op.hasPureTensorSemantics() ||
        llvm::none_of(op->getResults(), isUnknown))
      return rewriter.notifyMatchFailure(op, "has a rule, or needs none");
    StepBuilder steps(op);
    if (!steps.match())
      return rewriter.notifyMatchFailure(op, "has no loops of known sizes");
    rewriter.replaceOp(op, steps.build(rewriter));
    return success();
  }
};
} // namespace

void mesh::populateStepReductionsPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerStepReduction>(patterns.getContext());
}
