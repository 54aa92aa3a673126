//===- Processor.h - The interface to a computing device --------*- C++ -*-===//
//
// The calls of abi.h that are not communication, and the device's memory. Used
// by the device's own thread, but for reset.
//
// A processor may run behind: its functions then only say what is to be done,
// in this order, and what they get has to stay. Communication goes along with
// that. `read` and `finish` return when all is done.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_PROCESSOR_H
#define MESH_RT_CORE_PROCESSOR_H

#include "Status.h"
#include "mesh-rt/abi.h"
#include "mesh-rt/run.h"

namespace mesh::rt {

struct Device;

class Processor {
public:
  virtual ~Processor() = default;

  /// As mesh_rt_alloc and mesh_rt_free.
  virtual Status allocate(int64_t alignment, int64_t bytes, void *&block) = 0;
  virtual Status free(void *block) = 0;
  /// As mesh_rt_contract.
  virtual Status contract(const mesh_rt_contraction &op,
                          const mesh_rt_memref *lhs, const mesh_rt_memref *rhs,
                          const mesh_rt_memref *out) = 0;
  /// As mesh_rt_contract_then.
  virtual Status
  contractThen(const mesh_rt_contraction &op, const mesh_rt_epilogue &epilogue,
               const mesh_rt_memref *lhs, const mesh_rt_memref *rhs,
               const mesh_rt_memref *out, const mesh_rt_memref *bias) = 0;
  /// As mesh_rt_launch.
  virtual Status launch(const mesh_rt_kernel &kernel, const mesh_rt_grid &grid,
                        void **args) = 0;
  /// As copyToDevice and copyToHost.
  virtual Status write(void *device, const void *host, int64_t bytes) = 0;
  virtual Status read(void *host, const void *device, int64_t bytes) = 0;

  /// A step of the program begins, of which `id` is the identity, and no other
  /// one has begun; see runStep. `isNeeded` tells whether it has to run.
  virtual Status beginStep(const void * /*id*/, bool &isNeeded) {
    isNeeded = true;
    return Status::Ok;
  }
  virtual Status endStep() { return Status::Ok; }

  /// The device's thread has begun the program.
  virtual Status begin() { return Status::Ok; }
  /// The program has returned.
  virtual Status finish() { return Status::Ok; }
  /// The device is done, with or without success: all its memory is free.
  virtual void end(DeviceCounters &counters) = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_PROCESSOR_H
