//===- CudaMessage.cpp - sends and receives of the CUDA transport ---------===//

#include "CudaEndpoint.h"
#include "core/OpCheck.h"

using namespace mesh::rt;

Status CudaEndpoint::startMessage(CudaRequest &request, const View &src,
                                  const View &dst) {
  int64_t numDevices = device.run.numDevices;
  if (request.peer < 0 || request.peer >= numDevices)
    return failOp(request.op, "peer must be less than " +
                                  std::to_string(numDevices) + ", got " +
                                  std::to_string(request.peer));
  bool isReceive = request.op.kind == MESH_RT_RECV;
  const GpuStream &stream = processor.computeStream();
  bool isMine = false;
  std::string error;
  {
    std::lock_guard lock(hub.post.mutex);
    request.letter = isReceive ? &hub.post.find(request.peer, device.position,
                                                request.op.tag, isReceive)
                               : &hub.post.find(device.position, request.peer,
                                                request.op.tag, isReceive);
    Letter &letter = *request.letter;
    Letter::Half &half = letter.half(isReceive);
    CurrentGpu scope(stream.gpu);
    if (!half.ready)
      half.ready = makeEvent(stream.gpu.driver);
    if (isReceive && !letter.done)
      letter.done = makeEvent(stream.gpu.driver);
    stream.record(half.ready);
    half.op = request.op;
    half.view = isReceive ? dst : src;
    half.hasArrived = true;
    isMine = letter.half(!isReceive).hasArrived;
    if (isMine)
      error = compareMessage({letter.receiver, &letter.receive.op, nullptr,
                              &letter.receive.view, nullptr},
                             {letter.sender, &letter.send.op, &letter.send.view,
                              nullptr, nullptr});
  }
  if (!error.empty())
    return device.fail(error);
  if (isMine)
    layLetter(*request.letter);
  return Status::Ok;
}

void CudaEndpoint::layLetter(Letter &letter) {
  const GpuStream &stream = hub.processors[letter.receiver]->nextCopyStream();
  stream.wait(letter.send.ready);
  stream.wait(letter.receive.ready);
  {
    const mesh_rt_op &op = letter.receive.op;
    StreamSpan span(stream, {Span::Category::Communication, op.name,
                             op.location, letter.receive.view.numBytes()});
    stream.copy(letter.receive.view, letter.send.view);
  }
  stream.record(letter.done);
  int64_t peers[] = {letter.sender, letter.receiver};
  {
    std::lock_guard lock(hub.post.mutex);
    letter.laid = Laid::Yes;
  }
  for (int64_t peer : peers)
    if (peer != device.position)
      hub.eventCounts[peer].notify();
}

bool CudaEndpoint::isLetterLaid(const CudaRequest &request) {
  std::lock_guard lock(hub.post.mutex);
  return request.letter->laid == Laid::Yes;
}

void CudaEndpoint::joinMessage(CudaRequest &request) {
  processor.computeStream().wait(request.letter->done);
  if (request.peer != device.position)
    (request.op.kind == MESH_RT_RECV ? device.counters.bytesReceived
                                     : device.counters.bytesSent) +=
        request.bytes;
  std::lock_guard lock(hub.post.mutex);
  hub.post.leave(*request.letter);
}
