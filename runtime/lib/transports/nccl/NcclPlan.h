//===- NcclPlan.h - An op as calls of NCCL ----------------------*- C++ -*-===//
//
// NCCL moves elements that lie in rows, and what it reduces it reduces in an
// order of its own. So an op becomes stages: tensors that do not lie in rows
// are packed before and unpacked after, and what NCCL does not reduce, or not
// in the order of the group where that is wanted, is exchanged, and combined
// by the runtime's kernels.
//
// A stage gives its commands to a stream; the next one may do so when the
// communicator is ready.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_NCCL_NCCLPLAN_H
#define MESH_RT_NCCL_NCCLPLAN_H

#include "NcclComm.h"
#include "core/Group.h"

#include <functional>

namespace mesh::rt {

using NcclStage = std::function<void(NcclComm &, const GpuStream &)>;

/// An op of a device, and what it is to be done with.
struct NcclWork {
  const mesh_rt_op &op;
  View src, dst;
  /// Null for sends and receives.
  const Group *group;
  /// The rank of a send's or receive's peer, in the communicator of the two.
  int64_t peerRank;
  /// True if floats are summed in the order of the group.
  bool isOrdered;
  /// Gives memory of the GPU that stays until the op is done.
  std::function<char *(int64_t)> allocate;
};

/// A member's rank in the communicator is its position in the group. Nothing if
/// there is nothing to move, which all members find.
std::vector<NcclStage> planForNccl(const NcclWork &work);

} // namespace mesh::rt

#endif // MESH_RT_NCCL_NCCLPLAN_H
