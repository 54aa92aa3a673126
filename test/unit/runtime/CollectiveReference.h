//===- CollectiveReference.h - Reference of collectives ---------*- C++ -*-===//

#ifndef MESH_RT_TEST_COLLECTIVEREFERENCE_H
#define MESH_RT_TEST_COLLECTIVEREFERENCE_H

#include "TestTensor.h"

namespace mesh::rt::test {

/// Axes by value, with the devices that they group.
using Axes = std::vector<mesh_rt_axis>;

/// The group of `device`, straight from the definition in abi.h: all devices
/// that differ from it at most on the axes, by their position.
std::vector<int64_t> groupOf(int64_t device, int64_t numDevices,
                             const Axes &axes);

/// The product of the axes' sizes.
int64_t sizeOfGroup(const Axes &axes);

/// An op with every field set to something valid.
mesh_rt_op makeOp(mesh_rt_kind kind, mesh_rt_type type, int64_t rank,
                  const Axes &axes);

/// The shape of dst, given that of src.
Shape resultShape(const mesh_rt_op &op, const Shape &src, int64_t n);

/// dst of the member at `position`, given the members' src, row-major.
std::vector<double> expectedResult(const mesh_rt_op &op, const Shape &shape,
                                   const std::vector<std::vector<double>> &srcs,
                                   int64_t position);

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_COLLECTIVEREFERENCE_H
