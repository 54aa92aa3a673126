//===- ClosedSignature.h - all shardings of a signature ---------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_CLOSEDSIGNATURE_H
#define MESH_LIB_SEARCH_CLOSEDSIGNATURE_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// Annotates the arguments and results of the function `name` with the
/// shardings that propagation gives them, closed. Parts of axes are left out:
/// no PartitionSpec names them. Changes nothing if propagation fails.
void closeSignature(ModuleOp module, StringRef name, MeshAttr mesh);

} // namespace mesh

#endif // MESH_LIB_SEARCH_CLOSEDSIGNATURE_H
