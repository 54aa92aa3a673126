//===- GpuProducts.h - Contractions as batches of products ------*- C++ -*-===//
//
// cuBLASLt takes a batch of products whose operands step evenly: one loop over
// the batch, one over rows, columns and sums. What has more loops can be packed
// first, which moves the operand twice, or be done part by part, each as it
// lies, which launches more.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_GPUPRODUCTS_H
#define MESH_RT_CUDA_GPUPRODUCTS_H

#include "kernels/ContractionPlan.h"

namespace mesh::rt {

/// A contraction as one batch of products after the other.
struct GpuProducts {
  /// The loops over the beginnings of the batches.
  LoopList outer;
  ContractionPlan each;
};

/// The way that takes least time by the bytes that are packed and the launches.
/// Rows, or columns, with a bias are one loop, and stay that.
GpuProducts planProducts(const ContractionPlan &plan, const View &lhs,
                         const View &rhs, const View &out, bool accumulate);

} // namespace mesh::rt

#endif // MESH_RT_CUDA_GPUPRODUCTS_H
