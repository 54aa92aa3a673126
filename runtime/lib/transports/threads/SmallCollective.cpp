//===- SmallCollective.cpp - collectives over boards ----------------------===//

#include "SmallCollective.h"

#include "Collective.h"
#include "Pull.h"
#include "core/Pattern.h"
#include "kernels/Copy.h"
#include "kernels/Reduce.h"

#include <algorithm>

using namespace mesh::rt;

static Board &boardAt(const Flight &flight, int64_t position) {
  const Membership &membership = *flight.membership;
  return membership.cursor->queue->boardOf(membership.ranks[position]);
}

static Board &ownBoard(const Flight &flight) {
  return boardAt(flight, flight.membership->group.position);
}

/// Larger all-reduces are faster done once, by the last member to come, than by
/// each for itself.
static int64_t maxBytesOf(const mesh_rt_op &op) {
  return op.kind == MESH_RT_ALL_REDUCE ? Note::kMaxBytes / 2 : Note::kMaxBytes;
}

bool mesh::rt::isSmall(const Flight &flight, const View &src) {
  const Membership &membership = *flight.membership;
  return membership.cursor->queue->hasBoards() && membership.isAscending &&
         src.rank <= Signature::kMaxRank &&
         src.numBytes() <= maxBytesOf(flight.op) &&
         flight.op.kind != MESH_RT_PERMUTE &&
         flight.op.kind != MESH_RT_BROADCAST;
}

/// The note below which all others have read what this member showed.
static int64_t findUnread(const Flight &flight) {
  const Group &group = flight.membership->group;
  int64_t unread = flight.membership->cursor->number;
  for (int64_t i = 0; i < group.size(); ++i)
    if (i != group.position)
      unread = std::min(unread, boardAt(flight, i).getRead());
  return unread;
}

/// The place of this member's next note.
static Note &placeNote(Flight &flight) {
  Cursor &cursor = *flight.membership->cursor;
  flight.noteNumber = ++cursor.number;
  if (cursor.number - Board::kPlaces >= cursor.unread)
    cursor.unread = findUnread(flight);
  return ownBoard(flight).place(cursor.number, cursor.unread);
}

/// What this member has read, once a collective has begun or ended.
static void updateRead(const Flight &flight) {
  const Cursor &cursor = *flight.membership->cursor;
  if (cursor.numSmallDone == cursor.numSmallStarted)
    ownBoard(flight).setRead(cursor.number + 1);
  else if (flight.isSmall)
    ownBoard(flight).setRead(flight.noteNumber + 1);
}

static OpInstance instanceOf(const Endpoint &endpoint, const Flight &flight) {
  return {endpoint.device.position, &flight.op, &flight.shown.src,
          &flight.shown.dst, &flight.membership->group};
}

static void show(Flight &flight, Note &note, const OpInstance &own) {
  flight.signature = signatureOf(flight.op, *own.src, flight.isSmall);
  note.signature = flight.signature;
  note.instance = own;
  Board::show(note, flight.noteNumber);
}

Status mesh::rt::startSmall(Endpoint &endpoint, Flight &flight, const View &src,
                            const View &dst) {
  Cursor &cursor = *flight.membership->cursor;
  flight.own = &flight.shown;
  flight.own->src = src;
  flight.own->dst = dst;
  flight.turn = cursor.numSmallStarted++;
  flight.numNotes = 0;
  Note &note = placeNote(flight);
  pack(note.operand.data(), src, 0, src.numElements());
  show(flight, note, instanceOf(endpoint, flight));
  // While the others' notes come.
  ownBoard(flight).prepare(flight.noteNumber + 1, src.numBytes());
  Status status = flight.isAsync ? Status::Ok : advanceSmall(endpoint, flight);
  // Who sleeps does so for much longer than this took.
  endpoint.notifyGroup(flight.membership->group);
  return status;
}

void mesh::rt::showOp(Flight &flight, const OpInstance &own) {
  if (!flight.membership->cursor->queue->hasBoards())
    return;
  show(flight, placeNote(flight), own);
  updateRead(flight);
}

/// Reads the notes that have come. Returns whether all have; fails if one says
/// that its member runs another op.
static bool readNotes(Endpoint &endpoint, Flight &flight, Status &status) {
  const Group &group = flight.membership->group;
  for (; flight.numNotes < group.size(); ++flight.numNotes) {
    int64_t position = flight.numNotes;
    if (position == group.position)
      continue;
    Note *note = boardAt(flight, position).find(flight.noteNumber);
    if (!note)
      return false;
    if (note->signature != flight.signature) {
      OpInstance own = instanceOf(endpoint, flight);
      status = endpoint.device.fail(position < group.position
                                        ? compareOps(note->instance, own)
                                        : compareOps(own, note->instance));
      return false;
    }
    flight.notes[position] = note;
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
[[gnu::noinline]] static bool pullDense(const Flight &flight) {
  const mesh_rt_op &op = flight.op;
  const View &src = flight.own->src, &dst = flight.own->dst;
  const Group &group = flight.membership->group;
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
        (i == group.position ? own : flight.notes[i]->operand.data()) +
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

Status mesh::rt::advanceSmall(Endpoint &endpoint, Flight &flight) {
  Cursor &cursor = *flight.membership->cursor;
  Status status = Status::Ok;
  if (flight.turn != cursor.numSmallDone ||
      !readNotes(endpoint, flight, status))
    return status;
  if (!pullDense(flight) &&
      pullSmall(flight, endpoint.device.scratch) == Status::Failed)
    return failOutOfMemory(endpoint, flight);
  ++cursor.numSmallDone;
  updateRead(flight);
  Traffic traffic = trafficOf(flight.op, flight.own->src, flight.own->dst,
                              flight.membership->group, /*isChunked=*/false,
                              /*source=*/-1, /*readers=*/{});
  endpoint.device.counters.bytesReceived += traffic.received;
  endpoint.device.counters.bytesSent += traffic.sent;
  flight.isDone = true;
  return Status::Ok;
}

bool mesh::rt::hasShown(const Flight &flight, int64_t position) {
  return boardAt(flight, position).find(flight.noteNumber) != nullptr;
}
