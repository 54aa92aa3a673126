//===- CollectiveBenchmark.cpp - time of collectives ----------------------===//
//
// Arguments: devices, and bytes of the block of one device: src of an
// all-gather and dst of a reduce-scatter, and that times the devices for an
// all-reduce, as in nccl-tests. `best_us` is the best iteration, which other
// load of the machine disturbs least, and `bus` its bus bandwidth: bytes that
// have to leave each device, per second. BM_Copy measures memcpy on as many
// threads as there are devices, for comparison.
//
//===----------------------------------------------------------------------===//

#include "mesh-rt/abi.h"
#include "mesh-rt/run.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstring>
#include <limits>
#include <map>
#include <stdexcept>
#include <vector>

using namespace mesh::rt;

namespace {

/// A vector of f32 with its memref descriptor.
struct Vector {
  explicit Vector(int64_t count) : values(count, 1.0f) {
    auto address = reinterpret_cast<int64_t>(values.data());
    descriptor = {address, address, 0, count, 1};
  }
  const mesh_rt_memref *memref() const {
    return reinterpret_cast<const mesh_rt_memref *>(descriptor.data());
  }
  std::vector<float> values;
  std::vector<int64_t> descriptor;
};

Machine &machineOf(int64_t numDevices) {
  static std::map<int64_t, std::unique_ptr<Machine>> machines;
  auto &machine = machines[numDevices];
  if (!machine)
    machine = std::make_unique<Machine>(RunOptions{.numDevices = numDevices});
  return *machine;
}

/// Times `kRounds` calls of body(device) inside one run, so that starting the
/// run does not count.
template <typename Fn>
void measure(benchmark::State &state, int64_t busBytes, Fn body) {
  constexpr int kRounds = 20;
  Machine &machine = machineOf(state.range(0));
  mesh_rt_axis axis{state.range(0), 1};
  mesh_rt_op barrier{};
  barrier.kind = MESH_RT_ALL_REDUCE;
  barrier.element = MESH_RT_F32;
  barrier.num_axes = 1;
  barrier.axes = &axis;
  barrier.name = "barrier";
  barrier.location = "benchmark";
  double best = std::numeric_limits<double>::infinity();
  for (auto _ : state) {
    std::chrono::duration<double> time{};
    RunReport report = machine.run([&](int64_t device) {
      Vector one(1), sum(1);
      body(device);
      mesh_rt_run(&barrier, one.memref(), sum.memref(), 0);
      auto begin = std::chrono::steady_clock::now();
      for (int i = 0; i < kRounds; ++i)
        body(device);
      mesh_rt_run(&barrier, one.memref(), sum.memref(), 0);
      if (device == 0)
        time = std::chrono::steady_clock::now() - begin;
    });
    if (!report.ok())
      state.SkipWithError(report.error.c_str());
    state.SetIterationTime(time.count() / kRounds);
    best = std::min(best, time.count() / kRounds);
  }
  state.counters["best_us"] = best * 1e6;
  state.counters["bus"] = static_cast<double>(busBytes) / best;
}

void measureOp(benchmark::State &state, mesh_rt_kind kind, int64_t srcCount,
               int64_t dstCount, int64_t busBytes) {
  mesh_rt_axis axis{state.range(0), 1};
  mesh_rt_op op{};
  op.kind = kind;
  op.element = MESH_RT_F32;
  op.rank = 1;
  op.shift = 1;
  op.num_axes = 1;
  op.axes = &axis;
  op.name = "op";
  op.location = "benchmark";
  std::vector<Vector> srcs, dsts;
  for (int64_t i = 0; i < state.range(0); ++i) {
    srcs.emplace_back(srcCount);
    dsts.emplace_back(dstCount);
  }
  measure(state, busBytes, [&](int64_t device) {
    mesh_rt_run(&op, srcs[device].memref(), dsts[device].memref(), 0);
  });
}

void BM_AllGather(benchmark::State &state) {
  int64_t n = state.range(0), bytes = state.range(1);
  measureOp(state, MESH_RT_ALL_GATHER, bytes / 4, n * bytes / 4,
            (n - 1) * bytes);
}

void BM_ReduceScatter(benchmark::State &state) {
  int64_t n = state.range(0), bytes = state.range(1);
  measureOp(state, MESH_RT_REDUCE_SCATTER, n * bytes / 4, bytes / 4,
            (n - 1) * bytes);
}

void BM_AllReduce(benchmark::State &state) {
  int64_t n = state.range(0), bytes = state.range(1);
  measureOp(state, MESH_RT_ALL_REDUCE, n * bytes / 4, n * bytes / 4,
            2 * (n - 1) * bytes);
}

void BM_Permute(benchmark::State &state) {
  int64_t bytes = state.range(1);
  measureOp(state, MESH_RT_PERMUTE, bytes / 4, bytes / 4, bytes);
}

void BM_Copy(benchmark::State &state) {
  int64_t count = state.range(1) / 4;
  std::vector<Vector> from, to;
  for (int64_t i = 0; i < state.range(0); ++i) {
    from.emplace_back(count);
    to.emplace_back(count);
  }
  measure(state, state.range(1), [&](int64_t device) {
    std::memcpy(to[device].values.data(), from[device].values.data(),
                4 * count);
    benchmark::ClobberMemory();
  });
}

void collectiveSizes(benchmark::internal::Benchmark *benchmark) {
  for (int64_t devices : {2, 8})
    for (int64_t bytes = 1 << 10; bytes <= 16 << 20; bytes *= 8)
      benchmark->Args({devices, bytes});
  benchmark->UseManualTime()->Unit(benchmark::kMicrosecond);
}

BENCHMARK(BM_Copy)->Apply(collectiveSizes);
BENCHMARK(BM_AllGather)->Apply(collectiveSizes);
BENCHMARK(BM_ReduceScatter)->Apply(collectiveSizes);
BENCHMARK(BM_AllReduce)->Apply(collectiveSizes);
BENCHMARK(BM_Permute)->Apply(collectiveSizes);

} // namespace
