//===- CudaEndpoint.cpp - starting ops ------------------------------------===//

#include "CudaEndpoint.h"

#include "core/OpCheck.h"

#include <algorithm>

using namespace mesh::rt;

Status CudaEndpoint::launch(CudaFlight &flight, const View &src,
                            const View &dst) {
  try {
    return meet(flight, src, dst);
  } catch (const std::runtime_error &error) {
    return failOp(flight.op, error.what());
  }
}

Status CudaEndpoint::meet(CudaFlight &flight, const View &src,
                          const View &dst) {
  const mesh_rt_op &op = flight.op;
  flight.membership = nullptr;
  flight.exchange = nullptr;
  flight.letter = nullptr;
  CudaMembership *membership = nullptr;
  if (!flight.isMessage()) {
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
  if (flight.isMessage())
    return startMessage(flight, src, dst);
  flight.membership = membership;
  return startCollective(flight, src, dst);
}

CudaMembership *CudaEndpoint::findMembership(const mesh_rt_op &op) {
  for (CudaMembership &membership : memberships)
    if (membership.group.isOver(op.axes, op.num_axes))
      return &membership;
  return nullptr;
}

CudaMembership *CudaEndpoint::addMembership(const mesh_rt_op &op) {
  CudaMembership membership;
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
  ExchangeQueue &queue = hub.queueOf(sorted);
  auto cursor =
      std::find_if(cursors.begin(), cursors.end(),
                   [&](const ExchangeCursor &c) { return c.queue == &queue; });
  membership.cursor = cursor == cursors.end()
                          ? &cursors.emplace_back(ExchangeCursor{&queue})
                          : &*cursor;
  return &memberships.emplace_back(std::move(membership));
}

void CudaEndpoint::reset() {
  flights.reset();
  for (ExchangeCursor &cursor : cursors)
    cursor.next = 0;
}
