//===- RandomNumbers.cpp - Rate of random numbers -------------------------===//
//
// Compiles a draw of 2^24 elements and runs it on one device, beside a copy of
// as many bytes in the same run. `of_copy` is the rate as a share of that of
// the copy, whose bytes are counted once, as those that are written. `loop` is
// the bound: the rounds of threefry alone, in a loop in C++ that the compiler
// vectorises for this machine.
//
//===----------------------------------------------------------------------===//

#include "ThreefryLoop.h"
#include "mesh/Execution/Execute.h"
#include "mesh/InitMesh.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"

#include <benchmark/benchmark.h>

#include <cstring>

using namespace mesh;

static constexpr int64_t numElements = 1 << 24;

/// Seconds that the fastest of a few copies takes.
static double measureCopy(size_t bytes) {
  std::vector<char> from(bytes, 1), to(bytes, 2);
  double best = INFINITY;
  for (int i = 0; i < 5; ++i) {
    auto begin = std::chrono::steady_clock::now();
    std::memcpy(to.data(), from.data(), bytes);
    benchmark::DoNotOptimize(to.data());
    benchmark::ClobberMemory();
    std::chrono::duration<double> time =
        std::chrono::steady_clock::now() - begin;
    best = std::min(best, time.count());
  }
  return best;
}

/// Draws by `op`, written without types, elements of `type`.
static void draw(benchmark::State &state, StringRef op, StringRef type) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mesh::registerAllDialects(registry);
  registerExecution(registry);
  mlir::MLIRContext context(registry);
  std::string tensor =
      ("tensor<" + llvm::Twine(numElements / 4096) + "x4096x" + type + ">")
          .str();
  auto module = mlir::parseSourceString<ModuleOp>(
      ("func.func @draw(%seed: i64) -> " + tensor +
       " {\n%key = mesh.rng_key %seed : i64 -> tensor<2xi32>\n%0 = " + op +
       " : tensor<2xi32> -> " + tensor + "\nreturn %0 : " + tensor + "\n}")
          .str(),
      &context);
  CompileOptions options;
  options.entries.emplace_back("draw");
  auto program = llvm::cantFail(Program::compile(*module, options));
  HostTensor seed(TensorShape{MESH_RT_I64, {}});
  size_t bytes = 0;
  double best = INFINITY;
  for (auto _ : state) {
    Execution execution = llvm::cantFail(
        execute(program->getEntries().front(), seed, {.repeat = 3}));
    double seconds =
        std::chrono::duration<double>(execution.getMinTime()).count();
    best = std::min(best, seconds);
    bytes = execution.results.front().getNumBytes();
    state.SetIterationTime(seconds);
  }
  state.counters["GB/s"] = static_cast<double>(bytes) / best * 1e-9;
  state.counters["of_copy"] = measureCopy(bytes) / best;
}

static void loop(benchmark::State &state) {
  std::vector<uint32_t> bits(numElements);
  for (auto _ : state) {
    drawBitsInLoop({1, 2}, bits.data(), numElements);
    benchmark::DoNotOptimize(bits.data());
    benchmark::ClobberMemory();
  }
  auto bytes = static_cast<double>(bits.size() * sizeof(uint32_t));
  state.counters["GB/s"] = benchmark::Counter(
      bytes * 1e-9, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(loop)->Unit(benchmark::kMillisecond);

#define DRAW(name, op, type)                                                   \
  BENCHMARK_CAPTURE(draw, name, op, type)                                      \
      ->UseManualTime()                                                        \
      ->Unit(benchmark::kMillisecond)

DRAW(bits_i32, "mesh.random_bits %key", "i32");
DRAW(bits_i64, "mesh.random_bits %key", "i64");
DRAW(uniform_f32, "mesh.random_uniform %key from 0.0 to 1.0", "f32");
DRAW(uniform_f64, "mesh.random_uniform %key from 0.0 to 1.0", "f64");
DRAW(normal_f32, "mesh.random_normal %key", "f32");
DRAW(normal_f64, "mesh.random_normal %key", "f64");
DRAW(normal_bf16, "mesh.random_normal %key", "bf16");
DRAW(truncated_normal_f32, "mesh.random_truncated_normal %key from -2.0 to 2.0",
     "f32");

BENCHMARK_MAIN();
