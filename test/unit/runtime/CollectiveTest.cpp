//===- CollectiveTest.cpp - conformance of collectives --------------------===//
//
// Every collective over groups of many shapes, types, combiners, layouts and
// ranks, synchronous and asynchronous, against CollectiveReference. On machines
// of processes each checks the result of its own device, and the tests that
// need as many devices as there are processes run.
//
//===----------------------------------------------------------------------===//

#include "CollectiveCase.h"
#include "TestedMachine.h"

#include <gtest/gtest.h>
#include <map>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {

class Collective : public testing::Test {
protected:
  static void TearDownTestSuite() { machines.clear(); }
  void TearDown() override {
    if (!hasMachine)
      GTEST_SKIP() << "no machine of the sizes that are tested";
  }

  /// Returns a machine that all tests use, as runs must not disturb each other;
  /// null if the transport has none of that size.
  Machine *machineOf(int64_t numDevices) {
    std::optional<RunOptions> options = optionsOf(numDevices);
    if (!options)
      return nullptr;
    hasMachine = true;
    auto &machine = machines[numDevices];
    if (!machine)
      machine = std::make_unique<Machine>(*options);
    return machine.get();
  }
  void check(const Case &c) {
    if (Machine *machine = machineOf(c.mesh.numDevices))
      test::check(*machine, c, ownDevice());
  }
  void checkSyncAndAsync(Case c) {
    check(c);
    if (HasFatalFailure())
      return;
    c.isAsync = true;
    check(c);
  }

private:
  static std::map<int64_t, std::unique_ptr<Machine>> machines;
  bool hasMachine = false;
};
std::map<int64_t, std::unique_ptr<Machine>> Collective::machines;

} // namespace

TEST_F(Collective, EveryGroup) {
  for (const Mesh &mesh : meshes())
    for (const Case &c : casesOn(mesh, MESH_RT_F32))
      ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c));
}

TEST_F(Collective, EveryType) {
  for (int type = MESH_RT_I1; type <= MESH_RT_F64; ++type)
    for (const Case &c : casesOn(lineOf(4), static_cast<mesh_rt_type>(type)))
      ASSERT_NO_FATAL_FAILURE(check(c));
}

TEST_F(Collective, EveryCombinerAndType) {
  for (int64_t n : {2, 3, 5})
    for (int type = MESH_RT_I1; type <= MESH_RT_F64; ++type)
      for (int64_t count : {n, n * 700})
        for (const Case &c :
             reductionsOf(static_cast<mesh_rt_type>(type), n, count))
          ASSERT_NO_FATAL_FAILURE(check(c));
}

TEST_F(Collective, EveryLayout) {
  const Layout layouts[] = {Layout::Dense, Layout::Padded, Layout::Transposed,
                            Layout::Gapped};
  for (auto type : {MESH_RT_I8, MESH_RT_BF16, MESH_RT_F32, MESH_RT_F64})
    for (Layout src : layouts)
      for (Layout dst : layouts)
        for (Case c : casesOn(lineOf(3), type)) {
          c.srcLayout = src;
          c.dstLayout = dst;
          ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c));
        }
}

TEST_F(Collective, EveryRankAndDim) {
  Mesh mesh{4, {{2, 2}, {2, 1}}};
  for (int64_t rank = 1; rank <= 4; ++rank)
    for (int32_t dim = 0; dim < rank; ++dim)
      for (auto kind :
           {MESH_RT_ALL_GATHER, MESH_RT_REDUCE_SCATTER, MESH_RT_ALL_TO_ALL})
        for (int32_t splitDim = 0; splitDim < rank; ++splitDim) {
          Case c{mesh, makeOp(kind, MESH_RT_I32, rank, mesh.axes),
                 Shape(rank, 4), Layout::Padded};
          c.op.dim = dim;
          c.op.split_dim = splitDim;
          ASSERT_NO_FATAL_FAILURE(check(c));
        }
}

TEST_F(Collective, EmptyTensors) {
  for (const Case &c : emptyCasesOn(lineOf(3)))
    ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c));
}

TEST_F(Collective, PermuteByPairs) {
  const std::vector<std::vector<mesh_rt_pair>> edges = {
      {{0, 1}, {1, 2}, {2, 3}},         // a chain: member 0 gets zeros
      {{0, 3}, {3, 0}},                 // two members swap
      {{2, 2}},                         // to itself
      {{1, 0}, {1, 2}, {1, 3}, {0, 1}}, // one source, several targets
  };
  for (const auto &pairs : edges) {
    Case c = permuteByPairs(4, pairs);
    c.dstLayout = Layout::Gapped;
    ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c));
  }
}

/// On 2 x 3 x 2 devices: two axes change places, three turn round, a part of
/// the devices takes part, and an axis of 6 is seen in other parts.
TEST_F(Collective, PermuteToAxes) {
  const mesh_rt_axis x{2, 6}, y{3, 2}, z{2, 1}, yz{6, 1}, yMajor{2, 3},
      zMinor{3, 1};
  const std::vector<std::pair<Axes, Axes>> lists = {
      {{x, y}, {y, x}},  {{x, y, z}, {z, x, y}},         {{y, z}, {z, y}},
      {{x, z}, {z, x}},  {{x, yz}, {yMajor, x, zMinor}}, {{y, z}, {yz}},
      {{yz, x}, {x, yz}}};
  for (const auto &[axes, targets] : lists) {
    Case c{{12, axes}, makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 2, {}), {3, 4}};
    c.op.num_axes = static_cast<int64_t>(axes.size());
    c.op.num_targets = static_cast<int64_t>(targets.size());
    c.op.targets = targets.data();
    ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c));
  }
}

/// Below and above the size from which all-reduces go in chunks.
TEST_F(Collective, AllReduceInPlace) {
  for (int64_t n : {1, 2, 3, 8})
    for (int64_t count : {1, 7, 1000, 9001, 40000})
      for (Layout layout : {Layout::Dense, Layout::Padded, Layout::Gapped}) {
        Case c = allReduceInPlace(MESH_RT_I32, n, count, layout);
        ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c));
        c.isInPlace = false;
        ASSERT_NO_FATAL_FAILURE(check(c));
      }
}

TEST_F(Collective, ManyMoreDevicesThanCores) {
  for (const Case &c : casesOn(lineOf(64), MESH_RT_F32))
    ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c));
  for (const Case &c : casesOn({64, {{8, 8}}}, MESH_RT_F32))
    ASSERT_NO_FATAL_FAILURE(check(c));
}

TEST_F(Collective, ManyMoreDevicesThanCoresAreFast) {
  constexpr int64_t kDevices = 64, kRounds = 20;
  Machine *machine = machineOf(kDevices);
  if (!machine)
    return;
  Axes axes{{kDevices, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, axes);
  std::vector<TestTensor> tensors;
  for (int64_t i = 0; i < kDevices; ++i) {
    tensors.emplace_back(MESH_RT_F32, Shape{4096});
    tensors.back().set(std::vector<double>(4096, 1));
  }
  RunReport report = machine->run([&](int64_t device) {
    for (int64_t i = 0; i < kRounds; ++i)
      mesh_rt_run(&op, tensors[device].memref(), tensors[device].memref(), 0);
  });
  ASSERT_EQ(report.error, "");
  // A few milliseconds each; far below what a sleep that nobody ends takes.
  EXPECT_LT(report.wall, std::chrono::milliseconds(100) * kRounds);
}

TEST_F(Collective, CountsTraffic) {
  Machine *machine = machineOf(4);
  if (!machine)
    return;
  Axes axes{{4, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_GATHER, MESH_RT_F32, 1, axes);
  std::vector<TestTensor> srcs, dsts;
  for (int i = 0; i < 4; ++i) {
    srcs.emplace_back(MESH_RT_F32, Shape{10});
    dsts.emplace_back(MESH_RT_F32, Shape{40});
  }
  RunReport report = machine->run([&](int64_t device) {
    mesh_rt_run(&op, srcs[device].memref(), dsts[device].memref(), 0);
  });
  ASSERT_EQ(report.error, "");
  for (const DeviceCounters &counters : report.devices) {
    EXPECT_EQ(counters.bytesSent, 3 * 40);
    EXPECT_EQ(counters.bytesReceived, 3 * 40);
    EXPECT_EQ(counters.communications, 1);
    EXPECT_EQ(counters.waits, 0);
  }
}
