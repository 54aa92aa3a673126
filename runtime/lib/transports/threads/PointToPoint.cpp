//===- PointToPoint.cpp - send and recv of the threads transport ----------===//

#include "PointToPoint.h"

#include "core/Links.h"
#include "core/OpCheck.h"
#include "kernels/Copy.h"

#include <algorithm>

using namespace mesh::rt;

/// A message with what `request` sends.
static Message &makeMessage(Endpoint &endpoint, const Request &request,
                            int64_t sequence, const View &src) {
  Message &message = endpoint.outbox.add();
  message.sender = endpoint.device.position;
  message.receiver = request.peer;
  message.sequence = sequence;
  message.op = request.op;
  message.view = src;
  if (endpoint.fabric.links)
    message.startedAt = Clock::now();
  return message;
}

static Status startSend(Endpoint &endpoint, Request &request, const View &src) {
  int64_t sequence = endpoint.mailbox.nextSend(request.peer, request.op.tag);
  request.looks = 0;
  request.message = &makeMessage(endpoint, request, sequence, src);
  if (endpoint.device.loses(request.number))
    return Status::Ok;
  Endpoint &receiver = *endpoint.fabric.endpoints[request.peer];
  receiver.mailbox.push(*request.message);
  receiver.eventCount.notify();
  return Status::Ok;
}

Status mesh::rt::startMessage(Endpoint &endpoint, Request &request,
                              const View &src, const View &dst) {
  if (Status status = checkPeer(request.peer, endpoint.device.run.numDevices);
      status == Status::Failed)
    return endpoint.failOp(request.op, std::move(status));
  if (request.op.kind == MESH_RT_SEND)
    return startSend(endpoint, request, src);
  request.dst = dst;
  request.sequence = endpoint.mailbox.nextReceive(request.peer, request.op.tag);
  request.isReceived = false;
  if (endpoint.fabric.links)
    request.startedAt = Clock::now();
  return Status::Ok;
}

/// Takes the message if it is there.
static Status receive(Endpoint &endpoint, Request &request) {
  Message *message =
      endpoint.mailbox.claim(request.peer, request.op.tag, request.sequence);
  if (!message)
    return Status::Ok;
  int64_t receiver = endpoint.device.position;
  if (Status status = compareMessage(
          {receiver, &request.op, nullptr, &request.dst, nullptr},
          {message->sender, &message->op, &message->view, nullptr, nullptr});
      status == Status::Failed)
    return endpoint.device.failIf(std::move(status));
  if (endpoint.fabric.links) {
    // A message that has a buffer to go to need not wait for its receiver.
    Clock::time_point startedAt =
        message->isMoved ? message->startedAt
                         : std::max(message->startedAt, request.startedAt);
    request.endsAt = endpoint.fabric.links->send(request.peer, receiver,
                                                 request.bytes, startedAt);
    message->arrivesAt = request.endsAt;
  }
  copy(request.dst, message->view);
  if (request.peer != receiver)
    endpoint.device.counters.bytesReceived += request.bytes;
  request.isReceived = true;
  message->state.store(Message::State::Taken, std::memory_order_release);
  endpoint.fabric.endpoints[request.peer]->eventCount.notify();
  return Status::Ok;
}

static bool isDelivered(Endpoint &endpoint, Request &request) {
  if (request.op.kind == MESH_RT_RECV) {
    if (!request.isReceived)
      return false;
  } else {
    if (!request.message->isTaken())
      return false;
    request.endsAt = request.message->arrivesAt;
  }
  return !endpoint.fabric.links || Clock::now() >= request.endsAt;
}

/// The number of looks of a sender for its receiver, before it makes a copy and
/// goes on.
static constexpr int kLooks = 4;

/// Lets a send end for which there is a credit.
static bool progress(Endpoint &endpoint, Request &request) {
  if (request.isAsync || request.looks++ < kLooks ||
      !endpoint.outbox.move(*request.message, endpoint.device.run.credits))
    return false;
  endpoint.fabric.endpoints[request.peer]->eventCount.notify();
  return true;
}

/// The receiver has taken the message.
static void retire(Endpoint &endpoint, Request &request) {
  Message &message = *request.message;
  // Nobody takes a message whose number has been taken.
  if (endpoint.device.duplicates(request.number))
    endpoint.fabric.endpoints[request.peer]->mailbox.push(
        makeMessage(endpoint, request, message.sequence, message.view));
  endpoint.outbox.remove(message);
}

Status mesh::rt::advanceMessage(Endpoint &endpoint, Request &request) {
  bool isReceive = request.op.kind == MESH_RT_RECV;
  if (isReceive && !request.isReceived &&
      receive(endpoint, request) == Status::Failed)
    return Status::Failed;
  bool isOver = isDelivered(endpoint, request);
  if (!isOver && (isReceive || !progress(endpoint, request)))
    return Status::Ok;
  // The moved bytes are counted already.
  bool isCounted = isReceive || (isOver && request.message->isMoved);
  if (!isCounted && request.peer != endpoint.device.position)
    endpoint.device.counters.bytesSent += request.bytes;
  if (!isReceive && isOver)
    retire(endpoint, request);
  request.isDone = true;
  return Status::Ok;
}
