//===- Pieces.cpp - Data that members of a group exchange -----------------===//

#include "Pieces.h"

#include "kernels/Copy.h"
#include "kernels/Reduce.h"

#include <optional>

using namespace mesh::rt;

static Range wholeOf(const View &view) { return {0, view.numElements()}; }

/// Returns true if each member combines a chunk, which the others then get.
static bool isChunked(const OpInstance &op) {
  return op.group &&
         isReducedInChunks(*op.op, op.src->numBytes(), op.group->size());
}

static Range chunkAt(const OpInstance &op, int64_t position) {
  return chunkOf(op.src->numElements(), op.src->elementSize, op.group->size(),
                 position);
}

/// Block `position` of as many along `dim` as there are members; the whole view
/// if `dim` is -1.
static View blockAt(const OpInstance &op, const View &view, int dim,
                    int64_t position) {
  if (dim < 0)
    return view;
  int64_t size = view.sizes[dim] / op.group->size();
  return view.slice(dim, position * size, size);
}

/// The dim along which members' operands are cut, or -1.
static int sentDim(const mesh_rt_op &op) {
  if (op.kind == MESH_RT_REDUCE_SCATTER)
    return op.dim;
  return op.kind == MESH_RT_ALL_TO_ALL ? op.split_dim : -1;
}

int mesh::rt::numRounds(const OpInstance &op) { return isChunked(op) ? 2 : 1; }

namespace {
/// Adds pieces to a round.
class Planner {
public:
  Planner(const OpInstance &op, Round &round) : op(op), round(round) {}

  void planMessage() {
    if (op.op->kind == MESH_RT_SEND)
      send(0, *op.src, wholeOf(*op.src));
    else
      await(0, *op.dst, wholeOf(*op.dst));
  }

  /// All-gather and all-to-all.
  void planExchange() {
    forEachOther([&](int64_t position) {
      View block = blockAt(op, *op.src, sentDim(*op.op), position);
      send(position, block, wholeOf(block));
    });
    forEachOther([&](int64_t position) {
      View block = blockAt(op, *op.dst, op.op->dim, position);
      await(position, block, wholeOf(block));
    });
  }

  /// Each member gets what it combines whole.
  void planReduction() {
    round.isReduction = true;
    forEachOther([&](int64_t position) {
      View block = blockAt(op, *op.src, sentDim(*op.op), position);
      send(position, block, wholeOf(block));
    });
    forEachOther(
        [&](int64_t position) { await(position, *op.dst, wholeOf(*op.dst)); });
  }

  void planChunks(int index) {
    Range own = chunkAt(op, op.group->position);
    round.isReduction = index == 0;
    forEachOther([&](int64_t position) {
      if (index == 0)
        send(position, *op.src, chunkAt(op, position));
      else
        send(position, *op.dst, own);
    });
    forEachOther([&](int64_t position) {
      await(position, *op.dst, index == 0 ? own : chunkAt(op, position));
    });
  }

  /// Permute and broadcast.
  void planTransfer() {
    int64_t own = op.group->position, source = -1;
    std::vector<int64_t> readers;
    findPeers(*op.op, *op.group, source, readers);
    for (int64_t reader : readers)
      if (reader != own)
        send(reader, *op.src, wholeOf(*op.src));
    if (source >= 0 && source != own)
      await(source, *op.dst, wholeOf(*op.dst));
  }

private:
  void send(int64_t position, const View &view, Range range) {
    round.sent.push_back({position, view, range});
  }
  void await(int64_t position, const View &view, Range range) {
    round.awaited.push_back({position, view, range});
  }
  template <typename Fn>
  void forEachOther(Fn body) {
    int64_t n = op.group->size();
    for (int64_t i = 1; i < n; ++i)
      body((op.group->position + i) % n);
  }

  const OpInstance &op;
  Round &round;
};
} // namespace

void mesh::rt::planRound(const OpInstance &op, int index, Round &round) {
  round.sent.clear();
  round.awaited.clear();
  round.isReduction = false;
  Planner planner(op, round);
  switch (op.op->kind) {
  case MESH_RT_SEND:
  case MESH_RT_RECV:
    return planner.planMessage();
  case MESH_RT_ALL_GATHER:
  case MESH_RT_ALL_TO_ALL:
    return planner.planExchange();
  case MESH_RT_REDUCE_SCATTER:
    return planner.planReduction();
  case MESH_RT_ALL_REDUCE:
    return isChunked(op) ? planner.planChunks(index) : planner.planReduction();
  default:
    return planner.planTransfer();
  }
}

void mesh::rt::copyOwnPart(const OpInstance &op) {
  if (!op.group || isReduction(*op.op))
    return;
  int64_t own = op.group->position;
  if (!hasOneSource(*op.op))
    return copy(blockAt(op, *op.dst, op.op->dim, own),
                blockAt(op, *op.src, sentDim(*op.op), own));
  int64_t source = -1;
  std::vector<int64_t> readers;
  findPeers(*op.op, *op.group, source, readers);
  if (source < 0)
    fillZero(*op.dst);
  else if (source == own)
    copy(*op.dst, *op.src);
}

Status mesh::rt::combine(const OpInstance &op, const std::vector<char *> &parts,
                         Arena &arena) {
  int64_t own = op.group->position;
  View ownPart = blockAt(op, *op.src, sentDim(*op.op), own);
  Range range = isChunked(op) ? chunkAt(op, own) : wholeOf(*op.dst);
  int32_t size = op.dst->elementSize;
  // Tensors that are not contiguous go through memory that is.
  auto denseOr = [&](const View &view, std::optional<Scratch> &scratch) {
    char *dense = denseAddress(view, range.begin);
    if (!dense)
      dense = scratch.emplace(arena, range.size() * size).as<char>();
    return dense;
  };
  std::optional<Scratch> resultScratch, ownScratch;
  char *result = denseOr(*op.dst, resultScratch);
  char *operand = denseOr(ownPart, ownScratch);
  if (!result || !operand)
    return outOfScratch();
  if (ownScratch)
    pack(operand, ownPart, range.begin, range.end);
  // As rows, so that parts of tensors and scratch memory have one shape.
  std::vector<View> views{rowView(result, range.size(), size)};
  for (int64_t position = 0; position < op.group->size(); ++position)
    views.push_back(rowView(position == own ? operand : parts[position],
                            range.size(), size));
  if (Status status =
          reduceRange(static_cast<mesh_rt_type>(op.op->element),
                      op.op->combiner, views, 0, range.size(), arena);
      status == Status::Failed)
    return status;
  if (resultScratch)
    unpack(*op.dst, result, range.begin, range.end);
  return Status::Ok;
}
