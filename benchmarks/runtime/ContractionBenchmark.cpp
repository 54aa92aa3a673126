//===- ContractionBenchmark.cpp - rates of contractions -------------------===//
//
// Square matrix products on one device; the argument is the size. `flops` is
// the rate; the types and layouts say which kernel runs: oneDNN for f32 with
// a unit stride in each operand, else the packed product.
//
//===----------------------------------------------------------------------===//

#include "mesh-rt/abi.h"
#include "mesh-rt/element.h"
#include "mesh-rt/run.h"

#include <benchmark/benchmark.h>
#include <vector>

using namespace mesh::rt;

namespace {

/// An n x n matrix with `step` elements between columns.
struct Matrix {
  Matrix(mesh_rt_type type, int64_t n, int64_t step)
      : bytes(n * n * step * sizeOf(type)) {
    auto address = reinterpret_cast<int64_t>(bytes.data());
    descriptor = {address, address, 0, n, n, n * step, step};
  }
  const mesh_rt_memref *memref() const {
    return reinterpret_cast<const mesh_rt_memref *>(descriptor.data());
  }
  std::vector<char> bytes;
  std::vector<int64_t> descriptor;
};

void multiply(benchmark::State &state, mesh_rt_type in, mesh_rt_type out,
              int64_t step) {
  static Machine machine({.numDevices = 1});
  const mesh_rt_loop loops[] = {{0, -1, 0}, {-1, 1, 1}, {1, 0, -1}};
  mesh_rt_contraction op{in, out, 2, 2, 2, 0, 3, loops, nullptr, "benchmark"};
  int64_t n = state.range(0);
  Matrix a(in, n, step), b(in, n, step), c(out, n, 1);
  for (auto _ : state) {
    RunReport report = machine.run([&](int64_t) {
      mesh_rt_contract(&op, a.memref(), b.memref(), c.memref());
    });
    if (!report.ok())
      state.SkipWithError(report.error.c_str());
    state.SetIterationTime(
        std::chrono::duration<double>(report.devices[0].contracting).count());
  }
  state.counters["flops"] =
      benchmark::Counter(2.0 * static_cast<double>(n * n * n),
                         benchmark::Counter::kIsIterationInvariantRate);
}

void BM_F32(benchmark::State &state) {
  multiply(state, MESH_RT_F32, MESH_RT_F32, 1);
}
void BM_F32Strided(benchmark::State &state) {
  multiply(state, MESH_RT_F32, MESH_RT_F32, 2);
}
void BM_F64(benchmark::State &state) {
  multiply(state, MESH_RT_F64, MESH_RT_F64, 1);
}
void BM_Bf16(benchmark::State &state) {
  multiply(state, MESH_RT_BF16, MESH_RT_F32, 1);
}
void BM_I8(benchmark::State &state) {
  multiply(state, MESH_RT_I8, MESH_RT_I32, 1);
}

void contractionSizes(benchmark::internal::Benchmark *benchmark) {
  for (int64_t n : {64, 256, 1024})
    benchmark->Arg(n);
  benchmark->UseManualTime()->Unit(benchmark::kMicrosecond);
}

BENCHMARK(BM_F32)->Apply(contractionSizes);
BENCHMARK(BM_F32Strided)->Apply(contractionSizes);
BENCHMARK(BM_F64)->Apply(contractionSizes);
BENCHMARK(BM_Bf16)->Apply(contractionSizes);
BENCHMARK(BM_I8)->Apply(contractionSizes);

} // namespace
