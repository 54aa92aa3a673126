//===- ReadValues.cpp - values that an op reads ---------------------------===//

#include "mesh/IR/ReadValues.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

llvm::SetVector<Value> mesh::getReadValues(Operation *op) {
  llvm::SetVector<Value> values(op->operand_begin(), op->operand_end());
  for (Region &region : op->getRegions())
    mlir::getUsedValuesDefinedAbove(region, values);
  return values;
}
