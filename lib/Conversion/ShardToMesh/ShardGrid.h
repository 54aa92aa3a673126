//===- ShardGrid.h - grids of upstream's shard dialect ----------*- C++ -*-===//
//
// A grid is a mesh whose axes have numbers instead of names.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CONVERSION_SHARDTOMESH_SHARDGRID_H
#define MESH_LIB_CONVERSION_SHARDTOMESH_SHARDGRID_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/Builders.h"

namespace mesh {

/// A grid as a mesh of the same name.
struct GridMesh {
  FlatSymbolRefAttr name;
  MeshAttr mesh;

  AxesAttr getAxes(ArrayRef<int16_t> gridAxes) const {
    SmallVector<AxisRefAttr> axes;
    for (int16_t axis : gridAxes)
      axes.push_back(
          AxisRefAttr::get(mesh.getContext(), mesh.getAxes()[axis].getName()));
    return AxesAttr::get(mesh.getContext(), axes);
  }
};

/// Returns true if `op` is of upstream's shard dialect and works in local view.
bool isLocalShardOp(Operation *op);

/// Builds what `op`, for which `isLocalShardOp` holds, means on `grid`: returns
/// what is to replace its results. Fails with an error at the op.
FailureOr<SmallVector<Value>>
convertLocalShardOp(Operation *op, const GridMesh &grid, OpBuilder &builder);

} // namespace mesh

#endif // MESH_LIB_CONVERSION_SHARDTOMESH_SHARDGRID_H
