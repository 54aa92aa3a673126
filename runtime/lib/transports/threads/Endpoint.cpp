//===- Endpoint.cpp - starting ops ----------------------------------------===//

#include "Endpoint.h"

#include "Collective.h"
#include "PointToPoint.h"
#include "core/OpCheck.h"
#include "mesh-rt/element.h"

#include <algorithm>

using namespace mesh::rt;

/// A future is a flight's index + 1 below its generation.
static constexpr int kIndexBits = 24;

static int64_t futureOf(const Flight &flight) {
  return flight.generation << kIndexBits | (flight.index + 1);
}

Flight *Endpoint::flightOf(int64_t future) {
  int64_t index = (future & ((int64_t(1) << kIndexBits) - 1)) - 1;
  if (index < 0 || index >= static_cast<int64_t>(flights.size()))
    return nullptr;
  Flight &flight = flights[index];
  bool isCurrent = flight.isInUse && flight.isAsync &&
                   flight.generation == future >> kIndexBits;
  return isCurrent ? &flight : nullptr;
}

Flight &Endpoint::takeFlight() {
  if (unused.empty()) {
    auto index = static_cast<int64_t>(flights.size());
    flights.emplace_back().index = index;
    unused.push_back(&flights.back());
  }
  Flight &flight = *unused.back();
  unused.pop_back();
  ++flight.generation;
  flight.isInUse = true;
  flight.isDone = false;
  flight.isAsync = false;
  flight.endsAt = {};
  return flight;
}

void Endpoint::releaseFlight(Flight &flight) {
  flight.isInUse = false;
  unused.push_back(&flight);
}

Status Endpoint::failOp(const mesh_rt_op &op, const std::string &message) {
  return device.fail(describeOp(op) + ": " + message);
}

Status Endpoint::launch(const mesh_rt_op &op, const mesh_rt_memref *src,
                        const mesh_rt_memref *dst, int64_t peer,
                        Flight *&result) {
  if (device.enter(op.name, op.location) == Status::Failed)
    return Status::Failed;
  if (std::string error = checkFields(op); !error.empty())
    return failOp(op, error);
  auto size =
      static_cast<int32_t>(sizeOf(static_cast<mesh_rt_type>(op.element)));
  Flight &flight = takeFlight();
  flight.op = op;
  flight.peer = peer;
  if (device.trace.enabled)
    flight.startedAt = Clock::now();
  ++device.counters.communications;
  Status status = publish(flight, makeView(src, op.rank, size),
                          makeView(dst, op.rank, size));
  if (status == Status::Ok && !flight.isDone)
    active.push_back(&flight);
  result = &flight;
  return status;
}

Status Endpoint::publish(Flight &flight, const View &src, const View &dst) {
  const mesh_rt_op &op = flight.op;
  flight.bytes = (src.data ? src : dst).numBytes();
  bool isMessage = op.kind == MESH_RT_SEND || op.kind == MESH_RT_RECV;
  Membership *membership = nullptr;
  if (!isMessage) {
    membership = findMembership(op);
    if (!membership)
      membership = addMembership(op);
    if (!membership)
      return Status::Failed;
  }
  std::string error =
      checkOperands(op, src, dst, membership ? membership->group.size() : 1);
  if (error.empty() && membership)
    error = checkTargets(op, membership->group);
  if (!error.empty())
    return failOp(op, error);
  if (isMessage)
    return startMessage(*this, flight, src, dst);
  flight.membership = membership;
  return startCollective(*this, flight, src, dst);
}

static bool sameAxes(const Group &group, const mesh_rt_op &op) {
  return static_cast<int64_t>(group.axes.size()) == op.num_axes &&
         std::equal(group.axes.begin(), group.axes.end(), op.axes,
                    [](const mesh_rt_axis &a, const mesh_rt_axis &b) {
                      return a.size == b.size && a.stride == b.stride;
                    });
}

Membership *Endpoint::findMembership(const mesh_rt_op &op) {
  for (Membership &membership : memberships)
    if (sameAxes(membership.group, op))
      return &membership;
  return nullptr;
}

Membership *Endpoint::addMembership(const mesh_rt_op &op) {
  Membership membership;
  std::string error = makeGroup(device.position, device.run.numDevices, op.axes,
                                op.num_axes, membership.group);
  if (!error.empty()) {
    (void)failOp(op, error);
    return nullptr;
  }
  std::vector<int64_t> sorted = membership.group.members;
  std::sort(sorted.begin(), sorted.end());
  for (int64_t member : membership.group.members)
    membership.ranks.push_back(
        std::lower_bound(sorted.begin(), sorted.end(), member) -
        sorted.begin());
  SlotQueue &queue = hub.queueOf(sorted);
  auto cursor =
      std::find_if(cursors.begin(), cursors.end(),
                   [&](const Cursor &c) { return c.queue == &queue; });
  membership.cursor = cursor == cursors.end()
                          ? &cursors.emplace_back(Cursor{&queue})
                          : &*cursor;
  return &memberships.emplace_back(std::move(membership));
}

Status Endpoint::start(const mesh_rt_op &op, const mesh_rt_memref *src,
                       const mesh_rt_memref *dst, int64_t peer,
                       int64_t &future) {
  device.trace.enterCall();
  Flight *flight = nullptr;
  Status status = launch(op, src, dst, peer, flight);
  device.trace.leaveCall();
  if (status == Status::Failed)
    return status;
  flight->isAsync = true;
  future = futureOf(*flight);
  return Status::Ok;
}

Status Endpoint::run(const mesh_rt_op &op, const mesh_rt_memref *src,
                     const mesh_rt_memref *dst, int64_t peer) {
  device.trace.enterCall();
  Flight *flight = nullptr;
  if (launch(op, src, dst, peer, flight) == Status::Failed ||
      waitFor(*flight, nullptr) == Status::Failed)
    return Status::Failed;
  if (device.trace.enabled)
    device.trace.record(Span::Category::Communication, op.name, op.location,
                        flight->startedAt, Clock::now(), flight->bytes);
  releaseFlight(*flight);
  device.trace.leaveCall();
  return Status::Ok;
}

Status Endpoint::wait(int64_t future, const char *location) {
  if (device.run.cancelled())
    return Status::Failed;
  device.trace.enterCall();
  Clock::time_point begin;
  if (device.trace.enabled)
    begin = Clock::now();
  ++device.counters.waits;
  Flight *flight = flightOf(future);
  if (!flight)
    return device.fail(std::string("wait at ") + location +
                       ": the future is not in flight (each one is waited for "
                       "once)");
  if (waitFor(*flight, location) == Status::Failed)
    return Status::Failed;
  if (device.trace.enabled)
    device.trace.record(Span::Category::Wait, flight->op.name, location, begin,
                        Clock::now());
  releaseFlight(*flight);
  device.trace.leaveCall();
  return Status::Ok;
}

Status Endpoint::finish() {
  std::string pending;
  for (const Flight &flight : flights)
    if (flight.isInUse)
      pending += (pending.empty() ? "" : ", ") + describeOp(flight.op);
  if (pending.empty())
    return Status::Ok;
  return device.fail("the program ended without waiting for " + pending);
}

void Endpoint::ringGroup(const Group &group) {
  std::atomic_thread_fence(std::memory_order_seq_cst);
  for (int64_t member : group.members)
    if (member != device.position)
      hub.endpoints[member]->doorbell.ringAfterFence();
}

void Endpoint::reset() {
  mailbox.reset();
  active.clear();
  unused.clear();
  for (Flight &flight : flights) {
    flight.isInUse = false;
    unused.push_back(&flight);
  }
  for (Cursor &cursor : cursors)
    cursor.slot = nullptr;
}
