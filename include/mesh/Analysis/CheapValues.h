//===- CheapValues.h - values that need no communication --------*- C++ -*-===//

#ifndef MESH_ANALYSIS_CHEAPVALUES_H
#define MESH_ANALYSIS_CHEAPVALUES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Value.h"

namespace mesh {

/// Returns true if `value` is made of no tensor's elements but those of cheap
/// values: a constant, an empty or a filled tensor, positions, random numbers,
/// and what elementwise ops, transposes and reshapes make of these. Each user
/// can have its own, split as it likes, so such a value neither spreads
/// shardings from one user to another nor is resharded.
bool isCheap(Value value);

} // namespace mesh

#endif // MESH_ANALYSIS_CHEAPVALUES_H
