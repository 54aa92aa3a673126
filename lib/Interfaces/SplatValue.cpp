//===- SplatValue.cpp - tensors with one element over and over ------------===//

#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mesh;

/// Returns what `value`, a result of a structured op, has the elements of: an
/// input, as of a broadcast, or a scalar from outside. Null if its elements are
/// computed.
static Value getFilledFrom(linalg::LinalgOp op, Value value) {
  if (!op.hasPureTensorSemantics())
    return {};
  unsigned number = llvm::cast<mlir::OpResult>(value).getResultNumber();
  Value yielded = op.getBlock()->getTerminator()->getOperand(number);
  auto argument = llvm::dyn_cast<BlockArgument>(yielded);
  if (!argument)
    return op.getBlock() == yielded.getParentBlock() ? Value() : yielded;
  if (argument.getOwner() != op.getBlock())
    return argument;
  OpOperand *operand = op.getMatchingOpOperand(argument);
  return op.isDpsInput(operand) ? operand->get() : Value();
}

TypedAttr mesh::getSplatElement(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (auto structured = llvm::dyn_cast<linalg::LinalgOp>(op)) {
      Value from = getFilledFrom(structured, value);
      if (!from)
        break;
      value = from;
    } else if (auto splat = llvm::dyn_cast<tensor::SplatOp>(op))
      value = splat.getInput();
    else if (llvm::isa<ShardOp, ReshardOp>(op))
      value = op->getOperand(0);
    else
      break;
  }
  Attribute constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return {};
  if (auto splat = llvm::dyn_cast<SplatElementsAttr>(constant))
    return llvm::dyn_cast<TypedAttr>(splat.getSplatValue<Attribute>());
  return llvm::isa<FloatAttr, IntegerAttr>(constant)
             ? llvm::cast<TypedAttr>(constant)
             : TypedAttr();
}

bool mesh::isNeutral(Combiner combiner, Value value) {
  TypedAttr element = getSplatElement(value);
  if (!element)
    return false;
  if (auto number = llvm::dyn_cast<FloatAttr>(element);
      number && combiner == Combiner::Sum)
    return number.getValue().isZero();
  return element == getNeutralElement(combiner, element.getType());
}
