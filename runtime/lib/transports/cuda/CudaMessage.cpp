//===- CudaMessage.cpp - Sends and receives of the CUDA transport ---------===//

#include "CudaEndpoint.h"
#include "core/OpCheck.h"

using namespace mesh::rt;

Status CudaEndpoint::startMessage(CudaRequest &request, const View &src,
                                  const View &dst) {
  if (Status status = checkPeer(request.peer, device.run.numDevices);
      status == Status::Failed)
    return failOp(request.op, std::move(status));
  bool isReceive = request.op.kind == MESH_RT_RECV;
  const GpuStream &stream = processor.computeStream();
  bool isMine = false;
  Status status = Status::Ok;
  {
    std::lock_guard lock(fabric.matcher.mutex);
    request.pair = isReceive
                       ? &fabric.matcher.find(request.peer, device.position,
                                              request.op.tag, isReceive)
                       : &fabric.matcher.find(device.position, request.peer,
                                              request.op.tag, isReceive);
    MessagePair &pair = *request.pair;
    MessagePair::Half &half = pair.half(isReceive);
    CurrentGpu scope(stream.gpu);
    if (!half.ready)
      half.ready = makeEvent(stream.gpu.driver);
    if (isReceive && !pair.done)
      pair.done = makeEvent(stream.gpu.driver);
    stream.record(half.ready);
    half.op = request.op;
    half.view = isReceive ? dst : src;
    half.hasArrived = true;
    isMine = pair.half(!isReceive).hasArrived;
    if (isMine)
      status = compareMessage(
          {pair.receiver, &pair.receive.op, nullptr, &pair.receive.view,
           nullptr},
          {pair.sender, &pair.send.op, &pair.send.view, nullptr, nullptr});
  }
  if (status == Status::Failed)
    return device.failIf(std::move(status));
  if (isMine)
    enqueueMessage(*request.pair);
  return Status::Ok;
}

void CudaEndpoint::enqueueMessage(MessagePair &pair) {
  const GpuStream &stream = fabric.processors[pair.receiver]->nextCopyStream();
  stream.wait(pair.send.ready);
  stream.wait(pair.receive.ready);
  {
    const mesh_rt_op &op = pair.receive.op;
    StreamSpan span(stream, {Span::Category::Communication, op.name,
                             op.location, pair.receive.view.numBytes()});
    stream.copy(pair.receive.view, pair.send.view);
  }
  stream.record(pair.done);
  int64_t peers[] = {pair.sender, pair.receiver};
  {
    std::lock_guard lock(fabric.matcher.mutex);
    pair.enqueued = Enqueued::Yes;
  }
  for (int64_t peer : peers)
    if (peer != device.position)
      fabric.eventCounts[peer].notify();
}

bool CudaEndpoint::isMessageEnqueued(const CudaRequest &request) {
  std::lock_guard lock(fabric.matcher.mutex);
  return request.pair->enqueued == Enqueued::Yes;
}

void CudaEndpoint::joinMessage(CudaRequest &request) {
  processor.computeStream().wait(request.pair->done);
  if (request.peer != device.position)
    (request.op.kind == MESH_RT_RECV ? device.counters.bytesReceived
                                     : device.counters.bytesSent) +=
        request.bytes;
  std::lock_guard lock(fabric.matcher.mutex);
  fabric.matcher.leave(*request.pair);
}
