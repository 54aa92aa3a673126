//===- NormalizeElements.cpp - Elements at indices that are data as sums --===//
//
// A body that reads an element of another tensor by its position is seen by no
// sharding rule, so that the tensor is gathered whole. Before a program is
// partitioned, an element at the position of the loops becomes an input, and
// one at an index that is data a sum over the dim, in which all other elements
// are replaced by the identity element. Such a sum is split as any other.
// Afterwards each device reads the element, if its block has it.
//
//===----------------------------------------------------------------------===//

#include "TakenElements.h"
#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;
using linalg::GenericOp;

//===----------------------------------------------------------------------===//
// Captured tensors
//===----------------------------------------------------------------------===//

/// Returns true if `extract` reads an element of a tensor that `op` captures.
static bool readsCaptured(tensor::ExtractOp extract, GenericOp op) {
  return extract.getTensor().getType().hasStaticShape() &&
         !op.getRegion().isAncestor(extract.getTensor().getParentRegion());
}

/// The dims of a captured tensor by the loops of an op: a loop, a constant, or
/// null, where the index is data.
static SmallVector<AffineExpr> getPositions(tensor::ExtractOp extract,
                                            ArrayRef<int64_t> sizes) {
  MLIRContext *context = extract.getContext();
  llvm::SmallBitVector isUsed(sizes.size());
  SmallVector<AffineExpr> positions;
  ArrayRef<int64_t> shape = extract.getTensor().getType().getShape();
  for (auto [index, extent] : llvm::zip_equal(extract.getIndices(), shape)) {
    AffineExpr &position = positions.emplace_back();
    std::optional<int64_t> constant = getConstantIntValue(index);
    auto loop = index.getDefiningOp<linalg::IndexOp>();
    if (constant && *constant >= 0 && *constant < extent) {
      position = getAffineConstantExpr(*constant, context);
    } else if (loop && sizes[loop.getDim()] == extent &&
               !isUsed.test(loop.getDim())) {
      position = getAffineDimExpr(loop.getDim(), context);
      isUsed.set(loop.getDim());
    }
  }
  return positions;
}

GenericOp mesh::createLike(RewriterBase &rewriter, GenericOp op,
                           ValueRange inputs, ValueRange inits,
                           ArrayRef<AffineMap> maps,
                           ArrayRef<utils::IteratorType> kinds) {
  auto created = GenericOp::create(rewriter, op.getLoc(), op->getResultTypes(),
                                   inputs, inits, maps, kinds);
  OpBuilder::InsertionGuard guard(rewriter);
  SmallVector<Type> types;
  for (Value value :
       llvm::concat<Value>(llvm::to_vector(inputs), llvm::to_vector(inits)))
    types.push_back(getElementTypeOrSelf(value));
  rewriter.createBlock(&created.getRegion(), {}, types,
                       SmallVector<Location>(types.size(), op.getLoc()));
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    created->setDiscardableAttr(attribute.getName(), attribute.getValue());
  return created;
}

//===----------------------------------------------------------------------===//
// Elements at the position of the loops
//===----------------------------------------------------------------------===//

namespace {
/// Makes an input of a captured tensor that is read where the loops are.
struct ReadAsInput : public OpRewritePattern<GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(GenericOp op,
                                PatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult ReadAsInput::matchAndRewrite(GenericOp op,
                                           PatternRewriter &rewriter) const {
  if (!op.hasPureTensorSemantics())
    return rewriter.notifyMatchFailure(op, "works on buffers");
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  SmallVector<tensor::ExtractOp> found;
  SmallVector<Value> inputs(op.getInputs());
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (auto extract : op.getBody()->getOps<tensor::ExtractOp>()) {
    if (!readsCaptured(extract, op))
      continue;
    SmallVector<AffineExpr> positions = getPositions(extract, sizes);
    if (llvm::is_contained(positions, AffineExpr()))
      continue;
    maps.insert(maps.begin() + inputs.size(),
                AffineMap::get(sizes.size(), 0, positions, op.getContext()));
    inputs.push_back(extract.getTensor());
    found.push_back(extract);
  }
  if (found.empty())
    return rewriter.notifyMatchFailure(op, "reads nothing where its loops are");
  GenericOp created = createLike(rewriter, op, inputs, op.getOutputs(), maps,
                                 op.getIteratorTypesArray());
  Block *body = created.getBody();
  unsigned numInputs = op.getNumDpsInputs();
  SmallVector<Value> arguments(body->getArguments());
  for (auto [index, extract] : llvm::enumerate(found))
    rewriter.replaceOp(extract, arguments[numInputs + index]);
  arguments.erase(arguments.begin() + numInputs,
                  arguments.begin() + numInputs + found.size());
  rewriter.mergeBlocks(op.getBody(), body, arguments);
  rewriter.replaceOp(op, created);
  return success();
}

//===----------------------------------------------------------------------===//
// Elements at an index that is data
//===----------------------------------------------------------------------===//

namespace {
/// Sums up over the dims of a captured tensor instead of reading an element at
/// an index that is data.
struct SumSelected : public OpRewritePattern<GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(GenericOp op,
                                PatternRewriter &rewriter) const override;
};
} // namespace

/// Returns the element that `op` yields, if its index is data and its tensor is
/// worth splitting. The sum of its parts is sent twice then.
static tensor::ExtractOp findTaken(GenericOp op, ArrayRef<int64_t> sizes) {
  if (!op.hasPureTensorSemantics() || op->getNumResults() != 1 ||
      op.getNumReductionLoops() != 0 ||
      op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) ||
      !op.getIndexingMapsArray().back().isPermutation())
    return {};
  // Each assertion about an index runs once.
  auto isFree = [](Operation &inner) { return isMemoryEffectFree(&inner); };
  if (!llvm::all_of(op.getBody()->without_terminator(), isFree))
    return {};
  Value yielded = op.getBody()->getTerminator()->getOperand(0);
  auto extract = yielded.getDefiningOp<tensor::ExtractOp>();
  if (!extract || extract->getBlock() != op.getBody() || !yielded.hasOneUse() ||
      !readsCaptured(extract, op) ||
      !getNeutralElement(Combiner::Sum, yielded.getType()))
    return {};
  int64_t result =
      llvm::cast<RankedTensorType>(op->getResult(0).getType()).getNumElements();
  if (2 * result > extract.getTensor().getType().getNumElements() ||
      !llvm::is_contained(getPositions(extract, sizes), AffineExpr()))
    return {};
  return extract;
}

LogicalResult SumSelected::matchAndRewrite(GenericOp op,
                                           PatternRewriter &rewriter) const {
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  tensor::ExtractOp taken = findTaken(op, sizes);
  if (!taken)
    return rewriter.notifyMatchFailure(op, "takes no elements, or too many");
  Location loc = op.getLoc();
  MLIRContext *context = op.getContext();
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  SmallVector<AffineExpr> positions = getPositions(taken, sizes);
  SmallVector<std::pair<Value, unsigned>> chosen;
  for (auto [position, index] :
       llvm::zip_equal(positions, taken.getIndices())) {
    if (position)
      continue;
    chosen.emplace_back(index, kinds.size());
    position = getAffineDimExpr(kinds.size(), context);
    kinds.push_back(utils::IteratorType::reduction);
  }
  SmallVector<AffineMap> maps;
  for (AffineMap map : op.getIndexingMapsArray())
    maps.push_back(AffineMap::get(kinds.size(), 0, map.getResults(), context));
  maps.insert(maps.end() - 1,
              AffineMap::get(kinds.size(), 0, positions, context));
  SmallVector<Value> inputs(op.getInputs());
  inputs.push_back(taken.getTensor());
  auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  TypedAttr nothing = getNeutralElement(Combiner::Sum, type.getElementType());
  Value init = arith::ConstantOp::create(rewriter, loc,
                                         SplatElementsAttr::get(type, nothing));
  GenericOp created = createLike(rewriter, op, inputs, init, maps, kinds);
  Block *body = created.getBody();
  Value element = body->getArgument(inputs.size() - 1);
  Value soFar = body->getArguments().back();
  Operation *yield = op.getBody()->getTerminator();
  rewriter.setInsertionPoint(yield);
  Value isChosen;
  for (auto [index, loop] : chosen) {
    Value position = linalg::IndexOp::create(rewriter, loc, loop);
    Value isHere = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::eq, index, position);
    isChosen = isChosen ? arith::AndIOp::create(rewriter, loc, isChosen, isHere)
                        : isHere;
  }
  Value none = arith::ConstantOp::create(rewriter, loc, nothing);
  Value selected =
      arith::SelectOp::create(rewriter, loc, isChosen, element, none);
  rewriter.modifyOpInPlace(yield, [&] {
    // At most one is not zero.
    Combiner sum =
        type.getElementType().isInteger(1) ? Combiner::Or : Combiner::Sum;
    yield->setOperand(0, combine(rewriter, loc, sum, soFar, selected));
  });
  rewriter.eraseOp(taken);
  SmallVector<Value> arguments(body->getArguments().drop_back(2));
  arguments.push_back(soFar);
  rewriter.mergeBlocks(op.getBody(), body, arguments);
  rewriter.replaceOp(op, created);
  return success();
}

void mesh::populateReadAsInputPatterns(RewritePatternSet &patterns) {
  patterns.add<ReadAsInput>(patterns.getContext());
}

void mesh::populateSumSelectedPatterns(RewritePatternSet &patterns) {
  patterns.add<SumSelected>(patterns.getContext());
}
