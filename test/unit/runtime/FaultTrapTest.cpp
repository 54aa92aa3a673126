//===- FaultTrapTest.cpp - signals that device programs raise -------------===//

#include "CollectiveReference.h"
#include "ExpectReport.h"
#include "TestTensor.h"
#include "mesh-rt/run.h"

#include <csignal>
#include <cstdlib>
#include <gtest/gtest.h>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {

// Sanitizers are to see none of these.
#define MESH_RT_FAULTY                                                         \
  __attribute__((noinline, no_sanitize("undefined", "address", "thread")))

volatile int seven = 7, zero = 0, sink = 0;

MESH_RT_FAULTY void divide() { sink = seven / zero; }

MESH_RT_FAULTY void readWhereNothingIs() {
  volatile uintptr_t address = 64;
  sink = *reinterpret_cast<volatile int *>(address);
}

MESH_RT_FAULTY int recurse(int depth) {
  volatile char frame[256] = {};
  frame[depth % 256] = 1;
  return depth < 0 ? 0 : recurse(depth + 1) + frame[0];
}

/// Devices with a thread each, and on two.
class FaultTrapTest : public testing::TestWithParam<int64_t> {
protected:
  static constexpr int64_t kDevices = 4;

  /// Runs a collective and then, on device 2, `body`.
  RunReport run(const std::function<void()> &body) {
    return machine.run([&](int64_t device) {
      mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_I32, 0, axes);
      op.location = "p.mlir:1:1";
      const mesh_rt_memref *memref = tensors[device].memref();
      mesh_rt_run(&op, memref, memref, 0);
      if (device == 2)
        body();
      mesh_rt_run(&op, memref, memref, 0);
    });
  }

  void expectTrapped(const RunReport &report, const std::string &what) {
    expectParts(report,
                {"device 2: the compiled code was ended by " + what,
                 ", after mesh.all_reduce at p.mlir:1:1",
                 "device 2: killed, last call mesh.all_reduce at p.mlir:1:1"});
    ASSERT_EQ(report.failure.devices.size(), size_t(kDevices));
    EXPECT_EQ(report.failure.device, 2);
    EXPECT_EQ(report.failure.devices[2].state, DeviceReport::State::Killed);
    expectWorks(machine, kDevices);
  }

  Axes axes{{kDevices, 1}};
  std::vector<TestTensor> tensors =
      std::vector<TestTensor>(kDevices, TestTensor(MESH_RT_I32, {}));
  Machine machine{
      {.numDevices = kDevices, .numThreads = GetParam(), .catchSignals = true}};
};

} // namespace

INSTANTIATE_TEST_SUITE_P(Threads, FaultTrapTest, testing::Values(2, 4));

#if defined(__x86_64__)
// Other processors have a quotient.
TEST_P(FaultTrapTest, DivisionByZero) {
  for (int i = 0; i < 3; ++i)
    expectTrapped(run(divide),
                  "SIGFPE (an integer was divided by zero, or the quotient is "
                  "too large)");
}
#endif

TEST_P(FaultTrapTest, NoMemory) {
  for (int i = 0; i < 3; ++i)
    expectTrapped(run(readWhereNothingIs),
                  "SIGSEGV (an access to address 0x40, where no memory is)");
}

TEST_P(FaultTrapTest, StackOverflow) {
  for (int i = 0; i < 3; ++i)
    expectTrapped(run([] { sink = recurse(0); }),
                  "SIGSEGV (stack overflow: the program needs more than the ");
}

TEST_P(FaultTrapTest, Abort) {
  for (int i = 0; i < 3; ++i)
    expectTrapped(run([] { std::abort(); }), "SIGABRT (abort was called");
}

static int numHandled = 0;

/// Others' signals go to others' handlers, which are there again after the run.
TEST_P(FaultTrapTest, LeavesOthersSignals) {
  struct sigaction own = {}, before, after;
  own.sa_handler = [](int) { ++numHandled; };
  sigaction(SIGFPE, &own, &before);
  numHandled = 0;
  // As kill does.
  EXPECT_EQ(run([] { raise(SIGFPE); }).error, "");
  EXPECT_EQ(numHandled, 1);
  raise(SIGFPE);
  EXPECT_EQ(numHandled, 2);
  sigaction(SIGFPE, &before, &after);
  EXPECT_EQ(after.sa_handler, own.sa_handler);
}
