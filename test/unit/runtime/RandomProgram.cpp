//===- RandomProgram.cpp - many ops in flight in any order ----------------===//

#include "RandomProgram.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <thread>

using namespace mesh::rt::test;

/// Some of the digits of a position, whose sizes are primes, in any order.
Axes RandomProgram::randomAxes() {
  Axes axes;
  int64_t size = 2;
  for (int64_t stride = 1; stride < numDevices; stride *= size) {
    while (numDevices / stride % size != 0)
      ++size;
    if (random() % 3 != 0)
      axes.push_back({size, stride});
  }
  std::shuffle(axes.begin(), axes.end(), random);
  return axes;
}

void RandomProgram::addStep() {
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

void RandomProgram::run(int64_t device) {
  std::mt19937 choice(seed * 31 + static_cast<unsigned>(device));
  std::vector<int64_t> futures;
  auto waitForOne = [&] {
    size_t victim = choice() % futures.size();
    mesh_rt_wait(futures[victim], "random.mlir:2:2");
    futures.erase(futures.begin() + static_cast<std::ptrdiff_t>(victim));
  };
  std::vector<std::pair<const mesh_rt_memref *, const mesh_rt_memref *>>
      buffers;
  for (Step &step : steps)
    buffers.emplace_back(step.srcs[device].upload(),
                         step.dsts[device].upload());
  for (size_t i = 0; i < steps.size(); ++i) {
    Step &step = steps[i];
    auto [src, dst] = buffers[i];
    if (choice() % 8 == 0)
      std::this_thread::sleep_for(std::chrono::microseconds(choice() % 200));
    if (step.op.kind == MESH_RT_SEND) {
      mesh_rt_op recv = step.op;
      recv.kind = MESH_RT_RECV;
      int64_t to = (device + step.distance) % numDevices;
      int64_t from = (device - step.distance + numDevices) % numDevices;
      futures.push_back(mesh_rt_start(&step.op, src, nullptr, to));
      futures.push_back(mesh_rt_start(&recv, nullptr, dst, from));
    } else {
      futures.push_back(mesh_rt_start(&step.op, src, dst, 0));
    }
    while (!futures.empty() && choice() % 3 == 0)
      waitForOne();
  }
  while (!futures.empty())
    waitForOne();
  for (Step &step : steps) {
    step.srcs[device].download();
    step.dsts[device].download();
  }
}

void RandomProgram::check(int64_t device) const {
  for (const Step &step : steps) {
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

void mesh::rt::test::checkRandomPrograms(Machine &machine, int64_t numDevices,
                                         int numPrograms, int numSteps) {
  for (int seed = 0; seed < numPrograms; ++seed) {
    RandomProgram program(numDevices, seed, numSteps);
    RunReport report =
        machine.run([&](int64_t device) { program.run(device); });
    ASSERT_EQ(report.error, "") << "devices " << numDevices << " seed " << seed;
    for (int64_t device = 0; device < numDevices; ++device)
      ASSERT_NO_FATAL_FAILURE(program.check(device));
  }
}
