//===- MpiEndpoint.h - The device of one process ----------------*- C++ -*-===//
//
// Ops are made of pieces that one device sends to another, each announced by
// a header (MessageHeader.h). The endpoint matches what comes with what was
// started here, which may be earlier or later.
//
// Two threads use an endpoint, in turns by the library's mutex: the device's,
// and a progress thread that moves messages on while the device computes. What
// the program brings is probed before the device's thread takes the mutex,
// which it cannot leave the program with.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_MPI_MPIENDPOINT_H
#define MESH_RT_MPI_MPIENDPOINT_H

#include "MpiRequest.h"
#include "core/OpRunner.h"
#include "transports/job/ProgressThread.h"
#include "transports/job/RunEndBarrier.h"
#include "transports/job/TransferQueue.h"

#include <map>

namespace mesh::rt {

/// A mesh axis with a channel of its own.
struct AxisChannel {
  mesh_rt_axis axis;
  MpiLibrary::Channel channel;
};

class MpiEndpoint final : public OpRunner<MpiRequest> {
public:
  MpiEndpoint(Device &device, MpiLibrary &library,
              const std::vector<AxisChannel> &axisChannels);

  /// The run's failure is seen at the next look.
  void wake() override {}
  void reset();
  /// All processes have called reset.
  void begin();
  bool conclude(std::vector<DeviceReport> &known);

private:
  // Starting and waiting (MpiEndpoint.cpp).
  Status launch(MpiRequest &request, const View &src, const View &dst) override;
  Status waitFor(MpiRequest &request, const char *waitLocation) override;
  Status identify(MpiRequest &request);
  void identifyMessage(MpiRequest &request);
  Status findMembership(const mesh_rt_op &op, MpiMembership *&found);
  Queue &queueOf(const std::vector<int64_t> &members);
  Status waitSlowly(std::unique_lock<std::mutex> &lock, MpiRequest &request,
                    Clock::time_point begin);
  Status checkPeers(MpiRequest &request);
  std::vector<int64_t> awaitedPeers(const MpiRequest &request) const;

  // The rounds of an op as messages (MpiPhases.cpp).
  void beginPhase(MpiRequest &request);
  void endPhase(MpiRequest &request);
  void sendPiece(MpiRequest &request, const Piece &piece);
  void sendCopy(MpiRequest &request, const Piece &piece);
  void awaitPiece(MpiRequest &request, const Piece &piece, bool isForReduction);
  char *allocate(MpiRequest &request, int64_t bytes);

  // Matching (MpiMatching.cpp).
  void registerRequest(MpiRequest &request);
  /// Takes the requests as far as they can go. Returns whether anything moved.
  bool poll();
  void advance(MpiRequest &request);
  void accept(std::unique_ptr<Arrival> arrival);
  void deliver(MpiRequest &request, std::unique_ptr<Arrival> arrival);
  void checkPast(const Arrival &arrival);
  std::string describeArrival(const Arrival &arrival) const;
  /// Fails if the op that the arrival is of differs from `own`, saying how.
  Status compare(const OpInstance &own, const Arrival &arrival) const;
  void failMismatch(const OpInstance &own, const Arrival &arrival);
  TransferQueue::Route routeOf(const MpiRequest &request, int64_t position,
                               int tag) const;
  int64_t deviceAt(const MpiRequest &request, int64_t position) const;

  // The end of a run (MpiConclusion.cpp).
  void refuse();
  void drain();
  void beginConclusion();
  void concludeFailure();

  MpiLibrary &library;
  const std::vector<AxisChannel> &axisChannels;

  TransferQueue transferQueue;
  PollPolicy pollPolicy;
  RunEndBarrier runEnd;
  /// Memory for data on its way. The device's arena is for its own thread.
  Arena scratch;
  std::vector<MpiRequest *> active;
  std::map<OpKey, MpiRequest *> started;
  /// Messages for ops that were not started here yet.
  std::map<OpKey, std::vector<std::unique_ptr<Arrival>>> early;
  std::vector<std::unique_ptr<Arrival>> unusedArrivals;
  std::deque<MpiMembership> memberships;
  std::deque<Queue> queues;
  /// The next sends to and receives from a device with a tag.
  std::map<std::pair<int64_t, int64_t>, int64_t> numSends, numReceives;
  int nextTag = 0;
  /// True if the own program has ended and the others were told.
  bool isConcluding = false;
  /// Counted down as data comes that no op takes.
  int64_t numDrained = 0;

  /// The last one: it uses the others.
  ProgressThread progressThread;
};

} // namespace mesh::rt

#endif // MESH_RT_MPI_MPIENDPOINT_H
