//===- SortPlaces.h - The memory in which rows are sorted -------*- C++ -*-===//

#ifndef MESH_ANALYSIS_SORTPLACES_H
#define MESH_ANALYSIS_SORTPLACES_H

#include "mesh/IR/SortOps.h"

namespace mesh {

/// Returns true if the rows that `op` sorts are contiguous in dense tensors:
/// they are sorted where they are in the result, others in a copy.
bool sortsInnermostDim(SortOp op);

/// Returns the tensor in whose place a sort of the innermost dim computes its
/// result `number`: the operand, or the tensor that it is a view of. An op
/// beside has made it, and nothing reads it later. Null if there is none.
Value findSortedOver(SortOp op, unsigned number);

} // namespace mesh

#endif // MESH_ANALYSIS_SORTPLACES_H
