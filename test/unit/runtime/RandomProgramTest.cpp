//===- RandomProgramTest.cpp - many ops in flight in any order ------------===//

#include "RandomProgram.h"
#include "mesh-rt/run.h"

#include <gtest/gtest.h>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;

TEST(RandomProgram, AnyOrderOfWaits) {
  for (int64_t n : {1, 2, 4, 8}) {
    Machine machine({.numDevices = n});
    ASSERT_NO_FATAL_FAILURE(checkRandomPrograms(machine, n, 12, 25));
  }
}

/// Far more ops in flight than any fixed ring of slots would hold.
TEST(RandomProgram, OneDeviceFarAhead) {
  constexpr int kSteps = 500;
  Axes axes{{2, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_I32, 0, axes);
  std::deque<TestTensor> srcs[2], dsts[2];
  for (int device = 0; device < 2; ++device)
    for (int i = 0; i < kSteps; ++i) {
      srcs[device].emplace_back(MESH_RT_I32, Shape{}).set({double(i)});
      dsts[device].emplace_back(MESH_RT_I32, Shape{});
    }
  Machine machine({.numDevices = 2});
  RunReport report = machine.run([&](int64_t device) {
    std::vector<int64_t> futures;
    for (int i = 0; i < kSteps; ++i) {
      futures.push_back(mesh_rt_start(&op, srcs[device][i].memref(),
                                      dsts[device][i].memref(), 0));
      if (device == 1)
        mesh_rt_wait(futures.back(), "test.mlir:1:1");
      // Device 0 starts all before it waits, so device 1 has to wait for it.
      if (device == 0 && i == 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    for (int i = kSteps - 1; device == 0 && i >= 0; --i)
      mesh_rt_wait(futures[i], "test.mlir:2:1");
  });
  ASSERT_EQ(report.error, "");
  for (int i = 0; i < kSteps; ++i)
    EXPECT_EQ(dsts[0][i].get()[0], 2.0 * i);
}
