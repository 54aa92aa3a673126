//===- CudaMessage.cpp - sends and receives of the CUDA transport ---------===//

#include "CudaEndpoint.h"
#include "core/OpCheck.h"

using namespace mesh::rt;

Status CudaEndpoint::startMessage(CudaFlight &flight, const View &src,
                                  const View &dst) {
  int64_t numDevices = device.run.numDevices;
  if (flight.peer < 0 || flight.peer >= numDevices)
    return failOp(flight.op, "peer must be less than " +
                                 std::to_string(numDevices) + ", got " +
                                 std::to_string(flight.peer));
  bool isReceive = flight.op.kind == MESH_RT_RECV;
  const GpuStream &stream = processor.computeStream();
  bool isMine = false;
  std::string error;
  {
    std::lock_guard lock(hub.post.mutex);
    flight.letter = isReceive ? &hub.post.find(flight.peer, device.position,
                                               flight.op.tag, isReceive)
                              : &hub.post.find(device.position, flight.peer,
                                               flight.op.tag, isReceive);
    Letter &letter = *flight.letter;
    Letter::Half &half = letter.half(isReceive);
    CurrentGpu scope(stream.gpu);
    if (!half.ready)
      half.ready = makeEvent(stream.gpu.driver);
    if (isReceive && !letter.done)
      letter.done = makeEvent(stream.gpu.driver);
    stream.record(half.ready);
    half.op = flight.op;
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
    layLetter(*flight.letter);
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

bool CudaEndpoint::isLetterLaid(const CudaFlight &flight) {
  std::lock_guard lock(hub.post.mutex);
  return flight.letter->laid == Laid::Yes;
}

void CudaEndpoint::joinMessage(CudaFlight &flight) {
  processor.computeStream().wait(flight.letter->done);
  if (flight.peer != device.position)
    (flight.op.kind == MESH_RT_RECV ? device.counters.bytesReceived
                                    : device.counters.bytesSent) +=
        flight.bytes;
  std::lock_guard lock(hub.post.mutex);
  hub.post.leave(*flight.letter);
}
