//===- Group.cpp - the devices that take part in a collective -------------===//

#include "Group.h"

#include <algorithm>

using namespace mesh::rt;

/// The member that has the digits of `index` on the axes and agrees with
/// `device` elsewhere.
static int64_t memberAt(int64_t index, int64_t device,
                        const std::vector<mesh_rt_axis> &axes) {
  for (auto axis = axes.rbegin(); axis != axes.rend(); ++axis) {
    int64_t digit = device / axis->stride % axis->size;
    device += (index % axis->size - digit) * axis->stride;
    index /= axis->size;
  }
  return device;
}

/// The inverse of memberAt.
static int64_t positionOf(int64_t device,
                          const std::vector<mesh_rt_axis> &axes) {
  int64_t position = 0;
  for (const mesh_rt_axis &axis : axes)
    position = position * axis.size + device / axis.stride % axis.size;
  return position;
}

static std::string describe(const mesh_rt_axis &axis) {
  return "axis of size " + std::to_string(axis.size) + " and stride " +
         std::to_string(axis.stride);
}

static std::string inMesh(int64_t numDevices) {
  return " in a mesh of " + std::to_string(numDevices) + " devices";
}

std::string mesh::rt::makeGroup(int64_t device, int64_t numDevices,
                                const mesh_rt_axis *axes, int64_t numAxes,
                                Group &group) {
  group.axes.assign(axes, axes + numAxes);
  int64_t size = 1;
  for (const mesh_rt_axis &axis : group.axes) {
    if (axis.size < 1 || axis.stride < 1 || axis.size > numDevices ||
        axis.stride > numDevices || size > numDevices / axis.size)
      return describe(axis) + " does not fit" + inMesh(numDevices);
    size *= axis.size;
  }
  group.position = positionOf(device, group.axes);
  group.members.clear();
  for (int64_t i = 0; i < size; ++i) {
    int64_t member = memberAt(i, device, group.axes);
    // Digits that overlap, or that the mesh has not, do not lead back.
    if (member < 0 || member >= numDevices ||
        positionOf(member, group.axes) != i)
      return "the axes of the group are no digits of the position" +
             inMesh(numDevices);
    group.members.push_back(member);
  }
  if (group.members[group.position] != device)
    return "the axes of the group are no digits of the position" +
           inMesh(numDevices);
  return {};
}
