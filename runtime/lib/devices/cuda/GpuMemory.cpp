//===- GpuMemory.cpp - Memory of a device on its GPU ----------------------===//

#include "GpuMemory.h"

#include "GpuArena.h"

using namespace mesh::rt;

CudaMemory GpuMemory::attempt(int64_t bytes) const {
  cuda::Address address = 0;
  cuda::Result result = driver.memoryAllocate.attempt(&address, bytes);
  if (result == cuda::kOutOfMemory)
    return {};
  if (result != cuda::kSuccess)
    driver.memoryAllocate.fail(result);
  return {driver, address};
}

bool GpuMemory::trimArenas() {
  bool hasTrimmed = false;
  for (GpuArena *arena : arenas)
    hasTrimmed |= arena->trim();
  return hasTrimmed;
}

CudaMemory GpuMemory::allocate(int64_t bytes) {
  CudaMemory memory = attempt(bytes);
  // Memory without an owner may still be in use by the GPU.
  if (!memory && finish() && trimArenas())
    memory = attempt(bytes);
  return memory;
}
