//===- Endpoint.cpp - Starting ops ----------------------------------------===//

#include "Endpoint.h"

#include "Collective.h"
#include "PointToPoint.h"
#include "core/OpCheck.h"

using namespace mesh::rt;

Status Endpoint::launch(Request &request, const View &src, const View &dst) {
  Status status = publish(request, src, dst);
  if (status == Status::Ok && !request.isDone)
    active.push_back(&request);
  return status;
}

Status Endpoint::publish(Request &request, const View &src, const View &dst) {
  const mesh_rt_op &op = request.op;
  bool isMessage = op.kind == MESH_RT_SEND || op.kind == MESH_RT_RECV;
  Membership *membership = nullptr;
  Status status = Status::Ok;
  if (!isMessage)
    status = memberships.find(op, device, fabric, membership);
  if (status == Status::Ok)
    status = checkOp(op, src, dst, membership ? &membership->group : nullptr);
  if (status == Status::Failed)
    return failOp(op, std::move(status));
  if (isMessage)
    return startMessage(*this, request, src, dst);
  request.membership = membership;
  return startCollective(*this, request, src, dst);
}

void Endpoint::notifyGroup(const Group &group) {
  std::atomic_thread_fence(std::memory_order_seq_cst);
  for (int64_t member : group.members)
    if (member != device.position)
      fabric.endpoints[member]->eventCount.notifyAfterFence();
}

Status Endpoint::flush() {
  while (Message *message = outbox.getPending()) {
    Request &request = requests.take();
    request.op = message->op;
    request.peer = message->receiver;
    request.bytes = message->view.numBytes();
    request.message = message;
    request.isAsync = true;
    if (device.trace.enabled)
      request.startedAt = Clock::now();
    active.push_back(&request);
    if (waitFor(request, nullptr) == Status::Failed)
      return Status::Failed;
    requests.release(request);
  }
  return Status::Ok;
}

void Endpoint::reset() {
  mailbox.reset();
  outbox.reset();
  active.clear();
  requests.reset();
  for (Cursor &cursor : memberships.getCursors())
    cursor = {cursor.queue};
}
