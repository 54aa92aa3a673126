//===- DeviceClasses.h - classes of devices ---------------------*- C++ -*-===//

#ifndef MESH_PROGRAMS_DEVICECLASSES_H
#define MESH_PROGRAMS_DEVICECLASSES_H

#include "mesh/Programs/DevicePlan.h"

namespace mesh {

/// Some positions whose devices do the same, but for their peers' positions.
using DeviceClass = SmallVector<int64_t>;

/// The classes of devices, by their first positions.
SmallVector<DeviceClass, 0> getDeviceClasses(FunctionOpInterface function,
                                             DevicePlan &plan);

} // namespace mesh

#endif // MESH_PROGRAMS_DEVICECLASSES_H
