//===- PointToPoint.cpp - send and recv of the threads transport ----------===//

#include "PointToPoint.h"

#include "core/Links.h"
#include "core/OpCheck.h"
#include "kernels/Copy.h"

#include <algorithm>

using namespace mesh::rt;

static Status startSend(Endpoint &endpoint, Flight &flight, const View &src) {
  Message &message = flight.message;
  message.sender = endpoint.device.position;
  message.sequence = endpoint.mailbox.nextSend(flight.peer, flight.op.tag);
  message.op = flight.op;
  message.view = src;
  message.isTaken.store(false, std::memory_order_relaxed);
  if (endpoint.hub.links)
    message.startedAt = Clock::now();
  Endpoint &receiver = *endpoint.hub.endpoints[flight.peer];
  receiver.mailbox.push(message);
  receiver.doorbell.ring();
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
    flight.message.startedAt = Clock::now();
  return Status::Ok;
}

/// Takes the message if it is there.
static Status receive(Endpoint &endpoint, Flight &flight) {
  Message *message =
      endpoint.mailbox.find(flight.peer, flight.op.tag, flight.sequence);
  if (!message)
    return Status::Ok;
  int64_t receiver = endpoint.device.position;
  std::string error = compareMessage(
      {receiver, &flight.op, nullptr, &flight.dst, nullptr},
      {message->sender, &message->op, &message->view, nullptr, nullptr});
  if (!error.empty())
    return endpoint.device.fail(error);
  if (endpoint.hub.links) {
    flight.endsAt = endpoint.hub.links->send(
        flight.peer, receiver, flight.bytes,
        std::max(message->startedAt, flight.message.startedAt));
    message->arrivesAt = flight.endsAt;
  }
  copy(flight.dst, message->view);
  if (flight.peer != receiver)
    endpoint.device.counters.bytesReceived += flight.bytes;
  flight.isReceived = true;
  message->isTaken.store(true, std::memory_order_release);
  endpoint.hub.endpoints[flight.peer]->doorbell.ring();
  return Status::Ok;
}

static bool isDelivered(Endpoint &endpoint, Flight &flight) {
  if (flight.op.kind == MESH_RT_RECV) {
    if (!flight.isReceived)
      return false;
  } else {
    if (!flight.message.isTaken.load(std::memory_order_acquire))
      return false;
    flight.endsAt = flight.message.arrivesAt;
  }
  return !endpoint.hub.links || Clock::now() >= flight.endsAt;
}

Status mesh::rt::advanceMessage(Endpoint &endpoint, Flight &flight) {
  bool isReceive = flight.op.kind == MESH_RT_RECV;
  if (isReceive && !flight.isReceived &&
      receive(endpoint, flight) == Status::Failed)
    return Status::Failed;
  if (!isDelivered(endpoint, flight))
    return Status::Ok;
  if (!isReceive && flight.peer != endpoint.device.position)
    endpoint.device.counters.bytesSent += flight.bytes;
  flight.isDone = true;
  return Status::Ok;
}
