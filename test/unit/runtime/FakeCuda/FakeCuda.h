//===- FakeCuda.h - an emulated driver of GPUs on the host ------*- C++ -*-===//
//
// A shared library with the functions of the CUDA driver that the runtime uses.
// A GPU's memory is the host's. Every stream is a thread, which does one
// command after the other, as late as it likes. Kernels are functions of the
// host, where tests give some for a name; else their PTX is played (Ptx.h).
//
// It rejects what a driver rejects: calls that need a GPU where none is
// current, copies of memory that is neither a GPU's nor pinned, more memory
// than a GPU has, grids larger than there are, streams, events and kernels of
// different GPUs in one call, and what must not be done while streams capture.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_FAKECUDA_H
#define MESH_RT_TEST_FAKECUDA_H

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace mesh::rt::test {

/// A command that a stream has run.
struct FakeCommand {
  int gpu;
  /// Streams by the order in which they were made.
  int64_t stream;
  /// "copy", "copy2D", "set", or the kernel's name.
  std::string name;
  int64_t bytes;
  std::chrono::steady_clock::time_point begin, end;
};

struct FakeKernel {
  /// Sizes of the parameters.
  std::vector<size_t> parameters;
  /// Runs the whole grid of so many threads.
  std::function<void(void **arguments, int64_t numThreads)> run;
};

/// Controls the GPUs of the process, and records their work.
class FakeCuda {
public:
  /// As after loading, but for what exists. No stream has work.
  virtual void reset() = 0;

  // Sets the number of GPUs for later calls.
  virtual void setNumGpus(int count) = 0;
  virtual void setMemory(int64_t bytesPerGpu) = 0;
  virtual void setPeerAccess(bool canAccess) = 0;
  virtual void setComputeCapability(int major, int minor) = 0;
  virtual void setUnifiedAddresses(bool areUnified) = 0;

  /// Calls of the function after the next `after` ones fail with `result`,
  /// once.
  virtual void failCall(const std::string &symbol, int result,
                        int64_t after = 0) = 0;
  /// From now on everything fails with `result`, as after a kernel that has
  /// accessed what it must not; 0: no more.
  virtual void poison(int result) = 0;

  /// Every command of that name takes so much longer.
  virtual void delay(const std::string &name,
                     std::chrono::microseconds time) = 0;
  /// Commands sleep up to so long, at random.
  virtual void delayAtRandom(std::chrono::microseconds atMost) = 0;
  /// Stops the streams, or lets them go on.
  virtual void hold(bool isHeld) = 0;

  /// Kernels of that name are played by that.
  virtual void addKernel(const std::string &name, FakeKernel kernel) = 0;
  /// Emulates PTX, where there is some, even if there is a function of the
  /// host, from the next machine on.
  virtual void interpretAll(bool interprets) = 0;

  /// Switches the recording of ranges for tools. Then the ranges since: their
  /// text, and "end" for each end.
  virtual void noteRanges(bool notes) = 0;
  virtual std::vector<std::string> ranges() = 0;

  /// Returns the number of calls of a function.
  virtual int64_t numCalls(const std::string &symbol) = 0;
  /// Returns the commands since the last reset, in the order of their ends.
  virtual std::vector<FakeCommand> commands() = 0;
  virtual int64_t usedBytes(int gpu) = 0;
  /// Returns the number of objects of the driver, cuBLASLt and NCCL that are
  /// not destroyed. The primary context counts as often as it is retained.
  virtual int64_t numObjects() = 0;

protected:
  ~FakeCuda() = default;
};

/// The symbol of the library that returns it.
using GetFakeCuda = FakeCuda *();
inline constexpr char kGetFakeCuda[] = "mesh_rt_test_fake_cuda";

/// The fake driver of this process, which is loaded for it.
FakeCuda &fakeCuda();

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_FAKECUDA_H
