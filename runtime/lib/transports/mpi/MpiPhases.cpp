//===- MpiPhases.cpp - what each op sends, awaits and computes ------------===//
//
// Every member sends each of the others what that one needs. A phase ends when
// all that it awaits has come and all that it sends has left, so that what it
// computes in the end may overwrite operands.
//
//===----------------------------------------------------------------------===//

#include "MpiEndpoint.h"

#include "kernels/Copy.h"
#include "kernels/Reduce.h"
#include "transports/job/MpiJob.h"

#include <new>

using namespace mesh::rt;

/// Up to here data travels with its announcement.
static constexpr int64_t kMaxInlineBytes = 4 << 10;

static Range wholeOf(const View &view) { return {0, view.numElements()}; }

static const Group &groupOf(const MpiFlight &flight) {
  return flight.membership->group;
}

static bool isChunked(const MpiFlight &flight) {
  return isReducedInChunks(flight.op, flight.src.numBytes(),
                           groupOf(flight).size());
}

static Range chunkAt(const MpiFlight &flight, int64_t position) {
  return chunkOf(flight.src.numElements(), flight.src.elementSize,
                 groupOf(flight).size(), position);
}

char *MpiEndpoint::allocate(MpiFlight &flight, int64_t bytes) {
  void *block = scratch.allocate(64, bytes);
  if (!block)
    throw std::bad_alloc();
  flight.scratch.push_back(block);
  return static_cast<char *>(block);
}

void MpiEndpoint::sendPiece(MpiFlight &flight, int64_t position,
                            const View &view, Range range) {
  if (device.loses(flight.number))
    return;
  sendCopy(flight, position, view, range);
  if (device.duplicates(flight.number))
    sendCopy(flight, position, view, range);
}

void MpiEndpoint::sendCopy(MpiFlight &flight, int64_t position,
                           const View &view, Range range) {
  MessageHeader header;
  header.run = library.numRuns;
  header.key = flight.key;
  header.phase = flight.phase;
  header.fingerprint = flight.fingerprint;
  header.bytes = range.size() * view.elementSize;
  bool isInline = header.bytes <= kMaxInlineBytes;
  TransferQueue::Route route = routeOf(flight, position, -1);
  if (!isInline) {
    nextTag = nextTag == library.maxTag() ? 0 : nextTag + 1;
    route.tag = nextTag;
    header.channel = route.channel;
    header.rank = flight.membership
                      ? flight.membership->ranks[groupOf(flight).position]
                      : static_cast<int>(device.position);
    header.tag = route.tag;
  }
  TransferQueue::Buffer buffer = transferQueue.takeBuffer();
  Writer writer(*buffer);
  writer.put(header);
  RemoteOp::write(writer, flight.op, flight.src, flight.dst);
  if (isInline) {
    size_t begin = buffer->size();
    buffer->resize(begin + header.bytes);
    pack(buffer->data() + begin, view, range.begin, range.end);
  }
  int64_t to = deviceAt(flight, position);
  transferQueue.send({0, static_cast<int>(to), kHeaderTag}, std::move(buffer));
  if (to != device.position)
    flight.bytesSent += header.bytes;
  if (isInline)
    return;
  char *data = denseAddress(view, range.begin);
  if (!data) {
    data = allocate(flight, header.bytes);
    pack(data, view, range.begin, range.end);
  }
  transferQueue.send(route, data, header.bytes, flight.pending);
}

void MpiEndpoint::awaitPiece(MpiFlight &flight, int64_t position,
                             const View &view, Range range,
                             bool isForReduction) {
  Incoming incoming{
      position,          view, range, nullptr, /*isScratch=*/false,
      /*isAwaited=*/true};
  if (!isForReduction)
    incoming.data = denseAddress(view, range.begin);
  if (!incoming.data) {
    incoming.data = allocate(flight, range.size() * view.elementSize);
    incoming.isScratch = true;
  }
  flight.incoming.push_back(incoming);
  ++flight.pending;
}

/// Calls body(position) for the other members, beginning behind this one, so
/// that they do not all send to the same one first.
template <typename Fn>
static void forEachOther(const MpiFlight &flight, Fn body) {
  int64_t n = groupOf(flight).size();
  for (int64_t i = 1; i < n; ++i)
    body((groupOf(flight).position + i) % n);
}

/// A block of src for each member, which goes into the block of dst that is at
/// the sender's position. Without a dim that is all of src.
void MpiEndpoint::exchangeBlocks(MpiFlight &flight, int sendDim,
                                 int receiveDim) {
  int64_t n = groupOf(flight).size(), own = groupOf(flight).position;
  auto sent = [&](int64_t position) {
    if (sendDim < 0)
      return flight.src;
    int64_t size = flight.src.sizes[sendDim] / n;
    return flight.src.slice(sendDim, position * size, size);
  };
  int64_t size = flight.dst.sizes[receiveDim] / n;
  auto received = [&](int64_t position) {
    return flight.dst.slice(receiveDim, position * size, size);
  };
  forEachOther(flight, [&](int64_t position) {
    View view = sent(position);
    sendPiece(flight, position, view, wholeOf(view));
  });
  forEachOther(flight, [&](int64_t position) {
    View view = received(position);
    awaitPiece(flight, position, view, wholeOf(view),
               /*isForReduction=*/false);
  });
  copy(received(own), sent(own));
}

/// Sends each member its block of src along dim, or all of src if dim is -1,
/// and awaits the same of the others for `combine`.
void MpiEndpoint::beginReduction(MpiFlight &flight, int dim) {
  int64_t size = dim < 0 ? 0 : flight.dst.sizes[dim];
  forEachOther(flight, [&](int64_t position) {
    View view =
        dim < 0 ? flight.src : flight.src.slice(dim, position * size, size);
    sendPiece(flight, position, view, wholeOf(view));
  });
  forEachOther(flight, [&](int64_t position) {
    awaitPiece(flight, position, flight.dst, wholeOf(flight.dst),
               /*isForReduction=*/true);
  });
}

void MpiEndpoint::beginAllReduce(MpiFlight &flight) {
  Range own = chunkAt(flight, groupOf(flight).position);
  if (!isChunked(flight)) {
    beginReduction(flight, -1);
  } else if (flight.phase == 0) {
    forEachOther(flight, [&](int64_t position) {
      sendPiece(flight, position, flight.src, chunkAt(flight, position));
    });
    forEachOther(flight, [&](int64_t position) {
      awaitPiece(flight, position, flight.dst, own, /*isForReduction=*/true);
    });
  } else {
    forEachOther(flight, [&](int64_t position) {
      sendPiece(flight, position, flight.dst, own);
    });
    forEachOther(flight, [&](int64_t position) {
      awaitPiece(flight, position, flight.dst, chunkAt(flight, position),
                 /*isForReduction=*/false);
    });
  }
}

/// Permute and broadcast.
void MpiEndpoint::beginTransfer(MpiFlight &flight) {
  int64_t own = groupOf(flight).position, source = -1;
  std::vector<int64_t> readers;
  findPeers(flight.op, groupOf(flight), source, readers);
  for (int64_t reader : readers)
    if (reader != own)
      sendPiece(flight, reader, flight.src, wholeOf(flight.src));
  if (source < 0)
    fillZero(flight.dst);
  else if (source == own)
    copy(flight.dst, flight.src);
  else
    awaitPiece(flight, source, flight.dst, wholeOf(flight.dst),
               /*isForReduction=*/false);
}

void MpiEndpoint::beginPhase(MpiFlight &flight) {
  flight.incoming.clear();
  flight.pending = 0;
  switch (flight.op.kind) {
  case MESH_RT_ALL_GATHER:
    return exchangeBlocks(flight, -1, flight.op.dim);
  case MESH_RT_ALL_TO_ALL:
    return exchangeBlocks(flight, flight.op.split_dim, flight.op.dim);
  case MESH_RT_REDUCE_SCATTER:
    return beginReduction(flight, flight.op.dim);
  case MESH_RT_ALL_REDUCE:
    return beginAllReduce(flight);
  case MESH_RT_SEND:
    return sendPiece(flight, 0, flight.src, wholeOf(flight.src));
  case MESH_RT_RECV:
    return awaitPiece(flight, 0, flight.dst, wholeOf(flight.dst),
                      /*isForReduction=*/false);
  default:
    return beginTransfer(flight);
  }
}

/// Combines what has come with the own part, in the order of positions: the
/// result does not depend on who was first.
void MpiEndpoint::combine(MpiFlight &flight) {
  const Group &group = groupOf(flight);
  View ownPart = flight.src;
  if (flight.op.kind == MESH_RT_REDUCE_SCATTER) {
    int64_t size = flight.dst.sizes[flight.op.dim];
    ownPart = flight.src.slice(flight.op.dim, group.position * size, size);
  }
  Range range =
      isChunked(flight) ? chunkAt(flight, group.position) : wholeOf(flight.dst);
  // As rows, so that parts of tensors and scratch memory have one shape.
  auto row = [&](char *data) {
    return rowView(data, range.size(), flight.dst.elementSize);
  };
  int64_t bytes = range.size() * flight.dst.elementSize;
  char *result = denseAddress(flight.dst, range.begin);
  bool isResultScratch = !result;
  if (isResultScratch)
    result = allocate(flight, bytes);
  char *own = denseAddress(ownPart, range.begin);
  if (!own) {
    own = allocate(flight, bytes);
    pack(own, ownPart, range.begin, range.end);
  }
  std::vector<View> views(group.size() + 1);
  views[0] = row(result);
  views[1 + group.position] = row(own);
  for (const Incoming &incoming : flight.incoming)
    views[1 + incoming.position] = row(incoming.data);
  if (reduceRange(static_cast<mesh_rt_type>(flight.op.element),
                  flight.op.combiner, views, 0, range.size(),
                  scratch) == Status::Failed)
    throw std::bad_alloc();
  if (isResultScratch)
    unpack(flight.dst, result, range.begin, range.end);
}

void MpiEndpoint::endPhase(MpiFlight &flight) {
  bool isReduction =
      flight.op.kind == MESH_RT_REDUCE_SCATTER ||
      (flight.op.kind == MESH_RT_ALL_REDUCE && flight.phase == 0);
  if (isReduction)
    combine(flight);
  else
    for (const Incoming &incoming : flight.incoming)
      if (incoming.isScratch)
        unpack(incoming.view, incoming.data, incoming.range.begin,
               incoming.range.end);
  for (void *block : flight.scratch)
    scratch.free(block);
  flight.scratch.clear();
  flight.isDone = flight.phase == 1 || flight.op.kind != MESH_RT_ALL_REDUCE ||
                  !isChunked(flight);
}
