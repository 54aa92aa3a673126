//===- RegionFlow.h - what control flow hands on and goes by ----*- C++ -*-===//

#ifndef MESH_ANALYSIS_REGIONFLOW_H
#define MESH_ANALYSIS_REGIONFLOW_H

#include "mesh/Support/LLVM.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace mesh {

/// How an op with regions hands values on, to these and as its results. Holds
/// as long as the op and the ends of its regions stay as they are.
class RegionFlow {
public:
  explicit RegionFlow(mlir::RegionBranchOpInterface branch);

  /// What an argument of a region, or a result, may be, from outside first;
  /// nothing where it is not handed on, as the number of an iteration.
  ArrayRef<Value> getSources(Value input) const;
  /// The operands by which the op, or the ends of its regions, decide which
  /// region is next: all that are not handed on.
  ArrayRef<OpOperand *> getDeciding() const { return deciding; }

private:
  /// By input: each with one that it may be.
  SmallVector<Value> inputs, sources;
  SmallVector<OpOperand *> deciding;
};

/// The operands by which `op`, or the ends of its regions, decide where control
/// flow goes: all that are not handed on to blocks, regions or results.
SmallVector<OpOperand *> getDecidingOperands(Operation *op);

} // namespace mesh

#endif // MESH_ANALYSIS_REGIONFLOW_H
