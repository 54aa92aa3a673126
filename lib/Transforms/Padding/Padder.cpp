//===- Padder.cpp - Padding of the tensors of ops -------------------------===//

#include "Padder.h"

#include "PadValues.h"
#include "mesh/Analysis/TensorLayout.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/Interfaces/PaddingMask.h"
#include "mesh/Interfaces/SplatValue.h"
#include "mesh/Transforms/Propagation/OpRequirements.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

static ArrayRef<int64_t> getShape(Value value) {
  return llvm::cast<RankedTensorType>(value.getType()).getShape();
}

//===----------------------------------------------------------------------===//
// Queries of ops
//===----------------------------------------------------------------------===//

ArrayRef<int64_t> Padder::getUnpaddedShape(Value value) const {
  auto known = unpadded.find(value);
  return known == unpadded.end() ? getShape(value) : ArrayRef(known->second);
}

bool Padder::hasPadding(Value value) const { return unpadded.contains(value); }

/// Zero, or a number that makes a mess of what it gets into.
Attribute Padder::getPaddingElement(Type type) const {
  Builder builder(type.getContext());
  if (auto complex = llvm::dyn_cast<ComplexType>(type)) {
    Attribute part = getPaddingElement(complex.getElementType());
    return builder.getArrayAttr({part, part});
  }
  if (!poison)
    return builder.getZeroAttr(type);
  if (auto number = llvm::dyn_cast<FloatType>(type))
    return FloatAttr::get(number, APFloat::getNaN(number.getFloatSemantics()));
  return builder.getIntegerAttr(
      type, APInt::getSignedMinValue(
                type.isIndex() ? 64 : type.getIntOrFloatBitWidth()));
}

/// Arguments of programs that no one has written have no locations: those of
/// their functions stand for them.
static Location getLocation(Value value) {
  Location loc = value.getLoc();
  return llvm::isa<mlir::UnknownLoc>(loc) && llvm::isa<BlockArgument>(value)
             ? value.getParentRegion()->getLoc()
             : loc;
}

Value Padder::fillPadding(OpBuilder &builder, Value value, Attribute element) {
  if (!hasPadding(value))
    return value;
  Value filled = createFilledPadding(builder, getLocation(value), value,
                                     getUnpaddedShape(value), element);
  unpadded[filled] = SmallVector<int64_t>(getUnpaddedShape(value));
  return filled;
}

bool Padder::isCleared(Value value) const {
  return !hasPadding(value) || zeros.contains(value) ||
         isNeutral(Combiner::Sum, value);
}

static Attribute getZero(Type type) {
  Builder builder(type.getContext());
  auto complex = llvm::dyn_cast<ComplexType>(type);
  if (!complex)
    return builder.getZeroAttr(type);
  Attribute part = builder.getZeroAttr(complex.getElementType());
  return builder.getArrayAttr({part, part});
}

/// Reshards keep zeros: partial zeros too are zero when they are combined.
void Padder::clearPadding(OpBuilder &builder, OpOperand &operand) {
  if (isCleared(operand.get()))
    return;
  OpOperand *use = &operand;
  while (auto reshard = use->get().getDefiningOp<ReshardOp>()) {
    zeros.insert(reshard);
    use = &reshard.getInputMutable();
    if (isCleared(use->get()))
      return;
  }
  Value value = use->get();
  Value &clear = cleared[value];
  if (!clear) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfterValue(value);
    clear = fillPadding(builder, value,
                        getZero(getElementTypeOrSelf(value.getType())));
    zeros.insert(clear);
  }
  setOperand(*use, clear);
}

/// Returns the filling of padding of `value`: where that is partial, so is
/// this.
Attribute Padder::getFill(Value value) const {
  Type type = getElementTypeOrSelf(value.getType());
  std::optional<Combiner> combiner = mesh::getSharding(value).getCombiner();
  return combiner ? getNeutralElement(*combiner, type)
                  : getPaddingElement(type);
}

void Padder::extendWindow(OpBuilder &builder, OpOperand &operand, unsigned dim,
                          int64_t size) {
  Value value = operand.get();
  SmallVector<int64_t> shape(getShape(value));
  if (shape[dim] >= size)
    return;
  shape[dim] =
      llvm::alignTo(size, mesh::getSharding(value).getNumShards(dim, mesh));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(operand.getOwner());
  Location loc = operand.getOwner()->getLoc();
  Value longer = createLonger(builder, loc, value, shape, getFill(value));
  unpadded[longer] = SmallVector<int64_t>(getUnpaddedShape(value));
  setOperand(operand, longer);
}

void Padder::notifyOperationReplaced(Operation *op, ValueRange values) {
  for (auto [result, value] : llvm::zip_equal(op->getResults(), values))
    if (hasPadding(result))
      unpadded[value] = SmallVector<int64_t>(getUnpaddedShape(result));
  ForwardingListener::notifyOperationReplaced(op, values);
}

void Padder::notifyOperationErased(Operation *op) {
  for (Value result : op->getResults()) {
    unpadded.erase(result);
    zeros.erase(result);
    cleared.erase(result);
  }
  ForwardingListener::notifyOperationErased(op);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void Padder::setOperand(OpOperand &operand, Value value) {
  rewriter.modifyOpInPlace(operand.getOwner(), [&] { operand.set(value); });
}

/// Changes the type of `value`, which may have padding then.
void Padder::retype(Value value, Type type) {
  if (value.getType() == type)
    return;
  unpadded[value] = SmallVector<int64_t>(getShape(value));
  Operation *owner = value.getDefiningOp();
  rewriter.modifyOpInPlace(owner ? owner
                                 : value.getParentBlock()->getParentOp(),
                           [&] { value.setType(type); });
}

/// `value`, and what it is resharded from, are of `shape` without padding.
void Padder::notePadding(Value value, ArrayRef<int64_t> shape) {
  while (getShape(value) != shape &&
         unpadded.try_emplace(value, shape).second) {
    auto reshard = value.getDefiningOp<ReshardOp>();
    if (!reshard)
      return;
    value = reshard.getInput();
  }
}

/// Returns the sharding in which `op` reads or writes a tensor of `shape`: its
/// own, but not split along dims that are not divisible then. Null, with an
/// error, if the op does not allow that.
ShardingAttr Padder::getFixedSharding(Operation *op, Value value,
                                      ArrayRef<int64_t> shape,
                                      const DimFactors &dims, bool isDemanded,
                                      const llvm::Twine &role) {
  ShardingAttr sharding = mesh::getSharding(value).getLayout();
  SmallVector<int64_t> uneven(shape);
  for (auto [dim, factors] : llvm::enumerate(dims)) {
    int64_t shards = sharding.getNumShards(dim, mesh);
    if (shape[dim] % shards == 0)
      continue;
    bool isReduced = llvm::any_of(factors, [&](unsigned factor) {
      return padding.rule.factors[factor].kind == FactorKind::Reduction;
    });
    if (isDemanded || isReduced) {
      op->emitOpError() << role << ": dim " << dim << " of size " << shape[dim]
                        << " does not divide into " << shards << " shards, as "
                        << sharding
                        << " says, and the op cannot work on padding; reshard "
                           "it along other axes";
      return {};
    }
    uneven[dim] = shape[dim] + 1;
    isFixed = true;
  }
  return getUnsplit(sharding, shape, uneven);
}

/// Takes the padding off the dims of an operand that must not have any.
LogicalResult Padder::trimOperand(Operation *op, OpOperand &operand,
                                  const DimFactors &dims) {
  Value value = operand.get();
  if (!hasPadding(value))
    return success();
  SmallVector<int64_t> shape(getShape(value));
  ArrayRef<int64_t> without = getUnpaddedShape(value);
  unsigned index = operand.getOperandNumber();
  for (auto [dim, factors] : llvm::enumerate(dims)) {
    if (const WindowDim *window = padding.rule.findWindow(index, dim)) {
      if (!window->seesPadding)
        shape[dim] = without[dim];
      continue;
    }
    std::optional<unsigned> factor = padding.getFactor(factors);
    if (!factor)
      shape[dim] = without[dim];
    else if (shape[dim] != without[dim])
      padded.set(*factor);
  }
  if (ArrayRef(shape) == getShape(value))
    return success();
  ShardingAttr sharding = getFixedSharding(op, value, shape, dims,
                                           demanded.operands[index] != nullptr,
                                           "operand " + llvm::Twine(index));
  if (!sharding)
    return failure();
  rewriter.setInsertionPoint(op);
  Value trimmed = createTrimmed(rewriter, op->getLoc(), value, shape, sharding);
  notePadding(trimmed, without);
  setOperand(operand, trimmed);
  return success();
}

/// Captured values have no factors, and are read as they were.
void Padder::trimCaptures(Operation *op) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  for (Value value : captured) {
    if (!hasPadding(value))
      continue;
    ArrayRef<int64_t> shape = getUnpaddedShape(value);
    rewriter.setInsertionPoint(op);
    Value trimmed =
        createTrimmed(rewriter, op->getLoc(), value, shape,
                      getUnsplit(mesh::getSharding(value).getLayout(),
                                 getShape(value), shape));
    rewriter.replaceUsesWithIf(value, trimmed, [&](OpOperand &use) {
      return op->isProperAncestor(use.getOwner());
    });
  }
}

/// Gives a result the padding that the op can give it, and the rest by another
/// op.
LogicalResult Padder::padResult(Operation *op, OpResult result,
                                const DimFactors &dims) {
  auto type = llvm::dyn_cast<RankedTensorType>(extents.getType(result));
  if (!type || type == result.getType())
    return success();
  SmallVector<int64_t> without(getShape(result)), shape(type.getShape());
  for (auto [dim, factors] : llvm::enumerate(dims)) {
    std::optional<unsigned> factor = padding.getFactor(factors);
    if (!factor)
      shape[dim] = without[dim];
    else if (shape[dim] != without[dim])
      padded.set(*factor);
  }
  retype(result, type.clone(shape));
  if (ArrayRef(shape) == type.getShape())
    return success();

  ShardingAttr sharding = mesh::getSharding(result).getLayout();
  unsigned index = result.getResultNumber();
  ShardingAttr fixed = getFixedSharding(op, result, shape, dims,
                                        demanded.results[index] != nullptr,
                                        "result " + llvm::Twine(index));
  if (!fixed)
    return failure();
  // A result without tensor operands can be created unsplit.
  if (llvm::none_of(op->getOperandTypes(), llvm::IsaPred<TensorType>))
    fixed = getUnsplit(sharding, shape, type.getShape());
  if (fixed != sharding)
    rewriter.modifyOpInPlace(op, [&] { setSharding(result, fixed); });
  auto uses = llvm::map_to_vector(result.getUses(),
                                  [](OpOperand &use) { return &use; });
  rewriter.setInsertionPointAfter(op);
  Attribute fill = getFill(result);
  Value whole = createPadded(rewriter, op->getLoc(), result, type.getShape(),
                             fill, sharding);
  notePadding(whole, without);
  if (shape == without && fill == getZero(type.getElementType()))
    zeros.insert(whole);
  for (OpOperand *use : uses)
    setOperand(*use, whole);
  return success();
}

LogicalResult Padder::padOp(Operation *op, PaddingRule rule) {
  padding = std::move(rule);
  demanded = FixedShardings(op);
  ShardingRuleOpInterface::find(op).getFixedShardings(symbols, demanded);
  trimCaptures(op);
  padded = llvm::BitVector(padding.rule.factors.size());
  isFixed = false;
  for (auto [operand, dims] :
       llvm::zip_equal(op->getOpOperands(), padding.rule.operands))
    if (failed(trimOperand(op, operand, dims)))
      return failure();
  for (auto [result, dims] :
       llvm::zip_equal(op->getResults(), padding.rule.results))
    if (failed(padResult(op, result, dims)))
      return failure();
  if (isFixed && failed(alignOperands(op)))
    return failure();
  if (padded.none() && !seesPadding(op))
    return success();
  // Callers from outside pass zeros, so those from inside do.
  if (FunctionOpInterface callee = getCalledFunction(op, symbols);
      callee && callee.isPublic())
    for (OpOperand &operand : op->getOpOperands())
      clearPadding(rewriter, operand);
  if (llvm::isa<ReshardOp>(op) && isCleared(op->getOperand(0)))
    zeros.insert(op->getResult(0));
  auto paddable = llvm::dyn_cast<PaddableOpInterface>(op);
  return paddable ? paddable.pad(rewriter, *this) : success();
}

/// Where the op is split along fewer axes than before, so are its operands:
/// windows, and dims of several factors that are split along some of them
/// still.
LogicalResult Padder::alignOperands(Operation *op) {
  FailureOr<OpRequirements> required =
      getRequirements(ShardingRuleOpInterface::find(op), symbols, mesh);
  if (failed(required))
    return failure();
  rewriter.setInsertionPoint(op);
  for (auto [operand, layout] :
       llvm::zip_equal(op->getOpOperands(), required->operands)) {
    Value value = operand.get();
    ShardingAttr sharding = mesh::getSharding(value);
    if (!sharding || layout.isLayoutOf(sharding))
      continue;
    Value aligned = createReshard(rewriter, op->getLoc(), value,
                                  layout.getSharding(sharding.getMesh()));
    notePadding(aligned, getUnpaddedShape(value));
    setOperand(operand, aligned);
  }
  return success();
}

/// Returns true if a window slides over padding.
bool Padder::seesPadding(Operation *op) const {
  return llvm::any_of(padding.rule.windows, [&](WindowDim window) {
    Value operand = op->getOperand(window.operand);
    return getShape(operand)[window.dim] !=
           getUnpaddedShape(operand)[window.dim];
  });
}

void Padder::padControlFlow(RegionBranchOpInterface op) {
  for (Value result : op->getResults())
    retype(result, extents.getType(result));
  for (Region &region : op->getRegions())
    for (Value argument : region.getArguments())
      retype(argument, extents.getType(argument));
}
