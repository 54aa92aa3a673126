//===- TiedValues.h - values tied by control flow ---------------*- C++ -*-===//
//
// The results of a loop are what its last iteration yields, and an iteration
// starts from what the one before yielded: all of these are one value to
// whoever asks how it is split.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_ANALYSIS_TIEDVALUES_H
#define MESH_ANALYSIS_TIEDVALUES_H

#include "mesh/Support/LLVM.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace mesh {

/// Results and region arguments of one op that stand for the same thing.
struct TiedValues {
  /// Returns the values that the op defines: results, arguments of its regions.
  /// One sharding holds for all of them.
  SmallVector<Value, 2> values;
  /// Operands of the op and of its regions' terminators that `values` are taken
  /// from. They have to come in that sharding.
  SmallVector<OpOperand *, 2> sources;
};

/// The values that `op` hands from one to the other, in the order of the first
/// of `values`: arguments of the regions, then results. Values that `op` makes
/// itself, such as an induction variable, have no sources.
SmallVector<TiedValues> getTiedValues(RegionBranchOpInterface op);

/// `op` if it runs its regions as a part of the program that it stands in, on
/// the same tensors: a loop, a branch. Null if it is another op, or one whose
/// sharding rule speaks for its regions.
RegionBranchOpInterface getControlFlow(Operation *op);

/// Returns true if `op` ends a block by handing its operands on, and does no
/// more.
bool handsOnValues(Operation *op);

} // namespace mesh

#endif // MESH_ANALYSIS_TIEDVALUES_H
