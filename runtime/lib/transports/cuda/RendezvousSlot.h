//===- RendezvousSlot.h - Rendezvous of a collective ------------*- C++ -*-===//
//
// Every collective of a set of devices has a RendezvousSlot: the members' n-th
// ones meet in the n-th slot of the set. A member that arrives brings its op
// and an event behind which its operand is there and its result can be written.
// Then there may be parts of the op for which all is there; whoever arrives
// last for a part enqueues it: gives the commands to the GPUs.
//
// A permute or a broadcast has a part for each member that gets something,
// other collectives have one part, for all members.
//
// Invariant: what is behind the mutex is changed with it held, but for events
// and operands, which nobody but their member changes before it has arrived,
// and after that nobody.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_RENDEZVOUSSLOT_H
#define MESH_RT_CUDA_RENDEZVOUSSLOT_H

#include "core/Group.h"
#include "core/View.h"
#include "devices/cuda/CudaHandles.h"

#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace mesh::rt {

/// The state of the commands of a part.
enum class Enqueued { No, Claimed, Yes };

/// The contribution of one member to a slot.
struct Member {
  bool hasArrived = false;
  int64_t device = 0;
  const Group *group = nullptr;
  mesh_rt_op op;
  View src, dst;
  /// The source of each position in a permute or broadcast, -1 for none, and
  /// its readers.
  int64_t source = -1;
  std::vector<int64_t> readers;
  /// The state of the part that gives this member its result.
  Enqueued enqueued = Enqueued::No;
  /// Recorded by the member's own stream, and by the one that does its part.
  CudaEvent ready, done;
};

class RendezvousSlot {
public:
  explicit RendezvousSlot(int64_t numMembers) : members(numMembers) {}

  /// By the rank among the devices of the set, ascending, which does not depend
  /// on the order of axes.
  std::vector<Member> members;
  int64_t numArrived = 0;
  int64_t numLeft = 0;
  /// The rank of the first member to arrive, with which all compare.
  int64_t first = -1;

  void clear();
};

/// The slots of a set of devices that are under way.
class RendezvousQueue {
public:
  explicit RendezvousQueue(int64_t numMembers) : numMembers(numMembers) {}

  // All but the mutex itself with it held.
  std::mutex mutex;
  RendezvousSlot &at(int64_t number);
  /// A member needs the slot no more.
  void leave(RendezvousSlot &slot);
  /// No member is using any slot.
  void reset();

private:
  const int64_t numMembers;
  /// The slots from number `begin` on; null for slots that all have left.
  std::deque<std::unique_ptr<RendezvousSlot>> open;
  int64_t begin = 0;
  std::vector<std::unique_ptr<RendezvousSlot>> unused;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_RENDEZVOUSSLOT_H
