//===- PointToPoint.cpp - send and recv of the threads transport ----------===//

#include "PointToPoint.h"

#include "core/Links.h"
#include "core/OpCheck.h"
#include "kernels/Copy.h"

#include <algorithm>

using namespace mesh::rt;

/// A message with what `flight` sends.
static Message &makeMessage(Endpoint &endpoint, const Flight &flight,
                            int64_t sequence, const View &src) {
  Message &message = endpoint.outbox.add();
  message.sender = endpoint.device.position;
  message.receiver = flight.peer;
  message.sequence = sequence;
  message.op = flight.op;
  message.view = src;
  if (endpoint.hub.links)
    message.startedAt = Clock::now();
  return message;
}

static Status startSend(Endpoint &endpoint, Flight &flight, const View &src) {
  int64_t sequence = endpoint.mailbox.nextSend(flight.peer, flight.op.tag);
  flight.looks = 0;
  flight.message = &makeMessage(endpoint, flight, sequence, src);
  if (endpoint.device.loses(flight.number))
    return Status::Ok;
  Endpoint &receiver = *endpoint.hub.endpoints[flight.peer];
  receiver.mailbox.push(*flight.message);
  receiver.eventCount.notify();
  return Status::Ok;
}

Status mesh::rt::startMessage(Endpoint &endpoint, Flight &flight,
                              const View &src, const View &dst) {
  int64_t numDevices = endpoint.device.run.numDevices;
  if (flight.peer < 0 || flight.peer >= numDevices)
    return endpoint.device.fail(
        describeOp(flight.op) + ": peer must be less than " +
        std::to_string(numDevices) + ", got " + std::to_string(flight.peer));
  if (flight.op.kind == MESH_RT_SEND)
    return startSend(endpoint, flight, src);
  flight.dst = dst;
  flight.sequence = endpoint.mailbox.nextReceive(flight.peer, flight.op.tag);
  flight.isReceived = false;
  if (endpoint.hub.links)
    flight.startedAt = Clock::now();
  return Status::Ok;
}

/// Takes the message if it is there.
static Status receive(Endpoint &endpoint, Flight &flight) {
  Message *message =
      endpoint.mailbox.claim(flight.peer, flight.op.tag, flight.sequence);
  if (!message)
    return Status::Ok;
  int64_t receiver = endpoint.device.position;
  std::string error = compareMessage(
      {receiver, &flight.op, nullptr, &flight.dst, nullptr},
      {message->sender, &message->op, &message->view, nullptr, nullptr});
  if (!error.empty())
    return endpoint.device.fail(error);
  if (endpoint.hub.links) {
    // What has a buffer to go to need not wait for its receiver.
    Clock::time_point startedAt =
        message->isMoved ? message->startedAt
                         : std::max(message->startedAt, flight.startedAt);
    flight.endsAt = endpoint.hub.links->send(flight.peer, receiver,
                                             flight.bytes, startedAt);
    message->arrivesAt = flight.endsAt;
  }
  copy(flight.dst, message->view);
  if (flight.peer != receiver)
    endpoint.device.counters.bytesReceived += flight.bytes;
  flight.isReceived = true;
  message->state.store(Message::State::Taken, std::memory_order_release);
  endpoint.hub.endpoints[flight.peer]->eventCount.notify();
  return Status::Ok;
}

static bool isDelivered(Endpoint &endpoint, Flight &flight) {
  if (flight.op.kind == MESH_RT_RECV) {
    if (!flight.isReceived)
      return false;
  } else {
    if (!flight.message->isTaken())
      return false;
    flight.endsAt = flight.message->arrivesAt;
  }
  return !endpoint.hub.links || Clock::now() >= flight.endsAt;
}

/// How often a sender looks whether its receiver is there, before it makes a
/// copy and goes on.
static constexpr int kLooks = 4;

/// Lets a send end for which there is a credit.
static bool progress(Endpoint &endpoint, Flight &flight) {
  if (flight.isAsync || flight.looks++ < kLooks ||
      !endpoint.outbox.move(*flight.message, endpoint.device.run.credits))
    return false;
  endpoint.hub.endpoints[flight.peer]->eventCount.notify();
  return true;
}

/// What was sent has been taken.
static void retire(Endpoint &endpoint, Flight &flight) {
  Message &message = *flight.message;
  // Nobody takes a message whose number has been taken.
  if (endpoint.device.duplicates(flight.number))
    endpoint.hub.endpoints[flight.peer]->mailbox.push(
        makeMessage(endpoint, flight, message.sequence, message.view));
  endpoint.outbox.remove(message);
}

Status mesh::rt::advanceMessage(Endpoint &endpoint, Flight &flight) {
  bool isReceive = flight.op.kind == MESH_RT_RECV;
  if (isReceive && !flight.isReceived &&
      receive(endpoint, flight) == Status::Failed)
    return Status::Failed;
  bool isOver = isDelivered(endpoint, flight);
  if (!isOver && (isReceive || !progress(endpoint, flight)))
    return Status::Ok;
  // What was moved is counted already.
  bool isCounted = isReceive || (isOver && flight.message->isMoved);
  if (!isCounted && flight.peer != endpoint.device.position)
    endpoint.device.counters.bytesSent += flight.bytes;
  if (!isReceive && isOver)
    retire(endpoint, flight);
  flight.isDone = true;
  return Status::Ok;
}
