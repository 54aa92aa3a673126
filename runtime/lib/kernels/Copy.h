//===- Copy.h - Copies between strided views --------------------*- C++ -*-===//

#ifndef MESH_RT_KERNELS_COPY_H
#define MESH_RT_KERNELS_COPY_H

#include "core/View.h"

namespace mesh::rt {

/// The expected use of written data: reads from a cache, or none soon.
enum class Caching { Through, Past };

/// For writes of so many bytes, by all devices together, until the first of
/// them are read again.
Caching cachingOf(int64_t bytes);

/// dst = src. The views have equal shapes and do not overlap, or are equal.
void copy(const View &dst, const View &src, Caching caching = Caching::Through);

/// The elements [begin, end) of dst, counted row-major, = those of src.
void copyRange(const View &dst, const View &src, int64_t begin, int64_t end,
               Caching caching = Caching::Through);

/// Returns the address of element `begin` if the elements from there on are
/// contiguous, row-major; else null.
char *denseAddress(const View &view, int64_t begin);

void copyDense(char *dst, const char *src, int64_t bytes,
               Caching caching = Caching::Through);

/// Packs the elements [begin, end) of `src`, counted row-major.
void pack(char *dst, const View &src, int64_t begin, int64_t end);
void unpack(const View &dst, const char *src, int64_t begin, int64_t end);

/// dst = 0, which is all bits zero for every element type.
void fillZero(const View &dst);

/// Copies `count` elements of `elementSize` bytes between byte strides.
void copyRow(char *dst, int64_t dstStride, const char *src, int64_t srcStride,
             int64_t elementSize, int64_t count);

} // namespace mesh::rt

#endif // MESH_RT_KERNELS_COPY_H
