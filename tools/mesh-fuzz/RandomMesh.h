//===- RandomMesh.h - random meshes and shardings ---------------*- C++ -*-===//

#ifndef MESH_TOOLS_MESH_FUZZ_RANDOMMESH_H
#define MESH_TOOLS_MESH_FUZZ_RANDOMMESH_H

#include "mesh-fuzz/FuzzOptions.h"
#include "mesh-fuzz/Random.h"
#include "mesh/IR/Mesh.h"

namespace mesh {

/// One to three axes of 1 to 6 devices, now and then with the devices in
/// another order.
MeshAttr makeRandomMesh(MLIRContext *context, Random &random,
                        const FuzzOptions &options);

struct ShardingChoice {
  /// Dims may be left to propagation, or wait for a later priority.
  bool mayBeOpen = true;
  /// The value may be unreduced.
  bool mayBePartial = false;
  /// An axis that must not be named; none if it is empty.
  StringRef without = "";
};

/// Whole axes and parts of axes, each on some dim of a tensor of type `type`
/// or on none.
ShardingAttr makeRandomSharding(FlatSymbolRefAttr meshName, MeshAttr mesh,
                                RankedTensorType type, Random &random,
                                const FuzzOptions &options,
                                ShardingChoice choice);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_RANDOMMESH_H
