//===- CudaWait.cpp - Wait for ops of the CUDA transport ------------------===//

#include "CudaEndpoint.h"

#include "core/Deadline.h"

#include <algorithm>
#include <thread>

using namespace mesh::rt;

/// The number of polls for the peers before going to sleep.
static constexpr int kLooks = 200;

bool CudaEndpoint::isEnqueued(CudaRequest &request) {
  return request.isMessage() ? isMessageEnqueued(request)
                             : isCollectiveEnqueued(request);
}

/// Returns the peers that have not done their part on the host yet. With
/// `absentOnly` only peers that have not started the op.
std::vector<int64_t> CudaEndpoint::awaitedPeers(CudaRequest &request,
                                                bool absentOnly) {
  std::vector<int64_t> peers;
  if (!request.isMessage())
    peers = awaitedMembers(request, absentOnly);
  else if (std::lock_guard lock(fabric.matcher.mutex);
           !absentOnly ||
           !request.pair->half(request.op.kind != MESH_RT_RECV).hasArrived)
    peers = {request.peer};
  std::sort(peers.begin(), peers.end());
  return peers;
}

Status CudaEndpoint::waitFor(CudaRequest &request, const char *waitLocation) {
  if (!isEnqueued(request) &&
      recordWait(
          request, waitLocation,
          [&](Clock::time_point begin) {
            return waitUntilEnqueued(request, begin);
          },
          [&] { return awaitedPeers(request, /*absentOnly=*/false); }) ==
          Status::Failed)
    return Status::Failed;
  try {
    if (request.isMessage())
      joinMessage(request);
    else
      joinCollective(request);
    request.isDone = true;
    return processor.mark(request.op.name, request.op.location);
  } catch (const CudaError &error) {
    return failOp(request.op, error.what());
  }
}

Status CudaEndpoint::waitUntilEnqueued(CudaRequest &request,
                                       Clock::time_point begin) {
  EventCount &eventCount = fabric.eventCounts[device.position];
  Deadline deadline(begin, device.run.deadline);
  while (true) {
    for (int i = 0; i < kLooks; ++i) {
      if (isEnqueued(request))
        return Status::Ok;
      std::this_thread::yield();
    }
    uint32_t ticket = eventCount.prepareWait();
    bool isDone = isEnqueued(request);
    Status status = isDone ? Status::Ok : checkPeers(request);
    if (isDone || status == Status::Failed) {
      eventCount.cancelWait();
      return status;
    }
    Clock::duration rest = deadline.look(Clock::now());
    if (rest <= rest.zero()) {
      eventCount.cancelWait();
      return failExpired(request.op, awaitedPeers(request, false));
    }
    eventCount.wait(ticket, deadline.getNap(rest));
  }
}

/// Fails unless all that the request waits for can still come.
Status CudaEndpoint::checkPeers(CudaRequest &request) {
  if (device.run.cancelled())
    return Status::Failed;
  if (device.run.numFinished.load(std::memory_order_acquire) == 0)
    return Status::Ok;
  // A device that has finished starts nothing any more: look at that first.
  std::vector<int64_t> finished;
  for (const auto &peer : device.peers)
    if (peer->finished.load(std::memory_order_acquire))
      finished.push_back(peer->position);
  std::vector<int64_t> gone = awaitedPeers(request, /*absentOnly=*/true);
  std::erase_if(gone, [&](int64_t peer) {
    return std::find(finished.begin(), finished.end(), peer) == finished.end();
  });
  if (gone.empty())
    return Status::Ok;
  // A peer that failed has finished too, and cancelled the run before.
  if (device.run.cancelled())
    return Status::Failed;
  return failGone(request.op, gone);
}
