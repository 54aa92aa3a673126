//===- HostProcessor.h - A device that computes on the CPU ------*- C++ -*-===//

#ifndef MESH_RT_CPU_HOSTPROCESSOR_H
#define MESH_RT_CPU_HOSTPROCESSOR_H

#include "core/Processor.h"

namespace mesh::rt {

/// Computes on the device's own thread, in the memory of its arena.
class HostProcessor final : public Processor {
public:
  explicit HostProcessor(Device &device) : device(device) {}

  Status allocate(int64_t alignment, int64_t bytes, void *&block) override;
  Status free(void *block) override;
  Status contract(const mesh_rt_contraction &op, const mesh_rt_memref *lhs,
                  const mesh_rt_memref *rhs,
                  const mesh_rt_memref *out) override;
  Status contractThen(const mesh_rt_contraction &op,
                      const mesh_rt_epilogue &epilogue,
                      const mesh_rt_memref *lhs, const mesh_rt_memref *rhs,
                      const mesh_rt_memref *out,
                      const mesh_rt_memref *bias) override;
  Status launch(const mesh_rt_kernel &kernel, const mesh_rt_grid &grid,
                void **args) override;
  Status write(void *to, const void *host, int64_t bytes) override;
  Status read(void *host, const void *from, int64_t bytes) override;
  void end(DeviceCounters &counters) override;

private:
  Device &device;
};

} // namespace mesh::rt

#endif // MESH_RT_CPU_HOSTPROCESSOR_H
