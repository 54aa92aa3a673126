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

/// The number of devices in a group of `op`, checking that its mesh exists and
/// has its axes. Fails with a diagnostic.
template <typename Op>
FailureOr<int64_t> getGroupSize(Op op, SymbolTableCollection &symbols) {
  MeshAttr mesh = resolveMesh(op, op.getMeshAttr(), symbols);
  if (!mesh ||
      failed(mesh.verifyAxes(op.getAxes(), [&] { return op.emitOpError(); })))
    return failure();
  return mesh.getSize(op.getAxes());
}

/// Checks that `op`, which is on whole tensors along `axes`, or along all, does
/// not stand in local view along these. Regions around it may be so along
/// others.
LogicalResult
verifyInGlobalView(Operation *op,
                   std::optional<ArrayRef<AxisRefAttr>> axes = std::nullopt);

} // namespace mesh

#endif // MESH_LIB_IR_ONMESH_H
