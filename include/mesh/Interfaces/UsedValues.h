//===- UsedValues.h - values used by ops ------------------------*- C++ -*-===//

#ifndef MESH_INTERFACES_USEDVALUES_H
#define MESH_INTERFACES_USEDVALUES_H

#include "mesh/Support/LLVM.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {

/// The operands of `op`, and then what its regions take from outside.
inline llvm::SetVector<Value> getUsedValues(Operation *op) {
  llvm::SetVector<Value> values(op->operand_begin(), op->operand_end());
  mlir::getUsedValuesDefinedAbove(op->getRegions(), values);
  return values;
}

} // namespace mesh

#endif // MESH_INTERFACES_USEDVALUES_H
