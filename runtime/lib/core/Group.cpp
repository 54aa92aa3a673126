//===- Group.cpp - The devices that take part in a collective -------------===//

#include "Group.h"

#include <algorithm>

using namespace mesh::rt;

bool Group::isOver(const mesh_rt_axis *others, int64_t numOthers) const {
  return std::equal(axes.begin(), axes.end(), others, others + numOthers,
                    [](const mesh_rt_axis &a, const mesh_rt_axis &b) {
                      return a.size == b.size && a.stride == b.stride;
                    });
}

int64_t mesh::rt::memberAt(int64_t position, const mesh_rt_axis *axes,
                           int64_t numAxes, int64_t device) {
  for (int64_t i = numAxes - 1; i >= 0; --i) {
    int64_t digit = device / axes[i].stride % axes[i].size;
    device += (position % axes[i].size - digit) * axes[i].stride;
    position /= axes[i].size;
  }
  return device;
}

int64_t mesh::rt::positionOver(const mesh_rt_axis *axes, int64_t numAxes,
                               int64_t device) {
  int64_t position = 0;
  for (int64_t i = 0; i < numAxes; ++i)
    position = position * axes[i].size + device / axes[i].stride % axes[i].size;
  return position;
}

static std::string describe(const mesh_rt_axis &axis) {
  return "axis of size " + std::to_string(axis.size) + " and stride " +
         std::to_string(axis.stride);
}

static std::string inMesh(int64_t numDevices) {
  return " in a mesh of " + std::to_string(numDevices) + " devices";
}

static Status noDigits(int64_t numDevices) {
  return Error("the axes of the group are no digits of the position" +
               inMesh(numDevices));
}

Status mesh::rt::makeGroup(int64_t device, int64_t numDevices,
                           const mesh_rt_axis *axes, int64_t numAxes,
                           Group &group) {
  group.axes.assign(axes, axes + numAxes);
  int64_t size = 1;
  for (const mesh_rt_axis &axis : group.axes) {
    if (axis.size < 1 || axis.stride < 1 || axis.size > numDevices ||
        axis.stride > numDevices || size > numDevices / axis.size)
      return Error(describe(axis) + " does not fit" + inMesh(numDevices));
    size *= axis.size;
  }
  group.position = positionOver(axes, numAxes, device);
  group.members.clear();
  for (int64_t i = 0; i < size; ++i) {
    int64_t member = memberAt(i, axes, numAxes, device);
    // Digits that overlap, or that the mesh has not, do not lead back.
    if (member < 0 || member >= numDevices ||
        positionOver(axes, numAxes, member) != i)
      return noDigits(numDevices);
    group.members.push_back(member);
  }
  if (group.members[group.position] != device)
    return noDigits(numDevices);
  return Status::Ok;
}
