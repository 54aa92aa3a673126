//===- EndpointWait.cpp - Wait for ops ------------------------------------===//

#include "Endpoint.h"

#include "Collective.h"
#include "PointToPoint.h"
#include "core/Deadline.h"
#include "core/Fibers.h"
#include "core/Spin.h"

#include <algorithm>
#include <thread>

using namespace mesh::rt;

/// The number of looks for progress before going to sleep. With a core for each
/// device this takes some 20 to 50 microseconds, as much as a sleep and a
/// wake-up.
static constexpr int kSpins = 1000;
static constexpr int kOversubscribedSpins = 30;
/// The same for a device that shares a thread and sends, which it may do
/// without its receiver if that does not come meanwhile.
static constexpr int kSendingLooks = 6;
/// The number of looks before that, without a pause and without a record: the
/// time that a peer takes which has come as far as this device.
static constexpr int kShortSpins = 100;
/// The number of looks between yields to other threads of this core: the peer
/// may be one of them, even where there are enough cores, when other programs
/// use them.
static constexpr int kSpinsPerYield = 50;

/// With emulated links: how long before a message arrives a sleep ends, for
/// timers are late.
static constexpr std::chrono::microseconds kTimerSlack{30};

/// The devices that the request waits for.
static std::vector<int64_t> awaitedPeers(const Request &request) {
  std::vector<int64_t> peers = request.isMessage()
                                   ? std::vector<int64_t>{request.peer}
                                   : awaitedMembers(request);
  std::sort(peers.begin(), peers.end());
  return peers;
}

// Not inlined: what moves data has variables of its thread, and whoever waits
// may be on another thread afterwards.
[[gnu::noinline]] Status Endpoint::advanceAll() {
  bool someDone = false;
  for (Request *request : active) {
    Status status = request->isMessage() ? advanceMessage(*this, *request)
                                         : advanceCollective(*this, *request);
    if (status == Status::Failed)
      return status;
    someDone |= request->isDone;
    if (request->isDone && request->isAsync && device.trace.enabled)
      device.trace.record(Span::Category::Flight, request->op.name,
                          request->op.location, request->startedAt,
                          fabric.links ? request->endsAt : Clock::now(),
                          request->bytes);
  }
  if (someDone)
    std::erase_if(active,
                  [](const Request *request) { return request->isDone; });
  return Status::Ok;
}

Status Endpoint::waitFor(Request &request, const char *waitLocation) {
  // Also if the request is done: peers may wait for others of this device.
  Status status = advanceAll();
  if (status == Status::Failed || request.isDone || watch(request, status))
    return status;
  return recordWait(
      request, waitLocation,
      [&](Clock::time_point begin) { return waitSlowly(request, begin); },
      [&] { return awaitedPeers(request); });
}

/// Lets other threads run. If a peer that waits too is on the same core, as
/// happens when both were woken at the same time, the two would take turns
/// until the system finds out that there is another core for one of them.
void Endpoint::stepAside(const Request &request) {
  if (eventCount.fiber) {
    eventCount.fiber->yield();
    return device.enterThread();
  }
  if (fabric.maySpin() && request.membership) {
    auto isPeerAt = [&](int here) {
      const std::vector<int64_t> &members = request.membership->group.members;
      return std::any_of(members.begin(), members.end(), [&](int64_t peer) {
        return peer != device.position &&
               fabric.endpoints[peer]->core.load(std::memory_order_relaxed) ==
                   here;
      });
    };
    if (leaveSharedCore(core, fabric.placement.coreOfDevice(device.position),
                        isPeerAt))
      return;
  }
  std::this_thread::yield();
}

/// The same, for a short time. Most collectives of devices with cores of their
/// own end here, and reading the system's clock takes as long as a look.
bool Endpoint::watch(Request &request, Status &status) {
  if (!fabric.maySpin())
    return false;
  int64_t begin = TickClock::read();
  for (int i = 0; i < kShortSpins && status == Status::Ok && !request.isDone;
       ++i)
    status = advanceAll();
  device.waitedTicks += TickClock::read() - begin;
  return status == Status::Failed || request.isDone;
}

/// Looks for progress without sleeping. Returns whether there is a result.
bool Endpoint::spin(Request &request, Status &status) {
  int spins = fabric.maySpin() ? kSpins : kOversubscribedSpins;
  if (eventCount.fiber)
    spins = request.op.kind == MESH_RT_SEND ? kSendingLooks : 0;
  for (int i = 1; i <= spins; ++i) {
    status = advanceAll();
    if (status == Status::Failed || request.isDone)
      return true;
    if (!fabric.maySpin() || i % kSpinsPerYield == 0)
      stepAside(request);
    else
      pauseCore();
  }
  return false;
}

Status Endpoint::waitSlowly(Request &request, Clock::time_point begin) {
  Status status = Status::Ok;
  Deadline deadline(begin, device.run.deadline);
  while (true) {
    if (spin(request, status))
      return status;
    uint32_t ticket = eventCount.prepareWait();
    status = advanceAll();
    if (status == Status::Ok && !request.isDone)
      status = checkPeers(request);
    if (status == Status::Failed || request.isDone) {
      eventCount.cancelWait();
      return status;
    }
    Clock::time_point now = Clock::now();
    bool isOnWire = now < request.endsAt;
    Clock::duration rest = deadline.look(now);
    if (rest <= rest.zero() && !isOnWire) {
      eventCount.cancelWait();
      return failExpired(request.op, awaitedPeers(request));
    }
    if (isOnWire)
      rest = request.endsAt - kTimerSlack - now;
    eventCount.wait(ticket, deadline.getNap(rest));
    device.enterThread();
  }
}

/// Fails unless all that the request waits for can still come.
Status Endpoint::checkPeers(Request &request) {
  if (device.run.cancelled())
    return Status::Failed;
  if (device.run.numFinished.load(std::memory_order_acquire) == 0)
    return Status::Ok;
  std::vector<int64_t> gone = awaitedPeers(request);
  std::erase_if(gone, [&](int64_t peer) {
    return !device.peers[peer]->finished.load(std::memory_order_acquire);
  });
  // All that these did is visible now: look again.
  if (gone.empty() || advanceAll() == Status::Failed || request.isDone)
    return gone.empty() || request.isDone ? Status::Ok : Status::Failed;
  if (!request.isMessage())
    std::erase_if(gone,
                  [&](int64_t peer) { return hasArrived(request, peer); });
  if (gone.empty())
    return Status::Ok;
  // A peer that failed has finished too, and cancelled the run before.
  if (device.run.cancelled())
    return Status::Failed;
  return failGone(request.op, gone);
}
