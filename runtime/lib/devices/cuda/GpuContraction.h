//===- GpuContraction.h - Tensor contractions on a GPU ----------*- C++ -*-===//

#ifndef MESH_RT_CUDA_GPUCONTRACTION_H
#define MESH_RT_CUDA_GPUCONTRACTION_H

#include "GpuArena.h"
#include "GpuOperand.h"

namespace mesh::rt {

/// The epilogue of the products.
struct GpuEpilogue {
  mesh_rt_activation activation = MESH_RT_NO_ACTIVATION;
  /// Elements in a row; null if there is no bias.
  const char *bias = nullptr;
  /// True if there is one for each column of the plan; else for each row.
  bool isOfColumns = true;
};

/// Gives a contraction to the stream, as strided batches of products (see
/// GpuProducts.h). Operands that do not lie as cuBLASLt wants them are packed
/// in memory of the arena, which is that of the stream's device. Throws an
/// Error.
class GpuContraction {
public:
  GpuContraction(const GpuStream &stream, GpuArena &arena, Cublas &cublas)
      : stream(stream), arena(arena), cublas(cublas) {}

  void run(mesh_rt_type inType, mesh_rt_type outType, bool accumulate,
           const ContractionPlan &plan, const View &lhs, const View &rhs,
           const View &out, const GpuEpilogue &epilogue = {});

private:
  void runBatch(mesh_rt_type inType, mesh_rt_type outType, bool accumulate,
                GpuOperands operands, const GpuEpilogue &epilogue);

  const GpuStream &stream;
  GpuArena &arena;
  Cublas &cublas;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_GPUCONTRACTION_H
