//===- Abi.cpp - the calls that compiled device programs make -------------===//
//
// A failing call leaves the device program by longjmp: compiled programs have
// no unwind tables. So each function here ends in `leaveIf`, with no object
// alive whose destructor matters, and `guarded` keeps exceptions inside.
//
//===----------------------------------------------------------------------===//

#include "mesh-rt/abi.h"

#include "Device.h"
#include "kernels/Contraction.h"

#include <cstdio>
#include <cstdlib>
#include <exception>

using namespace mesh::rt;

/// A call from a thread that runs no device has no run to fail.
static Device &requireDevice(const char *function) {
  if (Device *device = currentDevice())
    return *device;
  std::fprintf(stderr, "%s called outside of a device program\n", function);
  std::abort();
}

template <typename Fn>
static Status guarded(Device &device, Fn body) noexcept {
  try {
    return body();
  } catch (const std::exception &error) {
    return device.fail(std::string("the runtime failed: ") + error.what());
  }
}

static void leaveIf(Status status, Device &device) {
  if (status == Status::Failed)
    std::longjmp(device.exit, 1);
}

extern "C" void mesh_rt_run(const mesh_rt_op *op, const mesh_rt_memref *src,
                            const mesh_rt_memref *dst, int64_t peer) {
  Device &device = requireDevice(__func__);
  Status status = guarded(
      device, [&] { return device.communicator->run(*op, src, dst, peer); });
  leaveIf(status, device);
}

extern "C" int64_t mesh_rt_start(const mesh_rt_op *op,
                                 const mesh_rt_memref *src,
                                 const mesh_rt_memref *dst, int64_t peer) {
  Device &device = requireDevice(__func__);
  int64_t future = 0;
  Status status = guarded(device, [&] {
    return device.communicator->start(*op, src, dst, peer, future);
  });
  leaveIf(status, device);
  return future;
}

extern "C" void mesh_rt_wait(int64_t future, const char *location) {
  Device &device = requireDevice(__func__);
  Status status = guarded(
      device, [&] { return device.communicator->wait(future, location); });
  leaveIf(status, device);
}

extern "C" int64_t mesh_rt_device(void) {
  return requireDevice(__func__).position;
}

extern "C" void mesh_rt_contract(const mesh_rt_contraction *op,
                                 const mesh_rt_memref *lhs,
                                 const mesh_rt_memref *rhs,
                                 const mesh_rt_memref *out) {
  Device &device = requireDevice(__func__);
  Status status =
      guarded(device, [&] { return contract(device, *op, lhs, rhs, out); });
  leaveIf(status, device);
}

static Status allocate(Device &device, int64_t alignment, int64_t bytes,
                       void *&block) {
  if (device.run.cancelled())
    return Status::Failed;
  block = device.arena.allocate(alignment, bytes);
  if (block)
    return Status::Ok;
  return device.fail("cannot allocate " + std::to_string(bytes) +
                     " bytes aligned to " + std::to_string(alignment));
}

extern "C" void *mesh_rt_alloc(int64_t alignment, int64_t bytes) {
  Device &device = requireDevice(__func__);
  void *block = nullptr;
  Status status = guarded(
      device, [&] { return allocate(device, alignment, bytes, block); });
  leaveIf(status, device);
  return block;
}

static Status release(Device &device, void *block) {
  if (device.arena.free(block))
    return Status::Ok;
  return device.fail("mesh_rt_free of a block that is not live");
}

extern "C" void mesh_rt_free(void *block) {
  Device &device = requireDevice(__func__);
  Status status = guarded(device, [&] { return release(device, block); });
  leaveIf(status, device);
}

void mesh::rt::fail(const std::string &message) {
  Device &device = requireDevice(__func__);
  Status status = guarded(device, [&] { return device.fail(message); });
  leaveIf(status, device);
  std::abort(); // Not reached: device.fail always returns Failed.
}
