//===- SmallCollective.cpp - collectives over boards ----------------------===//

#include "SmallCollective.h"

#include "Collective.h"
#include "Pull.h"
#include "core/Pattern.h"
#include "kernels/Copy.h"
#include "kernels/Reduce.h"

#include <algorithm>

using namespace mesh::rt;

static Board &boardAt(const Request &request, int64_t position) {
  const Membership &membership = *request.membership;
  return membership.cursor->queue->boardOf(membership.ranks[position]);
}

static Board &ownBoard(const Request &request) {
  return boardAt(request, request.membership->group.position);
}

/// Larger all-reduces are faster done once, by the last member to come, than by
/// each for itself.
static int64_t maxBytesOf(const mesh_rt_op &op) {
  return op.kind == MESH_RT_ALL_REDUCE ? Note::kMaxBytes / 2 : Note::kMaxBytes;
}

bool mesh::rt::isSmall(const Request &request, const View &src) {
  const Membership &membership = *request.membership;
  return membership.cursor->queue->hasBoards() && membership.isAscending &&
         src.rank <= Signature::kMaxRank &&
         src.numBytes() <= maxBytesOf(request.op) &&
         request.op.kind != MESH_RT_PERMUTE &&
         request.op.kind != MESH_RT_BROADCAST;
}

/// The note below which all others have read what this member showed.
static int64_t findUnread(const Request &request) {
  const Group &group = request.membership->group;
  int64_t unread = request.membership->cursor->number;
  for (int64_t i = 0; i < group.size(); ++i)
    if (i != group.position)
      unread = std::min(unread, boardAt(request, i).getRead());
  return unread;
}

/// The place of this member's next note.
static Note &placeNote(Request &request) {
  Cursor &cursor = *request.membership->cursor;
  request.noteNumber = ++cursor.number;
  if (cursor.number - Board::kPlaces >= cursor.unread)
    cursor.unread = findUnread(request);
  return ownBoard(request).place(cursor.number, cursor.unread);
}

/// What this member has read, once a collective has begun or ended.
static void updateRead(const Request &request) {
  const Cursor &cursor = *request.membership->cursor;
  if (cursor.numSmallDone == cursor.numSmallStarted)
    ownBoard(request).setRead(cursor.number + 1);
  else if (request.isSmall)
    ownBoard(request).setRead(request.noteNumber + 1);
}

static OpInstance instanceOf(const Endpoint &endpoint, const Request &request) {
  return {endpoint.device.position, &request.op, &request.shown.src,
          &request.shown.dst, &request.membership->group};
}

static void show(Request &request, Note &note, const OpInstance &own) {
  request.signature = signatureOf(request.op, *own.src, request.isSmall);
  note.signature = request.signature;
  note.instance = own;
  Board::show(note, request.noteNumber);
}

Status mesh::rt::startSmall(Endpoint &endpoint, Request &request,
                            const View &src, const View &dst) {
  Cursor &cursor = *request.membership->cursor;
  request.own = &request.shown;
  request.own->src = src;
  request.own->dst = dst;
  request.turn = cursor.numSmallStarted++;
  request.numNotes = 0;
  Note &note = placeNote(request);
  pack(note.operand.data(), src, 0, src.numElements());
  show(request, note, instanceOf(endpoint, request));
  // While the others' notes come.
  ownBoard(request).prepare(request.noteNumber + 1, src.numBytes());
  Status status =
      request.isAsync ? Status::Ok : advanceSmall(endpoint, request);
  // Who sleeps does so for much longer than this took.
  endpoint.notifyGroup(request.membership->group);
  return status;
}

void mesh::rt::showOp(Request &request, const OpInstance &own) {
  if (!request.membership->cursor->queue->hasBoards())
    return;
  show(request, placeNote(request), own);
  updateRead(request);
}

/// Reads the notes that have come. Returns whether all have; fails if one says
/// that its member runs another op.
static bool readNotes(Endpoint &endpoint, Request &request, Status &status) {
  const Group &group = request.membership->group;
  for (; request.numNotes < group.size(); ++request.numNotes) {
    int64_t position = request.numNotes;
    if (position == group.position)
      continue;
    Note *note = boardAt(request, position).find(request.noteNumber);
    if (!note)
      return false;
    if (note->signature != request.signature) {
      OpInstance own = instanceOf(endpoint, request);
      status = endpoint.device.fail(position < group.position
                                        ? compareOps(note->instance, own)
                                        : compareOps(own, note->instance));
      return false;
    }
    request.notes[position] = note;
  }
  return true;
}

/// Of the blocks along the op's dim: whether each is one piece of a tensor
/// whose elements lie one after the other.
static bool areBlocksDense(const mesh_rt_op &op, const View &src) {
  return op.kind == MESH_RT_ALL_REDUCE ||
         (op.kind != MESH_RT_ALL_TO_ALL &&
          std::all_of(src.sizes, src.sizes + op.dim,
                      [](int64_t size) { return size == 1; }));
}

/// Where nothing is strided. The views that the general way needs take longer
/// than the elements of a small collective. Returns whether it is so.
[[gnu::noinline]] static bool pullDense(const Request &request) {
  const mesh_rt_op &op = request.op;
  const View &src = request.own->src, &dst = request.own->dst;
  const Group &group = request.membership->group;
  const char *own = denseAddress(src, 0);
  char *result = denseAddress(dst, 0);
  if (!own || !result || !areBlocksDense(op, src))
    return false;
  bool isScattered = op.kind == MESH_RT_REDUCE_SCATTER;
  int64_t skipped = isScattered ? group.position * dst.numBytes() : 0;
  thread_local std::vector<const char *> operands;
  operands.clear();
  for (int64_t i = 0; i < group.size(); ++i)
    operands.push_back(
        (i == group.position ? own : request.notes[i]->operand.data()) +
        skipped);
  if (op.kind != MESH_RT_ALL_GATHER) {
    reduceDense(static_cast<mesh_rt_type>(op.element), op.combiner, result,
                operands, dst.numElements());
    return true;
  }
  int64_t bytes = src.numBytes();
  for (int64_t i = 0; i < group.size(); ++i)
    copyDense(result + i * bytes, operands[i], bytes);
  return true;
}

Status mesh::rt::advanceSmall(Endpoint &endpoint, Request &request) {
  Cursor &cursor = *request.membership->cursor;
  Status status = Status::Ok;
  if (request.turn != cursor.numSmallDone ||
      !readNotes(endpoint, request, status))
    return status;
  if (!pullDense(request) &&
      pullSmall(request, endpoint.device.scratch) == Status::Failed)
    return failOutOfMemory(endpoint, request);
  ++cursor.numSmallDone;
  updateRead(request);
  Traffic traffic = trafficOf(request.op, request.own->src, request.own->dst,
                              request.membership->group, /*isChunked=*/false,
                              /*source=*/-1, /*readers=*/{});
  endpoint.device.counters.bytesReceived += traffic.received;
  endpoint.device.counters.bytesSent += traffic.sent;
  request.isDone = true;
  return Status::Ok;
}

bool mesh::rt::hasShown(const Request &request, int64_t position) {
  return boardAt(request, position).find(request.noteNumber) != nullptr;
}
