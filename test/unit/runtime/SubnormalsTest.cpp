//===- SubnormalsTest.cpp - conformance of subnormal floats ---------------===//
//
// Programs on CPUs read and write zero for subnormal f32 and f64, whichever
// thread computes, and their caller's arithmetic stays as it is. On machines of
// processes each checks the result of its own device.
//
//===----------------------------------------------------------------------===//

#include "CollectiveReference.h"
#include "TestTensor.h"
#include "TestedMachine.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;

#if defined(__x86_64__) || defined(__aarch64__)

namespace {

constexpr float kSubnormal = 1e-40f;
constexpr double kSubnormalDouble = 1e-310;
/// 2^-24 is the least f16, and normal in f32.
constexpr double kSubnormalHalf = 0x1p-24;

/// Computed when it is called.
bool readsZero() {
  volatile float tiny = kSubnormal;
  volatile double tinyDouble = kSubnormalDouble;
  return tiny * 0x1p30f == 0 && tinyDouble * 0x1p30 == 0;
}
bool writesZero() {
  volatile float least = 0x1p-126f;
  volatile double leastDouble = 0x1p-1022;
  volatile float quotient = least / 4;
  volatile double quotientDouble = leastDouble / 4;
  return quotient == 0 && quotientDouble == 0;
}

/// The sum over all devices of one tensor for each, on some of which the
/// runtime's kernels add up parts of it.
struct Sum {
  Sum(mesh_rt_type type, int64_t numDevices, double value)
      : axes{{numDevices, 1}}, op(makeOp(MESH_RT_ALL_REDUCE, type, 1, axes)),
        tensors(numDevices, TestTensor(type, {5000})) {
    for (TestTensor &tensor : tensors)
      tensor.set(std::vector<double>(tensor.size(), value));
  }
  void run(int64_t device, bool isAsync) {
    const mesh_rt_memref *memref = tensors[device].memref();
    if (isAsync)
      mesh_rt_wait(mesh_rt_start(&op, memref, memref, 0), "s.mlir:2:1");
    else
      mesh_rt_run(&op, memref, memref, 0);
  }
  void expect(int64_t device, double value) const {
    for (double element : tensors[device].get())
      ASSERT_EQ(element, value);
  }

  Axes axes;
  mesh_rt_op op;
  std::vector<TestTensor> tensors;
};

void checkDevices(const RunOptions &options) {
  int64_t n = options.numDevices;
  Machine machine(options);
  // The second run goes on with threads and stacks of the first.
  for (bool isAsync : {false, true}) {
    Sum sum(MESH_RT_F32, n, kSubnormal);
    Sum sumDouble(MESH_RT_F64, n, kSubnormalDouble);
    Sum sumHalf(MESH_RT_F16, n, kSubnormalHalf);
    std::vector<char> isZero(n);
    RunReport report = machine.run([&](int64_t device) {
      bool isZeroBefore = readsZero() && writesZero();
      sum.run(device, isAsync);
      sumDouble.run(device, isAsync);
      sumHalf.run(device, isAsync);
      isZero[device] = isZeroBefore && readsZero() && writesZero();
    });
    ASSERT_EQ(report.error, "");
    EXPECT_FALSE(readsZero() || writesZero());
    for (int64_t device = 0; device < n; ++device) {
      if (ownDevice() >= 0 && ownDevice() != device)
        continue;
      EXPECT_TRUE(isZero[device]) << device;
      sum.expect(device, n == 1 ? sum.tensors[device].get()[0] : 0);
      sumDouble.expect(device, n == 1 ? sumDouble.tensors[device].get()[0] : 0);
      sumHalf.expect(device, static_cast<double>(n) * kSubnormalHalf);
    }
  }
}

} // namespace

TEST(Subnormals, AreZeroOnDevices) {
  bool hasMachine = false;
  for (int64_t n : {1, 2, 3, 4, 8})
    if (std::optional<RunOptions> options = optionsOf(n)) {
      hasMachine = true;
      ASSERT_NO_FATAL_FAILURE(checkDevices(*options));
    }
  if (!hasMachine)
    GTEST_SKIP() << "no machine of the sizes that are tested";
}

TEST(Subnormals, AreZeroHoweverDevicesShareThreads) {
  if (ownDevice() >= 0)
    GTEST_SKIP() << "devices are processes";
  for (int64_t numThreads : {1, 3, 4})
    ASSERT_NO_FATAL_FAILURE(
        checkDevices({.numDevices = 4, .numThreads = numThreads}));
}

#endif
