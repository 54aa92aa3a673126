//===- MessageMatcher.h - Match sends with receives -------------*- C++ -*-===//
//
// A send and the receive that takes it are two halves of a pair. The first
// half to come opens it, the second one finds it there, and gives the commands.
// Pairs of one (sender, receiver, tag) are found in the order in which
// they were opened.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_MESSAGEMATCHER_H
#define MESH_RT_CUDA_MESSAGEMATCHER_H

#include "RendezvousSlot.h"
#include "core/View.h"
#include "devices/cuda/CudaHandles.h"

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>
#include <vector>

namespace mesh::rt {

struct MessagePair {
  struct Half {
    bool hasArrived = false;
    mesh_rt_op op;
    View view;
    /// On the GPU of the device whose half it is.
    CudaEvent ready;
  };
  int64_t sender = 0;
  int64_t receiver = 0;
  Half send, receive;
  /// Behind the copy, on the receiver's GPU.
  CudaEvent done;
  Enqueued enqueued = Enqueued::No;
  int numLeft = 0;

  Half &half(bool isReceive) { return isReceive ? receive : send; }
};

/// All but the mutex itself with it held.
class MessageMatcher {
public:
  std::mutex mutex;

  /// The pair for the next send or receive of its kind.
  MessagePair &find(int64_t sender, int64_t receiver, int64_t tag,
                    bool isReceive);
  /// One of the two needs the pair no more.
  void leave(MessagePair &pair);
  void reset();

private:
  using MessagePairs = std::vector<std::unique_ptr<MessagePair>>;

  MessagePair &open(int64_t sender, int64_t receiver);

  /// Messages with one half, all the same one, oldest first.
  std::map<std::tuple<int64_t, int64_t, int64_t>, std::deque<MessagePair *>>
      halves;
  /// All, and those that nobody needs, by sender and receiver: for their events
  /// are of these devices' GPUs.
  MessagePairs all;
  std::map<std::pair<int64_t, int64_t>, std::vector<MessagePair *>> unused;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_MESSAGEMATCHER_H
