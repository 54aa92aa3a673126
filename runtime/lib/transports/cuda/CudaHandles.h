//===- CudaHandles.h - owners of what the driver makes ----------*- C++ -*-===//
//
// Each destroys what it owns, in the context that it was made in. Destructors
// do not throw: a driver that has failed refuses everything, and has said why
// before.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_CUDAHANDLES_H
#define MESH_RT_CUDA_CUDAHANDLES_H

#include "CudaDriver.h"

#include <utility>

namespace mesh::rt {

/// What all owners have in common: Traits says what the handle is, and how the
/// driver destroys it.
template <typename Traits>
class CudaHandle {
public:
  using Handle = typename Traits::Handle;

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
    if (!handle || driver->contextPush.attempt(context) != cuda::kSuccess)
      return;
    (void)Traits::destroy(*driver, handle);
    (void)driver->contextPop.attempt(&context);
  }

  explicit operator bool() const { return handle; }
  Handle get() const { return handle; }

private:
  const CudaDriver *driver = nullptr;
  cuda::Context context = nullptr;
  Handle handle{};
};

struct CudaStreamTraits {
  using Handle = cuda::Stream;
  static cuda::Result destroy(const CudaDriver &driver, Handle handle) {
    return driver.streamDestroy.attempt(handle);
  }
};
struct CudaEventTraits {
  using Handle = cuda::Event;
  static cuda::Result destroy(const CudaDriver &driver, Handle handle) {
    return driver.eventDestroy.attempt(handle);
  }
};
struct CudaModuleTraits {
  using Handle = cuda::Module;
  static cuda::Result destroy(const CudaDriver &driver, Handle handle) {
    return driver.moduleUnload.attempt(handle);
  }
};
struct CudaMemoryTraits {
  using Handle = cuda::Address;
  static cuda::Result destroy(const CudaDriver &driver, Handle handle) {
    return driver.memoryFree.attempt(handle);
  }
};
struct CudaPinnedTraits {
  using Handle = void *;
  static cuda::Result destroy(const CudaDriver &driver, Handle handle) {
    return driver.hostFree.attempt(handle);
  }
};

struct CudaGraphTraits {
  using Handle = cuda::Graph;
  static cuda::Result destroy(const CudaDriver &driver, Handle handle) {
    return driver.graphDestroy.attempt(handle);
  }
};
struct CudaGraphExecTraits {
  using Handle = cuda::GraphExec;
  static cuda::Result destroy(const CudaDriver &driver, Handle handle) {
    return driver.graphExecDestroy.attempt(handle);
  }
};

using CudaStream = CudaHandle<CudaStreamTraits>;
using CudaEvent = CudaHandle<CudaEventTraits>;
using CudaModule = CudaHandle<CudaModuleTraits>;
using CudaMemory = CudaHandle<CudaMemoryTraits>;
using CudaPinned = CudaHandle<CudaPinnedTraits>;
using CudaGraph = CudaHandle<CudaGraphTraits>;
using CudaGraphExec = CudaHandle<CudaGraphExecTraits>;

// On the GPU whose context is current. They throw CudaError.

CudaStream makeStream(const CudaDriver &driver);
/// For ordering alone: without a time.
CudaEvent makeEvent(const CudaDriver &driver);
/// For the time between two of one GPU.
CudaEvent makeTimedEvent(const CudaDriver &driver);
CudaPinned makePinned(const CudaDriver &driver, size_t bytes);

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUDAHANDLES_H
