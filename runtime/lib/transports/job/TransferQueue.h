//===- TransferQueue.h - Messages that MPI works on -------------*- C++ -*-===//
//
// Keeps what MPI works on, and counts down when it is done.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_JOB_TRANSFERQUEUE_H
#define MESH_RT_JOB_TRANSFERQUEUE_H

#include "MpiLibrary.h"

#include <memory>
#include <string>
#include <vector>

namespace mesh::rt {

class TransferQueue {
public:
  explicit TransferQueue(MpiLibrary &library) : library(library) {}

  /// The channel, peer and tag of transfers. Messages of one route arrive in
  /// order.
  struct Route {
    MpiLibrary::Channel channel;
    int rank;
    int tag;
  };

  /// Bytes that stay where they are until they are sent.
  using Buffer = std::unique_ptr<std::string>;
  /// An empty one.
  Buffer takeBuffer();
  void send(Route route, Buffer buffer);
  /// Sends or receives memory that stays. Adds to `pending` as many as it
  /// takes away again when messages are done.
  void send(Route route, const char *data, int64_t bytes, int64_t &pending);
  void receive(Route route, char *data, int64_t bytes, int64_t &pending);

  /// Returns whether a message is done that was not before.
  bool poll();
  bool isIdle() const { return active.empty(); }

private:
  struct Active {
    MpiLibrary::Request request;
    /// Null if `buffer` is sent.
    int64_t *pending;
    Buffer buffer;
  };

  MpiLibrary &library;
  std::vector<Active> active;
  std::vector<Buffer> unused;
};

} // namespace mesh::rt

#endif // MESH_RT_JOB_TRANSFERQUEUE_H
