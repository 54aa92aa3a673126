//===- Endpoint.cpp - starting ops ----------------------------------------===//

#include "Endpoint.h"

#include "Collective.h"
#include "PointToPoint.h"
#include "core/OpCheck.h"

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
  std::string error;
  if (!isMessage) {
    membership = memberships.find(op, device, hub, error);
    if (!membership)
      return failOp(op, error);
  }
  error = checkOp(op, src, dst, membership ? &membership->group : nullptr);
  if (!error.empty())
    return failOp(op, error);
  if (isMessage)
    return startMessage(*this, flight, src, dst);
  flight.membership = membership;
  return startCollective(*this, flight, src, dst);
}

void Endpoint::notifyGroup(const Group &group) {
  std::atomic_thread_fence(std::memory_order_seq_cst);
  for (int64_t member : group.members)
    if (member != device.position)
      hub.endpoints[member]->eventCount.notifyAfterFence();
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
  for (Cursor &cursor : memberships.getCursors())
    cursor = {cursor.queue};
}
