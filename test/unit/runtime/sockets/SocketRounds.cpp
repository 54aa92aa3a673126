//===- SocketRounds.cpp - rounds of an op and their pieces ----------------===//

#include "SocketEndpoint.h"

#include "kernels/Copy.h"

#include <new>

using namespace mesh::rt;
using namespace mesh::rt::sockets;

/// Up to here data is copied, so that the op does not wait for the socket.
static constexpr int64_t kMaxCopiedBytes = 4 << 10;

OpInstance SocketEndpoint::instanceOf(const SocketRequest &request) const {
  return {device.position, &request.op, &request.src, &request.dst,
          request.group};
}

int64_t SocketEndpoint::deviceAt(const SocketRequest &request,
                                 int64_t position) const {
  return request.group ? request.group->members[position] : request.peer;
}

char *SocketEndpoint::allocate(SocketRequest &request, int64_t bytes) {
  void *block = scratch.allocate(64, bytes);
  if (!block)
    throw outOfScratch().at(describeOp(request.op));
  request.scratch.push_back(block);
  return static_cast<char *>(block);
}

void SocketEndpoint::sendPiece(SocketRequest &request, const Piece &piece) {
  Frame frame;
  frame.round = request.roundIndex;
  frame.run = numRuns;
  frame.key = request.key;
  frame.fingerprint = request.fingerprint;
  int64_t bytes = piece.numBytes();
  char *data = denseAddress(piece.view, piece.range.begin);
  if (!data) {
    data = allocate(request, bytes);
    pack(data, piece.view, piece.range.begin, piece.range.end);
  }
  int64_t to = deviceAt(request, piece.position);
  if (to == device.position) {
    frame.dataBytes = bytes;
    Arrival arrival{frame, request.text, nullptr, {data, data + bytes}};
    arrival.data = arrival.own.data();
    return acceptPiece(to, arrival);
  }
  bool isCopied = bytes <= kMaxCopiedBytes;
  peerAt[to]->stream.send(frame, request.text, data, bytes,
                          isCopied ? nullptr : &request.pending);
  peerAt[to]->stream.flush();
  request.bytesSent += bytes;
}

void SocketEndpoint::awaitPiece(SocketRequest &request, const Piece &piece) {
  SocketRequest::Target target{nullptr, false, true};
  // The result of a reduction may be an operand that is still to be sent.
  if (!request.round.isReduction)
    target.data = denseAddress(piece.view, piece.range.begin);
  if (!target.data) {
    target.data = allocate(request, piece.numBytes());
    target.isScratch = true;
  }
  request.targets.push_back(target);
  ++request.pending;
}

void SocketEndpoint::beginRound(SocketRequest &request) {
  OpInstance op = instanceOf(request);
  planRound(op, request.roundIndex, request.round);
  request.targets.clear();
  request.pending = 0;
  for (const Piece &piece : request.round.awaited)
    awaitPiece(request, piece);
  for (const Piece &piece : request.round.sent) {
    if (device.loses(request.number))
      continue;
    sendPiece(request, piece);
    if (device.duplicates(request.number))
      sendPiece(request, piece);
  }
  if (request.roundIndex == 0)
    copyOwnPart(op);
  auto found = early.find({request.key, request.roundIndex});
  if (request.op.kind == MESH_RT_SEND || found == early.end())
    return;
  auto arrivals = std::move(found->second);
  early.erase(found);
  for (auto &[from, arrival] : arrivals)
    acceptPiece(from, arrival);
}

void SocketEndpoint::endRound(SocketRequest &request) {
  OpInstance op = instanceOf(request);
  const std::vector<Piece> &awaited = request.round.awaited;
  if (request.round.isReduction) {
    std::vector<char *> parts(op.group->size());
    for (size_t i = 0; i < awaited.size(); ++i)
      parts[awaited[i].position] = request.targets[i].data;
    if (Status status = combine(op, parts, scratch); status == Status::Failed)
      throw status.getError().at(describeOp(request.op));
  } else {
    for (size_t i = 0; i < awaited.size(); ++i)
      if (request.targets[i].isScratch)
        unpack(awaited[i].view, request.targets[i].data, awaited[i].range.begin,
               awaited[i].range.end);
  }
  for (void *block : request.scratch)
    scratch.free(block);
  request.scratch.clear();
}

/// Takes the request as far as it can go.
void SocketEndpoint::advance(SocketRequest &request) {
  while (!request.isDone && request.pending == 0 && !device.run.cancelled()) {
    endRound(request);
    if (request.roundIndex + 1 < numRounds(instanceOf(request))) {
      ++request.roundIndex;
      beginRound(request);
      continue;
    }
    if (request.op.kind != MESH_RT_SEND)
      started.erase(request.key);
    request.isDone = true;
    request.endsAt = Clock::now();
  }
}
