//===- GeneratedOps.cpp - ops whose elements are made of numbers ----------===//

#include "mesh/Analysis/GeneratedOps.h"

#include "mesh/IR/TensorViews.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

bool GeneratedOps::contains(Operation *op, bool withIndices) {
  if (!op)
    return false;
  Question question(op, withIndices);
  if (auto answer = known.find(question); answer != known.end())
    return answer->second;
  return known[question] = isGenerated(op, withIndices);
}

/// Returns true if the regions of `op` capture nothing but constants.
static bool capturesConstants(Operation *op) {
  llvm::SetVector<Value> captured;
  mlir::getUsedValuesDefinedAbove(op->getRegions(), captured);
  return llvm::all_of(captured, [](Value value) {
    return mlir::matchPattern(value, mlir::m_Constant());
  });
}

bool GeneratedOps::isGenerated(Operation *op, bool withIndices) {
  if (op->getNumResults() != 1)
    return false;
  mlir::SplatElementsAttr splat;
  if (llvm::isa<linalg::FillOp>(op) ||
      mlir::matchPattern(op, mlir::m_Constant(&splat)))
    return true;
  if (isReshape(op) || (!withIndices && isView(op)))
    return contains(op->getOperand(0).getDefiningOp(), withIndices);
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  return structured && structured.getNumReductionLoops() == 0 &&
         (withIndices || !structured.hasIndexSemantics()) &&
         capturesConstants(op) &&
         llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
           return !structured.payloadUsesValueFromOperand(&operand) ||
                  contains(operand.get().getDefiningOp(), withIndices);
         });
}

bool mesh::isMadeOfConstants(Operation *op) {
  return GeneratedOps().contains(op, /*withIndices=*/false);
}
