//===- SplatValue.cpp - tensors with one element over and over ------------===//

#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mesh;

TypedAttr mesh::getSplatElement(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (auto fill = llvm::dyn_cast<linalg::FillOp>(op))
      value = fill.value();
    else if (auto splat = llvm::dyn_cast<tensor::SplatOp>(op))
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
