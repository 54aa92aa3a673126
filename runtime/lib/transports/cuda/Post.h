//===- Post.h - sends and receives ------------------------------*- C++ -*-===//
//
// A send and the receive that takes it are two halves of a letter. The first
// half to come opens it, the second one finds it there, and gives the commands.
// Letters of one (sender, receiver, tag) are found in the order in which they
// were opened.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_POST_H
#define MESH_RT_CUDA_POST_H

#include "Exchange.h"
#include "core/View.h"
#include "devices/cuda/CudaHandles.h"

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>
#include <vector>

namespace mesh::rt {

struct Letter {
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
  Laid laid = Laid::No;
  int numLeft = 0;

  Half &half(bool isReceive) { return isReceive ? receive : send; }
};

/// All but the mutex itself with it held.
class Post {
public:
  std::mutex mutex;

  /// The letter for the next send or receive of its kind.
  Letter &find(int64_t sender, int64_t receiver, int64_t tag, bool isReceive);
  /// One of the two needs the letter no more.
  void leave(Letter &letter);
  void reset();

private:
  using Letters = std::vector<std::unique_ptr<Letter>>;

  Letter &open(int64_t sender, int64_t receiver);

  /// Those with one half, all the same one, oldest first.
  std::map<std::tuple<int64_t, int64_t, int64_t>, std::deque<Letter *>> halves;
  /// All, and those that nobody needs, by sender and receiver: for their events
  /// are of these devices' GPUs.
  Letters all;
  std::map<std::pair<int64_t, int64_t>, std::vector<Letter *>> unused;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_POST_H
