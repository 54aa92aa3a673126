//===- CudaMachine.h - machines of fake GPUs --------------------*- C++ -*-===//

#ifndef MESH_RT_TEST_CUDAMACHINE_H
#define MESH_RT_TEST_CUDAMACHINE_H

#include "FakeCuda/FakeCuda.h"
#include "mesh-rt/abi.h"
#include "mesh-rt/run.h"

#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mesh::rt::test {

/// Devices on `numGpus` GPUs of the fake driver.
RunOptions onGpus(int64_t numDevices, int64_t numGpus = 1);

/// A kernel for programs of tests, in a module of its own.
mesh_rt_kernel makeKernel(const char *name);

/// A grid of one block of one thread.
inline constexpr mesh_rt_grid kOneThread{{1, 1, 1}, {1, 1, 1}, 0};

/// Tests on GPUs that behave as after loading.
class OnGpus : public testing::Test {
protected:
  void SetUp() override { fakeCuda().reset(); }
  void TearDown() override { fakeCuda().reset(); }

  /// Runs and expects a failure whose report contains all of `parts`; then that
  /// the machine still works.
  static void expectFailure(Machine &machine,
                            const std::function<void(int64_t)> &program,
                            const std::vector<std::string> &parts);
};

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_CUDAMACHINE_H
