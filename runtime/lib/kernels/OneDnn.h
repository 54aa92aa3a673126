//===- OneDnn.h - Matrix products by oneDNN ---------------------*- C++ -*-===//

#ifndef MESH_RT_KERNELS_ONEDNN_H
#define MESH_RT_KERNELS_ONEDNN_H

#include "mesh-rt/abi.h"

#include <cstdint>

namespace mesh::rt {

/// A strided matrix: element (i, j) at data + i * rowStride + j * colStride,
/// in elements.
struct Matrix {
  const void *data;
  int64_t rowStride;
  int64_t colStride;
};

/// out (+)= lhs * rhs, m x k by k x n, all sizes at least 1.
struct StridedProduct {
  mesh_rt_type inType;
  mesh_rt_type outType;
  int64_t m, n, k;
  Matrix lhs, rhs, out;
  bool accumulate;
};

/// Runs the product if oneDNN has a fast kernel for its types on this CPU and
/// takes its strides. Returns whether it did; if not, out is untouched.
bool runWithOneDnn(const StridedProduct &product);

} // namespace mesh::rt

#endif // MESH_RT_KERNELS_ONEDNN_H
