//===- Copy.cpp - Copies between strided views ----------------------------===//

#include "Copy.h"

#include "VectorKernels.h"

#include <cstring>
#include <fstream>

using namespace mesh::rt;

/// Between these, vector moves beat the C library; below, it has less
/// overhead, and above, it uses vector moves too.
static constexpr int64_t kMinVectorCopy = 1 << 10;
static constexpr int64_t kMaxVectorCopy = 384 << 10;
/// Below, the fence behind a streamed row costs too much.
static constexpr int64_t kMinStreamed = 4 << 10;

void mesh::rt::copyDense(char *dst, const char *src, int64_t bytes,
                         Caching caching) {
  if (caching == Caching::Past && bytes >= kMinStreamed)
    vectorKernels().stream(dst, src, bytes);
  else if (bytes < kMinVectorCopy || bytes > kMaxVectorCopy)
    std::memcpy(dst, src, bytes);
  else
    vectorKernels().copy(dst, src, bytes);
}

template <int64_t Size>
static void copyElements(char *dst, int64_t dstStride, const char *src,
                         int64_t srcStride, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(dst + i * dstStride, src + i * srcStride, Size);
}

void mesh::rt::copyRow(char *dst, int64_t dstStride, const char *src,
                       int64_t srcStride, int64_t elementSize, int64_t count) {
  if (dstStride == elementSize && srcStride == elementSize) {
    copyDense(dst, src, count * elementSize);
    return;
  }
  switch (elementSize) {
  case 1:
    return copyElements<1>(dst, dstStride, src, srcStride, count);
  case 2:
    return copyElements<2>(dst, dstStride, src, srcStride, count);
  case 4:
    return copyElements<4>(dst, dstStride, src, srcStride, count);
  default:
    return copyElements<8>(dst, dstStride, src, srcStride, count);
  }
}

/// The size of the last cache before memory, which sysconf overstates where
/// the processor has several; what servers have if the system does not say.
static int64_t lastLevelCacheBytes() {
  std::ifstream file("/sys/devices/system/cpu/cpu0/cache/index3/size");
  int64_t kibibytes = 0;
  return file >> kibibytes ? kibibytes << 10 : 32 << 20;
}

Caching mesh::rt::cachingOf(int64_t bytes) {
  static const int64_t cacheBytes = lastLevelCacheBytes();
  return bytes > cacheBytes / 4 * 3 ? Caching::Past : Caching::Through;
}

void mesh::rt::copyRange(const View &dst, const View &src, int64_t begin,
                         int64_t end, Caching caching) {
  if (dst.data == src.data)
    return;
  const View views[2] = {dst, src};
  int64_t strides[2 * kMaxRank];
  char *bases[2];
  char *pointers[2];
  RowWalk walk(views, 2, strides, bases);
  walk.forEachRow(begin, end, pointers, [&](char **row, int64_t count) {
    int64_t size = dst.elementSize;
    if (walk.rowStride(0) == size && walk.rowStride(1) == size)
      copyDense(row[0], row[1], count * size, caching);
    else
      copyRow(row[0], walk.rowStride(0), row[1], walk.rowStride(1), size,
              count);
  });
}

void mesh::rt::copy(const View &dst, const View &src, Caching caching) {
  copyRange(dst, src, 0, dst.numElements(), caching);
}

char *mesh::rt::denseAddress(const View &view, int64_t begin) {
  int64_t stride = view.elementSize;
  for (int d = view.rank - 1; d >= 0; --d) {
    if (view.sizes[d] != 1 && view.strides[d] != stride)
      return nullptr;
    stride *= view.sizes[d];
  }
  return view.data + begin * view.elementSize;
}

/// Calls row(address, byte stride, count) for the pieces of rows that make up
/// the elements [begin, end).
template <typename Fn>
static void forEachRowOf(const View &view, int64_t begin, int64_t end, Fn row) {
  int64_t strides[kMaxRank];
  char *base;
  char *pointer;
  RowWalk walk(&view, 1, strides, &base);
  walk.forEachRow(begin, end, &pointer, [&](char **address, int64_t count) {
    row(*address, walk.rowStride(0), count);
  });
}

void mesh::rt::pack(char *dst, const View &src, int64_t begin, int64_t end) {
  int64_t size = src.elementSize;
  if (const char *dense = denseAddress(src, begin)) {
    copyDense(dst, dense, (end - begin) * size);
    return;
  }
  forEachRowOf(src, begin, end, [&](char *row, int64_t stride, int64_t count) {
    copyRow(dst, size, row, stride, size, count);
    dst += count * size;
  });
}

void mesh::rt::unpack(const View &dst, const char *src, int64_t begin,
                      int64_t end) {
  int64_t size = dst.elementSize;
  forEachRowOf(dst, begin, end, [&](char *row, int64_t stride, int64_t count) {
    copyRow(row, stride, src, size, size, count);
    src += count * size;
  });
}

void mesh::rt::fillZero(const View &dst) {
  int64_t size = dst.elementSize;
  forEachRowOf(dst, 0, dst.numElements(),
               [&](char *row, int64_t stride, int64_t count) {
                 if (stride == size) {
                   std::memset(row, 0, count * size);
                   return;
                 }
                 for (int64_t i = 0; i < count; ++i)
                   std::memset(row + i * stride, 0, size);
               });
}
