//===- CopyTest.cpp - copies between views --------------------------------===//

#include "kernels/Copy.h"

#include <gtest/gtest.h>
#include <vector>

using namespace mesh::rt;

namespace {

/// `rows` rows of `columns` bytes, `stride` apart.
View viewOf(char *data, int64_t rows, int64_t columns, int64_t stride) {
  View view;
  view.data = data;
  view.rank = 2;
  view.elementSize = 1;
  view.sizes[0] = rows;
  view.sizes[1] = columns;
  view.strides[0] = stride;
  view.strides[1] = 1;
  return view;
}

/// Copies between buffers that begin `dstOffset` and `srcOffset` bytes into
/// them and checks all bytes, those around the rows too.
void expectCopy(int64_t rows, int64_t columns, int64_t dstOffset,
                int64_t srcOffset, Caching caching) {
  int64_t dstStride = columns + 3, srcStride = columns + 7;
  std::vector<char> from(srcOffset + rows * srcStride);
  std::vector<char> to(dstOffset + rows * dstStride, 'x');
  for (size_t i = 0; i < from.size(); ++i)
    from[i] = static_cast<char>(i * 31 + i / 256);
  std::vector<char> expected = to;
  for (int64_t r = 0; r < rows; ++r)
    std::copy_n(from.begin() + srcOffset + r * srcStride, columns,
                expected.begin() + dstOffset + r * dstStride);
  copy(viewOf(to.data() + dstOffset, rows, columns, dstStride),
       viewOf(from.data() + srcOffset, rows, columns, srcStride), caching);
  EXPECT_EQ(to, expected) << rows << "x" << columns << " from " << srcOffset
                          << " to " << dstOffset;
}

} // namespace

TEST(Copy, PastTheCachesAsThroughThem) {
  for (Caching caching : {Caching::Through, Caching::Past})
    for (int64_t columns : {1, 63, 4095, 4096, 4097, 5000, 70001})
      for (int64_t dstOffset : {0, 1, 63, 64})
        for (int64_t srcOffset : {0, 5, 32})
          expectCopy(2, columns, dstOffset, srcOffset, caching);
}

TEST(Copy, WhatFitsIntoACacheGoesThroughIt) {
  EXPECT_EQ(cachingOf(1 << 10), Caching::Through);
  EXPECT_EQ(cachingOf(int64_t(1) << 40), Caching::Past);
}
