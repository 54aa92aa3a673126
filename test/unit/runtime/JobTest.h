//===- JobTest.h - tests that several processes run -------------*- C++ -*-===//
//
// Every process of a job runs all tests, each with the device of its rank, and
// the first one prints.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_JOBTEST_H
#define MESH_RT_TEST_JOBTEST_H

#include "CollectiveReference.h"
#include "TestTensor.h"
#include "mesh-rt/job.h"
#include "mesh-rt/run.h"

#include <functional>
#include <gtest/gtest.h>

namespace mesh::rt::test {

/// Runs all tests in `job`, by all of its processes. Returns their exit status.
int runTests(Job &job);

/// The job of these tests.
Job &job();
inline int64_t numDevices() { return job().size(); }
inline int64_t self() { return job().rank(); }

/// A machine of all processes, on CPUs or on GPUs: HostMachine.cpp or
/// NcclMachine.cpp says on which.
RunOptions optionsOfJob(std::chrono::milliseconds deadline);

/// Ops over all devices.
class OnJob : public testing::Test {
protected:
  static RunOptions
  options(std::chrono::milliseconds deadline = std::chrono::seconds(20)) {
    return optionsOfJob(deadline);
  }
  mesh_rt_op opOf(mesh_rt_kind kind, mesh_rt_type type = MESH_RT_F32) {
    return makeOp(kind, type, 1, axes);
  }

  /// Runs and expects a failure whose report contains all of `parts`, in every
  /// process; then that the machine still works.
  void expectFailure(Machine &machine,
                     const std::function<void(int64_t)> &program,
                     const std::vector<std::string> &parts);

  /// A program in which device 1 runs another op than the others.
  void runDifferentKinds(int64_t device);

  Axes axes{{numDevices(), 1}};
  TestTensor tensor{MESH_RT_F32, {8}}, other{MESH_RT_F32, {8}};
  TestTensor small{MESH_RT_F32, {2}};
  TestTensor large{MESH_RT_F32, {1 << 18}}, larger{MESH_RT_F32, {1 << 18}};
};

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_JOBTEST_H
