//===- NcclTest.cpp - devices as processes with a GPU each ----------------===//
//
// The requirements of the other transports, on GPUs that delay their work at
// random, with an NCCL that sums in an order of its own.
//
//===----------------------------------------------------------------------===//

#include "CollectiveCase.h"
#include "NcclMachine.h"
#include "RandomProgram.h"
#include "mesh-rt/element.h"

#include <cmath>
#include <limits>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {
class Nccl : public OnOwnGpus {
protected:
  /// Groups of all processes, of some, and of one.
  static std::vector<Mesh> ownMeshes() {
    std::vector<Mesh> result = {lineOf(numDevices()), {numDevices(), {}}};
    if (numDevices() == 4)
      result.insert(result.end(),
                    {{4, {{2, 2}}}, {4, {{2, 1}}}, {4, {{2, 1}, {2, 2}}}});
    return result;
  }
  static void checkSyncAndAsync(Machine &machine, Case c) {
    check(machine, c, self());
    c.isAsync = true;
    check(machine, c, self());
  }
};
} // namespace

TEST_F(Nccl, RandomPrograms) {
  Machine machine(options());
  fakeCuda().delayAtRandom(200us);
  for (unsigned seed = 0; seed < 10; ++seed) {
    RandomProgram program(numDevices(), seed, 25);
    RunReport report =
        machine.run([&](int64_t device) { program.run(device); });
    ASSERT_EQ(report.error, "") << "seed " << seed;
    ASSERT_NO_FATAL_FAILURE(program.check(self()));
  }
}

TEST_F(Nccl, EveryGroup) {
  Machine machine(options());
  fakeCuda().delayAtRandom(200us);
  for (const Mesh &mesh : ownMeshes())
    for (const Case &c : casesOn(mesh, MESH_RT_F32))
      ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(machine, c));
}

TEST_F(Nccl, EveryType) {
  Machine machine(options());
  for (int type = MESH_RT_I1; type <= MESH_RT_F64; ++type)
    for (const Case &c :
         casesOn(lineOf(numDevices()), static_cast<mesh_rt_type>(type)))
      ASSERT_NO_FATAL_FAILURE(check(machine, c, self()));
}

/// The runtime combines with the combiners that NCCL lacks.
TEST_F(Nccl, EveryCombinerAndType) {
  Machine machine(options());
  int64_t n = numDevices();
  for (int type = MESH_RT_I1; type <= MESH_RT_F64; ++type)
    for (const Case &c : reductionsOf(static_cast<mesh_rt_type>(type), n, n))
      ASSERT_NO_FATAL_FAILURE(check(machine, c, self()));
  // Many elements are reduced in chunks.
  for (mesh_rt_type type : {MESH_RT_I16, MESH_RT_F32})
    for (const Case &c : reductionsOf(type, n, 9000 * n))
      ASSERT_NO_FATAL_FAILURE(check(machine, c, self()));
}

TEST_F(Nccl, EveryLayout) {
  const std::pair<Layout, Layout> layouts[] = {
      {Layout::Dense, Layout::Dense},       {Layout::Dense, Layout::Padded},
      {Layout::Dense, Layout::Transposed},  {Layout::Padded, Layout::Dense},
      {Layout::Transposed, Layout::Gapped}, {Layout::Gapped, Layout::Padded}};
  for (bool isOrdered : {false, true}) {
    RunOptions wanted = options();
    wanted.cuda->orderedSums = isOrdered;
    Machine machine(wanted);
    for (auto [src, dst] : layouts)
      for (Case c : casesOn(lineOf(numDevices()), MESH_RT_BF16)) {
        c.srcLayout = src;
        c.dstLayout = dst;
        ASSERT_NO_FATAL_FAILURE(check(machine, c, self()));
      }
  }
}

TEST_F(Nccl, EmptyTensors) {
  Machine machine(options());
  for (const Case &c : emptyCasesOn(lineOf(numDevices())))
    ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(machine, c));
}

TEST_F(Nccl, PermuteByPairs) {
  Machine machine(options());
  const std::vector<std::vector<mesh_rt_pair>> edges = {
      {{0, 1}}, {{1, 0}, {0, 1}}, {{1, 1}}, {{0, 0}, {0, 1}}};
  for (const auto &pairs : edges)
    for (Layout layout : {Layout::Dense, Layout::Gapped}) {
      Case c = permuteByPairs(numDevices(), pairs);
      c.srcLayout = c.dstLayout = layout;
      ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(machine, c));
    }
}

TEST_F(Nccl, AllReduceInPlace) {
  for (bool isOrdered : {false, true}) {
    RunOptions wanted = options();
    wanted.cuda->orderedSums = isOrdered;
    Machine machine(wanted);
    for (int64_t count : {1, 7, 9001})
      for (Layout layout : {Layout::Dense, Layout::Gapped})
        ASSERT_NO_FATAL_FAILURE(checkSyncAndAsync(
            machine,
            allReduceInPlace(MESH_RT_F32, numDevices(), count, layout)));
  }
}

namespace {
/// The values of device `device`, which sums round.
std::vector<double> roughValues(int64_t count, int64_t device) {
  std::vector<double> values(count);
  for (int64_t i = 0; i < count; ++i)
    values[i] = static_cast<double>((i * 7919 + device * 104729) % 10007) / 977;
  return values;
}
} // namespace

/// NCCL's sums are near; those in order are those of threads, to the bit.
TEST_F(Nccl, SumsInOrder) {
  RunOptions wanted = options();
  Machine free(wanted);
  wanted.cuda->orderedSums = true;
  Machine ordered(wanted), threads({.numDevices = numDevices()});
  bool isAnyDifferent = false;
  for (mesh_rt_type type : {MESH_RT_BF16, MESH_RT_F16, MESH_RT_F32})
    for (mesh_rt_kind kind : {MESH_RT_ALL_REDUCE, MESH_RT_REDUCE_SCATTER})
      for (int64_t columns : {3, 500, 100000})
        for (Layout layout : {Layout::Dense, Layout::Transposed}) {
          Shape shape{numDevices(), columns};
          mesh_rt_op op = makeOp(kind, type, 2, axes);
          Shape result = resultShape(op, shape, numDevices());
          std::vector<TestTensor> srcs, dsts;
          for (int64_t device = 0; device < numDevices(); ++device) {
            srcs.emplace_back(type, shape, layout)
                .set(roughValues(product(shape), device));
            dsts.emplace_back(type, result, layout);
          }
          auto program = [&](int64_t device) {
            const mesh_rt_memref *src = srcs[device].upload();
            const mesh_rt_memref *dst = dsts[device].upload();
            mesh_rt_run(&op, src, dst, 0);
            srcs[device].download();
            dsts[device].download();
          };
          ASSERT_EQ(threads.run(program).error, "");
          std::vector<double> expected = dsts[self()].get();
          ASSERT_EQ(ordered.run(program).error, "");
          ASSERT_EQ(dsts[self()].get(), expected)
              << op.name << " of " << columns << " columns";
          ASSERT_TRUE(dsts[self()].gapsIntact());
          ASSERT_EQ(free.run(program).error, "");
          std::vector<double> near = dsts[self()].get();
          double tolerance = type == MESH_RT_BF16  ? 3e-2
                             : type == MESH_RT_F16 ? 4e-3
                                                   : 1e-6;
          for (size_t i = 0; i < near.size(); ++i)
            ASSERT_LE(std::abs(near[i] - expected[i]),
                      tolerance * std::abs(expected[i]));
          isAnyDifferent |= near != expected;
        }
  // Both orders of two terms give the same sum.
  EXPECT_EQ(isAnyDifferent, numDevices() > 2);
}

TEST_F(Nccl, LeastAndGreatestKeepNaN) {
  Machine machine(options());
  double nan = std::numeric_limits<double>::quiet_NaN();
  for (int combiner : {MESH_RT_MIN, MESH_RT_MAX}) {
    mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
    op.combiner = combiner;
    small.set({self() == 0 ? nan : 1.0, static_cast<double>(self())});
    RunReport report = machine.run([&](int64_t) {
      const mesh_rt_memref *memref = small.upload();
      mesh_rt_run(&op, memref, memref, 0);
      small.download();
    });
    ASSERT_EQ(report.error, "");
    EXPECT_TRUE(std::isnan(small.get()[0]));
    EXPECT_EQ(small.get()[1], combiner == MESH_RT_MIN
                                  ? 0.0
                                  : static_cast<double>(numDevices() - 1));
  }
}

/// Messages find their receives by tags, though NCCL knows none, in whatever
/// order they are started, and a device may send itself one.
TEST_F(Nccl, Messages) {
  Machine machine(options());
  fakeCuda().delayAtRandom(200us);
  int64_t next = (self() + 1) % numDevices();
  int64_t last = (self() + numDevices() - 1) % numDevices();
  TestTensor out[3] = {
      {MESH_RT_F32, {5}}, {MESH_RT_F32, {5}}, {MESH_RT_F32, {5}}};
  TestTensor in[3] = {
      {MESH_RT_F32, {5}}, {MESH_RT_F32, {5}}, {MESH_RT_F32, {5}}};
  auto valueOf = [](int64_t device, int tag) {
    return std::vector<double>(5, static_cast<double>(10 * device + tag));
  };
  for (int tag = 0; tag < 3; ++tag)
    out[tag].set(valueOf(self(), tag));
  RunReport report = machine.run([&](int64_t device) {
    int64_t futures[6];
    for (int i = 0; i < 3; ++i) {
      // The last one is to itself.
      mesh_rt_op send = opOf(MESH_RT_SEND), recv = opOf(MESH_RT_RECV);
      send.tag = i;
      recv.tag = i == 2 ? 2 : 1 - i;
      futures[i] = mesh_rt_start(&send, out[i].upload(), nullptr,
                                 i == 2 ? device : next);
      futures[3 + i] = mesh_rt_start(&recv, nullptr, in[recv.tag].upload(),
                                     i == 2 ? device : last);
    }
    for (int64_t future : futures)
      mesh_rt_wait(future, "test.mlir:2:2");
    for (int i = 0; i < 3; ++i) {
      in[i].download();
      out[i].download();
    }
  });
  ASSERT_EQ(report.error, "");
  EXPECT_EQ(in[0].get(), valueOf(last, 0));
  EXPECT_EQ(in[1].get(), valueOf(last, 1));
  EXPECT_EQ(in[2].get(), valueOf(self(), 2));
}

/// The data goes as NCCL does it where it can.
TEST_F(Nccl, CallsOfNccl) {
  Machine machine(options());
  const std::vector<std::pair<mesh_rt_kind, const char *>> kinds = {
      {MESH_RT_ALL_GATHER, "ncclAllGather"},
      {MESH_RT_ALL_REDUCE, "ncclAllReduce"},
      {MESH_RT_REDUCE_SCATTER, "ncclReduceScatter"},
      {MESH_RT_ALL_TO_ALL, "ncclGroup"},
      {MESH_RT_PERMUTE, "ncclGroup"},
      {MESH_RT_BROADCAST, "ncclBroadcast"},
  };
  for (auto [kind, name] : kinds) {
    fakeCuda().reset();
    Case c{lineOf(numDevices()),
           makeOp(kind, MESH_RT_F32, 2, {}),
           {4 * numDevices(), 3}};
    c.op.num_axes = 1;
    c.op.shift = 1;
    ASSERT_NO_FATAL_FAILURE(check(machine, c, self()));
    std::vector<std::string> names;
    for (const FakeCommand &command : fakeCuda().commands())
      if (command.name.starts_with("nccl") || command.name.starts_with("mesh"))
        names.push_back(command.name);
    EXPECT_EQ(names, std::vector<std::string>{name});
  }
}

/// Packed operands lie in memory that the program has no use for, if there is
/// no other.
TEST_F(Nccl, TakesUnusedMemory) {
  constexpr int64_t kUnusedBytes = 1 << 20;
  Machine machine(options());
  TestTensor src(MESH_RT_F32, {8, 9}, Layout::Transposed);
  TestTensor dst(MESH_RT_F32, {8, 9}, Layout::Gapped);
  RunReport report = machine.run([&](int64_t) {
    mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 2, axes);
    const mesh_rt_memref *from = src.upload(), *to = dst.upload();
    fakeCuda().setMemory(fakeCuda().usedBytes(static_cast<int>(self())) +
                         kUnusedBytes);
    mesh_rt_free(mesh_rt_alloc(64, kUnusedBytes));
    mesh_rt_run(&op, from, to, 0);
  });
  EXPECT_EQ(report.error, "");
}

TEST_F(Nccl, ReportOfAllDevices) {
  RunOptions traced = options();
  traced.trace = true;
  Machine machine(traced);
  int numSteps = 0;
  RunReport report = machine.run([&](int64_t) {
    mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
    const mesh_rt_memref *src = large.upload(), *dst = larger.upload();
    for (int i = 0; i < 3; ++i)
      runStep(&numSteps, [&] {
        ++numSteps;
        mesh_rt_run(&op, src, dst, 0);
      });
    large.download();
    larger.download();
  });
  ASSERT_EQ(report.error, "");
  EXPECT_EQ(numSteps, 3);
  ASSERT_TRUE(report.graph);
  EXPECT_EQ(report.graph->obstacle,
            "what several processes do is not captured");
  EXPECT_EQ(report.graph->numLaunches, 0);
  int64_t bytes = 2 * (numDevices() - 1) * (4 << 18) / numDevices();
  ASSERT_EQ(report.devices.size(), static_cast<size_t>(numDevices()));
  for (const DeviceCounters &counters : report.devices) {
    EXPECT_EQ(counters.communications, 3);
    EXPECT_EQ(counters.bytesSent, 3 * bytes);
    EXPECT_EQ(counters.bytesReceived, 3 * bytes);
  }
  std::vector<int> seen(numDevices());
  for (const Span &span : report.spans)
    if (span.name == "mesh.all_reduce" && !span.stream.empty())
      ++seen[span.device];
  EXPECT_EQ(seen, std::vector<int>(numDevices(), self() == 0 ? 3 : 0));
}
