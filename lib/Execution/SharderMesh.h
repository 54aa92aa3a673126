//===- SharderMesh.h - a sharder's mesh in a module -------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_SHARDERMESH_H
#define MESH_LIB_EXECUTION_SHARDERMESH_H

#include "mesh/Sharder/BatchSharder.h"

namespace mesh {

/// Sees to it that `module` has the sharder's mesh under the name that it has
/// there. An error if that name is another's.
llvm::Error declareMesh(ModuleOp module, const SharderConfig &config);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_SHARDERMESH_H
