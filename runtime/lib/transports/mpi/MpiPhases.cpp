//===- MpiPhases.cpp - The rounds of an op as messages --------------------===//
//
// A phase is a round (transports/job/Pieces.h). It ends when all that it awaits
// has come and all that it sends has left, so that what it computes in the end
// may overwrite operands.
//
//===----------------------------------------------------------------------===//

#include "MpiEndpoint.h"

#include "kernels/Copy.h"
#include "transports/job/MpiJob.h"

#include <new>

using namespace mesh::rt;

/// Up to here data travels with its announcement.
static constexpr int64_t kMaxInlineBytes = 4 << 10;

static OpInstance instanceOf(const MpiRequest &request, int64_t device) {
  return {device, &request.op, &request.src, &request.dst,
          request.membership ? &request.membership->group : nullptr};
}

char *MpiEndpoint::allocate(MpiRequest &request, int64_t bytes) {
  void *block = scratch.allocate(64, bytes);
  if (!block)
    throw outOfScratch().at(describeOp(request.op));
  request.scratch.push_back(block);
  return static_cast<char *>(block);
}

void MpiEndpoint::sendPiece(MpiRequest &request, const Piece &piece) {
  if (device.loses(request.number))
    return;
  sendCopy(request, piece);
  if (device.duplicates(request.number))
    sendCopy(request, piece);
}

void MpiEndpoint::sendCopy(MpiRequest &request, const Piece &piece) {
  const auto &[position, view, range] = piece;
  MessageHeader header;
  header.run = library.numRuns;
  header.key = request.key;
  header.phase = request.phase;
  header.fingerprint = request.fingerprint;
  header.bytes = piece.numBytes();
  bool isInline = header.bytes <= kMaxInlineBytes;
  TransferQueue::Route route = routeOf(request, position, -1);
  if (!isInline) {
    nextTag = nextTag == library.maxTag() ? 0 : nextTag + 1;
    route.tag = nextTag;
    header.channel = route.channel;
    header.rank =
        request.membership
            ? request.membership->ranks[request.membership->group.position]
            : static_cast<int>(device.position);
    header.tag = route.tag;
  }
  TransferQueue::Buffer buffer = transferQueue.takeBuffer();
  Writer writer(*buffer);
  writer.put(header);
  RemoteOp::write(writer, request.op, request.src, request.dst);
  if (isInline) {
    size_t begin = buffer->size();
    buffer->resize(begin + header.bytes);
    pack(buffer->data() + begin, view, range.begin, range.end);
  }
  int64_t to = deviceAt(request, position);
  transferQueue.send({0, static_cast<int>(to), kHeaderTag}, std::move(buffer));
  if (to != device.position)
    request.bytesSent += header.bytes;
  if (isInline)
    return;
  char *data = denseAddress(view, range.begin);
  if (!data) {
    data = allocate(request, header.bytes);
    pack(data, view, range.begin, range.end);
  }
  transferQueue.send(route, data, header.bytes, request.pending);
}

void MpiEndpoint::awaitPiece(MpiRequest &request, const Piece &piece,
                             bool isForReduction) {
  Incoming incoming{piece.position,    piece.view,          piece.range,
                    nullptr,           /*isScratch=*/false,
                    /*isAwaited=*/true};
  if (!isForReduction)
    incoming.data = denseAddress(piece.view, piece.range.begin);
  if (!incoming.data) {
    incoming.data = allocate(request, piece.numBytes());
    incoming.isScratch = true;
  }
  request.incoming.push_back(incoming);
  ++request.pending;
}

void MpiEndpoint::beginPhase(MpiRequest &request) {
  request.incoming.clear();
  request.pending = 0;
  OpInstance op = instanceOf(request, device.position);
  planRound(op, request.phase, request.round);
  for (const Piece &piece : request.round.sent)
    sendPiece(request, piece);
  for (const Piece &piece : request.round.awaited)
    awaitPiece(request, piece, request.round.isReduction);
  if (request.phase == 0)
    copyOwnPart(op);
}

void MpiEndpoint::endPhase(MpiRequest &request) {
  OpInstance op = instanceOf(request, device.position);
  if (request.round.isReduction) {
    std::vector<char *> parts(op.group->size());
    for (const Incoming &incoming : request.incoming)
      parts[incoming.position] = incoming.data;
    if (Status status = combine(op, parts, scratch); status == Status::Failed)
      throw status.getError().at(describeOp(request.op));
  } else {
    for (const Incoming &incoming : request.incoming)
      if (incoming.isScratch)
        unpack(incoming.view, incoming.data, incoming.range.begin,
               incoming.range.end);
  }
  for (void *block : request.scratch)
    scratch.free(block);
  request.scratch.clear();
  request.isDone = request.phase + 1 == numRounds(op);
}
