//===- View.h - Strided views and their traversal ---------------*- C++ -*-===//
//
// A View is a memref with its rank and element size known: strides are in
// bytes. RowWalk visits the elements of several views of one shape together,
// in row-major order, as rows that are as long as the strides allow.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_VIEW_H
#define MESH_RT_CORE_VIEW_H

#include "mesh-rt/abi.h"

#include <algorithm>
#include <cstdint>

namespace mesh::rt {

/// The highest rank that communication and contraction take.
constexpr int kMaxRank = 16;

struct View {
  /// Dims that are copied without a loop.
  static constexpr int kFew = 2;

  char *data = nullptr;
  int32_t rank = 0;
  int32_t elementSize = 1;
  int64_t sizes[kMaxRank];
  int64_t strides[kMaxRank];

  View() = default;
  View(const View &other) { *this = other; }
  /// Copies hardly more dims than there are: peers read views, line by line.
  View &operator=(const View &other) {
    data = other.data;
    rank = other.rank;
    elementSize = other.elementSize;
    std::copy_n(other.sizes, kFew, sizes);
    std::copy_n(other.strides, kFew, strides);
    if (rank > kFew) {
      std::copy_n(other.sizes + kFew, rank - kFew, sizes + kFew);
      std::copy_n(other.strides + kFew, rank - kFew, strides + kFew);
    }
    return *this;
  }

  int64_t numElements() const;
  int64_t numBytes() const { return numElements() * elementSize; }
  /// Indices [begin, begin + size) of dim.
  View slice(int dim, int64_t begin, int64_t size) const;
};

/// Returns a contiguous view of the shape of `shape`.
View denseView(char *data, const View &shape);

/// Returns a view of `count` contiguous elements.
View rowView(char *data, int64_t count, int32_t elementSize);

/// A null memref gives a view of rank 0 without data.
View makeView(const mesh_rt_memref *memref, int32_t rank, int32_t elementSize);

/// The common loops of `numViews` views of equal shape, coalesced.
///
/// Invariant: sizes[0..rank) is row-major, rank >= 1, and view v's element at
/// index i is at bases[v] + sum of i[d] * strides[v * kMaxRank + d].
class RowWalk {
public:
  /// `strides` is storage for numViews * kMaxRank, `bases` for numViews.
  RowWalk(const View *views, int64_t numViews, int64_t *strides, char **bases);

  int64_t numElements() const;
  int numLoops() const { return rank; }
  int64_t size(int loop) const { return sizes[loop]; }
  int64_t stride(int64_t v, int loop) const {
    return strides[v * kMaxRank + loop];
  }
  /// The byte stride of view `v` within a row.
  int64_t rowStride(int64_t v) const {
    return strides[v * kMaxRank + rank - 1];
  }

  /// Calls row(pointers, count) for the pieces of rows that make up the
  /// elements [begin, end). `pointers` is storage for numViews.
  template <typename Fn>
  void forEachRow(int64_t begin, int64_t end, char **pointers, Fn row) const {
    if (begin >= end)
      return;
    int64_t index[kMaxRank];
    int64_t rest = begin;
    for (int d = rank - 1; d >= 0; --d) {
      index[d] = rest % sizes[d];
      rest /= sizes[d];
    }
    while (true) {
      for (int64_t v = 0; v < numViews; ++v)
        pointers[v] = address(v, index);
      int64_t count = std::min(sizes[rank - 1] - index[rank - 1], end - begin);
      row(pointers, count);
      begin += count;
      if (begin >= end)
        return;
      index[rank - 1] = 0;
      for (int d = rank - 2; d >= 0 && ++index[d] == sizes[d]; --d)
        index[d] = 0;
    }
  }

private:
  char *address(int64_t v, const int64_t *index) const {
    char *result = bases[v];
    for (int d = 0; d < rank; ++d)
      result += index[d] * strides[v * kMaxRank + d];
    return result;
  }
  bool mergeable(int outer, const View *views, int inner) const;

  int rank = 0;
  int64_t numViews;
  int64_t sizes[kMaxRank];
  int64_t *strides;
  char **bases;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_VIEW_H
