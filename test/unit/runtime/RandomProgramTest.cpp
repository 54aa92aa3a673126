//===- RandomProgramTest.cpp - many ops in flight in any order ------------===//
//
// Programs of random collectives and messages over random groups. All devices
// start the ops in one order, as programs must; when each device waits is its
// own choice, and none may lead to a deadlock or to a wrong result.
//
//===----------------------------------------------------------------------===//

#include "CollectiveReference.h"
#include "mesh-rt/run.h"

#include <algorithm>
#include <deque>
#include <gtest/gtest.h>
#include <random>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {

/// An op with what it takes and gives at every device.
struct Step {
  Axes axes;
  mesh_rt_op op;
  Shape shape;
  std::deque<TestTensor> srcs, dsts;
  /// Messages: the sender of each device's receive is `device - distance`.
  int64_t distance = 0;
};

class Program {
public:
  Program(int64_t numDevices, unsigned seed, int numSteps)
      : numDevices(numDevices), seed(seed), random(seed) {
    for (int i = 0; i < numSteps; ++i)
      addStep();
  }
  void run(int64_t device);
  void check() const;

private:
  void addStep();
  Axes randomAxes();

  int64_t numDevices;
  unsigned seed;
  std::mt19937 random;
  std::deque<Step> steps;
};

/// Some of the binary digits of a mesh of a power of two, in any order.
Axes Program::randomAxes() {
  Axes axes;
  for (int64_t stride = 1; stride < numDevices; stride *= 2)
    if (random() % 3 != 0)
      axes.push_back({2, stride});
  std::shuffle(axes.begin(), axes.end(), random);
  return axes;
}

void Program::addStep() {
  Step &step = steps.emplace_back();
  step.axes = randomAxes();
  int64_t n = sizeOfGroup(step.axes);
  auto kind = static_cast<mesh_rt_kind>(random() % 7);
  step.shape = {n * static_cast<int64_t>(random() % 3 + 1),
                static_cast<int64_t>(random() % 2000 + 1)};
  step.op = makeOp(kind, MESH_RT_I32, 2, step.axes);
  step.op.root = static_cast<int64_t>(random() % n);
  step.op.shift = static_cast<int64_t>(random() % 5) - 2;
  step.op.tag = static_cast<int64_t>(random() % 2);
  step.distance = static_cast<int64_t>(random() % numDevices);
  for (int64_t device = 0; device < numDevices; ++device) {
    TestTensor &src = step.srcs.emplace_back(MESH_RT_I32, step.shape);
    std::vector<double> values(src.size());
    for (double &value : values)
      value = static_cast<double>(random() % 1000);
    src.set(values);
    step.dsts.emplace_back(MESH_RT_I32, resultShape(step.op, step.shape, n),
                           random() % 2 ? Layout::Dense : Layout::Padded);
  }
}

void Program::run(int64_t device) {
  std::mt19937 choice(seed * 31 + static_cast<unsigned>(device));
  std::vector<int64_t> futures;
  auto waitForOne = [&] {
    size_t victim = choice() % futures.size();
    mesh_rt_wait(futures[victim], "random.mlir:2:2");
    futures.erase(futures.begin() + static_cast<std::ptrdiff_t>(victim));
  };
  for (Step &step : steps) {
    if (choice() % 8 == 0)
      std::this_thread::sleep_for(std::chrono::microseconds(choice() % 200));
    if (step.op.kind == MESH_RT_SEND) {
      mesh_rt_op recv = step.op;
      recv.kind = MESH_RT_RECV;
      int64_t to = (device + step.distance) % numDevices;
      int64_t from = (device - step.distance + numDevices) % numDevices;
      futures.push_back(
          mesh_rt_start(&step.op, step.srcs[device].memref(), nullptr, to));
      futures.push_back(
          mesh_rt_start(&recv, nullptr, step.dsts[device].memref(), from));
    } else {
      futures.push_back(mesh_rt_start(&step.op, step.srcs[device].memref(),
                                      step.dsts[device].memref(), 0));
    }
    while (!futures.empty() && choice() % 3 == 0)
      waitForOne();
  }
  while (!futures.empty())
    waitForOne();
}

void Program::check() const {
  for (const Step &step : steps)
    for (int64_t device = 0; device < numDevices; ++device) {
      if (step.op.kind == MESH_RT_SEND) {
        int64_t from = (device - step.distance + numDevices) % numDevices;
        ASSERT_EQ(step.dsts[device].get(), step.srcs[from].get());
        continue;
      }
      mesh_rt_op op = step.op;
      op.axes = step.axes.data();
      std::vector<int64_t> group = groupOf(device, numDevices, step.axes);
      std::vector<std::vector<double>> inputs;
      for (int64_t member : group)
        inputs.push_back(step.srcs[member].get());
      int64_t position =
          std::find(group.begin(), group.end(), device) - group.begin();
      ASSERT_EQ(step.dsts[device].get(),
                expectedResult(op, step.shape, inputs, position))
          << op.name << " on device " << device << " seed " << seed;
      ASSERT_TRUE(step.dsts[device].gapsIntact());
    }
}

} // namespace

TEST(RandomProgram, AnyOrderOfWaits) {
  for (int64_t n : {1, 2, 4, 8}) {
    Machine machine({.numDevices = n});
    for (unsigned seed = 0; seed < 12; ++seed) {
      Program program(n, seed, 25);
      RunReport report =
          machine.run([&](int64_t device) { program.run(device); });
      ASSERT_EQ(report.error, "") << "devices " << n << " seed " << seed;
      ASSERT_NO_FATAL_FAILURE(program.check());
    }
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
