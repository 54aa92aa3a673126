//===- MeshShapes.h - the meshes that devices can make ----------*- C++ -*-===//

#ifndef MESH_SEARCH_MESHSHAPES_H
#define MESH_SEARCH_MESHSHAPES_H

#include "mesh/IR/Mesh.h"
#include "mesh/Machine/MachineModel.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Returns the meshes of `devices` devices that `machine` tells apart, those of
/// fewer axes first. The axes are called `names`, all of which are there, with
/// a size of 1 perhaps. Without names there are at most three axes of more than
/// one device: links of the machine that have a name, and "x", "y" and "z". The
/// first one is `batchAxis`, unless that is empty; it may have a size of 1. Of
/// meshes whose axes are as large and have the same links there is one.
SmallVector<MeshAttr> getMeshShapes(MLIRContext *context, int64_t devices,
                                    ArrayRef<std::string> names,
                                    const MachineModel &machine,
                                    StringRef batchAxis = {});

/// Returns true if `a` suits a machine better than `b`, as far as one can tell
/// without a program: more of the machine's levels end where an axis ends, or
/// the largest axis is smaller.
bool isMoreRegular(MeshAttr a, MeshAttr b, const MachineModel &machine);

/// Returns the least seconds of the contractions in the body of `function`, on
/// whole tensors, on a device of `mesh`: each is split along that axes of its
/// loops that leave the least, whatever must be sent for that. Those in
/// branches count nothing, those in loops as often as these run.
double getLeastContractionSeconds(FunctionOpInterface function, MeshAttr mesh,
                                  const MachineModel &machine);

} // namespace mesh

#endif // MESH_SEARCH_MESHSHAPES_H
