//===- SocketRounds.cpp - rounds of an op and their pieces ----------------===//

#include "SocketEndpoint.h"

#include "kernels/Copy.h"

#include <new>

using namespace mesh::rt;
using namespace mesh::rt::sockets;

/// Up to here data is copied, so that the op does not wait for the socket.
static constexpr int64_t kMaxCopiedBytes = 4 << 10;

OpInstance SocketEndpoint::instanceOf(const SocketFlight &flight) const {
  return {device.position, &flight.op, &flight.src, &flight.dst, flight.group};
}

int64_t SocketEndpoint::deviceAt(const SocketFlight &flight,
                                 int64_t position) const {
  return flight.group ? flight.group->members[position] : flight.peer;
}

char *SocketEndpoint::allocate(SocketFlight &flight, int64_t bytes) {
  void *block = scratch.allocate(64, bytes);
  if (!block)
    throw std::bad_alloc();
  flight.scratch.push_back(block);
  return static_cast<char *>(block);
}

void SocketEndpoint::sendPiece(SocketFlight &flight, const Piece &piece) {
  Frame frame;
  frame.round = flight.roundIndex;
  frame.run = numRuns;
  frame.key = flight.key;
  frame.fingerprint = flight.fingerprint;
  int64_t bytes = piece.numBytes();
  char *data = denseAddress(piece.view, piece.range.begin);
  if (!data) {
    data = allocate(flight, bytes);
    pack(data, piece.view, piece.range.begin, piece.range.end);
  }
  int64_t to = deviceAt(flight, piece.position);
  if (to == device.position) {
    frame.dataBytes = bytes;
    Arrival arrival{frame, flight.text, nullptr, {data, data + bytes}};
    arrival.data = arrival.own.data();
    return acceptPiece(to, arrival);
  }
  bool isCopied = bytes <= kMaxCopiedBytes;
  peerAt[to]->stream.send(frame, flight.text, data, bytes,
                          isCopied ? nullptr : &flight.pending);
  peerAt[to]->stream.flush();
  flight.bytesSent += bytes;
}

void SocketEndpoint::awaitPiece(SocketFlight &flight, const Piece &piece) {
  SocketFlight::Target target{nullptr, false, true};
  // The result of a reduction may be an operand that is still to be sent.
  if (!flight.round.isReduction)
    target.data = denseAddress(piece.view, piece.range.begin);
  if (!target.data) {
    target.data = allocate(flight, piece.numBytes());
    target.isScratch = true;
  }
  flight.targets.push_back(target);
  ++flight.pending;
}

void SocketEndpoint::beginRound(SocketFlight &flight) {
  OpInstance op = instanceOf(flight);
  planRound(op, flight.roundIndex, flight.round);
  flight.targets.clear();
  flight.pending = 0;
  for (const Piece &piece : flight.round.awaited)
    awaitPiece(flight, piece);
  for (const Piece &piece : flight.round.sent) {
    if (device.loses(flight.number))
      continue;
    sendPiece(flight, piece);
    if (device.duplicates(flight.number))
      sendPiece(flight, piece);
  }
  if (flight.roundIndex == 0)
    copyOwnPart(op);
  auto found = early.find({flight.key, flight.roundIndex});
  if (flight.op.kind == MESH_RT_SEND || found == early.end())
    return;
  auto arrivals = std::move(found->second);
  early.erase(found);
  for (auto &[from, arrival] : arrivals)
    acceptPiece(from, arrival);
}

void SocketEndpoint::endRound(SocketFlight &flight) {
  OpInstance op = instanceOf(flight);
  const std::vector<Piece> &awaited = flight.round.awaited;
  if (flight.round.isReduction) {
    std::vector<char *> parts(op.group->size());
    for (size_t i = 0; i < awaited.size(); ++i)
      parts[awaited[i].position] = flight.targets[i].data;
    if (combine(op, parts, scratch) == Status::Failed)
      throw std::bad_alloc();
  } else {
    for (size_t i = 0; i < awaited.size(); ++i)
      if (flight.targets[i].isScratch)
        unpack(awaited[i].view, flight.targets[i].data, awaited[i].range.begin,
               awaited[i].range.end);
  }
  for (void *block : flight.scratch)
    scratch.free(block);
  flight.scratch.clear();
}

/// Takes the flight as far as it can go.
void SocketEndpoint::advance(SocketFlight &flight) {
  while (!flight.isDone && flight.pending == 0 && !device.run.cancelled()) {
    endRound(flight);
    if (flight.roundIndex + 1 < numRounds(instanceOf(flight))) {
      ++flight.roundIndex;
      beginRound(flight);
      continue;
    }
    if (flight.op.kind != MESH_RT_SEND)
      started.erase(flight.key);
    flight.isDone = true;
    flight.endsAt = Clock::now();
  }
}
