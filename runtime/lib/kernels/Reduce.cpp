//===- Reduce.cpp - Elementwise combination of views ----------------------===//

#include "Reduce.h"

#include "Copy.h"
#include "VectorKernels.h"

using namespace mesh::rt;

/// Rows that are not contiguous are packed in pieces of this many elements.
static constexpr int64_t kPiece = 512;
/// The bytes of the pieces in which data goes to more than one result: from the
/// first cache; or past the caches, where long runs matter more.
static constexpr int64_t kPieceBytes = 4 << 10;
static constexpr int64_t kStreamedPieceBytes = 16 << 10;

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

namespace {
/// A reduction of rows, with the results in front of the operands.
struct RowReduction {
  ReduceRow reduce;
  const RowWalk &walk;
  int64_t numResults;
  int64_t numViews;
  int64_t size;
  Caching caching;

  const void *const *operandsOf(char **row) const {
    return reinterpret_cast<const void *const *>(row + numResults);
  }
  int64_t numOperands() const { return numViews - numResults; }

  void runDense(char **row, int64_t count) const;
  void runDenseToMany(char **row, int64_t count) const;
  void runStrided(char **row, int64_t count, char *packed,
                  const void **pieces) const;
};
} // namespace

void RowReduction::runDense(char **row, int64_t count) const {
  if (numResults == 1 && caching == Caching::Through)
    reduce(row[0], operandsOf(row), numOperands(), count);
  else
    runDenseToMany(row, count);
}

/// A piece goes to all results while it is in a cache; its elements' operands
/// have been read then.
void RowReduction::runDenseToMany(char **row, int64_t count) const {
  alignas(64) char piece[kStreamedPieceBytes];
  bool isPast = caching == Caching::Past;
  int64_t length = (isPast ? kStreamedPieceBytes : kPieceBytes) / size;
  for (int64_t begin = 0; begin < count; begin += length) {
    length = std::min(length, count - begin);
    char *sum = isPast ? piece : row[0];
    reduce(sum, operandsOf(row), numOperands(), length);
    for (int64_t v = isPast ? 0 : 1; v < numResults; ++v)
      copyDense(row[v], sum, length * size, caching);
    for (int64_t v = 0; v < numViews; ++v)
      row[v] += length * size;
  }
}

/// Through contiguous copies of pieces in `packed`, which has room for kPiece
/// elements of each operand and of the result.
void RowReduction::runStrided(char **row, int64_t count, char *packed,
                              const void **pieces) const {
  for (int64_t begin = 0; begin < count; begin += kPiece) {
    int64_t length = std::min(kPiece, count - begin);
    for (int64_t v = numResults; v < numViews; ++v) {
      char *piece = packed + (v - numResults + 1) * kPiece * size;
      int64_t stride = walk.rowStride(v);
      copyRow(piece, size, row[v] + begin * stride, stride, size, length);
      pieces[v - numResults] = piece;
    }
    reduce(packed, pieces, numOperands(), length);
    for (int64_t v = 0; v < numResults; ++v) {
      int64_t stride = walk.rowStride(v);
      copyRow(row[v] + begin * stride, stride, packed, size, size, length);
    }
  }
}

[[gnu::noinline]] Status mesh::rt::reduceRange(mesh_rt_type type,
                                               int32_t combiner,
                                               const std::vector<View> &views,
                                               int64_t begin, int64_t end,
                                               Arena &arena, int64_t numResults,
                                               Caching caching) {
  thread_local Buffers buffers;
  auto numViews = static_cast<int64_t>(views.size());
  int64_t size = views[0].elementSize;
  buffers.strides.resize(numViews * kMaxRank);
  buffers.bases.resize(numViews);
  buffers.pointers.resize(numViews);
  RowWalk walk(views.data(), numViews, buffers.strides.data(),
               buffers.bases.data());
  RowReduction rows{vectorKernels().reduce[type].of[combiner],
                    walk,
                    numResults,
                    numViews,
                    size,
                    caching};
  char **pointers = buffers.pointers.data();
  if (isContiguous(walk, numViews, size)) {
    walk.forEachRow(begin, end, pointers, [&](char **row, int64_t count) {
      rows.runDense(row, count);
    });
    return Status::Ok;
  }
  int64_t numOperands = numViews - numResults;
  Scratch packed(arena, (numOperands + 1) * kPiece * size);
  Scratch pieces(arena, numOperands * static_cast<int64_t>(sizeof(void *)));
  if (!packed || !pieces)
    return outOfScratch();
  walk.forEachRow(begin, end, pointers, [&](char **row, int64_t count) {
    rows.runStrided(row, count, packed.as<char>(), pieces.as<const void *>());
  });
  return Status::Ok;
}

void mesh::rt::reduceDense(mesh_rt_type type, int32_t combiner, char *dst,
                           const std::vector<const char *> &srcs,
                           int64_t count) {
  vectorKernels().reduce[type].of[combiner](
      dst, reinterpret_cast<const void *const *>(srcs.data()),
      static_cast<int64_t>(srcs.size()), count);
}
