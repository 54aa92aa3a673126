//===- CudaHandles.h - Owners of the driver's objects -----------*- C++ -*-===//
//
// Each destroys what it owns, in the context that it was made in. Destructors
// do not throw: a driver that has failed rejects everything, and has said why
// before.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_CUDAHANDLES_H
#define MESH_RT_CUDA_CUDAHANDLES_H

#include "CudaDriver.h"

#include <utility>

namespace mesh::rt {

/// Runs the body of a destructor while `context` is current; does nothing if
/// the driver has failed and rejects that.
template <typename Fn>
void withContext(const CudaDriver &driver, cuda::Context context,
                 Fn destroy) noexcept {
  if (driver.contextPush.attempt(context) != cuda::kSuccess)
    return;
  destroy();
  cuda::Context popped = nullptr;
  (void)driver.contextPop.attempt(&popped);
}

/// `destroy` is the driver's function that destroys a handle.
template <auto destroy>
class CudaHandle {
  template <typename T>
  static T argumentOf(CudaFunction<cuda::Result(T)> CudaDriver::*);

public:
  using Handle = decltype(argumentOf(destroy));

  CudaHandle() = default;
  CudaHandle(const CudaDriver &driver, Handle handle)
      : driver(&driver), handle(handle) {
    (void)driver.contextGetCurrent.attempt(&context);
  }
  CudaHandle(CudaHandle &&other) noexcept
      : driver(other.driver), context(other.context),
        handle(std::exchange(other.handle, Handle())) {}
  CudaHandle &operator=(CudaHandle &&other) noexcept {
    std::swap(driver, other.driver);
    std::swap(context, other.context);
    std::swap(handle, other.handle);
    return *this;
  }
  ~CudaHandle() {
    if (handle)
      withContext(*driver, context,
                  [&] { (void)(driver->*destroy).attempt(handle); });
  }

  explicit operator bool() const { return handle; }
  Handle get() const { return handle; }

private:
  const CudaDriver *driver = nullptr;
  cuda::Context context = nullptr;
  Handle handle{};
};

using CudaStream = CudaHandle<&CudaDriver::streamDestroy>;
using CudaEvent = CudaHandle<&CudaDriver::eventDestroy>;
using CudaModule = CudaHandle<&CudaDriver::moduleUnload>;
using CudaMemory = CudaHandle<&CudaDriver::memoryFree>;
using CudaPinned = CudaHandle<&CudaDriver::hostFree>;
using CudaGraph = CudaHandle<&CudaDriver::graphDestroy>;
using CudaGraphExec = CudaHandle<&CudaDriver::graphExecDestroy>;

// On the GPU whose context is current. They throw CudaError.

CudaStream makeStream(const CudaDriver &driver);
/// For ordering alone: without a time.
CudaEvent makeEvent(const CudaDriver &driver);
/// For the time between two of one GPU.
CudaEvent makeTimedEvent(const CudaDriver &driver);
CudaPinned makePinned(const CudaDriver &driver, size_t bytes);

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUDAHANDLES_H
