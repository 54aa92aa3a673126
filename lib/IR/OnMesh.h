//===- OnMesh.h - checks against the mesh that an op names ------*- C++ -*-===//

#ifndef MESH_LIB_IR_ONMESH_H
#define MESH_LIB_IR_ONMESH_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// The mesh that `symbol` names; null, and an error at `op`, if there is none.
inline MeshAttr resolveMesh(Operation *op, FlatSymbolRefAttr symbol,
                            SymbolTableCollection &symbols) {
  if (auto meshOp = symbols.lookupNearestSymbolFrom<MeshOp>(op, symbol))
    return meshOp.getMesh();
  op->emitOpError("there is no mesh ") << symbol;
  return {};
}

/// Checks that `op`, which is on whole tensors, does not stand in local view.
LogicalResult verifyInGlobalView(Operation *op);

} // namespace mesh

#endif // MESH_LIB_IR_ONMESH_H
