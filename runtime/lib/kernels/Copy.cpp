//===- Copy.cpp - copies between strided views ----------------------------===//

#include "Copy.h"

#include "VectorKernels.h"

#include <cstring>

using namespace mesh::rt;

/// Between these, vector moves beat the C library; below, it has less
/// overhead, and above, it uses vector moves too.
static constexpr int64_t kMinVectorCopy = 1 << 10;
static constexpr int64_t kMaxVectorCopy = 384 << 10;

static void copyDense(char *dst, const char *src, int64_t bytes) {
  if (bytes < kMinVectorCopy || bytes > kMaxVectorCopy)
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

void mesh::rt::copyRange(const View &dst, const View &src, int64_t begin,
                         int64_t end) {
  if (dst.data == src.data)
    return;
  const View views[2] = {dst, src};
  int64_t strides[2 * kMaxRank];
  char *bases[2];
  char *pointers[2];
  RowWalk walk(views, 2, strides, bases);
  walk.forEachRow(begin, end, pointers, [&](char **row, int64_t count) {
    copyRow(row[0], walk.rowStride(0), row[1], walk.rowStride(1),
            dst.elementSize, count);
  });
}

void mesh::rt::copy(const View &dst, const View &src) {
  copyRange(dst, src, 0, dst.numElements());
}

void mesh::rt::fillZero(const View &dst) {
  int64_t strides[kMaxRank];
  char *base;
  char *pointer;
  RowWalk walk(&dst, 1, strides, &base);
  int64_t stride = walk.rowStride(0);
  walk.forEachRow(0, dst.numElements(), &pointer,
                  [&](char **row, int64_t count) {
                    if (stride == dst.elementSize) {
                      std::memset(row[0], 0, count * stride);
                      return;
                    }
                    for (int64_t i = 0; i < count; ++i)
                      std::memset(row[0] + i * stride, 0, dst.elementSize);
                  });
}
