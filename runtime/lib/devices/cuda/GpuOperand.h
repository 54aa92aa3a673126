//===- GpuOperand.h - Operands of products on a GPU -------------*- C++ -*-===//

#ifndef MESH_RT_CUDA_GPUOPERAND_H
#define MESH_RT_CUDA_GPUOPERAND_H

#include "Cublas.h"
#include "kernels/ContractionPlan.h"

#include <optional>

namespace mesh::rt {

/// An operand of a batch of products: its elements over three lists of loops.
struct GpuOperand {
  const LoopList *batch, *rows, *columns;
  int64_t ContractionLoop::*step;
  View view;

  /// The operand as it lies, if cuBLASLt takes that: each list runs over it in
  /// steps of one size, whatever it does elsewhere.
  std::optional<CublasMatrix> asItLies() const;
  /// Its elements, contiguous in the order of the loops, at `data`.
  CublasMatrix packedAt(char *data) const;
  /// With a dim for each loop: batch, rows, columns.
  View viewByLoops() const;
  int64_t numBytes() const;
};

/// The operands of the products that a plan makes of a contraction.
struct GpuOperands {
  GpuOperands(const ContractionPlan &plan, const View &lhsView,
              const View &rhsView, const View &outView);
  GpuOperand lhs, rhs, out;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_GPUOPERAND_H
