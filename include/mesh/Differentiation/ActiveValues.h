//===- ActiveValues.h - values that have derivatives ------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_ACTIVEVALUES_H
#define MESH_DIFFERENTIATION_ACTIVEVALUES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Region.h"
#include "mlir/IR/ValueRange.h"
#include "llvm/ADT/DenseSet.h"

namespace mesh {

/// The values of floats or complex numbers in a region that depend on some of
/// its arguments by such values. Other values have derivatives of zero.
class ActiveValues {
public:
  ActiveValues(Region &region, mlir::ValueRange arguments);

  bool contains(Value value) const { return values.contains(value); }

  /// Returns true if an operand of `op`, or a value that its regions capture,
  /// is active.
  bool usesActive(Operation *op) const;

  /// The active values that the regions of `op` use from outside of it.
  SmallVector<Value> getCaptures(Operation *op) const;
  /// The indices of the active ones of `list`.
  SmallVector<unsigned> getIndices(mlir::ValueRange list) const;

  /// Tells that the values `to` have replaced those of `from`.
  void transfer(mlir::ValueRange from, mlir::ValueRange to);

private:
  bool add(Value value);
  bool visit(Operation &op);

  llvm::DenseSet<Value> values;
};

} // namespace mesh

#endif // MESH_DIFFERENTIATION_ACTIVEVALUES_H
