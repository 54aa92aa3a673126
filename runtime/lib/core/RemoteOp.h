//===- RemoteOp.h - Ops of other processes' devices -------------*- C++ -*-===//
//
// A transport between processes sends each op along with its data, so that the
// receiver can match it with its own and compare both (OpCheck.h).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_REMOTEOP_H
#define MESH_RT_CORE_REMOTEOP_H

#include "OpCheck.h"
#include "Serialization.h"

#include <compare>

namespace mesh::rt {

/// Names an op of a program at all devices that take part in it.
struct OpKey {
  /// Sends and receives: the sender. Collectives: -1.
  int64_t sender = -1;
  /// The tag of a send; the digest of the group's devices.
  uint64_t group = 0;
  /// Its index among those.
  int64_t sequence = 0;

  auto operator<=>(const OpKey &) const = default;
};

/// Returns a hash of all in which collectives, or a send and a receive, must
/// agree. Those of two ops that agree may differ, if they say the same
/// differently.
uint64_t fingerprintOf(const mesh_rt_op &op, const View &src, const View &dst);

/// Returns a hash of devices, in this order.
uint64_t digestOf(const std::vector<int64_t> &devices);

/// An op of another device, with all that it refers to.
class RemoteOp {
public:
  static void write(Writer &writer, const mesh_rt_op &op, const View &src,
                    const View &dst);
  RemoteOp(Reader &reader, int64_t device, int64_t numDevices);
  RemoteOp(const RemoteOp &) = delete;
  RemoteOp &operator=(const RemoteOp &) = delete;

  OpInstance instance() const { return {device, &op, &src, &dst, &group}; }

private:
  int64_t device;
  mesh_rt_op op;
  std::vector<mesh_rt_axis> axes, targets;
  std::vector<mesh_rt_pair> pairs;
  std::string name, location;
  View src, dst;
  Group group;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_REMOTEOP_H
