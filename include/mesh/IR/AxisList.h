//===- AxisList.h - ordered lists of (sub-)axes -----------------*- C++ -*-===//
//
// A dim is split by a list of axes, the first being the most major. Lists may
// name parts of axes; these functions take them apart and put them together
// again, and never depend on how many devices an axis has.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_AXISLIST_H
#define MESH_IR_AXISLIST_H

#include "mesh/IR/Mesh.h"

namespace mesh {

using AxisList = SmallVector<AxisRefAttr, 2>;

/// Returns true if `axis` has a digit in common with one of `axes`.
bool overlapsAny(MeshAttr mesh, AxisRefAttr axis, ArrayRef<AxisRefAttr> axes);

/// Returns true if one of `axes` is `axis` or has it as a part.
bool covers(MeshAttr mesh, ArrayRef<AxisRefAttr> axes, AxisRefAttr axis);

/// Returns true if `axes` begin with all of `prefix`.
bool startsWith(ArrayRef<AxisRefAttr> axes, ArrayRef<AxisRefAttr> prefix);

/// The part of the axis called `name` from `begin` to `end`, which are products
/// of the sizes of all that is more major.
AxisRefAttr getAxisPart(MeshAttr mesh, StringRef name, int64_t begin,
                        int64_t end);

/// Cuts `axis` into a major part of `majorSize` devices and the rest. The size
/// of the axis must be divisible by it, and both parts be larger than 1.
std::pair<AxisRefAttr, AxisRefAttr> splitAxis(MeshAttr mesh, AxisRefAttr axis,
                                              int64_t majorSize);

/// Appends `axis` to `axes`. If it continues the last one, as `"x":(2)2` does
/// `"x":(1)2`, the two become one.
void appendAxis(MeshAttr mesh, AxisList &axes, AxisRefAttr axis);

/// The same list in the spelling that an attribute must have.
AxisList mergeAxes(MeshAttr mesh, ArrayRef<AxisRefAttr> axes);

/// Cuts the axes of all `lists` at each other's ends, so that any two parts
/// are equal or have no digit in common. Fails if the ends do not nest, like
/// those of `"x":(1)2` and `"x":(1)3`.
LogicalResult refineAxes(MeshAttr mesh, ArrayRef<AxisList *> lists);

/// Returns true if both lists make the same groups of devices: whether they
/// name the same digits, in whatever order and parts.
bool makeSameGroups(MeshAttr mesh, ArrayRef<AxisRefAttr> a,
                    ArrayRef<AxisRefAttr> b);

/// Drops the axes that stand at the same place of two lists that make the same
/// groups, counted in devices. A device has the same position over both lists
/// if and only if it has so over what is left. The rest is in the spelling that
/// an attribute must have.
void dropFixedAxes(MeshAttr mesh, AxisList &from, AxisList &to);

} // namespace mesh

#endif // MESH_IR_AXISLIST_H
