//===- Sequencer.h - The order of a job's ops on NCCL -----------*- C++ -*-===//
//
// NCCL's calls must come in one order at all members: it matches calls by their
// order, and a call that runs waits on the GPU for the other members. So each
// device tells one process, rank 0's, of what it starts, and is told to give an
// op to NCCL when all members have started it, all of them in the same order.
// An op waits for nothing that comes behind it in this order, so none waits
// forever. Ops that do not fit together, and members that will not come, are
// found here, before NCCL hears of them.
//
// It does not know how messages get to it or from it.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_NCCL_SEQUENCER_H
#define MESH_RT_NCCL_SEQUENCER_H

#include "transports/job/MessageHeader.h"

#include <functional>
#include <map>
#include <memory>
#include <tuple>

namespace mesh::rt {

/// To give an op to NCCL.
struct Order {
  /// The device's numbers of what it started: one, or both halves of a message
  /// to itself.
  std::vector<int64_t> tickets;
  /// By whose communicator; a new one if no order named it before. They are
  /// numbered in the order in which they are made.
  int64_t communicator = 0;
  /// Its members, by rank.
  std::vector<int64_t> members;
};

class Sequencer {
public:
  /// Tells a device to do as the order says.
  using Tell = std::function<void(int64_t device, const Order &order)>;
  /// Ends the run with an error of a device.
  using Fail = std::function<void(int64_t device, const std::string &message)>;

  Sequencer(Tell tell, Fail fail)
      : tell(std::move(tell)), fail(std::move(fail)) {}

  /// `device` has started `op`, which it calls `ticket`; `peer` is that of a
  /// send or a receive. Ops of a device come in the order of its starts.
  void start(int64_t device, int64_t ticket, int64_t peer,
             std::unique_ptr<RemoteOp> op);
  /// `device` has ended its program.
  void finish(int64_t device);
  /// The members that have not started what `device` calls `ticket`.
  std::vector<int64_t> findAbsent(int64_t device, int64_t ticket) const;
  /// No op is under way. With `isAnew`, there are no communicators any more.
  void reset(bool isAnew);

private:
  struct Part {
    int64_t device;
    int64_t ticket;
    std::unique_ptr<RemoteOp> op;
  };
  struct Unit {
    /// The devices that take part, and the parts that have come: of a device
    /// that sends itself something, two.
    std::vector<int64_t> devices;
    std::vector<Part> parts;
    bool isMessage;

    std::vector<int64_t> absent() const;
  };
  /// The devices that take part: of a collective in ascending order and -1, of
  /// a message the sender, the receiver, and the tag.
  using Queue = std::tuple<std::vector<int64_t>, bool, int64_t>;
  using Key = std::pair<Queue, int64_t>;

  Status compare(const Unit &unit) const;
  void checkGone(const Unit &unit);
  void end(int64_t device, const std::string &message);
  void order(const Unit &unit);
  int64_t communicatorOf(const std::vector<int64_t> &members, int lane);

  const Tell tell;
  const Fail fail;
  std::map<Key, Unit> units;
  /// The number of ops of a queue that each device has started; of messages, as
  /// a receiver or as a sender.
  std::map<std::tuple<Queue, int64_t, bool>, int64_t> numStarted;
  std::vector<int64_t> finished;
  bool hasFailed = false;
  std::map<std::pair<std::vector<int64_t>, int>, int64_t> communicators;
  /// By the group's members, the permutes so far.
  std::map<std::vector<int64_t>, int64_t> numPermutes;
};

} // namespace mesh::rt

#endif // MESH_RT_NCCL_SEQUENCER_H
