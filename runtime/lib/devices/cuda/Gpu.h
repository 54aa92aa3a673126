//===- Gpu.h - The GPUs of a machine ----------------------------*- C++ -*-===//

#ifndef MESH_RT_CUDA_GPU_H
#define MESH_RT_CUDA_GPU_H

#include "CudaHandles.h"
#include "mesh-rt/abi.h"
#include "mesh-rt/run.h"

#include <memory>
#include <optional>
#include <vector>

namespace mesh::rt {

/// One GPU, with its primary context and the runtime's own kernels.
class Gpu {
public:
  Gpu(const CudaDriver &driver, int index);
  Gpu(const Gpu &) = delete;
  Gpu &operator=(const Gpu &) = delete;

  const CudaDriver &driver;
  const int index;
  cuda::DeviceId id = 0;
  /// The number of its units that a kernel can occupy.
  int numMultiprocessors = 0;
  /// "GPU 0 (NVIDIA H200)".
  std::string describe() const;
  /// Returns its unique name among the GPUs of this computer.
  std::string busId() const;

  /// The kernel that copies elements of a power of two bytes up to 16.
  cuda::Function copyKernel(int64_t elementSize) const;
  /// The kernel that combines elements.
  cuda::Function reduceKernel(mesh_rt_type type) const;
  /// The kernel that combines 16 bytes of elements at once, or null.
  cuda::Function wideReduceKernel(mesh_rt_type type) const;
  /// Sixteen bytes of zeros.
  cuda::Address zeros() const { return zeroMemory.get(); }
  /// "97.3 GiB of its 139.8 GiB are free", if the driver says so.
  std::string describeMemory() const;
  /// Nothing if the driver does not say.
  std::optional<int64_t> freeBytes() const;

  /// As withContext.
  template <typename Fn>
  void cleanUp(Fn destroy) const noexcept {
    withContext(driver, context->get(), destroy);
  }

private:
  friend class CurrentGpu;
  friend class Gpus;

  /// The primary context, which is retained as long as this lives.
  class PrimaryContext {
  public:
    PrimaryContext(const CudaDriver &driver, cuda::DeviceId id);
    ~PrimaryContext();
    PrimaryContext(const PrimaryContext &) = delete;
    PrimaryContext &operator=(const PrimaryContext &) = delete;

    cuda::Context get() const { return context; }

  private:
    const CudaDriver &driver;
    const cuda::DeviceId id;
    cuda::Context context = nullptr;
  };

  /// Before what is made in it.
  std::optional<PrimaryContext> context;
  std::string name;
  CudaModule moveModule;
  cuda::Function copyKernels[5];
  cuda::Function reduceKernels[MESH_RT_F64 + 1];
  cuda::Function wideReduceKernels[MESH_RT_F64 + 1] = {};
  CudaMemory zeroMemory;
};

/// Throws an Error for options that GPUs do not have.
void checkCudaOptions(const RunOptions &options);

/// Makes a GPU that which the calling thread talks to, as long as this lives.
class CurrentGpu {
public:
  explicit CurrentGpu(const Gpu &gpu);
  ~CurrentGpu();
  CurrentGpu(const CurrentGpu &) = delete;
  CurrentGpu &operator=(const CurrentGpu &) = delete;

private:
  const Gpu &gpu;
};

/// The GPUs of this process' devices. All can access each other's memory.
class Gpus {
public:
  // They throw an Error, saying what is missing.

  /// Opens the GPUs of devices 0 to `numDevices`.
  Gpus(const CudaOptions &options, int64_t numDevices);
  /// Opens the GPU of `device`, the only one of the process. `index`, from 0
  /// on, numbers the processes that share out the GPUs.
  static std::unique_ptr<Gpus> ofOne(const CudaOptions &options, int64_t device,
                                     int64_t index);

  const CudaDriver driver;
  /// Devices go to GPUs in blocks of as equal size as can be.
  Gpu &of(int64_t device) const {
    return *gpus[(device - firstDevice) * static_cast<int64_t>(gpus.size()) /
                 numDevices];
  }
  /// Throws an Error if a GPU has less free than its devices need, which are so
  /// many bytes each.
  void checkMemory(const std::vector<int64_t> &bytes) const;

private:
  Gpus(const CudaOptions &options, int64_t firstDevice, int64_t numDevices)
      : driver(options.driver), firstDevice(firstDevice),
        numDevices(numDevices) {}
  void connect();

  const int64_t firstDevice;
  const int64_t numDevices;
  std::vector<std::unique_ptr<Gpu>> gpus;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_GPU_H
