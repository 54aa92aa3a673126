//===- Endpoint.cpp - starting ops ----------------------------------------===//

#include "Endpoint.h"

#include "Collective.h"
#include "PointToPoint.h"
#include "core/OpCheck.h"

#include <algorithm>

using namespace mesh::rt;

Status Endpoint::launch(Flight &flight, const View &src, const View &dst) {
  Status status = publish(flight, src, dst);
  if (status == Status::Ok && !flight.isDone)
    active.push_back(&flight);
  return status;
}

Status Endpoint::publish(Flight &flight, const View &src, const View &dst) {
  const mesh_rt_op &op = flight.op;
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

Membership *Endpoint::findMembership(const mesh_rt_op &op) {
  for (Membership &membership : memberships)
    if (membership.group.isOver(op.axes, op.num_axes))
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

void Endpoint::ringGroup(const Group &group) {
  std::atomic_thread_fence(std::memory_order_seq_cst);
  for (int64_t member : group.members)
    if (member != device.position)
      hub.endpoints[member]->doorbell.ringAfterFence();
}

Status Endpoint::flush() {
  while (Message *message = outbox.getPending()) {
    Flight &flight = flights.take();
    flight.op = message->op;
    flight.peer = message->receiver;
    flight.bytes = message->view.numBytes();
    flight.message = message;
    flight.isAsync = true;
    if (device.trace.enabled)
      flight.startedAt = Clock::now();
    active.push_back(&flight);
    if (waitFor(flight, nullptr) == Status::Failed)
      return Status::Failed;
    flights.release(flight);
  }
  return Status::Ok;
}

void Endpoint::reset() {
  mailbox.reset();
  outbox.reset();
  active.clear();
  flights.reset();
  for (Cursor &cursor : cursors)
    cursor.slot = nullptr;
}
