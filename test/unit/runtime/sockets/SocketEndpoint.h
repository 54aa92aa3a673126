//===- SocketEndpoint.h - device that communicates by sockets ---*- C++ -*-===//
//
// Two threads use an endpoint, with its mutex: the device's, and a progress
// thread. A piece goes to its receiver at once, in one frame. If the receiver
// has started the op, the data goes to where it belongs, else it is kept until
// then: so neither waits for the other, whatever sockets hold.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_SOCKETS_SOCKETENDPOINT_H
#define MESH_RT_TEST_SOCKETS_SOCKETENDPOINT_H

#include "ProgressThread.h"
#include "SocketStream.h"
#include "core/Deadline.h"
#include "core/Membership.h"
#include "core/OpRunner.h"
#include "core/RemoteOp.h"
#include "transports/job/Pieces.h"

#include <condition_variable>
#include <map>
#include <optional>

namespace mesh::rt::sockets {

/// The collectives of a set of devices, in the order of their starts.
struct Queue {
  uint64_t digest;
  int64_t numStarted = 0;
};

/// For Memberships.
struct Cursor {
  Queue *queue;
};
struct Queues {
  std::map<uint64_t, Queue> byDigest;

  Queue &queueOf(const std::vector<int64_t> &devices) {
    uint64_t digest = digestOf(devices);
    return byDigest.try_emplace(digest, Queue{digest}).first->second;
  }
};

/// An op in progress.
struct SocketRequest : RequestBase {
  /// Where an awaited piece of the round goes.
  struct Target {
    /// Memory of the piece's view, or scratch memory.
    char *data;
    bool isScratch;
    bool isAwaited;
  };

  /// Null for sends and receives.
  const Group *group = nullptr;
  OpKey key;
  uint64_t fingerprint = 0;
  /// Describes the op to other devices.
  std::string text;
  View src, dst;
  int32_t roundIndex = 0;
  Round round;
  /// One for each awaited piece.
  std::vector<Target> targets;
  /// Pieces of this round that are not received, or not written to sockets.
  int64_t pending = 0;
  std::vector<void *> scratch;
  int64_t bytesSent = 0;
  int64_t bytesReceived = 0;
};

class SocketEndpoint final : public OpRunner<SocketRequest> {
public:
  /// `connections` has a socket for each other device, by position.
  SocketEndpoint(Device &device, std::vector<File> connections);

  void wake() override { changed.notify_all(); }
  // As those of Transport.
  void reset();
  void begin();
  bool conclude(std::vector<DeviceReport> &known);

private:
  /// Another device.
  struct Peer {
    Peer(int64_t device, File connection)
        : device(device), stream(std::move(connection)) {}

    const int64_t device;
    SocketStream stream;
    /// True if its program has ended in this run, or its connection.
    bool hasEnded = false;
    bool isLost = false;
  };
  using RoundKey = std::pair<OpKey, int32_t>;

  // Starting and waiting (SocketEndpoint.cpp).
  Status launch(SocketRequest &request, const View &src,
                const View &dst) override;
  Status waitFor(SocketRequest &request, const char *waitLocation) override;
  Status identify(SocketRequest &request);
  Status waitSlowly(std::unique_lock<std::mutex> &lock, SocketRequest &request,
                    Clock::time_point begin);
  Status checkPeers(const SocketRequest &request);
  std::vector<int64_t> awaitedPeers(const SocketRequest &request) const;

  // Rounds and their pieces (SocketRounds.cpp).
  OpInstance instanceOf(const SocketRequest &request) const;
  int64_t deviceAt(const SocketRequest &request, int64_t position) const;
  void beginRound(SocketRequest &request);
  void endRound(SocketRequest &request);
  void advance(SocketRequest &request);
  void sendPiece(SocketRequest &request, const Piece &piece);
  void awaitPiece(SocketRequest &request, const Piece &piece);
  char *allocate(SocketRequest &request, int64_t bytes);

  // Arrivals (SocketMatching.cpp).
  /// Moves data as far as it goes.
  void poll();
  void findFiles(std::vector<pollfd> &files) const;
  void accept(int64_t from, Arrival &arrival);
  void acceptPiece(int64_t from, Arrival &arrival);
  void acceptEnd(int64_t from, const std::string &text);
  SocketRequest::Target *findTarget(SocketRequest &request, int64_t from,
                                    const Arrival &arrival);
  Status compare(const SocketRequest &request, int64_t from,
                 const Arrival &arrival) const;
  void failUnexpected(int64_t from, const Arrival &arrival);

  // The end of a run (SocketConclusion.cpp).
  void announce(Frame::Kind kind);
  /// Once, when the run has failed.
  void leaveFailedRun();
  void refuse();
  void markFailed();
  bool isEachEndedOrLost() const;

  std::mutex mutex;
  /// Something has moved.
  std::condition_variable changed;
  std::deque<Peer> peers;
  /// By position; null for this device.
  std::vector<Peer *> peerAt;
  /// Memory for data on its way. The device's arena is for its own thread.
  Arena scratch;
  Queues queues;
  Memberships<Cursor> memberships;
  std::vector<SocketRequest *> active;
  std::map<OpKey, SocketRequest *> started;
  /// Arrivals for rounds that were not begun here yet, by sender.
  std::map<RoundKey, std::vector<std::pair<int64_t, Arrival>>> early;
  /// The next sends to and receives from a device with a tag.
  std::map<std::pair<int64_t, int64_t>, int64_t> numSends, numReceives;
  /// Where devices were that have ended a failed run.
  std::vector<DeviceReport> ends;
  int64_t numRuns = 0;
  /// Between begin and the end of conclude.
  bool isRunning = false;
  /// True if the own program has ended and the others were told.
  bool isConcluding = false;
  bool hasLeftFailedRun = false;
  /// True if the others know of the failure.
  bool isFailureTold = false;
  bool isLossReported = false;

  /// The last one: it uses the others.
  std::optional<ProgressThread> progress;
};

} // namespace mesh::rt::sockets

#endif // MESH_RT_TEST_SOCKETS_SOCKETENDPOINT_H
