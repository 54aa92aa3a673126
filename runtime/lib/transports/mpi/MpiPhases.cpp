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

static const Group &groupOf(const MpiRequest &request) {
  return request.membership->group;
}

static bool isChunked(const MpiRequest &request) {
  return isReducedInChunks(request.op, request.src.numBytes(),
                           groupOf(request).size());
}

static Range chunkAt(const MpiRequest &request, int64_t position) {
  return chunkOf(request.src.numElements(), request.src.elementSize,
                 groupOf(request).size(), position);
}

char *MpiEndpoint::allocate(MpiRequest &request, int64_t bytes) {
  void *block = scratch.allocate(64, bytes);
  if (!block)
    throw std::bad_alloc();
  request.scratch.push_back(block);
  return static_cast<char *>(block);
}

void MpiEndpoint::sendPiece(MpiRequest &request, int64_t position,
                            const View &view, Range range) {
  if (device.loses(request.number))
    return;
  sendCopy(request, position, view, range);
  if (device.duplicates(request.number))
    sendCopy(request, position, view, range);
}

void MpiEndpoint::sendCopy(MpiRequest &request, int64_t position,
                           const View &view, Range range) {
  MessageHeader header;
  header.run = library.numRuns;
  header.key = request.key;
  header.phase = request.phase;
  header.fingerprint = request.fingerprint;
  header.bytes = range.size() * view.elementSize;
  bool isInline = header.bytes <= kMaxInlineBytes;
  TransferQueue::Route route = routeOf(request, position, -1);
  if (!isInline) {
    nextTag = nextTag == library.maxTag() ? 0 : nextTag + 1;
    route.tag = nextTag;
    header.channel = route.channel;
    header.rank = request.membership
                      ? request.membership->ranks[groupOf(request).position]
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

void MpiEndpoint::awaitPiece(MpiRequest &request, int64_t position,
                             const View &view, Range range,
                             bool isForReduction) {
  Incoming incoming{
      position,          view, range, nullptr, /*isScratch=*/false,
      /*isAwaited=*/true};
  if (!isForReduction)
    incoming.data = denseAddress(view, range.begin);
  if (!incoming.data) {
    incoming.data = allocate(request, range.size() * view.elementSize);
    incoming.isScratch = true;
  }
  request.incoming.push_back(incoming);
  ++request.pending;
}

/// Calls body(position) for the other members, beginning behind this one, so
/// that they do not all send to the same one first.
template <typename Fn>
static void forEachOther(const MpiRequest &request, Fn body) {
  int64_t n = groupOf(request).size();
  for (int64_t i = 1; i < n; ++i)
    body((groupOf(request).position + i) % n);
}

/// A block of src for each member, which goes into the block of dst that is at
/// the sender's position. Without a dim that is all of src.
void MpiEndpoint::exchangeBlocks(MpiRequest &request, int sendDim,
                                 int receiveDim) {
  int64_t n = groupOf(request).size(), own = groupOf(request).position;
  auto sent = [&](int64_t position) {
    if (sendDim < 0)
      return request.src;
    int64_t size = request.src.sizes[sendDim] / n;
    return request.src.slice(sendDim, position * size, size);
  };
  int64_t size = request.dst.sizes[receiveDim] / n;
  auto received = [&](int64_t position) {
    return request.dst.slice(receiveDim, position * size, size);
  };
  forEachOther(request, [&](int64_t position) {
    View view = sent(position);
    sendPiece(request, position, view, wholeOf(view));
  });
  forEachOther(request, [&](int64_t position) {
    View view = received(position);
    awaitPiece(request, position, view, wholeOf(view),
               /*isForReduction=*/false);
  });
  copy(received(own), sent(own));
}

/// Sends each member its block of src along dim, or all of src if dim is -1,
/// and awaits the same of the others for `combine`.
void MpiEndpoint::beginReduction(MpiRequest &request, int dim) {
  int64_t size = dim < 0 ? 0 : request.dst.sizes[dim];
  forEachOther(request, [&](int64_t position) {
    View view =
        dim < 0 ? request.src : request.src.slice(dim, position * size, size);
    sendPiece(request, position, view, wholeOf(view));
  });
  forEachOther(request, [&](int64_t position) {
    awaitPiece(request, position, request.dst, wholeOf(request.dst),
               /*isForReduction=*/true);
  });
}

void MpiEndpoint::beginAllReduce(MpiRequest &request) {
  Range own = chunkAt(request, groupOf(request).position);
  if (!isChunked(request)) {
    beginReduction(request, -1);
  } else if (request.phase == 0) {
    forEachOther(request, [&](int64_t position) {
      sendPiece(request, position, request.src, chunkAt(request, position));
    });
    forEachOther(request, [&](int64_t position) {
      awaitPiece(request, position, request.dst, own, /*isForReduction=*/true);
    });
  } else {
    forEachOther(request, [&](int64_t position) {
      sendPiece(request, position, request.dst, own);
    });
    forEachOther(request, [&](int64_t position) {
      awaitPiece(request, position, request.dst, chunkAt(request, position),
                 /*isForReduction=*/false);
    });
  }
}

/// Permute and broadcast.
void MpiEndpoint::beginTransfer(MpiRequest &request) {
  int64_t own = groupOf(request).position, source = -1;
  std::vector<int64_t> readers;
  findPeers(request.op, groupOf(request), source, readers);
  for (int64_t reader : readers)
    if (reader != own)
      sendPiece(request, reader, request.src, wholeOf(request.src));
  if (source < 0)
    fillZero(request.dst);
  else if (source == own)
    copy(request.dst, request.src);
  else
    awaitPiece(request, source, request.dst, wholeOf(request.dst),
               /*isForReduction=*/false);
}

void MpiEndpoint::beginPhase(MpiRequest &request) {
  request.incoming.clear();
  request.pending = 0;
  switch (request.op.kind) {
  case MESH_RT_ALL_GATHER:
    return exchangeBlocks(request, -1, request.op.dim);
  case MESH_RT_ALL_TO_ALL:
    return exchangeBlocks(request, request.op.split_dim, request.op.dim);
  case MESH_RT_REDUCE_SCATTER:
    return beginReduction(request, request.op.dim);
  case MESH_RT_ALL_REDUCE:
    return beginAllReduce(request);
  case MESH_RT_SEND:
    return sendPiece(request, 0, request.src, wholeOf(request.src));
  case MESH_RT_RECV:
    return awaitPiece(request, 0, request.dst, wholeOf(request.dst),
                      /*isForReduction=*/false);
  default:
    return beginTransfer(request);
  }
}

/// Combines what has come with the own part, in the order of positions: the
/// result does not depend on who was first.
void MpiEndpoint::combine(MpiRequest &request) {
  const Group &group = groupOf(request);
  View ownPart = request.src;
  if (request.op.kind == MESH_RT_REDUCE_SCATTER) {
    int64_t size = request.dst.sizes[request.op.dim];
    ownPart = request.src.slice(request.op.dim, group.position * size, size);
  }
  Range range = isChunked(request) ? chunkAt(request, group.position)
                                   : wholeOf(request.dst);
  // As rows, so that parts of tensors and scratch memory have one shape.
  auto row = [&](char *data) {
    return rowView(data, range.size(), request.dst.elementSize);
  };
  int64_t bytes = range.size() * request.dst.elementSize;
  char *result = denseAddress(request.dst, range.begin);
  bool isResultScratch = !result;
  if (isResultScratch)
    result = allocate(request, bytes);
  char *own = denseAddress(ownPart, range.begin);
  if (!own) {
    own = allocate(request, bytes);
    pack(own, ownPart, range.begin, range.end);
  }
  std::vector<View> views(group.size() + 1);
  views[0] = row(result);
  views[1 + group.position] = row(own);
  for (const Incoming &incoming : request.incoming)
    views[1 + incoming.position] = row(incoming.data);
  if (reduceRange(static_cast<mesh_rt_type>(request.op.element),
                  request.op.combiner, views, 0, range.size(),
                  scratch) == Status::Failed)
    throw std::bad_alloc();
  if (isResultScratch)
    unpack(request.dst, result, range.begin, range.end);
}

void MpiEndpoint::endPhase(MpiRequest &request) {
  bool isReduction =
      request.op.kind == MESH_RT_REDUCE_SCATTER ||
      (request.op.kind == MESH_RT_ALL_REDUCE && request.phase == 0);
  if (isReduction)
    combine(request);
  else
    for (const Incoming &incoming : request.incoming)
      if (incoming.isScratch)
        unpack(incoming.view, incoming.data, incoming.range.begin,
               incoming.range.end);
  for (void *block : request.scratch)
    scratch.free(block);
  request.scratch.clear();
  request.isDone = request.phase == 1 ||
                   request.op.kind != MESH_RT_ALL_REDUCE || !isChunked(request);
}
