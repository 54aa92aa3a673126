//===- ScalarEvaluator.cpp - Scalars that are made of constants -----------===//

#include "mesh/Transforms/Normalize/ScalarEvaluator.h"

#include "mesh/Analysis/FoldResult.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

/// The most ops that compute a scalar.
static constexpr int kMostOps = 256;

/// Returns the value that an op without loops yields.
Attribute ScalarEvaluator::evaluateBody(linalg::GenericOp op) {
  if (op.getNumLoops() != 0 || op->getNumResults() != 1 ||
      !op.hasPureTensorSemantics())
    return {};
  for (OpOperand &operand : op->getOpOperands())
    if (op.payloadUsesValueFromOperand(&operand))
      known[op.getMatchingBlockArgument(&operand)] =
          evaluateElement(operand.get());
  return evaluate(op.getBody()->getTerminator()->getOperand(0));
}

/// The element of a tensor without dims.
Attribute ScalarEvaluator::evaluateElement(Value tensor) {
  DenseElementsAttr elements;
  if (mlir::matchPattern(tensor, m_Constant(&elements)))
    return elements.isSplat() ? elements.getSplatValue<Attribute>()
                              : Attribute();
  if (auto generic = tensor.getDefiningOp<linalg::GenericOp>())
    return evaluateBody(generic);
  if (auto fill = tensor.getDefiningOp<linalg::FillOp>())
    return fill->getNumResults() == 1 ? evaluate(fill.getInputs()[0])
                                      : Attribute();
  if (auto made = tensor.getDefiningOp<tensor::FromElementsOp>())
    return evaluate(made.getElements()[0]);
  return {};
}

Attribute ScalarEvaluator::evaluate(Value scalar) {
  if (auto it = known.find(scalar); it != known.end())
    return it->second;
  Attribute value;
  if (mlir::matchPattern(scalar, m_Constant(&value)))
    return value;
  auto result = llvm::dyn_cast<OpResult>(scalar);
  if (!result || ++numOps > kMostOps)
    return {};
  auto extract = llvm::dyn_cast<tensor::ExtractOp>(result.getOwner());
  if (extract && extract.getTensor().getType().getRank() == 0)
    value = evaluateElement(extract.getTensor());
  else if (isPure(result.getOwner()) && result.getOwner()->getNumRegions() == 0)
    value = foldResult(result, [&](Value used) { return evaluate(used); });
  known[scalar] = value;
  return value;
}
