//===- DivideBatch.h - smaller micro-batches of a step ----------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_DIVIDEBATCH_H
#define MESH_LIB_SEARCH_DIVIDEBATCH_H

#include "mesh/Search/FirstProblem.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Lets the step of training `name` of `module` accumulate over `parts` times
/// as many micro-batches, each a `parts`-th of those it has. Its batches then
/// have the number of micro-batches as their first dimension.
///
/// The loss of a part is made by the partitioner, as if devices had the parts.
/// Fails, and may leave `module` changed, if the sum over the parts is not the
/// loss, or if parts depend on each other or on their number; if a batch is not
/// divisible; or if annotations are in the loss itself or on functions that it
/// calls. `problem` says why.
LogicalResult divideBatch(ModuleOp module, StringRef name, int64_t parts,
                          FirstProblem &problem);

} // namespace mesh

#endif // MESH_LIB_SEARCH_DIVIDEBATCH_H
