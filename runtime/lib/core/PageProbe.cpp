//===- PageProbe.cpp - Fault on unmapped operands early -------------------===//

#include "PageProbe.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <span>
#include <unistd.h>
#include <utility>

using namespace mesh::rt;

/// The same elements, with as few dims as elements that are there once need,
/// those whose indices lie far apart before those whose are near.
static View inOrderOfMemory(const View &view) {
  int order[kMaxRank];
  std::iota(order, order + view.rank, 0);
  std::sort(order, order + view.rank, [&](int a, int b) {
    return std::abs(view.strides[a]) > std::abs(view.strides[b]);
  });
  View result = view;
  result.rank = 0;
  for (int d : std::span(order, view.rank)) {
    int64_t size = view.sizes[d], stride = view.strides[d];
    if (stride == 0 && size > 0)
      continue;
    if (stride < 0 && size > 0)
      result.data += (size - 1) * stride;
    result.sizes[result.rank] = size;
    result.strides[result.rank++] = std::abs(stride);
  }
  return result;
}

void mesh::rt::forEachPage(const View &original, void (*probe)(char *)) {
  if (!original.data)
    return;
  View view = inOrderOfMemory(original);
  static const uintptr_t pageBytes = sysconf(_SC_PAGESIZE);
  uintptr_t probed = UINTPTR_MAX;
  auto probeRange = [&](char *begin, int64_t bytes) {
    auto first = reinterpret_cast<uintptr_t>(begin);
    uintptr_t last = first + bytes - 1;
    for (uintptr_t page = first / pageBytes; page <= last / pageBytes; ++page)
      if (page != std::exchange(probed, page))
        probe(reinterpret_cast<char *>(std::max(first, page * pageBytes)));
  };
  int64_t strides[kMaxRank];
  char *base;
  char *pointer;
  RowWalk walk(&view, 1, strides, &base);
  int64_t size = view.elementSize, stride = walk.rowStride(0);
  walk.forEachRow(0, view.numElements(), &pointer,
                  [&](char **row, int64_t count) {
                    if (stride == size)
                      return probeRange(*row, count * size);
                    for (int64_t i = 0; i < count; ++i)
                      probeRange(*row + i * stride, size);
                  });
}

void mesh::rt::probeForReading(const View &view) {
  forEachPage(view, [](char *address) {
    (void)*static_cast<volatile char *>(address);
  });
}

void mesh::rt::probeForWriting(const View &view) {
  forEachPage(view, [](char *address) {
    auto *byte = static_cast<volatile char *>(address);
    *byte = *byte;
  });
}
