//===- GpuProcessor.h - A device that computes on a GPU ---------*- C++ -*-===//
//
// The device's thread gives work to a stream and runs ahead of it. Peers give
// what moves data to and from the device to other streams of it.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_GPUPROCESSOR_H
#define MESH_RT_CUDA_GPUPROCESSOR_H

#include "Cublas.h"
#include "GpuArena.h"
#include "GpuStream.h"
#include "Nvtx.h"
#include "Staging.h"
#include "StreamProgress.h"
#include "core/Processor.h"

#include <array>
#include <atomic>
#include <memory>
#include <string>
#include <unordered_map>

namespace mesh::rt {

class StepGraph;

/// The record of a step that may be repeated.
struct DeviceStep {
  /// The reason for which the step that was run cannot be captured; empty if it
  /// can.
  std::string obstacle;
  /// The data that the host has written in the captured step, for each launch
  /// to read.
  std::vector<CudaPinned> hostCopies;
  /// The counters of the captured step.
  DeviceCounters counters;
};

class GpuProcessor final : public Processor {
public:
  GpuProcessor(Device &device, std::shared_ptr<const Gpus> gpus,
               const CudaOptions &options);
  ~GpuProcessor() override;

  Status allocate(int64_t alignment, int64_t bytes, void *&block) override;
  Status free(void *block) override;
  Status contract(const mesh_rt_contraction &op, const mesh_rt_memref *lhs,
                  const mesh_rt_memref *rhs,
                  const mesh_rt_memref *out) override {
    return contractThen(op, {MESH_RT_NO_ACTIVATION, -1}, lhs, rhs, out,
                        nullptr);
  }
  Status contractThen(const mesh_rt_contraction &op,
                      const mesh_rt_epilogue &epilogue,
                      const mesh_rt_memref *lhs, const mesh_rt_memref *rhs,
                      const mesh_rt_memref *out,
                      const mesh_rt_memref *bias) override;
  Status launch(const mesh_rt_kernel &kernel, const mesh_rt_grid &grid,
                void **args) override;
  Status write(void *to, const void *host, int64_t bytes) override;
  Status read(void *host, const void *from, int64_t bytes) override;
  Status beginStep(const void *id, bool &isNeeded) override;
  Status endStep() override;
  Status begin() override;
  Status finish() override;
  void end(DeviceCounters &counters) override;

  /// Returns when the GPU has nothing to do for this device any more. No device
  /// is running.
  void reset();

  // Steps, as StepGraph does them.
  void joinSteps(StepGraph &graph) { steps = &graph; }
  ArenaState memoryState() const { return arena.state(); }
  /// Returns true if a future crosses the border of a step that begins now.
  bool hasPending() const { return device.communicator->findPending(); }
  /// The device runs the step's code; with `captures`, its streams do not work
  /// but note what they are given.
  void enterStep(DeviceStep &entered, bool captures);
  void leaveStep();
  /// The GPUs have been given the captured step. It counts as when it was
  /// captured, unless that has just been.
  Status noteLaunch(const DeviceStep &launched, bool isFirst);
  /// The step is launched no more, as it was captured. Any thread may say so.
  void retire(DeviceStep &captured);
  /// Frees what retired steps have read, when they are done. On the device's
  /// thread.
  Status freeRetired();

  /// Returns the memory that the device gets from its GPU, in this arena and
  /// others.
  const std::shared_ptr<GpuMemory> &gpuMemory() const { return memory; }

  /// Returns the stream that the program's thread gives work to.
  const GpuStream &computeStream() const { return compute; }
  /// One of the streams that data is moved on. Any thread may ask.
  const GpuStream &nextCopyStream() {
    return copies[numCopies.fetch_add(1, std::memory_order_relaxed) %
                  copies.size()];
  }
  /// See StreamProgress.
  Status mark(const char *name, const char *location) {
    return isCapturing ? Status::Ok : progress.mark(name, location);
  }

private:
  GpuStream makeCopyStream(int number) const;
  std::vector<const GpuStream *> allStreams() const;
  bool finishWork();
  std::string describePending(const char *when) const;
  Status writeCaptured(cuda::Address to, const char *host, int64_t bytes);
  Status beginTimeline();
  void collectTimeline();
  void synchronize() const;
  template <typename Fn>
  Status guarded(const std::string &what, Fn body);
  cuda::Function findFunction(const mesh_rt_kernel &kernel);

  Device &device;
  const CudaOptions options;
  /// Outlives all that is made of it.
  const std::shared_ptr<const Gpus> gpus;
  const Gpu &gpu;
  GpuStream compute;
  /// The origin of this run's timeline.
  StreamOrigin origin;
  /// As many as let copies in both directions of a ring, and those of the next
  /// step, go on beside each other.
  std::array<GpuStream, 4> copies;
  std::atomic<unsigned> numCopies{0};
  StreamProgress progress;
  const std::shared_ptr<GpuMemory> memory;
  GpuArena arena;
  /// Null where steps are not captured.
  StepGraph *steps = nullptr;
  /// The one that the device is in, or null.
  DeviceStep *step = nullptr;
  /// The device's when it began.
  DeviceCounters countersBefore;
  bool isCapturing = false;
  /// The copies of steps that are launched no more: the GPU may still read
  /// them.
  std::vector<CudaPinned> retiredCopies;
  Staging staging;
  /// Null before the first contraction.
  std::unique_ptr<Cublas> cublas;
  /// By their contents.
  std::unordered_map<std::string, CudaModule> modules;
  /// The functions and modules of this run, by their address in the program.
  std::unordered_map<const char *, cuda::Module> modulesOfRun;
  std::unordered_map<const mesh_rt_kernel *, cuda::Function> functions;
};

/// By the device's position.
using GpuProcessors = std::vector<GpuProcessor *>;

} // namespace mesh::rt

#endif // MESH_RT_CUDA_GPUPROCESSOR_H
