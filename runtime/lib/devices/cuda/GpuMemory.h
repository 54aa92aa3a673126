//===- GpuMemory.h - Memory of a device on its GPU --------------*- C++ -*-===//
//
// If the GPU has no memory left, blocks that the device's arenas hold unused go
// back to it, once all work of the device is done, and it is asked again. So it
// does not matter which arena, or what else, asks.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_GPUMEMORY_H
#define MESH_RT_CUDA_GPUMEMORY_H

#include "CudaHandles.h"

#include <functional>
#include <vector>

namespace mesh::rt {

class GpuArena;

/// Used by the device's thread, while the GPU's context is current.
class GpuMemory {
public:
  /// `finish` returns when all work of the device is done; false if the run has
  /// failed. It throws where work must not be waited for.
  GpuMemory(const CudaDriver &driver, std::function<bool()> finish)
      : driver(driver), finish(std::move(finish)) {}
  GpuMemory(const GpuMemory &) = delete;
  GpuMemory &operator=(const GpuMemory &) = delete;

  /// Nothing if there is none.
  CudaMemory allocate(int64_t bytes);

private:
  friend class GpuArena;

  CudaMemory attempt(int64_t bytes) const;
  bool trimArenas();

  const CudaDriver &driver;
  const std::function<bool()> finish;
  /// The arenas that get their blocks here.
  std::vector<GpuArena *> arenas;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_GPUMEMORY_H
