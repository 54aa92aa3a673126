//===- SeparateCollectives.h - Collectives of their own ---------*- C++ -*-===//

#ifndef MESH_LIB_PIPELINES_SEPARATECOLLECTIVES_H
#define MESH_LIB_PIPELINES_SEPARATECOLLECTIVES_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Gives each tensor in `root` a collective of its own where one is for
/// several, as after mesh-optimize-collectives. Returns the time that this adds
/// if `getSeconds` is that of a collective; nothing if there are none.
std::optional<double>
separateCollectives(mlir::RewriterBase &rewriter, Operation *root,
                    function_ref<double(Operation *)> getSeconds);

} // namespace mesh

#endif // MESH_LIB_PIPELINES_SEPARATECOLLECTIVES_H
