//===- SetMesh.h - the mesh that a program is searched for ------*- C++ -*-===//

#ifndef MESH_SEARCH_SETMESH_H
#define MESH_SEARCH_SETMESH_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace mesh {

/// Reads axes with their sizes, as in `data=2,model=4`.
llvm::Expected<MeshAttr> parseMesh(StringRef text, MLIRContext *context);
/// Returns the text that `parseMesh` reads.
std::string toText(MeshAttr mesh);

/// Makes `mesh` the only mesh of `module`, or adds it. Fails if there are
/// several, or if annotations name other axes.
llvm::Error setMesh(ModuleOp module, MeshAttr mesh);

} // namespace mesh

#endif // MESH_SEARCH_SETMESH_H
