//===- NcclOrders.cpp - Give NCCL the ops in order ------------------------===//

#include "NcclEndpoint.h"

#include <algorithm>

using namespace mesh::rt;

/// Goes on with the orders, one at a time. Work that NCCL has in progress is
/// waited for: the order is what counts.
bool NcclEndpoint::advance() {
  if (orders.empty())
    return false;
  CurrentGpu scope(gpu);
  bool moved = false;
  while (!orders.empty() && give(orders.front())) {
    orders.pop_front();
    moved = true;
  }
  return moved;
}

/// Returns true if all that the order asks for has been given.
bool NcclEndpoint::give(const Ordered &ordered) {
  const Order &order = ordered.order;
  if (order.tickets.size() > 1) {
    copyToItself(order);
    return true;
  }
  NcclRequest &request = *started.at(order.tickets.front());
  if (request.stages.empty()) {
    setEnqueued(request);
    return true;
  }
  const mesh_rt_op &op = request.op;
  try {
    NcclComm &comm = findComm(ordered);
    for (; comm.isReady(); ++request.nextStage) {
      connectingSince.reset();
      if (request.nextStage == request.stages.size()) {
        request.stream->record(request.done);
        request.isElsewhere = true;
        setEnqueued(request);
        return true;
      }
      if (!request.stream) {
        request.stream = &processor.nextCopyStream();
        request.stream->wait(request.ready);
      }
      StreamSpan span(*request.stream, {Span::Category::Communication, op.name,
                                        op.location, request.bytes});
      request.stages[request.nextStage](comm, *request.stream);
    }
  } catch (const Error &error) {
    throw error.at(describeOp(op));
  }
  return false;
}

/// Both halves of a message are this device's.
void NcclEndpoint::copyToItself(const Order &order) {
  NcclRequest *send = started.at(order.tickets[0]);
  NcclRequest *receive = started.at(order.tickets[1]);
  if (send->op.kind == MESH_RT_RECV)
    std::swap(send, receive);
  const GpuStream &stream = processor.nextCopyStream();
  stream.wait(send->ready);
  stream.wait(receive->ready);
  {
    const mesh_rt_op &op = receive->op;
    StreamSpan span(stream, {Span::Category::Communication, op.name,
                             op.location, receive->bytes});
    stream.copy(receive->dst, send->src);
  }
  for (NcclRequest *request : {send, receive}) {
    stream.record(request->done);
    request->isElsewhere = true;
    setEnqueued(*request);
  }
}

void NcclEndpoint::setEnqueued(NcclRequest &request) {
  request.isEnqueued = true;
  started.erase(request.number);
}

NcclComm &NcclEndpoint::findComm(const Ordered &ordered) {
  const Order &order = ordered.order;
  if (auto found = comms.find(order.communicator); found != comms.end())
    return *found->second;
  auto rank =
      std::find(order.members.begin(), order.members.end(), device.position) -
      order.members.begin();
  connectingSince = Clock::now();
  auto comm = std::make_unique<NcclComm>(*context.nccl,
                                         static_cast<int>(order.members.size()),
                                         static_cast<int>(rank), ordered.id);
  return *comms.emplace(order.communicator, std::move(comm)).first->second;
}

/// The run fails if a communicator has, on the GPU or because of another
/// process.
void NcclEndpoint::checkComms() {
  if (device.run.cancelled() || comms.empty())
    return;
  try {
    CurrentGpu scope(gpu);
    for (const auto &[number, comm] : comms)
      (void)comm->isReady();
  } catch (const Error &error) {
    device.run.fail(device.position, error.what());
  }
}
