//===- MpiEndpoint.h - the device of one process ----------------*- C++ -*-===//
//
// Ops are made of pieces that one device sends to another, each announced by
// an envelope (Envelope.h). The endpoint matches what comes with what was
// started here, which may be earlier or later.
//
// Two threads use an endpoint, in turns by the library's mutex: the device's,
// and a helper that moves messages on while the device computes. What the
// program brings is touched before the device's thread takes the mutex, which
// it cannot leave the program with.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_MPI_MPIENDPOINT_H
#define MESH_RT_MPI_MPIENDPOINT_H

#include "Courier.h"
#include "Farewell.h"
#include "Helper.h"
#include "MpiFlight.h"
#include "core/OpRunner.h"

#include <map>

namespace mesh::rt {

/// A mesh axis with a channel of its own.
struct AxisChannel {
  mesh_rt_axis axis;
  MpiLibrary::Channel channel;
};

class MpiEndpoint final : public OpRunner<MpiFlight> {
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
  Status launch(MpiFlight &flight, const View &src, const View &dst) override;
  Status waitFor(MpiFlight &flight, const char *waitLocation) override;
  std::string identify(MpiFlight &flight);
  void identifyMessage(MpiFlight &flight);
  MpiMembership *findMembership(const mesh_rt_op &op, std::string &error);
  Queue &queueOf(const std::vector<int64_t> &members);
  Status waitSlowly(std::unique_lock<std::mutex> &lock, MpiFlight &flight,
                    Clock::time_point begin);
  Status checkPeers(MpiFlight &flight);
  std::vector<int64_t> awaitedPeers(const MpiFlight &flight) const;

  // The rounds of an op as messages (MpiPhases.cpp).
  void beginPhase(MpiFlight &flight);
  void endPhase(MpiFlight &flight);
  void sendPiece(MpiFlight &flight, const Piece &piece);
  void sendCopy(MpiFlight &flight, const Piece &piece);
  void awaitPiece(MpiFlight &flight, const Piece &piece, bool isForReduction);
  char *allocate(MpiFlight &flight, int64_t bytes);

  // Matching (MpiMatching.cpp).
  void registerFlight(MpiFlight &flight);
  /// Takes the flights as far as they can go. Returns whether anything moved.
  bool poll();
  void advance(MpiFlight &flight);
  void accept(std::unique_ptr<Arrival> arrival);
  void deliver(MpiFlight &flight, std::unique_ptr<Arrival> arrival);
  void checkPast(const Arrival &arrival);
  std::string describeArrival(const Arrival &arrival) const;
  /// How the op that the arrival is of differs from `own`, or "".
  std::string compare(const OpInstance &own, const Arrival &arrival) const;
  void failMismatch(const OpInstance &own, const Arrival &arrival);
  Courier::Route routeOf(const MpiFlight &flight, int64_t position,
                         int tag) const;
  int64_t deviceAt(const MpiFlight &flight, int64_t position) const;

  // The end of a run (MpiConclusion.cpp).
  void refuse();
  void drain();
  void beginConclusion();
  void concludeFailure();

  MpiLibrary &library;
  const std::vector<AxisChannel> &axisChannels;

  Courier courier;
  Lookout lookout;
  Farewell farewell;
  /// Memory for data on its way. The device's arena is for its own thread.
  Arena scratch;
  std::vector<MpiFlight *> active;
  std::map<OpKey, MpiFlight *> started;
  /// What has come for ops that were not started here yet.
  std::map<OpKey, std::vector<std::unique_ptr<Arrival>>> early;
  std::vector<std::unique_ptr<Arrival>> unusedArrivals;
  std::deque<MpiMembership> memberships;
  std::deque<Queue> queues;
  /// The next sends to and receives from a device with a tag.
  std::map<std::pair<int64_t, int64_t>, int64_t> numSends, numReceives;
  int nextTag = 0;
  /// Whether the own program has ended and the others were told.
  bool isConcluding = false;
  /// Counted down as data comes that no op takes.
  int64_t numDrained = 0;

  /// The last one: it uses the others.
  Helper helper;
};

} // namespace mesh::rt

#endif // MESH_RT_MPI_MPIENDPOINT_H
