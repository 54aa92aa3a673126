//===- Touch.cpp - whether memory is there --------------------------------===//

#include "Touch.h"

#include <unistd.h>
#include <utility>

using namespace mesh::rt;

/// Calls touch(address) for one byte at least of each page that has elements of
/// the view; once where they follow one another in memory.
template <typename Fn>
static void forEachPage(const View &view, Fn touch) {
  if (!view.data)
    return;
  static const uintptr_t pageBytes = sysconf(_SC_PAGESIZE);
  uintptr_t touched = UINTPTR_MAX;
  auto touchRange = [&](char *begin, int64_t bytes) {
    auto first = reinterpret_cast<uintptr_t>(begin);
    uintptr_t last = first + bytes - 1;
    for (uintptr_t page = first / pageBytes; page <= last / pageBytes; ++page)
      if (page != std::exchange(touched, page))
        touch(reinterpret_cast<char *>(std::max(first, page * pageBytes)));
  };
  int64_t strides[kMaxRank];
  char *base;
  char *pointer;
  RowWalk walk(&view, 1, strides, &base);
  int64_t size = view.elementSize, stride = walk.rowStride(0);
  walk.forEachRow(0, view.numElements(), &pointer,
                  [&](char **row, int64_t count) {
                    if (stride == size)
                      return touchRange(*row, count * size);
                    for (int64_t i = 0; i < count; ++i)
                      touchRange(*row + i * stride, size);
                  });
}

void mesh::rt::touchForReading(const View &view) {
  forEachPage(view, [](volatile char *address) { (void)*address; });
}

void mesh::rt::touchForWriting(const View &view) {
  forEachPage(view, [](volatile char *address) { *address = *address; });
}
