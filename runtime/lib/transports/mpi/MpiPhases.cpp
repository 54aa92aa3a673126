//===- MpiPhases.cpp - the rounds of an op as messages --------------------===//
//
// A phase is a round (core/Pieces.h). It ends when all that it awaits has come
// and all that it sends has left, so that what it computes in the end may
// overwrite operands.
//
//===----------------------------------------------------------------------===//

#include "MpiEndpoint.h"

#include "MpiJob.h"
#include "kernels/Copy.h"

#include <new>

using namespace mesh::rt;

/// Up to here data travels with its announcement.
static constexpr int64_t kMaxInlineBytes = 4 << 10;

static OpInstance instanceOf(const MpiFlight &flight, int64_t device) {
  return {device, &flight.op, &flight.src, &flight.dst,
          flight.membership ? &flight.membership->group : nullptr};
}

char *MpiEndpoint::allocate(MpiFlight &flight, int64_t bytes) {
  void *block = scratch.allocate(64, bytes);
  if (!block)
    throw std::bad_alloc();
  flight.scratch.push_back(block);
  return static_cast<char *>(block);
}

void MpiEndpoint::sendPiece(MpiFlight &flight, const Piece &piece) {
  if (device.loses(flight.number))
    return;
  sendCopy(flight, piece);
  if (device.duplicates(flight.number))
    sendCopy(flight, piece);
}

void MpiEndpoint::sendCopy(MpiFlight &flight, const Piece &piece) {
  const auto &[position, view, range] = piece;
  Envelope envelope;
  envelope.run = library.numRuns;
  envelope.key = flight.key;
  envelope.phase = flight.phase;
  envelope.fingerprint = flight.fingerprint;
  envelope.bytes = piece.numBytes();
  bool isInline = envelope.bytes <= kMaxInlineBytes;
  Courier::Route route = routeOf(flight, position, -1);
  if (!isInline) {
    nextTag = nextTag == library.maxTag() ? 0 : nextTag + 1;
    route.tag = nextTag;
    envelope.channel = route.channel;
    envelope.rank =
        flight.membership
            ? flight.membership->ranks[flight.membership->group.position]
            : static_cast<int>(device.position);
    envelope.tag = route.tag;
  }
  Courier::Buffer buffer = courier.takeBuffer();
  Writer writer(*buffer);
  writer.put(envelope);
  RemoteOp::write(writer, flight.op, flight.src, flight.dst);
  if (isInline) {
    size_t begin = buffer->size();
    buffer->resize(begin + envelope.bytes);
    pack(buffer->data() + begin, view, range.begin, range.end);
  }
  int64_t to = deviceAt(flight, position);
  courier.send({0, static_cast<int>(to), kEnvelopeTag}, std::move(buffer));
  if (to != device.position)
    flight.bytesSent += envelope.bytes;
  if (isInline)
    return;
  char *data = denseAddress(view, range.begin);
  if (!data) {
    data = allocate(flight, envelope.bytes);
    pack(data, view, range.begin, range.end);
  }
  courier.send(route, data, envelope.bytes, flight.pending);
}

void MpiEndpoint::awaitPiece(MpiFlight &flight, const Piece &piece,
                             bool isForReduction) {
  Incoming incoming{piece.position,    piece.view,          piece.range,
                    nullptr,           /*isScratch=*/false,
                    /*isAwaited=*/true};
  if (!isForReduction)
    incoming.data = denseAddress(piece.view, piece.range.begin);
  if (!incoming.data) {
    incoming.data = allocate(flight, piece.numBytes());
    incoming.isScratch = true;
  }
  flight.incoming.push_back(incoming);
  ++flight.pending;
}

void MpiEndpoint::beginPhase(MpiFlight &flight) {
  flight.incoming.clear();
  flight.pending = 0;
  OpInstance op = instanceOf(flight, device.position);
  planRound(op, flight.phase, flight.round);
  for (const Piece &piece : flight.round.sent)
    sendPiece(flight, piece);
  for (const Piece &piece : flight.round.awaited)
    awaitPiece(flight, piece, flight.round.isReduction);
  if (flight.phase == 0)
    copyOwnPart(op);
}

void MpiEndpoint::endPhase(MpiFlight &flight) {
  OpInstance op = instanceOf(flight, device.position);
  if (flight.round.isReduction) {
    std::vector<char *> parts(op.group->size());
    for (const Incoming &incoming : flight.incoming)
      parts[incoming.position] = incoming.data;
    if (combine(op, parts, scratch) == Status::Failed)
      throw std::bad_alloc();
  } else {
    for (const Incoming &incoming : flight.incoming)
      if (incoming.isScratch)
        unpack(incoming.view, incoming.data, incoming.range.begin,
               incoming.range.end);
  }
  for (void *block : flight.scratch)
    scratch.free(block);
  flight.scratch.clear();
  flight.isDone = flight.phase + 1 == numRounds(op);
}
