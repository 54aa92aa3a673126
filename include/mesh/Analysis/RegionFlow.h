//===- RegionFlow.h - values and decisions of control flow ------*- C++ -*-===//

#ifndef MESH_ANALYSIS_REGIONFLOW_H
#define MESH_ANALYSIS_REGIONFLOW_H

#include "mesh/Support/LLVM.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace mesh {

/// The values that an op with regions passes to these and as its results. Holds
/// as long as the op and the ends of its regions stay as they are.
class RegionFlow {
public:
  explicit RegionFlow(mlir::RegionBranchOpInterface branch);

  /// Returns the values that an argument of a region, or a result, may be, from
  /// outside first; nothing for an argument that no value is passed to, as the
  /// induction variable.
  ArrayRef<Value> getSources(Value input) const;
  /// Returns the operands by which the op, or the ends of its regions, decide
  /// which region is next: all that are no iteration arguments or results.
  ArrayRef<OpOperand *> getDeciding() const { return deciding; }

private:
  /// By input: each with one that it may be.
  SmallVector<Value> inputs, sources;
  SmallVector<OpOperand *> deciding;
};

/// Returns the operands by which `op`, or the ends of its regions, decide where
/// control flow goes: all that are not passed to blocks, regions or results.
SmallVector<OpOperand *> getDecidingOperands(Operation *op);

} // namespace mesh

#endif // MESH_ANALYSIS_REGIONFLOW_H
