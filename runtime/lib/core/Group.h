//===- Group.h - The devices that take part in a collective -----*- C++ -*-===//

#ifndef MESH_RT_CORE_GROUP_H
#define MESH_RT_CORE_GROUP_H

#include "Status.h"
#include "mesh-rt/abi.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mesh::rt {

/// The group of one device over a list of axes (see mesh_rt_op).
struct Group {
  std::vector<mesh_rt_axis> axes;
  /// Devices by position in the group.
  std::vector<int64_t> members;
  /// The device's own position in the group.
  int64_t position = 0;

  int64_t size() const { return static_cast<int64_t>(members.size()); }
  /// Returns true if these are the group's axes, in this order.
  bool isOver(const mesh_rt_axis *others, int64_t numOthers) const;
};

/// The position of `device` in its group over axes.
int64_t positionOver(const mesh_rt_axis *axes, int64_t numAxes, int64_t device);

/// The member of the group of `device` over axes that is at `position`.
int64_t memberAt(int64_t position, const mesh_rt_axis *axes, int64_t numAxes,
                 int64_t device);

/// Computes the group of `device` over axes. Fails if a mesh of `numDevices`
/// has no such axes.
Status makeGroup(int64_t device, int64_t numDevices, const mesh_rt_axis *axes,
                 int64_t numAxes, Group &group);

} // namespace mesh::rt

#endif // MESH_RT_CORE_GROUP_H
