//===- SmallProduct.cpp - Products of a few elements ----------------------===//

#include "SmallProduct.h"

using namespace mesh::rt;

/// Half a microsecond is what oneDNN takes for any product, and what this many
/// multiplications take here.
static constexpr int64_t kMostMultiplications = 512;

template <typename T>
static void multiply(const StridedProduct &x) {
  const auto *lhs = static_cast<const T *>(x.lhs.data);
  const auto *rhs = static_cast<const T *>(x.rhs.data);
  auto *out = static_cast<T *>(const_cast<void *>(x.out.data));
  for (int64_t i = 0; i < x.m; ++i)
    for (int64_t j = 0; j < x.n; ++j) {
      T sum = 0;
      for (int64_t p = 0; p < x.k; ++p)
        sum += lhs[i * x.lhs.rowStride + p * x.lhs.colStride] *
               rhs[p * x.rhs.rowStride + j * x.rhs.colStride];
      T &element = out[i * x.out.rowStride + j * x.out.colStride];
      element = x.accumulate ? element + sum : sum;
    }
}

bool mesh::rt::runIfSmall(const StridedProduct &x) {
  // No product of two of them overflows.
  if (x.m > kMostMultiplications || x.n > kMostMultiplications ||
      x.k > kMostMultiplications || x.m * x.n * x.k > kMostMultiplications)
    return false;
  if (x.inType == MESH_RT_F32 && x.outType == MESH_RT_F32)
    multiply<float>(x);
  else if (x.inType == MESH_RT_F64 && x.outType == MESH_RT_F64)
    multiply<double>(x);
  else
    return false;
  return true;
}
