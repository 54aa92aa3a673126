//===- View.cpp - Strided views and their traversal -----------------------===//

#include "View.h"

using namespace mesh::rt;

int64_t View::numElements() const {
  int64_t count = 1;
  for (int d = 0; d < rank; ++d)
    count *= sizes[d];
  return count;
}

View View::slice(int dim, int64_t begin, int64_t size) const {
  View result = *this;
  result.data += begin * strides[dim];
  result.sizes[dim] = size;
  return result;
}

View mesh::rt::denseView(char *data, const View &shape) {
  View view = shape;
  view.data = data;
  int64_t stride = shape.elementSize;
  for (int d = shape.rank - 1; d >= 0; --d) {
    view.strides[d] = stride;
    stride *= shape.sizes[d];
  }
  return view;
}

View mesh::rt::rowView(char *data, int64_t count, int32_t elementSize) {
  View view;
  view.data = data;
  view.rank = 1;
  view.elementSize = elementSize;
  view.sizes[0] = count;
  view.strides[0] = elementSize;
  return view;
}

View mesh::rt::makeView(const mesh_rt_memref *memref, int32_t rank,
                        int32_t elementSize) {
  View view;
  view.elementSize = elementSize;
  if (!memref)
    return view;
  view.rank = rank;
  view.data =
      static_cast<char *>(memref->aligned) + memref->offset * elementSize;
  for (int d = 0; d < rank; ++d) {
    view.sizes[d] = memref->sizes_strides[d];
    view.strides[d] = memref->sizes_strides[rank + d] * elementSize;
  }
  return view;
}

RowWalk::RowWalk(const View *views, int64_t numViews, int64_t *strides,
                 char **bases)
    : numViews(numViews), strides(strides), bases(bases) {
  for (int64_t v = 0; v < numViews; ++v)
    bases[v] = views[v].data;
  for (int d = 0; d < views[0].rank; ++d) {
    if (views[0].sizes[d] == 1)
      continue;
    if (rank > 0 && mergeable(rank - 1, views, d)) {
      sizes[rank - 1] *= views[0].sizes[d];
    } else {
      sizes[rank] = views[0].sizes[d];
      ++rank;
    }
    for (int64_t v = 0; v < numViews; ++v)
      strides[v * kMaxRank + rank - 1] = views[v].strides[d];
  }
  if (rank == 0) {
    rank = 1;
    sizes[0] = 1;
    for (int64_t v = 0; v < numViews; ++v)
      strides[v * kMaxRank] = views[v].elementSize;
  }
}

/// Returns true if stepping loop `outer` equals running through dim `inner`.
bool RowWalk::mergeable(int outer, const View *views, int inner) const {
  for (int64_t v = 0; v < numViews; ++v)
    if (strides[v * kMaxRank + outer] !=
        views[v].sizes[inner] * views[v].strides[inner])
      return false;
  return true;
}

int64_t RowWalk::numElements() const {
  int64_t count = 1;
  for (int d = 0; d < rank; ++d)
    count *= sizes[d];
  return count;
}
