//===- SetMesh.h - the mesh that a program is searched for ------*- C++ -*-===//

#ifndef MESH_SEARCH_SETMESH_H
#define MESH_SEARCH_SETMESH_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace mesh {

/// Gives the only mesh of `module` the axes of `text`, as in `data=2,model=4`,
/// or adds one. Fails if there are several, or if annotations name other axes.
llvm::Error setMesh(ModuleOp module, StringRef text);

} // namespace mesh

#endif // MESH_SEARCH_SETMESH_H
