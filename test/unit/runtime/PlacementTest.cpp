//===- PlacementTest.cpp - Cores of the threads of devices ----------------===//

#include "core/Placement.h"
#include "FakeSystem.h"
#include "RandomProgram.h"
#include "ResidentPages.h"
#include "mesh-rt/abi.h"
#include "mesh-rt/run.h"

#include <gtest/gtest.h>

using namespace mesh::rt;
using namespace mesh::rt::test;

using Numbers = std::vector<int>;

/// So many nodes of so many cores each, which are counted node by node, or in
/// turns; second hardware threads come last.
static Cores makeCores(int numNodes, int coresPerNode, int threadsPerCore = 1,
                       bool isInterleaved = false) {
  Cores cores{.all = {}, .numNodes = numNodes};
  int numCores = numNodes * coresPerNode;
  for (int number = 0; number < numCores * threadsPerCore; ++number) {
    int core = number % numCores;
    cores.all.push_back(
        {.number = number,
         .node = isInterleaved ? core % numNodes : core / coresPerNode,
         .sibling = number / numCores});
  }
  return cores;
}

static Numbers coresOfDevices(const Placement &placement) {
  Numbers cores;
  for (int64_t device = 0; device < placement.numDevices; ++device)
    cores.push_back(placement.coreOfDevice(device).number);
  return cores;
}

static Numbers coresOfDevices(const Cores &cores, int64_t numDevices) {
  return coresOfDevices(Placement(cores, numDevices, numDevices));
}

TEST(Placement, OneNode) {
  EXPECT_EQ(coresOfDevices(makeCores(1, 4), 4), Numbers({0, 1, 2, 3}));
  EXPECT_EQ(coresOfDevices(makeCores(1, 2, 2), 4), Numbers({0, 1, 2, 3}));
  Placement placement(makeCores(1, 4), 2, 2);
  EXPECT_FALSE(placement.hasManyNodes());
  EXPECT_TRUE(placement.coresNear(placement.coreOfDevice(0)).empty());
}

/// One node is filled before the next, whatever the numbers of its cores.
TEST(Placement, NodeByNode) {
  EXPECT_EQ(coresOfDevices(makeCores(2, 4), 3), Numbers({0, 1, 2}));
  EXPECT_EQ(coresOfDevices(makeCores(2, 4), 6), Numbers({0, 1, 2, 3, 4, 5}));
  Cores interleaved = makeCores(2, 4, 1, /*isInterleaved=*/true);
  EXPECT_EQ(coresOfDevices(interleaved, 3), Numbers({0, 2, 4}));
  EXPECT_EQ(coresOfDevices(interleaved, 8), Numbers({0, 2, 4, 6, 1, 3, 5, 7}));
}

TEST(Placement, UnevenNodes) {
  Cores cores{.all = {{.number = 0, .node = 0},
                      {.number = 2, .node = 1},
                      {.number = 3, .node = 1},
                      {.number = 7, .node = 1}},
              .numNodes = 2};
  EXPECT_EQ(coresOfDevices(cores, 3), Numbers({0, 2, 3}));
  EXPECT_EQ(coresOfDevices(cores, 4), Numbers({0, 2, 3, 7}));
}

/// Cores of the next node come before second hardware threads, but neighbours
/// stay together.
TEST(Placement, HardwareThreads) {
  Cores cores = makeCores(2, 2, 2);
  EXPECT_EQ(coresOfDevices(cores, 2), Numbers({0, 1}));
  EXPECT_EQ(coresOfDevices(cores, 4), Numbers({0, 1, 2, 3}));
  EXPECT_EQ(coresOfDevices(cores, 5), Numbers({0, 1, 4, 2, 3}));
  EXPECT_EQ(coresOfDevices(cores, 8), Numbers({0, 1, 4, 5, 2, 3, 6, 7}));
}

TEST(Placement, MoreDevicesThanCores) {
  Cores cores = makeCores(2, 2);
  // Each with a thread of its own, and on three threads.
  EXPECT_EQ(coresOfDevices(cores, 6), Numbers({0, 0, 1, 2, 2, 3}));
  EXPECT_EQ(coresOfDevices(Placement(cores, 6, 3)),
            Numbers({0, 0, 1, 1, 2, 2}));
  Placement placement(cores, 6, 3);
  EXPECT_FALSE(placement.areAllAlone());
  // Threads that come later find the cores that are left.
  for (int thread = 0; thread < 6; ++thread)
    EXPECT_EQ(placement.coreOfThread(thread).number, thread % 4);
  EXPECT_FALSE(Placement(cores, 6, 6).areAllAlone());
  EXPECT_TRUE(Placement(cores, 4, 4).areAllAlone());
}

TEST(Placement, CoresNear) {
  Placement placement(makeCores(2, 2, 2), 3, 3);
  auto near = [&](int64_t device) {
    auto cores = placement.coresNear(placement.coreOfDevice(device));
    return Numbers(cores.begin(), cores.end());
  };
  EXPECT_TRUE(placement.hasManyNodes());
  EXPECT_EQ(near(0), Numbers({0, 1, 4, 5}));
  EXPECT_EQ(near(1), Numbers({0, 1, 4, 5}));
  EXPECT_EQ(near(2), Numbers({2, 3, 6, 7}));
}

TEST(Placement, StayOn) {
  Numbers allowed = findAllowedCores();
  {
    StayOn nowhere{std::span<const int>()};
    EXPECT_EQ(findAllowedCores(), allowed);
    StayOn there(Core{.number = allowed.back()});
    EXPECT_EQ(findAllowedCores(), Numbers({allowed.back()}));
    EXPECT_EQ(sched_getcpu(), allowed.back());
  }
  EXPECT_EQ(findAllowedCores(), allowed);
}

//===----------------------------------------------------------------------===//
// Machines of several nodes
//===----------------------------------------------------------------------===//

namespace {
/// This machine, as if each of its cores were a node of its own.
class ManyNodes : public testing::Test {
protected:
  void SetUp() override {
    for (int core : allowed)
      system.addNode(core, std::to_string(core));
    if (allowed.size() < 2)
      GTEST_SKIP() << "there is one core only";
  }

  RunOptions options(int64_t numDevices, int64_t numThreads = 0) const {
    return {.numDevices = numDevices,
            .numThreads = numThreads,
            .systemFolder = system.path()};
  }

  const Numbers allowed = findAllowedCores();
  FakeSystem system;
};
} // namespace

TEST_F(ManyNodes, DevicesStayOnTheirs) {
  auto numCores = static_cast<int64_t>(allowed.size());
  Machine machine(options(numCores));
  for (int run = 0; run < 2; ++run) {
    std::vector<Numbers> cores(numCores);
    RunReport report = machine.run(
        [&](int64_t device) { cores[device] = findAllowedCores(); });
    EXPECT_EQ(report.error, "");
    for (int64_t device = 0; device < numCores; ++device)
      EXPECT_EQ(cores[device], Numbers({allowed[device]}));
  }
  EXPECT_EQ(findAllowedCores(), allowed);
}

TEST_F(ManyNodes, WorkersStayOnTheirs) {
  Machine machine(options(/*numDevices=*/7, /*numThreads=*/2));
  std::vector<Numbers> cores(7);
  RunReport report =
      machine.run([&](int64_t device) { cores[device] = findAllowedCores(); });
  EXPECT_EQ(report.error, "");
  for (const Numbers &numbers : cores) {
    ASSERT_EQ(numbers.size(), 1u);
    EXPECT_TRUE(numbers == Numbers({allowed[0]}) ||
                numbers == Numbers({allowed[1]}));
  }
}

/// Memory that a device allocates is on its node before anyone writes to it.
TEST_F(ManyNodes, MemoryIsTouched) {
  constexpr int64_t kBytes = 16 << 20;
  int64_t numPages = kBytes / sysconf(_SC_PAGESIZE);
  auto countPages = [&](const RunOptions &options) {
    int64_t count = 0;
    RunReport report = Machine(options).run([&](int64_t device) {
      void *block = mesh_rt_alloc(4096, kBytes);
      if (device == 0)
        count = countResidentPages(block, kBytes);
    });
    EXPECT_EQ(report.error, "");
    return count;
  };
  EXPECT_EQ(countPages(options(2)), numPages);
  // With one node it costs nothing.
  FakeSystem oneNode;
  EXPECT_LT(countPages({.numDevices = 2, .systemFolder = oneNode.path()}),
            numPages);
}

TEST_F(ManyNodes, RandomPrograms) {
  for (auto [n, numThreads] : {std::pair(2, 0), {4, 0}, {8, 2}, {8, 1}}) {
    Machine machine(options(n, numThreads));
    ASSERT_NO_FATAL_FAILURE(checkRandomPrograms(machine, n, 3, 25));
  }
}
