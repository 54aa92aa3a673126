//===- DeviceSpace.h - positions over some axes of a mesh -------*- C++ -*-===//
//
// Programs tell devices apart by their *position* over the axes along which
// they are specialised, row-major. On all other axes devices run the same.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_PROGRAMS_DEVICESPACE_H
#define MESH_PROGRAMS_DEVICESPACE_H

#include "mesh/IR/AxisList.h"

#include <string>

namespace mesh {

class DeviceSpace {
public:
  DeviceSpace(MeshAttr mesh, ArrayRef<AxisRefAttr> axes);

  MeshAttr getMesh() const { return mesh; }
  ArrayRef<AxisRefAttr> getAxes() const { return axes; }
  /// The number of positions.
  int64_t size() const { return numPositions; }
  /// An error at `op` if these are more than can be looked at one by one.
  LogicalResult checkSize(Operation *op) const;

  /// Returns true if a position says which index a device has on `axis`.
  bool covers(AxisRefAttr axis) const;
  bool coversAll(ArrayRef<AxisRefAttr> list) const;
  /// Returns the axes of `list` whose index a position determines.
  AxisList getCovered(ArrayRef<AxisRefAttr> list) const;
  /// Returns true if devices at different positions may differ on one of
  /// `list`.
  bool overlapsAny(ArrayRef<AxisRefAttr> list) const;

  /// The index over `list`, all of which the space covers, of the devices at
  /// `position`.
  int64_t getIndex(int64_t position, ArrayRef<AxisRefAttr> list) const;
  /// The position that has the index `index` over `list` instead.
  int64_t withIndex(int64_t position, ArrayRef<AxisRefAttr> list,
                    int64_t index) const;

  /// As text: `"pipe" 2, "data" 0`.
  std::string str(int64_t position) const;

private:
  /// The first device at `position`, and the position of a device.
  int64_t getDevice(int64_t position) const;
  int64_t getPosition(int64_t device) const;

  MeshAttr mesh;
  AxisList axes;
  int64_t numPositions;
};

/// Returns true if some devices send or receive nothing in `op`.
bool leavesOut(PermuteOp op, MeshAttr mesh);

/// The sender and the receiver of a device in a permutation.
struct MessagePeers {
  std::optional<int64_t> source;
  std::optional<int64_t> target;
};

/// The positions of the peers in `op`, all of whose axes the space covers, of
/// the devices at each position.
SmallVector<MessagePeers, 0> getPeers(PermuteOp op, const DeviceSpace &space);

} // namespace mesh

#endif // MESH_PROGRAMS_DEVICESPACE_H
