//===- VectorKernels.h - Inner loops per instruction set --------*- C++ -*-===//
//
// The sources named *.isa.cpp are compiled once per instruction set, in a
// namespace of their own each, and offer their loops as a table. They call
// nothing that the linker might take from another instruction set's copy:
// no inline functions of other headers but always-inlined ones.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_KERNELS_VECTORKERNELS_H
#define MESH_RT_KERNELS_VECTORKERNELS_H

#include "mesh-rt/element.h"

#include <cstdint>

namespace mesh::rt {

/// dst[i] = srcs[0][i] combined with srcs[1][i], …, for i < count. Contiguous;
/// dst may equal one of srcs; numSrcs >= 1.
using ReduceRow = void (*)(void *dst, const void *const *srcs, int64_t numSrcs,
                           int64_t count);

/// By combiner; null where it does not apply to the type (canReduce).
struct ReduceRows {
  ReduceRow of[kNumCombiners];
};

/// A matrix product out[i, j] (+)= sum over p of lhs[i, p] * rhs[p, j]. The
/// elements lie at sums of offsets, so that each of i, p and j can stand for
/// several loops of a contraction.
struct MatrixProduct {
  const void *lhs;
  const void *rhs;
  void *out;
  int64_t m, n, k;
  /// In elements. Lengths m, k, k, n, m, n.
  const int64_t *lhsRow, *lhsCol, *rhsRow, *rhsCol, *outRow, *outCol;
  bool accumulate;
  /// scratchBytes(m, n, k) bytes, aligned to 64.
  void *scratch;
};

struct ProductKernel {
  void (*run)(const MatrixProduct &product) = nullptr;
  int64_t (*scratchBytes)(int64_t m, int64_t n, int64_t k) = nullptr;
};

struct VectorKernels {
  /// As memcpy.
  void (*copy)(void *dst, const void *src, int64_t bytes);
  /// As memcpy, past the caches where the instruction set can.
  void (*stream)(void *dst, const void *src, int64_t bytes);
  /// By element type.
  const ReduceRows *reduce;
  /// The kernel for operands of `in` and results of `out`; null members if
  /// there is none.
  ProductKernel (*product)(mesh_rt_type in, mesh_rt_type out);
};

/// The best table for the CPU that this process runs on.
const VectorKernels &vectorKernels();

} // namespace mesh::rt

#endif // MESH_RT_KERNELS_VECTORKERNELS_H
