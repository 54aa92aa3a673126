//===- CompileTime.cpp - how the pipelines scale --------------------------===//
//
// Runs the named pipelines on stacks of 10 to 10,000 dense layers over meshes
// of 8 and of 4,096 devices. The counter `us_per_layer` is to stay flat over
// the number of layers and equal over the number of devices, as `ops_out`, the
// ops of the resulting program per layer, is.
//
//===----------------------------------------------------------------------===//

#include "mesh/InitMesh.h"
#include "mesh/Pipelines/Pipelines.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>

using namespace mlir;

/// A stack of dense layers with a ReLU between, gather and scatter in turn.
/// The axis "model" has `devices` / 2 devices, and features fit it.
static std::string makeStack(int64_t layers, int64_t devices) {
  int64_t features = devices * 4;
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string f = std::to_string(features);
  std::string x = "tensor<8x" + f + "xf32>", w = "tensor<" + f + "x" + f + "xf32>";
  os << "mesh.mesh @m = <[\"data\"=2, \"model\"=" << devices / 2 << "]>\n"
     << "func.func @main(%v0: " << x
     << " {mesh.sharding = #mesh.sharding<@m, [{\"data\"}, {\"model\"}]>}, %w: "
     << w << ", %u: " << w << ") -> " << x << " {\n";
  for (int64_t i = 0; i < layers; ++i) {
    bool gather = i % 2 == 0;
    os << "  %y" << i << " = mesh.tp_dense " << (gather ? "gather" : "scatter")
       << " %v" << i << ", " << (gather ? "%w" : "%u") << " on @m \"model\" : ("
       << x << ", " << w << ") -> " << x << "\n"
       << "  %z" << i << " = arith.constant dense<0.0> : " << x << "\n"
       << "  %v" << i + 1 << " = arith.maximumf %y" << i << ", %z" << i << " : "
       << x << "\n";
  }
  os << "  return %v" << layers << " : " << x << "\n}\n";
  return text;
}

static int64_t countOps(ModuleOp module) {
  int64_t count = 0;
  module.walk([&](Operation *) { ++count; });
  return count;
}

using BuildPipeline = void (*)(OpPassManager &);

static void buildSpmd(OpPassManager &pm) { mesh::buildSpmdPipeline(pm); }
static void buildRings(OpPassManager &pm) {
  mesh::buildSpmdPipeline(pm);
  mesh::RingsPipelineOptions options;
  mesh::buildRingsPipeline(pm, options);
}

static void runPipeline(benchmark::State &state, BuildPipeline build) {
  int64_t layers = state.range(0), devices = state.range(1);
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  mesh::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> source =
      parseSourceString<ModuleOp>(makeStack(layers, devices), &context);
  if (!source)
    return state.SkipWithError("the program does not parse");
  int64_t ops = 0;
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<ModuleOp> module = source->clone();
    PassManager pm(&context);
    build(pm);
    state.ResumeTiming();
    if (failed(pm.run(*module)))
      return state.SkipWithError("the pipeline failed");
    state.PauseTiming();
    ops = countOps(*module);
    module = nullptr;
    state.ResumeTiming();
  }
  state.counters["us_per_layer"] = benchmark::Counter(
      static_cast<double>(layers) * 1e-6,
      benchmark::Counter::kIsIterationInvariantRate |
          benchmark::Counter::kInvert);
  state.counters["ops_out"] =
      static_cast<double>(ops) / static_cast<double>(layers);
}

BENCHMARK_CAPTURE(runPipeline, spmd, buildSpmd)
    ->ArgsProduct({{100, 1000, 10000}, {8, 4096}})
    ->ArgNames({"layers", "devices"})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(runPipeline, rings, buildRings)
    ->ArgsProduct({{100, 1000, 10000}, {8, 4096}})
    ->ArgNames({"layers", "devices"})
    ->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
