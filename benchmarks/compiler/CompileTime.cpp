//===- CompileTime.cpp - Time of passes by the size of programs -----------===//
//
// Runs the pipelines on programs of 100 to 10,000 dense layers for 8 and for
// 4,096 devices: --mesh-spmd on layers that are annotated at the first argument
// alone, --mesh-rings (as loops) on layers in local view. The counter
// `time_per_layer` is to stay flat over the number of layers and equal over the
// number of devices, as `ops_out`, the ops of the resulting program per layer,
// is. `verify_share`, the part of the time that checks take, is to be at most
// 0.05.
//
//===----------------------------------------------------------------------===//

#include "TimePipeline.h"

#include "mesh/Pipelines/Pipelines.h"

#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

/// Dense layers with a ReLU between, in local view: by turns a gather before
/// the matmul and a reduce-scatter after it.
static std::string makeStack(int64_t layers, int64_t devices) {
  std::string whole = std::to_string(devices * 4);
  std::string x = "tensor<8x4xf32>", y = "tensor<8x" + whole + "xf32>";
  std::string w1 = "tensor<" + whole + "x4xf32>";
  std::string w2 = "tensor<4x" + whole + "xf32>";
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "mesh.mesh @m = <[\"model\"=" << devices << "]>\n"
     << "func.func @main(%v0: " << x << ", %w1: " << w1 << ", %w2: " << w2
     << ") -> " << x << " attributes {mesh.spmd = @m} {\n"
     << "  %zx = arith.constant dense<0.0> : " << x << "\n"
     << "  %zy = arith.constant dense<0.0> : " << y << "\n";
  for (int64_t i = 0; i < layers; ++i) {
    if (i % 2 == 0)
      os << "  %g" << i << " = mesh.all_gather %v" << i
         << " on @m [\"model\"] dim 1 : " << x << " -> " << y << "\n  %y" << i
         << " = linalg.matmul ins(%g" << i << ", %w1 : " << y << ", " << w1
         << ") outs(%zx : " << x << ") -> " << x << "\n";
    else
      os << "  %p" << i << " = linalg.matmul ins(%v" << i << ", %w2 : " << x
         << ", " << w2 << ") outs(%zy : " << y << ") -> " << y << "\n  %y" << i
         << " = mesh.reduce_scatter sum %p" << i
         << " on @m [\"model\"] dim 1 : " << y << " -> " << x << "\n";
    os << "  %v" << i + 1 << " = arith.maximumf %y" << i << ", %zx : " << x
       << "\n";
  }
  os << "  return %v" << layers << " : " << x << "\n}\n";
  return text;
}

/// The same on whole tensors: by turns `tp_dense gather` and `scatter`, with a
/// bias and a ReLU, on a mesh with a second axis for the batch. Only the first
/// argument is annotated.
static std::string makeAnnotatedStack(int64_t layers, int64_t devices) {
  std::string size = std::to_string(devices * 4);
  std::string x = "tensor<8x" + size + "xf32>";
  std::string w = "tensor<" + size + "x" + size + "xf32>";
  std::string b = "tensor<" + size + "xf32>";
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "mesh.mesh @m = <[\"data\"=2, \"model\"=" << devices / 2 << "]>\n"
     << "func.func @main(%v0: " << x
     << " {mesh.sharding = #mesh.sharding<@m, [{\"data\"}, {\"model\"}]>}, "
     << "%w1: " << w << ", %w2: " << w << ", %b: " << b << ") -> " << x
     << " {\n";
  for (int64_t i = 0; i < layers; ++i)
    os << "  %y" << i << " = mesh.tp_dense "
       << (i % 2 == 0 ? "gather" : "scatter") << " %v" << i << ", "
       << (i % 2 == 0 ? "%w1" : "%w2") << " bias %b on @m \"model\" : (" << x
       << ", " << w << ", " << b << ") -> " << x << "\n  %z" << i
       << " = arith.constant dense<0.0> : " << x << "\n  %v" << i + 1
       << " = arith.maximumf %y" << i << ", %z" << i << " : " << x << "\n";
  os << "  return %v" << layers << " : " << x << "\n}\n";
  return text;
}

using MakeProgram = std::string (*)(int64_t layers, int64_t devices);

static void run(benchmark::State &state, MakeProgram makeProgram,
                BuildPipeline buildPipeline) {
  int64_t layers = state.range(0), devices = state.range(1);
  MLIRContext context(makeRegistry(), MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> source =
      parseSourceString<ModuleOp>(makeProgram(layers, devices), &context);
  if (!source)
    return state.SkipWithError("the program does not parse");
  ModuleOp module = *source;
  int64_t ops = timePipeline(state, module, buildPipeline);
  state.counters["time_per_layer"] =
      benchmark::Counter(static_cast<double>(layers),
                         benchmark::Counter::kIsIterationInvariantRate |
                             benchmark::Counter::kInvert);
  state.counters["ops_out"] =
      static_cast<double>(ops) / static_cast<double>(layers);
}

static void buildRings(OpPassManager &pm) {
  mesh::RingsPipelineOptions options;
  options.overlap = mesh::OverlapRequest::Ring;
  options.unrollLimit = 1;
  mesh::buildRingsPipeline(pm, options);
}

static void spmd(benchmark::State &state) {
  run(state, makeAnnotatedStack,
      [](OpPassManager &pm) { mesh::buildSpmdPipeline(pm); });
}

static void rings(benchmark::State &state) {
  run(state, makeStack, buildRings);
}

static void toLLVM(benchmark::State &state) {
  run(state, makeStack,
      [](OpPassManager &pm) { mesh::buildToLLVMPipeline(pm); });
}

static void sizes(benchmark::internal::Benchmark *benchmark) {
  benchmark->ArgsProduct({{100, 1000, 10000}, {8, 4096}})
      ->ArgNames({"layers", "devices"})
      ->Unit(benchmark::kMillisecond);
}

BENCHMARK(spmd)->Apply(sizes);
BENCHMARK(rings)->Apply(sizes);
BENCHMARK(toLLVM)->Apply(sizes);

int main(int argc, char **argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  registerPassBenchmarks();
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
