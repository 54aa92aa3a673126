//===- EndpointWait.cpp - waiting for ops ---------------------------------===//

#include "Endpoint.h"

#include "Collective.h"
#include "PointToPoint.h"
#include "core/Deadline.h"
#include "core/Fibers.h"
#include "core/Spin.h"

#include <algorithm>
#include <thread>

using namespace mesh::rt;

/// How often to look for progress before going to sleep. With a core for each
/// device this takes some 20 to 50 microseconds, what a sleep and a wake-up
/// cost.
static constexpr int kSpins = 1000;
static constexpr int kOversubscribedSpins = 30;
/// The same for a device that shares a thread and sends, which it may do
/// without its receiver if that does not come meanwhile.
static constexpr int kSendingLooks = 6;
/// How many times before, without a pause, and without a word of it: what a
/// peer takes who is as far as this device is.
static constexpr int kShortSpins = 100;
/// How many looks between stepping aside for other threads of this core: the
/// peer may be one of them, even where there are enough cores, when other
/// programs use them.
static constexpr int kSpinsPerYield = 50;

/// With emulated links: how long before a message arrives a sleep ends, for
/// timers are late.
static constexpr std::chrono::microseconds kTimerSlack{30};

/// The devices that the flight waits for.
static std::vector<int64_t> awaitedPeers(const Flight &flight) {
  std::vector<int64_t> peers = flight.isMessage()
                                   ? std::vector<int64_t>{flight.peer}
                                   : awaitedMembers(flight);
  std::sort(peers.begin(), peers.end());
  return peers;
}

// Not inlined: what moves data has variables of its thread, and whoever waits
// may be on another thread afterwards.
[[gnu::noinline]] Status Endpoint::advanceAll() {
  bool someDone = false;
  for (Flight *flight : active) {
    Status status = flight->isMessage() ? advanceMessage(*this, *flight)
                                        : advanceCollective(*this, *flight);
    if (status == Status::Failed)
      return status;
    someDone |= flight->isDone;
    if (flight->isDone && flight->isAsync && device.trace.enabled)
      device.trace.record(Span::Category::Flight, flight->op.name,
                          flight->op.location, flight->startedAt,
                          hub.links ? flight->endsAt : Clock::now(),
                          flight->bytes);
  }
  if (someDone)
    std::erase_if(active, [](const Flight *flight) { return flight->isDone; });
  return Status::Ok;
}

Status Endpoint::waitFor(Flight &flight, const char *waitLocation) {
  // Also if the flight is done: peers may wait for others of this device.
  Status status = advanceAll();
  if (status == Status::Failed || flight.isDone || watch(flight, status))
    return status;
  return recordWait(
      flight, waitLocation,
      [&](Clock::time_point begin) { return waitSlowly(flight, begin); },
      [&] { return awaitedPeers(flight); });
}

/// Lets other threads run. If a peer that waits too is on the same core, as
/// happens when both were woken at the same time, the two would take turns
/// until the system finds out that there is another core for one of them.
void Endpoint::stepAside(const Flight &flight) {
  if (eventCount.fiber) {
    eventCount.fiber->yield();
    return device.enterThread();
  }
  if (hub.maySpin() && flight.membership) {
    auto isPeerAt = [&](int here) {
      const std::vector<int64_t> &members = flight.membership->group.members;
      return std::any_of(members.begin(), members.end(), [&](int64_t peer) {
        return peer != device.position &&
               hub.endpoints[peer]->core.load(std::memory_order_relaxed) ==
                   here;
      });
    };
    if (leaveSharedCore(core, hub.placement.coreOfDevice(device.position),
                        isPeerAt))
      return;
  }
  std::this_thread::yield();
}

/// The same, for a short time. Most collectives of devices with cores of their
/// own end here, and reading the system's clock takes as long as a look.
bool Endpoint::watch(Flight &flight, Status &status) {
  if (!hub.maySpin())
    return false;
  int64_t begin = TickClock::read();
  for (int i = 0; i < kShortSpins && status == Status::Ok && !flight.isDone;
       ++i)
    status = advanceAll();
  device.waitedTicks += TickClock::read() - begin;
  return status == Status::Failed || flight.isDone;
}

/// Looks for progress without sleeping. Returns whether there is a result.
bool Endpoint::spin(Flight &flight, Status &status) {
  int spins = hub.maySpin() ? kSpins : kOversubscribedSpins;
  if (eventCount.fiber)
    spins = flight.op.kind == MESH_RT_SEND ? kSendingLooks : 0;
  for (int i = 1; i <= spins; ++i) {
    status = advanceAll();
    if (status == Status::Failed || flight.isDone)
      return true;
    if (!hub.maySpin() || i % kSpinsPerYield == 0)
      stepAside(flight);
    else
      pauseCore();
  }
  return false;
}

Status Endpoint::waitSlowly(Flight &flight, Clock::time_point begin) {
  Status status = Status::Ok;
  Deadline deadline(begin, device.run.deadline);
  while (true) {
    if (spin(flight, status))
      return status;
    uint32_t ticket = eventCount.prepareWait();
    status = advanceAll();
    if (status == Status::Ok && !flight.isDone)
      status = checkPeers(flight);
    if (status == Status::Failed || flight.isDone) {
      eventCount.cancelWait();
      return status;
    }
    Clock::time_point now = Clock::now();
    bool isOnWire = now < flight.endsAt;
    Clock::duration rest = deadline.look(now);
    if (rest <= rest.zero() && !isOnWire) {
      eventCount.cancelWait();
      return failExpired(flight.op, awaitedPeers(flight));
    }
    if (isOnWire)
      rest = flight.endsAt - kTimerSlack - now;
    eventCount.wait(ticket, deadline.getNap(rest));
    device.enterThread();
  }
}

/// Whether all that the flight waits for can still come.
Status Endpoint::checkPeers(Flight &flight) {
  if (device.run.cancelled())
    return Status::Failed;
  if (device.run.numFinished.load(std::memory_order_acquire) == 0)
    return Status::Ok;
  std::vector<int64_t> gone = awaitedPeers(flight);
  std::erase_if(gone, [&](int64_t peer) {
    return !device.peers[peer]->finished.load(std::memory_order_acquire);
  });
  // All that these did is visible now: look again.
  if (gone.empty() || advanceAll() == Status::Failed || flight.isDone)
    return gone.empty() || flight.isDone ? Status::Ok : Status::Failed;
  if (!flight.isMessage())
    std::erase_if(gone, [&](int64_t peer) { return hasArrived(flight, peer); });
  if (gone.empty())
    return Status::Ok;
  // A peer that failed has finished too, and cancelled the run before.
  if (device.run.cancelled())
    return Status::Failed;
  return failGone(flight.op, gone);
}
