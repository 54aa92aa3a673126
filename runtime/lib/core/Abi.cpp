//===- Abi.cpp - the calls that compiled device programs make -------------===//
//
// A failing call leaves the device program by longjmp: compiled programs have
// no unwind tables. So each function here ends in `leaveIf`, with no object
// alive whose destructor matters, and `guarded` keeps exceptions inside.
//
//===----------------------------------------------------------------------===//

#include "mesh-rt/abi.h"

#include "Device.h"
#include "mesh-rt/run.h"

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
  Status status = guarded(
      device, [&] { return device.processor->contract(*op, lhs, rhs, out); });
  leaveIf(status, device);
}

extern "C" void mesh_rt_contract_then(const mesh_rt_contraction *op,
                                      const mesh_rt_epilogue *epilogue,
                                      const mesh_rt_memref *lhs,
                                      const mesh_rt_memref *rhs,
                                      const mesh_rt_memref *out,
                                      const mesh_rt_memref *bias) {
  Device &device = requireDevice(__func__);
  Status status = guarded(device, [&] {
    return device.processor->contractThen(*op, *epilogue, lhs, rhs, out, bias);
  });
  leaveIf(status, device);
}

extern "C" void mesh_rt_launch(const mesh_rt_kernel *kernel,
                               const mesh_rt_grid *grid, void **args) {
  Device &device = requireDevice(__func__);
  Status status = guarded(
      device, [&] { return device.processor->launch(*kernel, *grid, args); });
  leaveIf(status, device);
}

extern "C" void mesh_rt_copy_to_host(void *host, const void *from,
                                     int64_t bytes) {
  Device &device = requireDevice(__func__);
  Status status = guarded(
      device, [&] { return device.processor->read(host, from, bytes); });
  leaveIf(status, device);
}

extern "C" void mesh_rt_copy_to_device(void *to, const void *host,
                                       int64_t bytes) {
  Device &device = requireDevice(__func__);
  Status status =
      guarded(device, [&] { return device.processor->write(to, host, bytes); });
  leaveIf(status, device);
}

static Status allocate(Device &device, int64_t alignment, int64_t bytes,
                       void *&block) {
  if (device.run.cancelled())
    return Status::Failed;
  return device.processor->allocate(alignment, bytes, block);
}

extern "C" void *mesh_rt_alloc(int64_t alignment, int64_t bytes) {
  Device &device = requireDevice(__func__);
  void *block = nullptr;
  Status status = guarded(
      device, [&] { return allocate(device, alignment, bytes, block); });
  leaveIf(status, device);
  return block;
}

extern "C" void mesh_rt_free(void *block) {
  Device &device = requireDevice(__func__);
  Status status =
      guarded(device, [&] { return device.processor->free(block); });
  leaveIf(status, device);
}

extern "C" void mesh_rt_fail(const char *message, const char *location) {
  Device &device = requireDevice(__func__);
  Status status = guarded(device, [&] {
    return device.fail(std::string("an assertion at ") + location +
                       " does not hold: " + message);
  });
  leaveIf(status, device);
}

void mesh::rt::copyToDevice(void *to, const void *host, int64_t bytes) {
  mesh_rt_copy_to_device(to, host, bytes);
}

void mesh::rt::copyToHost(void *host, const void *from, int64_t bytes) {
  mesh_rt_copy_to_host(host, from, bytes);
}

/// GPUs capture one step at a time; so that programs run on all alike, none is
/// ever part of another.
static Status beginStep(Device &device, const void *id, bool &isNeeded) {
  if (device.isInStep)
    return device.fail("runStep was called within a step");
  device.isInStep = true;
  return device.processor->beginStep(id, isNeeded);
}

static Status endStep(Device &device) {
  device.isInStep = false;
  return device.processor->endStep();
}

void mesh::rt::runStep(const void *id, const std::function<void()> &step) {
  Device &device = requireDevice(__func__);
  bool isNeeded = false;
  Status status =
      guarded(device, [&] { return beginStep(device, id, isNeeded); });
  leaveIf(status, device);
  if (isNeeded)
    step();
  status = guarded(device, [&] { return endStep(device); });
  leaveIf(status, device);
}

void mesh::rt::fail(const std::string &message) {
  Device &device = requireDevice(__func__);
  Status status = guarded(device, [&] { return device.fail(message); });
  leaveIf(status, device);
  std::abort(); // Not reached: device.fail always returns Failed.
}
