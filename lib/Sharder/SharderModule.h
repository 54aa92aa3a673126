//===- SharderModule.h - a sharder's mesh in a module -----------*- C++ -*-===//

#ifndef MESH_SHARDER_SHARDERMODULE_H
#define MESH_SHARDER_SHARDERMODULE_H

#include "mesh/Sharder/BatchSharder.h"

namespace mesh {

/// Sees to it that `module` has the sharder's mesh under the name that it has
/// there. An error if that name is another's.
llvm::Error declareMesh(ModuleOp module, const SharderConfig &config);

/// An attribute in MLIR's spelling.
std::string print(Attribute attribute);

} // namespace mesh

#endif // MESH_SHARDER_SHARDERMODULE_H
