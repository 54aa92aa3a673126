//===- Reduce.cpp - elementwise combination of views ----------------------===//

#include "Reduce.h"

#include "Copy.h"
#include "VectorKernels.h"

using namespace mesh::rt;

/// Rows that are not contiguous are packed in pieces of this many elements.
static constexpr int64_t kPiece = 512;

bool mesh::rt::canReduce(mesh_rt_type type, int32_t combiner) {
  return combiner >= 0 && combiner < kNumCombiners &&
         vectorKernels().reduce[type][combiner];
}

namespace {
/// The buffers of a reduction, kept by the thread to spare allocations.
struct Buffers {
  std::vector<int64_t> strides;
  std::vector<char *> bases;
  std::vector<char *> pointers;
};
} // namespace

static bool isContiguous(const RowWalk &walk, int64_t numViews, int64_t size) {
  for (int64_t v = 0; v < numViews; ++v)
    if (walk.rowStride(v) != size)
      return false;
  return true;
}

/// Reduces one row through contiguous copies of its pieces in `packed`, which
/// has room for kPiece elements of each view.
static void reduceStrided(ReduceRow reduce, const RowWalk &walk, char **row,
                          int64_t numViews, int64_t size, int64_t count,
                          char *packed, const void **pieces) {
  for (int64_t begin = 0; begin < count; begin += kPiece) {
    int64_t length = std::min(kPiece, count - begin);
    for (int64_t v = 1; v < numViews; ++v) {
      char *piece = packed + v * kPiece * size;
      int64_t stride = walk.rowStride(v);
      copyRow(piece, size, row[v] + begin * stride, stride, size, length);
      pieces[v] = piece;
    }
    reduce(packed, pieces + 1, numViews - 1, length);
    int64_t stride = walk.rowStride(0);
    copyRow(row[0] + begin * stride, stride, packed, size, size, length);
  }
}

Status mesh::rt::reduceRange(mesh_rt_type type, int32_t combiner,
                             const std::vector<View> &views, int64_t begin,
                             int64_t end, Arena &arena) {
  thread_local Buffers buffers;
  auto numViews = static_cast<int64_t>(views.size());
  int64_t size = views[0].elementSize;
  buffers.strides.resize(numViews * kMaxRank);
  buffers.bases.resize(numViews);
  buffers.pointers.resize(numViews);
  RowWalk walk(views.data(), numViews, buffers.strides.data(),
               buffers.bases.data());
  ReduceRow reduce = vectorKernels().reduce[type][combiner];
  char **pointers = buffers.pointers.data();
  if (isContiguous(walk, numViews, size)) {
    walk.forEachRow(begin, end, pointers, [&](char **row, int64_t count) {
      reduce(row[0], reinterpret_cast<const void *const *>(row + 1),
             numViews - 1, count);
    });
    return Status::Ok;
  }
  Scratch packed(arena, numViews * kPiece * size);
  Scratch pieces(arena, numViews * static_cast<int64_t>(sizeof(void *)));
  if (!packed || !pieces)
    return Status::Failed;
  walk.forEachRow(begin, end, pointers, [&](char **row, int64_t count) {
    reduceStrided(reduce, walk, row, numViews, size, count, packed.as<char>(),
                  pieces.as<const void *>());
  });
  return Status::Ok;
}
