//===- TakeCaptures.cpp - Operands for captured values --------------------===//

#include "LowerAggregates.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/IndexedOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

/// Returns true if `value` is captured by the body of `op` and may have a
/// derivative.
static bool isCaptured(linalg::GenericOp op, Value value) {
  return isDifferentiable(value.getType()) &&
         !op.getRegion().isAncestor(value.getParentRegion()) &&
         !mlir::matchPattern(value, mlir::m_Constant());
}

/// Returns true if `value`, of the body, depends on what the op writes over.
static bool readsOutput(linalg::GenericOp op, Value value) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value))
    return argument.getOwner() == op.getBody() &&
           argument.getArgNumber() >= op.getNumDpsInputs();
  Operation *definition = value.getDefiningOp();
  return definition->getBlock() == op.getBody() &&
         (definition->getNumRegions() != 0 ||
          llvm::any_of(definition->getOperands(), [&](Value operand) {
            return readsOutput(op, operand);
          }));
}

/// The coordinates of `read` in each iteration of `op`, along a last dim.
static Value emitCoordinates(linalg::GenericOp op, tensor::ExtractOp read,
                             PatternRewriter &rewriter) {
  Location loc = read.getLoc();
  SmallVector<int64_t> loops = op.getStaticLoopRanges();
  unsigned rank = loops.size(), count = read.getIndices().size();
  SmallVector<Value> inputs(op.getDpsInputs()), empties;
  SmallVector<AffineMap> maps(op.getIndexingMapsArray());
  maps.resize(inputs.size());
  maps.append(count, rewriter.getMultiDimIdentityMap(rank));
  Type element = rewriter.getI64Type();
  for (unsigned i = 0; i < count; ++i)
    empties.push_back(tensor::EmptyOp::create(rewriter, loc, loops, element));
  SmallVector<mlir::utils::IteratorType> iterators(
      rank, mlir::utils::IteratorType::parallel);
  auto emitBody = [&](OpBuilder &body, Location loc, ValueRange arguments) {
    IRMapping mapping;
    for (auto [argument, mapped] : llvm::zip(
             op.getBody()->getArguments(), arguments.take_front(inputs.size())))
      mapping.map(argument, mapped);
    for (Operation &inner : *op.getBody()) {
      if (&inner == read)
        break;
      if (llvm::none_of(inner.getOperands(),
                        [&](Value value) { return readsOutput(op, value); }) &&
          inner.getNumRegions() == 0)
        body.clone(inner, mapping);
    }
    SmallVector<Value> results;
    for (Value index : read.getIndices())
      results.push_back(arith::IndexCastOp::create(
          body, loc, element, mapping.lookupOrDefault(index)));
    linalg::YieldOp::create(body, loc, results);
  };
  auto places =
      linalg::GenericOp::create(rewriter, loc, TypeRange(empties), inputs,
                                empties, maps, iterators, emitBody);
  for (Operation &inner :
       llvm::make_early_inc_range(llvm::reverse(*places.getBody())))
    if (mlir::isOpTriviallyDead(&inner))
      rewriter.eraseOp(&inner);
  SmallVector<ReassociationIndices> groups;
  for (unsigned dim = 0; dim < rank; ++dim)
    groups.push_back({static_cast<int64_t>(dim)});
  if (!groups.empty())
    groups.back().push_back(rank);
  loops.push_back(1);
  SmallVector<Value> coordinates;
  for (Value result : places.getResults())
    coordinates.push_back(tensor::ExpandShapeOp::create(
        rewriter, loc, RankedTensorType::get(loops, element), result, groups));
  return count == 1 ? coordinates.front()
                    : tensor::ConcatOp::create(rewriter, loc, rank, coordinates)
                          .getResult();
}

namespace {
/// The captured values of an op's body that may have a derivative.
struct Captures {
  SmallVector<Value> numbers;
  /// Reads of elements of captured tensors.
  SmallVector<tensor::ExtractOp> reads;
};
} // namespace

static Captures findCaptures(linalg::GenericOp op) {
  Captures captures;
  llvm::SetVector<Value> values;
  mlir::getUsedValuesDefinedAbove(op->getRegions(), values);
  for (Value value : values)
    if (isCaptured(op, value) && !llvm::isa<RankedTensorType>(value.getType()))
      captures.numbers.push_back(value);
  for (auto read : op.getBody()->getOps<tensor::ExtractOp>())
    if (isCaptured(op, read.getTensor()) &&
        llvm::none_of(read.getIndices(),
                      [&](Value index) { return readsOutput(op, index); }))
      captures.reads.push_back(read);
  return captures;
}

/// Returns the operands of `op` that `captures` become, with their maps:
/// numbers first.
static SmallVector<std::pair<Value, AffineMap>>
emitOperands(linalg::GenericOp op, const Captures &captures,
             PatternRewriter &rewriter) {
  unsigned rank = op.getNumLoops();
  AffineMap whole = rewriter.getMultiDimIdentityMap(rank);
  AffineMap none = AffineMap::get(rank, 0, rewriter.getContext());
  SmallVector<std::pair<Value, AffineMap>> taken;
  for (Value number : captures.numbers)
    taken.emplace_back(number, none);
  for (tensor::ExtractOp read : captures.reads) {
    Value tensor = read.getTensor();
    if (read.getIndices().empty()) {
      taken.emplace_back(tensor, none);
      continue;
    }
    auto dims =
        llvm::to_vector(llvm::seq<int64_t>(0, read.getIndices().size()));
    taken.emplace_back(
        GatherSlicesOp::create(rewriter, read.getLoc(), tensor,
                               emitCoordinates(op, read, rewriter), dims,
                               ArrayRef<int64_t>()),
        whole);
  }
  return taken;
}

namespace {
/// Makes inputs of what a body captures: numbers, and elements of tensors,
/// which are gathered before.
struct TakeCaptures : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    Captures captures = findCaptures(op);
    if ((captures.numbers.empty() && captures.reads.empty()) ||
        llvm::any_of(op.getStaticLoopRanges(), mlir::ShapedType::isDynamic))
      return rewriter.notifyMatchFailure(op, "captures nothing of the kind");

    SmallVector<Value> inputs(op.getDpsInputs()), arguments;
    SmallVector<AffineMap> maps(op.getIndexingMapsArray());
    for (auto [value, map] : emitOperands(op, captures, rewriter)) {
      maps.insert(maps.begin() + inputs.size(), map);
      inputs.push_back(value);
      arguments.push_back(op.getBody()->insertArgument(
          inputs.size() - 1, mlir::getElementTypeOrSelf(value.getType()),
          value.getLoc()));
    }
    for (auto [number, argument] : llvm::zip(captures.numbers, arguments))
      rewriter.replaceUsesWithIf(number, argument, [&](OpOperand &use) {
        return op.getRegion().isAncestor(use.getOwner()->getParentRegion());
      });
    for (auto [read, argument] : llvm::zip_equal(
             captures.reads,
             ArrayRef(arguments).drop_front(captures.numbers.size())))
      rewriter.replaceOp(read, argument);
    auto changed = linalg::GenericOp::create(
        rewriter, op.getLoc(), op.getResultTypes(), inputs, op.getOutputs(),
        maps, op.getIteratorTypesArray());
    rewriter.inlineRegionBefore(op.getRegion(), changed.getRegion(),
                                changed.getRegion().begin());
    rewriter.replaceOp(op, changed);
    return success();
  }
};
} // namespace

void mesh::populateTakeCapturesPatterns(RewritePatternSet &patterns) {
  patterns.add<TakeCaptures>(patterns.getContext());
}
