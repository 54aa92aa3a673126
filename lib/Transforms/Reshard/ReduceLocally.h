//===- ReduceLocally.h - Reduce blocks before they are gathered -*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_RESHARD_REDUCELOCALLY_H
#define MESH_LIB_TRANSFORMS_RESHARD_REDUCELOCALLY_H

#include "mesh/Analysis/GlobalFunctions.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Rewrites reductions of `function` that are marked `mesh.associative`, along
/// split dims along which no combiner of devices reduces: devices reduce their
/// blocks, and then all of them what the others have. Returns whether there
/// were any.
bool reduceLocally(mlir::RewriterBase &rewriter,
                   const GlobalFunction &function);

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_RESHARD_REDUCELOCALLY_H
