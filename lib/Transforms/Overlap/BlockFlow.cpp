//===- BlockFlow.cpp - computations on blocks -----------------------------===//

#include "mesh/Transforms/Overlap/BlockFlow.h"

#include "mesh/Transforms/Overlap/ContractionSlice.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

#include <numeric>

using namespace mesh;

using OperandDims = SmallVector<std::optional<int64_t>>;

//===----------------------------------------------------------------------===//
// Blocks of one op
//===----------------------------------------------------------------------===//

static FailureOr<OperandDims> getElementwiseDims(Operation *op, int64_t dim) {
  OperandDims dims;
  for (Type type : op->getOperandTypes())
    dims.push_back(llvm::isa<RankedTensorType>(type) ? std::optional(dim)
                                                     : std::nullopt);
  return dims;
}

static FailureOr<OperandDims> getStructuredDims(linalg::LinalgOp op,
                                                int64_t dim) {
  if (op->getNumResults() != 1 || op.hasIndexSemantics() ||
      llvm::any_of(op.getIndexingMapsArray(),
                   [](AffineMap map) { return !map.isProjectedPermutation(); }))
    return failure();
  OpOperand &init = *op.getDpsInitOperand(0);
  unsigned loop = getLoop(op, init, dim);
  OperandDims dims;
  for (OpOperand &operand : op->getOpOperands())
    dims.push_back(getDim(op, operand, loop));
  return dims;
}

/// The dim of `group` that varies slowest, of those of more than one element. A
/// block along it is one of the dim that the group makes, and no block along
/// another one is.
static int64_t getOutermostDim(const ReassociationIndices &group,
                               RankedTensorType larger) {
  const auto *outermost = llvm::find_if(
      group, [&](int64_t dim) { return larger.getDimSize(dim) != 1; });
  return outermost == group.end() ? group.front() : *outermost;
}

static FailureOr<OperandDims> getExpandedDims(tensor::ExpandShapeOp op,
                                              int64_t dim) {
  for (auto [smallDim, group] : llvm::enumerate(op.getReassociationIndices()))
    if (getOutermostDim(group, op.getResultType()) == dim)
      return OperandDims{static_cast<int64_t>(smallDim)};
  return failure();
}

static FailureOr<OperandDims> getCollapsedDims(tensor::CollapseShapeOp op,
                                               int64_t dim) {
  return OperandDims{
      getOutermostDim(op.getReassociationIndices()[dim], op.getSrcType())};
}

/// Along a dim without padding, each block is padded by itself.
static FailureOr<OperandDims> getPaddedDims(tensor::PadOp op, int64_t dim) {
  auto isZero = [](OpFoldResult size) {
    return mlir::isConstantIntValue(size, 0);
  };
  if (!op.getConstantPaddingValue() || !isZero(op.getMixedLowPad()[dim]) ||
      !isZero(op.getMixedHighPad()[dim]))
    return failure();
  OperandDims dims(op->getNumOperands());
  dims.front() = dim;
  return dims;
}

FailureOr<OperandDims> mesh::getOperandDims(OpResult result, int64_t dim) {
  Operation *op = result.getOwner();
  if (!llvm::isa<RankedTensorType>(result.getType()))
    return failure();
  if (OpTrait::hasElementwiseMappableTraits(op))
    return getElementwiseDims(op, dim);
  return llvm::TypeSwitch<Operation *, FailureOr<OperandDims>>(op)
      .Case([&](linalg::LinalgOp op) { return getStructuredDims(op, dim); })
      .Case([&](tensor::ExpandShapeOp op) { return getExpandedDims(op, dim); })
      .Case(
          [&](tensor::CollapseShapeOp op) { return getCollapsedDims(op, dim); })
      .Case([&](tensor::PadOp op) { return getPaddedDims(op, dim); })
      .Default([](Operation *) { return failure(); });
}

static RankedTensorType getBlockType(Type type, int64_t dim, int64_t size) {
  auto whole = llvm::cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(whole.getShape());
  shape[dim] = size;
  return whole.clone(shape);
}

/// Returns a value like `value` of another size along `dim`, if all its
/// elements are the same; null if that is not known.
static Value emitUniform(OpBuilder &builder, Location loc, Value value,
                         int64_t dim, int64_t size) {
  RankedTensorType type = getBlockType(value.getType(), dim, size);
  auto emitEmpty = [&]() -> Value {
    return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   type.getElementType());
  };
  if (value.getDefiningOp<tensor::EmptyOp>())
    return emitEmpty();
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    return linalg::FillOp::create(builder, loc, fill.getInputs(), emitEmpty())
        .getResult(0);
  SplatElementsAttr splat;
  if (mlir::matchPattern(value, m_Constant(&splat)))
    return arith::ConstantOp::create(builder, loc, splat.resizeSplat(type));
  return {};
}

/// A block of a value that is there as a whole.
static Value emitSlice(OpBuilder &builder, Location loc, Value whole,
                       int64_t dim, OpFoldResult offset, int64_t size) {
  Value same = emitUniform(builder, loc, whole, dim, size);
  return same ? same : extractBlock(builder, loc, whole, dim, offset, size);
}

/// The op of `result` on blocks.
static Value emitOnBlocks(OpBuilder &builder, OpResult result,
                          ArrayRef<Value> operands, RankedTensorType type) {
  Operation *op = result.getOwner();
  Location loc = op->getLoc();
  if (auto expand = llvm::dyn_cast<tensor::ExpandShapeOp>(op))
    return tensor::ExpandShapeOp::create(builder, loc, type, operands.front(),
                                         expand.getReassociationIndices());
  return mlir::clone(builder, op, type, operands)->getResult(0);
}

//===----------------------------------------------------------------------===//
// Flows
//===----------------------------------------------------------------------===//

std::optional<int64_t> BlockFlow::getDim(Value value) const {
  auto it = dims.find(value);
  return it == dims.end() ? std::nullopt : std::optional(it->second);
}

static int64_t getSize(Value value, int64_t dim) {
  return llvm::cast<RankedTensorType>(value.getType()).getDimSize(dim);
}

/// Returns true if equal blocks of `value` along `dim` are of whole elements.
static bool canCut(Value value, int64_t dim, int64_t numBlocks) {
  int64_t size = getSize(value, dim);
  return size > 0 && size % numBlocks == 0;
}

void BlockFlow::add(Value value, int64_t dim) {
  dims.insert({value, dim});
  numUnits = std::gcd(numUnits, getSize(value, dim));
}

int64_t BlockFlow::getUnit(Value value, int64_t dim) const {
  return numUnits == 0 ? 1 : getSize(value, dim) / numUnits;
}

int64_t BlockFlow::getUnit(Value value) const {
  return getUnit(value, *getDim(value));
}

namespace {
/// Ops of one block, to be taken in their order.
class OpQueue {
public:
  explicit OpQueue(bool lastFirst) : lastFirst(lastFirst) {}

  void add(Operation *op) {
    if (seen.insert(op).second)
      ops.push_back(op);
  }
  Operation *take() {
    if (ops.empty() || seen.size() > kMaxFlowOps)
      return nullptr;
    auto next = llvm::min_element(ops, [&](Operation *lhs, Operation *rhs) {
      return lastFirst ? rhs->isBeforeInBlock(lhs) : lhs->isBeforeInBlock(rhs);
    });
    Operation *op = *next;
    ops.erase(next);
    return op;
  }

private:
  bool lastFirst;
  SmallVector<Operation *> ops;
  llvm::SmallPtrSet<Operation *, 16> seen;
};
} // namespace

/// The dim of `op`'s result whose blocks are made of those that `flow` has of
/// the operands, or nothing.
static std::optional<int64_t> findResultDim(const BlockFlow &flow,
                                            Operation *op) {
  if (op->getNumResults() != 1 || !mlir::isPure(op) || isWorkingContraction(op))
    return std::nullopt;
  OpResult result = op->getResult(0);
  auto type = llvm::dyn_cast<RankedTensorType>(result.getType());
  for (int64_t dim = 0; type && dim < type.getRank(); ++dim) {
    FailureOr<OperandDims> needed = getOperandDims(result, dim);
    if (succeeded(needed) &&
        llvm::all_of(llvm::zip_equal(op->getOperands(), *needed), [&](auto it) {
          auto [operand, operandDim] = it;
          std::optional<int64_t> given = flow.getDim(operand);
          return !given || given == operandDim;
        }))
      return dim;
  }
  return std::nullopt;
}

BlockFlow BlockFlow::from(ArrayRef<Source> sources, int64_t numBlocks) {
  BlockFlow flow;
  OpQueue queue(/*lastFirst=*/false);
  Block *block = Value(sources.front().value).getParentBlock();
  auto add = [&](Value value, int64_t dim) {
    flow.add(value, dim);
    for (Operation *user : value.getUsers())
      if (user->getBlock() == block)
        queue.add(user);
  };
  for (auto [value, dim] : sources)
    add(value, dim);
  flow.numSources = flow.dims.size();
  while (Operation *op = queue.take())
    if (std::optional<int64_t> resultDim = findResultDim(flow, op);
        resultDim && canCut(op->getResult(0), *resultDim, numBlocks))
      add(op->getResult(0), *resultDim);
  return flow;
}

BlockFlow BlockFlow::leadingTo(ArrayRef<Value> ends) const {
  DenseSet<Value> needed(ends.begin(), ends.end());
  for (auto [value, dim] : dims.getArrayRef().take_front(numSources))
    needed.insert(value);
  for (auto [value, dim] : llvm::reverse(dims))
    if (needed.contains(value))
      needed.insert_range(value.getDefiningOp()->getOperands());
  BlockFlow flow;
  for (auto [value, dim] : dims)
    if (needed.contains(value))
      flow.add(value, dim);
  flow.numSources = numSources;
  return flow;
}

BlockFlow BlockFlow::to(Value target, int64_t dim, int64_t numBlocks,
                        function_ref<bool(Operation *)> cuts) {
  BlockFlow flow;
  Operation *last = target.getDefiningOp();
  if (!last || !target.hasOneUse())
    return flow;
  // The dim that all users need, of ops that all users are part of.
  DenseMap<Value, std::pair<int64_t, unsigned>> needs;
  OpQueue queue(/*lastFirst=*/true);
  auto need = [&](Value value, int64_t dim) {
    auto [it, isNew] = needs.try_emplace(value, dim, 0);
    it->second.second += it->second.first == dim;
    Operation *op = value.getDefiningOp();
    if (op && op->getBlock() == last->getBlock())
      queue.add(op);
  };
  need(target, dim);
  while (Operation *op = queue.take()) {
    if (op->getNumResults() != 1 || !mlir::isPure(op))
      continue;
    OpResult result = op->getResult(0);
    auto [resultDim, numUses] = needs.at(result);
    FailureOr<OperandDims> operandDims = getOperandDims(result, resultDim);
    bool isContraction = isWorkingContraction(op);
    if (!result.hasNUses(numUses) || failed(operandDims) ||
        (isContraction && !cuts(op)))
      continue;
    auto operands = llvm::zip_equal(op->getOperands(), *operandDims);
    if (!llvm::all_of(operands, [&](auto it) {
          auto [operand, operandDim] = it;
          return !operandDim || canCut(operand, *operandDim, numBlocks);
        }))
      continue;
    flow.add(result, resultDim);
    for (auto [operand, operandDim] : operands)
      if (operandDim)
        flow.numUnits = std::gcd(flow.numUnits, getSize(operand, *operandDim));
    if (isContraction)
      continue;
    for (auto [operand, operandDim] : operands)
      if (operandDim)
        need(operand, *operandDim);
  }
  BlockFlow ordered;
  ordered.numUnits = flow.numUnits;
  for (auto [value, dim] : llvm::reverse(flow.dims))
    ordered.add(value, dim);
  return ordered;
}

BlockFlow BlockFlow::to(Value target, int64_t dim, int64_t numBlocks,
                        ArrayRef<OpOperand *> operands) {
  return to(target, dim, numBlocks, [&](Operation *op) {
    return llvm::any_of(operands, [&](OpOperand *operand) {
      return operand->getOwner() == op;
    });
  });
}

/// offset · unit
static OpFoldResult emitScaled(OpBuilder &builder, Location loc,
                               OpFoldResult offset, int64_t unit) {
  if (unit == 1)
    return offset;
  if (std::optional<int64_t> known = getConstantIntValue(offset))
    return builder.getIndexAttr(*known * unit);
  return arith::MulIOp::create(
             builder, loc, llvm::cast<Value>(offset),
             arith::ConstantIndexOp::create(builder, loc, unit))
      .getResult();
}

OpFoldResult BlockFlow::emitOffset(OpBuilder &builder, Location loc,
                                   Value value, OpFoldResult offset) const {
  return emitScaled(builder, loc, offset, getUnit(value));
}

Value BlockFlow::emitPart(OpBuilder &builder, Value value, int64_t size,
                          EmitPart emitOther,
                          DenseMap<Value, Value> &parts) const {
  if (Value part = parts.lookup(value))
    return part;
  auto result = llvm::cast<OpResult>(value);
  Operation *op = result.getOwner();
  int64_t dim = *getDim(value);
  OperandDims operandDims = *getOperandDims(result, dim);
  SmallVector<Value> operands;
  for (auto [operand, operandDim] :
       llvm::zip_equal(op->getOperands(), operandDims)) {
    if (!operandDim)
      operands.push_back(operand);
    else if (getDim(operand) == operandDim)
      operands.push_back(emitPart(builder, operand, size, emitOther, parts));
    else
      operands.push_back(emitOther(op->getLoc(), operand, *operandDim));
  }
  Value part =
      emitOnBlocks(builder, result, operands,
                   getBlockType(value.getType(), dim, size * getUnit(value)));
  parts[value] = part;
  return part;
}

Value BlockFlow::emitBlock(OpBuilder &builder, Value value, OpFoldResult offset,
                           int64_t size, DenseMap<Value, Value> &blocks) const {
  auto emitOther = [&](Location loc, Value other, int64_t dim) {
    int64_t unit = getUnit(other, dim);
    return emitSlice(builder, loc, other, dim,
                     emitScaled(builder, loc, offset, unit), size * unit);
  };
  return emitPart(builder, value, size, emitOther, blocks);
}

Value BlockFlow::emitLonger(OpBuilder &builder, Value value, int64_t size,
                            DenseMap<Value, Value> &made) const {
  auto emitOther = [&](Location loc, Value other, int64_t dim) {
    int64_t extent = size * getUnit(other, dim);
    Value same = emitUniform(builder, loc, other, dim, extent);
    return same ? same : extendDim(builder, loc, other, dim, extent);
  };
  return emitPart(builder, value, size, emitOther, made);
}

void BlockFlow::eraseUnused(RewriterBase &rewriter) const {
  for (auto [value, dim] : llvm::reverse(dims))
    if (value.use_empty())
      rewriter.eraseOp(value.getDefiningOp());
}
