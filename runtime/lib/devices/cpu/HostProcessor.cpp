//===- HostProcessor.cpp - A device that computes on the CPU --------------===//

#include "HostProcessor.h"

#include "core/Device.h"
#include "kernels/Contraction.h"

#include <cstring>

using namespace mesh::rt;

Status HostProcessor::allocate(int64_t alignment, int64_t bytes, void *&block) {
  block = device.arena.allocate(alignment, bytes);
  if (block)
    return Status::Ok;
  return device.fail("cannot allocate " + std::to_string(bytes) +
                     " bytes aligned to " + std::to_string(alignment));
}

Status HostProcessor::free(void *block) {
  if (device.arena.free(block))
    return Status::Ok;
  return device.fail("mesh_rt_free of a block that is not live");
}

Status HostProcessor::contract(const mesh_rt_contraction &op,
                               const mesh_rt_memref *lhs,
                               const mesh_rt_memref *rhs,
                               const mesh_rt_memref *out) {
  return rt::contract(device, op, lhs, rhs, out);
}

Status HostProcessor::contractThen(const mesh_rt_contraction &op,
                                   const mesh_rt_epilogue &,
                                   const mesh_rt_memref *,
                                   const mesh_rt_memref *,
                                   const mesh_rt_memref *,
                                   const mesh_rt_memref *) {
  return device.fail(std::string("contraction at ") + op.location +
                     ": epilogues are for GPUs, and the devices are none");
}

Status HostProcessor::launch(const mesh_rt_kernel &kernel, const mesh_rt_grid &,
                             void **) {
  return device.fail(std::string("kernel ") + kernel.name + " at " +
                     kernel.location + ": the devices are no GPUs");
}

Status HostProcessor::write(void *to, const void *host, int64_t bytes) {
  if (bytes > 0)
    std::memcpy(to, host, bytes);
  return Status::Ok;
}

Status HostProcessor::read(void *host, const void *from, int64_t bytes) {
  if (bytes > 0)
    std::memcpy(host, from, bytes);
  return Status::Ok;
}

void HostProcessor::end(DeviceCounters &counters) {
  counters.allocations = device.arena.numAllocations();
  counters.peakBytes = device.arena.peakBytes();
  counters.scratchBytes = device.scratch.peakBytes();
  device.arena.reset();
  device.scratch.reset();
}
