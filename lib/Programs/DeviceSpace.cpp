//===- DeviceSpace.cpp - positions over some axes of a mesh ---------------===//

#include "mesh/Programs/DeviceSpace.h"

using namespace mesh;

DeviceSpace::DeviceSpace(MeshAttr mesh, ArrayRef<AxisRefAttr> axes)
    : mesh(mesh), axes(axes), numPositions(mesh.getSize(axes)) {}

LogicalResult DeviceSpace::checkSize(Operation *op) const {
  constexpr int64_t kMaxPositions = int64_t(1) << 16;
  if (size() <= kMaxPositions)
    return success();
  return op->emitOpError("messages and programs tell ")
         << size() << " positions apart, of which at most " << kMaxPositions
         << " can be followed";
}

bool DeviceSpace::covers(AxisRefAttr axis) const {
  return mesh.getSize(axis) == 1 || mesh::covers(mesh, axes, axis);
}

bool DeviceSpace::coversAll(ArrayRef<AxisRefAttr> list) const {
  return llvm::all_of(list, [&](AxisRefAttr axis) { return covers(axis); });
}

AxisList DeviceSpace::getCovered(ArrayRef<AxisRefAttr> list) const {
  return AxisList(llvm::make_filter_range(
      list, [&](AxisRefAttr axis) { return covers(axis); }));
}

bool DeviceSpace::overlapsAny(ArrayRef<AxisRefAttr> list) const {
  return llvm::any_of(list, [&](AxisRefAttr axis) {
    return mesh::overlapsAny(mesh, axis, axes);
  });
}

int64_t DeviceSpace::getDevice(int64_t position) const {
  int64_t device = 0;
  for (AxisRefAttr axis : llvm::reverse(axes)) {
    device += position % mesh.getSize(axis) * mesh.getStride(axis);
    position /= mesh.getSize(axis);
  }
  return device;
}

/// The index on `axis` of `device`.
static int64_t getDigit(MeshAttr mesh, int64_t device, AxisRefAttr axis) {
  return device / mesh.getStride(axis) % mesh.getSize(axis);
}

int64_t DeviceSpace::getPosition(int64_t device) const {
  int64_t position = 0;
  for (AxisRefAttr axis : axes)
    position = position * mesh.getSize(axis) + getDigit(mesh, device, axis);
  return position;
}

int64_t DeviceSpace::getIndex(int64_t position,
                              ArrayRef<AxisRefAttr> list) const {
  int64_t device = getDevice(position), index = 0;
  for (AxisRefAttr axis : list)
    index = index * mesh.getSize(axis) + getDigit(mesh, device, axis);
  return index;
}

int64_t DeviceSpace::withIndex(int64_t position, ArrayRef<AxisRefAttr> list,
                               int64_t index) const {
  int64_t device = getDevice(position);
  for (AxisRefAttr axis : llvm::reverse(list)) {
    int64_t digit = index % mesh.getSize(axis);
    index /= mesh.getSize(axis);
    device += (digit - getDigit(mesh, device, axis)) * mesh.getStride(axis);
  }
  return getPosition(device);
}

std::string DeviceSpace::str(int64_t position) const {
  std::string text;
  for (AxisRefAttr axis : axes)
    text += (text.empty() ? "" : ", ") + axis.str() + " " +
            std::to_string(getIndex(position, axis));
  return text;
}

bool mesh::leavesOut(PermuteOp op, MeshAttr mesh) {
  std::optional<ArrayRef<int64_t>> pairs = op.getPairs();
  return pairs &&
         static_cast<int64_t>(pairs->size()) < 2 * mesh.getSize(op.getAxes());
}

SmallVector<MessagePeers, 0> mesh::getPeers(PermuteOp op,
                                            const DeviceSpace &space) {
  ArrayRef<AxisRefAttr> axes = op.getAxes();
  std::optional<AxesAttr> targets = op.getTargets();
  std::optional<int64_t> shift = op.getShift();
  int64_t n = space.getMesh().getSize(axes);
  llvm::SmallDenseMap<int64_t, int64_t> targetOf, sourceOf;
  ArrayRef<int64_t> pairs = op.getPairs().value_or(ArrayRef<int64_t>());
  for (size_t i = 0; i + 1 < pairs.size(); i += 2) {
    targetOf[pairs[i]] = pairs[i + 1];
    sourceOf[pairs[i + 1]] = pairs[i];
  }
  SmallVector<MessagePeers, 0> peers(space.size());
  for (int64_t position = 0; position < space.size(); ++position) {
    auto at = [&](ArrayRef<AxisRefAttr> list, int64_t index) {
      return space.withIndex(position, list, index);
    };
    auto &[source, target] = peers[position];
    int64_t own = space.getIndex(position, axes);
    if (targets) {
      source = at(axes, space.getIndex(position, *targets));
      target = at(*targets, own);
    } else if (shift) {
      int64_t distance = (*shift % n + n) % n;
      source = at(axes, (own + n - distance) % n);
      target = at(axes, (own + distance) % n);
    } else {
      if (auto it = sourceOf.find(own); it != sourceOf.end())
        source = at(axes, it->second);
      if (auto it = targetOf.find(own); it != targetOf.end())
        target = at(axes, it->second);
    }
  }
  return peers;
}
