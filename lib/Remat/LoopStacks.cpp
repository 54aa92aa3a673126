//===- LoopStacks.cpp - values that loops save for later loops ------------===//

#include "LoopStacks.h"

#include "mesh/IR/ReadValues.h"
#include "mesh/Transforms/Normalize/ScalarEvaluator.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

bool mesh::canReshape(RankedTensorType from, RankedTensorType to) {
  return from == to ||
         (from.hasStaticShape() && to.hasStaticShape() &&
          from.getElementType() == to.getElementType() &&
          from.getRank() != to.getRank() &&
          mlir::getReassociationIndicesForReshape(from, to).has_value());
}

Value mesh::reshapeTo(OpBuilder &builder, Value value, RankedTensorType type) {
  auto from = llvm::cast<RankedTensorType>(value.getType());
  if (from == type)
    return value;
  if (!canReshape(from, type))
    return {};
  auto groups = mlir::getReassociationIndicesForReshape(from, type);
  Location loc = value.getLoc();
  if (from.getRank() < type.getRank())
    return tensor::ExpandShapeOp::create(builder, loc, type, value, *groups);
  return tensor::CollapseShapeOp::create(builder, loc, type, value, *groups);
}

/// Returns the operand of `op` if its result has the same elements in the same
/// order: a reshape, or a copy that adds dimensions of size 1.
static Value getSameElements(Operation *op) {
  if (llvm::isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    return op->getOperand(0);
  auto copy = llvm::dyn_cast<linalg::GenericOp>(op);
  if (!copy || copy.getNumDpsInputs() != 1 || copy.getNumDpsInits() != 1 ||
      copy.getNumReductionLoops() != 0)
    return {};
  auto yield = llvm::cast<linalg::YieldOp>(copy.getBody()->getTerminator());
  auto from = llvm::dyn_cast<RankedTensorType>(copy.getInputs()[0].getType());
  auto to = llvm::dyn_cast<RankedTensorType>(copy->getResult(0).getType());
  AffineMap map = copy.getMatchingIndexingMap(copy.getDpsInputOperand(0));
  if (yield.getOperand(0) != copy.getBody()->getArgument(0) || !from || !to ||
      !from.hasStaticShape() || !to.hasStaticShape() ||
      from.getNumElements() != to.getNumElements() ||
      !copy.getMatchingIndexingMap(copy.getDpsInitOperand(0)).isIdentity() ||
      !map.isProjectedPermutation(/*allowZeroInResults=*/false))
    return {};
  // Dims in their order: the others have the size 1.
  SmallVector<int64_t> dims;
  for (AffineExpr expr : map.getResults())
    dims.push_back(llvm::cast<AffineDimExpr>(expr).getPosition());
  return llvm::is_sorted(dims) ? copy.getInputs()[0] : Value();
}

/// Looks through ops that keep the elements, as far as a reshape leads back.
static Value getStored(Value value) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  Value stored = value;
  for (Value next = value; Operation *op = next.getDefiningOp();) {
    next = getSameElements(op);
    if (!next)
      break;
    if (canReshape(llvm::cast<RankedTensorType>(next.getType()), type))
      stored = next;
  }
  return stored;
}

/// Returns true if `op` is of one slice of the first dim, all of the others.
template <typename Op>
static bool isSliceOfFirstDim(Op op, RankedTensorType whole) {
  if (!whole.hasStaticShape() || whole.getRank() == 0 ||
      op.getStaticSizes().front() != 1 || !op.hasUnitStride())
    return false;
  for (int64_t dim = 1; dim < whole.getRank(); ++dim)
    if (op.getStaticSizes()[dim] != whole.getDimSize(dim) ||
        op.getStaticOffsets()[dim] != 0)
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Stacks of a loop
//===----------------------------------------------------------------------===//

bool mesh::isIndexOfIterations(Value index, scf::ForOp loop,
                               const LoopRange &range,
                               function_ref<int64_t(int64_t)> getExpected) {
  Type type = loop.getInductionVar().getType();
  for (int64_t i = 0; i < range.numIterations; ++i) {
    ScalarEvaluator scalars;
    scalars.assume(loop.getInductionVar(), range.getNumber(type, i));
    auto number = llvm::dyn_cast_or_null<IntegerAttr>(scalars.evaluate(index));
    if (!number || number.getInt() != getExpected(i))
      return false;
  }
  return true;
}

bool LoopStacks::isIterationNumber(Value index) {
  auto [known, isNew] = areNumbers.try_emplace(index, false);
  if (isNew)
    known->second = isIndexOfIterations(index, loop, *range,
                                        [](int64_t number) { return number; });
  return known->second;
}

LoopStacks::LoopStacks(scf::ForOp loop)
    : loop(loop), range(LoopRange::get(loop)) {
  constexpr int64_t kMostIterations = 4096;
  if (!range || range->numIterations == 0 ||
      range->numIterations > kMostIterations)
    return;
  for (unsigned result : llvm::seq(loop.getNumResults()))
    if (addStack(result))
      numbers.try_emplace(stacks.back().stored, stacks.size() - 1);
}

bool LoopStacks::addStack(unsigned result) {
  BlockArgument argument = loop.getRegionIterArg(result);
  auto insert =
      loop.getYieldedValues()[result].getDefiningOp<tensor::InsertSliceOp>();
  if (!insert || insert->getBlock() != loop.getBody() ||
      insert.getDest() != argument || !argument.hasOneUse() ||
      !insert->hasOneUse())
    return false;
  RankedTensorType type = insert.getType();
  SmallVector<OpFoldResult> offsets = insert.getMixedOffsets();
  if (!isSliceOfFirstDim(insert, type) ||
      type.getDimSize(0) != range->numIterations)
    return false;
  auto index = llvm::dyn_cast<Value>(offsets.front());
  bool isNumber = index ? isIterationNumber(index)
                        : range->numIterations == 1 &&
                              mlir::isConstantIntValue(offsets.front(), 0);
  if (!isNumber)
    return false;
  stacks.push_back({result, insert, getStored(insert.getSource())});
  return true;
}

std::optional<unsigned> LoopStacks::findStackOfResult(unsigned number) const {
  for (auto [index, stack] : llvm::enumerate(stacks))
    if (stack.result == number)
      return index;
  return std::nullopt;
}

std::optional<unsigned> LoopStacks::findStackOf(Value stored) const {
  auto it = numbers.find(stored);
  return it == numbers.end() ? std::nullopt : std::optional(it->second);
}

std::optional<StackRecipe>
LoopStacks::getRecipe(unsigned number,
                      function_ref<bool(Operation *)> mayRepeat) const {
  scf::ForOp loop = this->loop;
  StackRecipe recipe;
  const Value wanted = stacks[number].stored;
  SmallVector<Value> left{wanted};
  while (!left.empty()) {
    Value value = left.pop_back_val();
    if (value == loop.getInductionVar())
      continue;
    if (!loop.getRegion().isAncestor(value.getParentRegion())) {
      recipe.captures.insert(value);
      continue;
    }
    if (auto stack = findStackOf(value); stack && *stack != number) {
      recipe.stacks.insert(*stack);
      continue;
    }
    if (auto argument = llvm::dyn_cast<BlockArgument>(value)) {
      auto type = llvm::dyn_cast<RankedTensorType>(argument.getType());
      if (value == wanted || !type || !type.hasStaticShape())
        return std::nullopt;
      recipe.arguments.insert(argument);
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (!mayRepeat(op))
      return std::nullopt;
    if (recipe.ops.insert(op))
      llvm::append_range(left, getReadValues(op));
  }
  return recipe;
}

//===----------------------------------------------------------------------===//
// Loops that read stacks
//===----------------------------------------------------------------------===//

std::optional<SmallVector<tensor::ExtractSliceOp>>
mesh::findSlices(Value stack, scf::ForOp loop) {
  SmallVector<tensor::ExtractSliceOp> slices;
  for (Operation *user : stack.getUsers()) {
    auto slice = llvm::dyn_cast<tensor::ExtractSliceOp>(user);
    if (!slice || slice->getBlock() != loop.getBody() ||
        !isSliceOfFirstDim(slice, slice.getSourceType()))
      return std::nullopt;
    slices.push_back(slice);
  }
  return slices;
}
