//===- MpiRequest.h - An op in progress at one process ----------*- C++ -*-===//

#ifndef MESH_RT_MPI_MPIREQUEST_H
#define MESH_RT_MPI_MPIREQUEST_H

#include "core/RequestPool.h"
#include "transports/job/MessageHeader.h"
#include "transports/job/MpiLibrary.h"
#include "transports/job/Pieces.h"

#include <array>
#include <memory>

namespace mesh::rt {

/// The collectives of a set of devices, in the order of their starts.
struct Queue {
  /// One that was started here.
  struct Past {
    int64_t sequence = -1;
    mesh_rt_op op;
    View src, dst;
    const Group *group = nullptr;
  };

  explicit Queue(uint64_t digest) : digest(digest) {}

  /// The digest of the devices.
  const uint64_t digest;
  int64_t numStarted = 0;
  /// The last ones, to compare with when another device brings a different op.
  std::array<Past, 16> history;

  Past &past(int64_t sequence) { return history[sequence % history.size()]; }
};

/// A group as seen by one of its members.
struct MpiMembership {
  Group group;
  Queue *queue = nullptr;
  /// The channel of the group's data, and the members' ranks there.
  MpiLibrary::Channel channel = 0;
  std::vector<int> ranks;
};

/// A header with what it carries.
struct Arrival {
  int64_t device;
  MessageHeader header;
  std::vector<char> bytes;
  /// The offset of the data, if it is there.
  int64_t payload = 0;
};

/// Elements of a tensor that come from another device.
struct Incoming {
  int64_t position;
  View view;
  Range range;
  /// The view's memory, or scratch memory if it is no contiguous part of it or
  /// not to be written yet.
  char *data;
  bool isScratch;
  /// The announcement is to come.
  bool isAwaited;
};

struct MpiRequest : RequestBase {
  /// Null for sends and receives.
  MpiMembership *membership = nullptr;
  OpKey key;
  uint64_t fingerprint = 0;
  View src, dst;
  /// Large all-reduces exchange data twice.
  int32_t phase = 0;
  Round round;
  std::vector<Incoming> incoming;
  /// Announcements that this phase waits for, and messages under way.
  int64_t pending = 0;
  std::vector<void *> scratch;
  /// Messages for the second phase that came during the first.
  std::vector<std::unique_ptr<Arrival>> later;
  int64_t bytesSent = 0;
  int64_t bytesReceived = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_MPI_MPIREQUEST_H
