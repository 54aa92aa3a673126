//===- CudaWait.cpp - waiting for ops of the CUDA transport ---------------===//

#include "CudaEndpoint.h"

#include "core/Deadline.h"

#include <algorithm>
#include <thread>

using namespace mesh::rt;

/// How often to look whether the peers have come before going to sleep.
static constexpr int kLooks = 200;

bool CudaEndpoint::isLaid(CudaFlight &flight) {
  return flight.isMessage() ? isLetterLaid(flight) : isCollectiveLaid(flight);
}

/// Those who have not done their part on the host yet; of these, if
/// `absentOnly`, those who have not even started the op.
std::vector<int64_t> CudaEndpoint::awaitedPeers(CudaFlight &flight,
                                                bool absentOnly) {
  std::vector<int64_t> peers;
  if (!flight.isMessage())
    peers = awaitedMembers(flight, absentOnly);
  else if (std::lock_guard lock(hub.post.mutex);
           !absentOnly ||
           !flight.letter->half(flight.op.kind != MESH_RT_RECV).hasArrived)
    peers = {flight.peer};
  std::sort(peers.begin(), peers.end());
  return peers;
}

Status CudaEndpoint::waitFor(CudaFlight &flight, const char *waitLocation) {
  if (!isLaid(flight) &&
      recordWait(
          flight, waitLocation,
          [&](Clock::time_point begin) { return waitUntilLaid(flight, begin); },
          [&] { return awaitedPeers(flight, /*absentOnly=*/false); }) ==
          Status::Failed)
    return Status::Failed;
  try {
    if (flight.isMessage())
      joinMessage(flight);
    else
      joinCollective(flight);
    flight.isDone = true;
    return processor.mark(flight.op.name, flight.op.location);
  } catch (const CudaError &error) {
    return failOp(flight.op, error.what());
  }
}

Status CudaEndpoint::waitUntilLaid(CudaFlight &flight,
                                   Clock::time_point begin) {
  EventCount &eventCount = hub.eventCounts[device.position];
  Deadline deadline(begin, device.run.deadline);
  while (true) {
    for (int i = 0; i < kLooks; ++i) {
      if (isLaid(flight))
        return Status::Ok;
      std::this_thread::yield();
    }
    uint32_t ticket = eventCount.prepareWait();
    bool isDone = isLaid(flight);
    Status status = isDone ? Status::Ok : checkPeers(flight);
    if (isDone || status == Status::Failed) {
      eventCount.cancelWait();
      return status;
    }
    Clock::duration rest = deadline.look(Clock::now());
    if (rest <= rest.zero()) {
      eventCount.cancelWait();
      return failExpired(flight.op, awaitedPeers(flight, false));
    }
    eventCount.wait(ticket, deadline.getNap(rest));
  }
}

/// Whether all that the flight waits for can still come.
Status CudaEndpoint::checkPeers(CudaFlight &flight) {
  if (device.run.cancelled())
    return Status::Failed;
  if (device.run.numFinished.load(std::memory_order_acquire) == 0)
    return Status::Ok;
  // Who has finished starts nothing any more: look at that first.
  std::vector<int64_t> finished;
  for (const auto &peer : device.peers)
    if (peer->finished.load(std::memory_order_acquire))
      finished.push_back(peer->position);
  std::vector<int64_t> gone = awaitedPeers(flight, /*absentOnly=*/true);
  std::erase_if(gone, [&](int64_t peer) {
    return std::find(finished.begin(), finished.end(), peer) == finished.end();
  });
  if (gone.empty())
    return Status::Ok;
  // A peer that failed has finished too, and cancelled the run before.
  if (device.run.cancelled())
    return Status::Failed;
  return failGone(flight.op, gone);
}
