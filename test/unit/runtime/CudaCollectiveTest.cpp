//===- CudaCollectiveTest.cpp - the CUDA transport's conformance ----------===//
//
// The tests of CollectiveTest and RandomProgramTest, on GPUs that delay their
// work at random.
//
//===----------------------------------------------------------------------===//

#include "CollectiveCase.h"
#include "CudaMachine.h"
#include "RandomProgram.h"
#include "mesh-rt/element.h"

#include <algorithm>
#include <map>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

class CudaCollective : public OnGpus {
protected:
  Machine &machineOf(int64_t numDevices, int64_t numGpus) {
    auto &machine = machines[{numDevices, numGpus}];
    if (!machine)
      machine = std::make_unique<Machine>(onGpus(numDevices, numGpus));
    return *machine;
  }
  void checkSyncAndAsync(Case c, int64_t numGpus) {
    check(machineOf(c.mesh.numDevices, numGpus), c);
    c.isAsync = true;
    check(machineOf(c.mesh.numDevices, numGpus), c);
  }

private:
  std::map<std::pair<int64_t, int64_t>, std::unique_ptr<Machine>> machines;
};

} // namespace

TEST_F(CudaCollective, EveryGroup) {
  for (int64_t numGpus : {1, 3}) {
    fakeCuda().delayAtRandom(200us);
    for (const Mesh &mesh : meshes())
      for (const Case &c : casesOn(mesh, MESH_RT_F32))
        ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c, numGpus));
  }
}

TEST_F(CudaCollective, EveryType) {
  for (int type = MESH_RT_I1; type <= MESH_RT_F64; ++type)
    for (const Case &c : casesOn(lineOf(4), static_cast<mesh_rt_type>(type)))
      ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c, 2));
}

TEST_F(CudaCollective, EveryCombinerAndType) {
  for (int type = MESH_RT_I1; type <= MESH_RT_F64; ++type)
    for (int combiner = MESH_RT_SUM; combiner <= MESH_RT_OR; ++combiner) {
      if (combiner >= MESH_RT_AND && isFloat(static_cast<mesh_rt_type>(type)))
        continue;
      for (int64_t count : {3, 2100, 2400})
        for (auto kind : {MESH_RT_ALL_REDUCE, MESH_RT_REDUCE_SCATTER}) {
          Case c{lineOf(3),
                 makeOp(kind, static_cast<mesh_rt_type>(type), 1, {}),
                 {count}};
          c.op.num_axes = 1;
          c.op.combiner = combiner;
          ASSERT_NO_FATAL_FAILURE(check(machineOf(3, 2), c));
        }
    }
}

TEST_F(CudaCollective, EveryLayout) {
  const Layout layouts[] = {Layout::Dense, Layout::Padded, Layout::Transposed,
                            Layout::Gapped};
  for (auto type : {MESH_RT_I8, MESH_RT_BF16, MESH_RT_F64})
    for (Layout src : layouts)
      for (Layout dst : layouts)
        for (Case c : casesOn(lineOf(3), type)) {
          c.srcLayout = src;
          c.dstLayout = dst;
          ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c, 2));
        }
}

TEST_F(CudaCollective, EmptyTensors) {
  for (Case c : casesOn(lineOf(3), MESH_RT_F32)) {
    if (c.shape.empty())
      continue;
    c.shape.back() = 0;
    ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c, 1));
  }
}

TEST_F(CudaCollective, PermuteByPairs) {
  const std::vector<std::vector<mesh_rt_pair>> edges = {
      {{0, 1}, {1, 2}, {2, 3}},
      {{0, 3}, {3, 0}},
      {{2, 2}},
      {{1, 0}, {1, 2}, {1, 3}, {0, 1}},
  };
  fakeCuda().delayAtRandom(200us);
  for (const auto &pairs : edges)
    for (Layout layout : {Layout::Dense, Layout::Gapped}) {
      Case c{lineOf(4), makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 2, {}), {3, 4}};
      c.op.num_axes = 1;
      c.op.num_pairs = static_cast<int64_t>(pairs.size());
      c.op.pairs = pairs.data();
      c.dstLayout = layout;
      ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c, 2));
    }
}

TEST_F(CudaCollective, AllReduceInPlace) {
  fakeCuda().delayAtRandom(200us);
  for (int64_t n : {1, 2, 3, 8})
    for (int64_t count : {1, 7, 9001})
      for (Layout layout : {Layout::Dense, Layout::Padded, Layout::Gapped}) {
        Case c{lineOf(n),
               makeOp(MESH_RT_ALL_REDUCE, MESH_RT_I32, 2, {}),
               {2, count}};
        c.op.num_axes = 1;
        c.srcLayout = c.dstLayout = layout;
        c.isInPlace = true;
        ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(c, 1));
      }
}

TEST_F(CudaCollective, RandomPrograms) {
  for (int64_t n : {1, 2, 4, 8})
    for (int64_t numGpus : {1, 2}) {
      Machine machine(onGpus(n, numGpus));
      fakeCuda().delayAtRandom(300us);
      ASSERT_NO_FATAL_FAILURE(checkRandomPrograms(machine, n, 4, 25));
    }
}

/// The runtime's kernels as they are shipped: their PTX is played, which finds
/// accesses of memory that is not there.
TEST_F(CudaCollective, KernelsAsPtx) {
  fakeCuda().interpretAll(true);
  for (int type = MESH_RT_I1; type <= MESH_RT_F64; ++type)
    for (int combiner = MESH_RT_SUM; combiner <= MESH_RT_OR; ++combiner) {
      if (combiner >= MESH_RT_AND && isFloat(static_cast<mesh_rt_type>(type)))
        continue;
      // Element by element, and 16 bytes at once.
      for (int64_t count : {70, 96}) {
        Case c{
            lineOf(3),
            makeOp(MESH_RT_ALL_REDUCE, static_cast<mesh_rt_type>(type), 1, {}),
            {count}};
        c.op.num_axes = 1;
        c.op.combiner = combiner;
        ASSERT_NO_FATAL_FAILURE(check(machineOf(3, 2), c));
      }
    }
  for (int64_t n : {2, 4}) {
    RunOptions options = onGpus(n, 2);
    // Under sanitizers a kernel is played for seconds.
    options.deadline = 100s;
    Machine machine(options);
    ASSERT_NO_FATAL_FAILURE(checkRandomPrograms(machine, n, 4, 15));
  }
}

/// Where every device's part of all tensors begins and ends at 16 bytes, sums
/// are of so many at once.
TEST_F(CudaCollective, CombinesSixteenBytesAtOnce) {
  auto hasRun = [](const std::string &kernel) {
    std::vector<FakeCommand> commands = fakeCuda().commands();
    return std::any_of(
        commands.begin(), commands.end(),
        [&](const FakeCommand &command) { return command.name == kernel; });
  };
  auto run = [&](int64_t count, Layout layout) {
    Case c{lineOf(3), makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, {}), {count}};
    c.op.num_axes = 1;
    c.dstLayout = layout;
    fakeCuda().reset();
    Machine machine(onGpus(3, 1));
    check(machine, c);
  };
  run(24, Layout::Dense);
  EXPECT_TRUE(hasRun("mesh_rt_reduce_wide_f32"));
  EXPECT_FALSE(hasRun("mesh_rt_reduce_f32"));
  for (auto [count, layout] :
       {std::pair(22, Layout::Dense), std::pair(24, Layout::Gapped)}) {
    run(count, layout);
    EXPECT_TRUE(hasRun("mesh_rt_reduce_f32"));
    EXPECT_FALSE(hasRun("mesh_rt_reduce_wide_f32"));
  }
}

/// Sums that are rounded come out as on threads, bit for bit.
TEST_F(CudaCollective, RoundsAsThreadsDo) {
  Axes axes{{5, 1}};
  Machine threads({.numDevices = 5}), gpus(onGpus(5, 2));
  for (auto type : {MESH_RT_BF16, MESH_RT_F16, MESH_RT_F32, MESH_RT_F64})
    for (auto kind : {MESH_RT_ALL_REDUCE, MESH_RT_REDUCE_SCATTER})
      for (int combiner : {MESH_RT_SUM, MESH_RT_PRODUCT, MESH_RT_MIN}) {
        mesh_rt_op op = makeOp(kind, type, 2, axes);
        op.combiner = combiner;
        std::vector<std::vector<double>> results;
        for (Machine *machine : {&threads, &gpus}) {
          std::mt19937 random(type);
          std::normal_distribution<double> normal;
          std::vector<TestTensor> srcs, dsts;
          for (int device = 0; device < 5; ++device) {
            srcs.emplace_back(type, Shape{10, 77});
            std::vector<double> values(770);
            for (double &value : values)
              value = normal(random);
            srcs.back().set(values);
            dsts.emplace_back(type, resultShape(op, srcs.back().shape, 5));
          }
          RunReport report = machine->run([&](int64_t device) {
            mesh_rt_run(&op, srcs[device].upload(), dsts[device].upload(), 0);
            dsts[device].download();
          });
          ASSERT_EQ(report.error, "");
          auto &values = results.emplace_back();
          for (const TestTensor &dst : dsts)
            for (double value : dst.get())
              values.push_back(value);
        }
        ASSERT_EQ(results[0], results[1]);
      }
}

TEST_F(CudaCollective, CountsTraffic) {
  Axes axes{{4, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_GATHER, MESH_RT_F32, 1, axes);
  Machine machine(onGpus(4));
  RunReport report = machine.run([&](int64_t) {
    TestTensor src(MESH_RT_F32, {10}), dst(MESH_RT_F32, {40});
    mesh_rt_run(&op, src.upload(), dst.upload(), 0);
  });
  ASSERT_EQ(report.error, "");
  for (const DeviceCounters &counters : report.devices) {
    EXPECT_EQ(counters.bytesSent, 3 * 40);
    EXPECT_EQ(counters.bytesReceived, 3 * 40);
    EXPECT_EQ(counters.communications, 1);
    EXPECT_EQ(counters.allocations, 2);
    EXPECT_EQ(counters.peakBytes, 200);
  }
}
