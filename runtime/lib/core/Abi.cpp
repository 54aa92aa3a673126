//===- Abi.cpp - Calls of compiled device programs ------------------------===//
//
// A failing call leaves the device program by longjmp: compiled programs have
// no unwind tables. So each function here ends in `leaveUnless`, with no object
// alive whose destructor matters, and `succeeds` keeps exceptions inside.
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

/// Returns whether body() succeeds. If it does not, the run knows why.
template <typename Fn>
[[nodiscard]] static bool succeeds(Device &device, Fn body) noexcept {
  try {
    return device.failIf(body()) == Status::Ok;
  } catch (const std::exception &error) {
    return device.fail(std::string("the runtime failed: ") + error.what()) ==
           Status::Ok;
  }
}

static void leaveUnless(bool isOk, Device &device) {
  if (!isOk)
    std::longjmp(device.exit, 1);
}

extern "C" void mesh_rt_run(const mesh_rt_op *op, const mesh_rt_memref *src,
                            const mesh_rt_memref *dst, int64_t peer) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(
      device, [&] { return device.communicator->run(*op, src, dst, peer); });
  leaveUnless(isOk, device);
}

extern "C" int64_t mesh_rt_start(const mesh_rt_op *op,
                                 const mesh_rt_memref *src,
                                 const mesh_rt_memref *dst, int64_t peer) {
  Device &device = requireDevice(__func__);
  int64_t future = 0;
  bool isOk = succeeds(device, [&] {
    return device.communicator->start(*op, src, dst, peer, future);
  });
  leaveUnless(isOk, device);
  return future;
}

extern "C" void mesh_rt_wait(int64_t future, const char *location) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(
      device, [&] { return device.communicator->wait(future, location); });
  leaveUnless(isOk, device);
}

extern "C" int64_t mesh_rt_device(void) {
  return requireDevice(__func__).position;
}

extern "C" void mesh_rt_contract(const mesh_rt_contraction *op,
                                 const mesh_rt_memref *lhs,
                                 const mesh_rt_memref *rhs,
                                 const mesh_rt_memref *out) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(
      device, [&] { return device.processor->contract(*op, lhs, rhs, out); });
  leaveUnless(isOk, device);
}

extern "C" void mesh_rt_contract_then(const mesh_rt_contraction *op,
                                      const mesh_rt_epilogue *epilogue,
                                      const mesh_rt_memref *lhs,
                                      const mesh_rt_memref *rhs,
                                      const mesh_rt_memref *out,
                                      const mesh_rt_memref *bias) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(device, [&] {
    return device.processor->contractThen(*op, *epilogue, lhs, rhs, out, bias);
  });
  leaveUnless(isOk, device);
}

extern "C" void mesh_rt_launch(const mesh_rt_kernel *kernel,
                               const mesh_rt_grid *grid, void **args) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(
      device, [&] { return device.processor->launch(*kernel, *grid, args); });
  leaveUnless(isOk, device);
}

extern "C" void mesh_rt_copy_to_host(void *host, const void *from,
                                     int64_t bytes) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(
      device, [&] { return device.processor->read(host, from, bytes); });
  leaveUnless(isOk, device);
}

extern "C" void mesh_rt_copy_to_device(void *to, const void *host,
                                       int64_t bytes) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(
      device, [&] { return device.processor->write(to, host, bytes); });
  leaveUnless(isOk, device);
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
  bool isOk = succeeds(
      device, [&] { return allocate(device, alignment, bytes, block); });
  leaveUnless(isOk, device);
  return block;
}

extern "C" void mesh_rt_free(void *block) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(device, [&] { return device.processor->free(block); });
  leaveUnless(isOk, device);
}

/// A sum over all devices, of which none is there before all have come.
static Status commit(Device &device, const char *location) {
  device.wholeMesh = {device.run.numDevices, 1};
  mesh_rt_op &op = device.meeting;
  op.kind = MESH_RT_ALL_REDUCE;
  op.combiner = MESH_RT_SUM;
  op.element = MESH_RT_I32;
  op.num_axes = 1;
  op.axes = &device.wholeMesh;
  op.name = "mesh_rt.commit";
  op.location = location;
  int32_t one = 1, count = 0;
  const mesh_rt_memref src{&one, &one, 0}, dst{&count, &count, 0};
  Status met = device.communicator->run(op, &src, &dst, /*peer=*/0);
  if (met != Status::Ok)
    return met;
  return device.run.commit() ? Status::Ok : Status::Failed;
}

extern "C" void mesh_rt_commit(const char *location) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(device, [&] { return commit(device, location); });
  leaveUnless(isOk, device);
}

extern "C" void mesh_rt_fail(const char *message, const char *location) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(device, [&] {
    return device.fail(std::string("an assertion at ") + location +
                       " does not hold: " + message);
  });
  leaveUnless(isOk, device);
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
  bool isOk = succeeds(device, [&] { return beginStep(device, id, isNeeded); });
  leaveUnless(isOk, device);
  if (isNeeded)
    step();
  isOk = succeeds(device, [&] { return endStep(device); });
  leaveUnless(isOk, device);
}

void mesh::rt::fail(const std::string &message) {
  Device &device = requireDevice(__func__);
  bool isOk = succeeds(device, [&] { return device.fail(message); });
  leaveUnless(isOk, device);
  std::abort(); // Not reached: device.fail always returns Failed.
}
