//===- ExamplesTime.cpp - Cost of checks in each pipeline -----------------===//
//
// Runs every pipeline that ends or begins with a check on all programs of
// examples/: --mesh-spmd on what they are, --mesh-rings on what comes of that,
// and each of the ways down on what comes of those. `verify_share`, the part of
// the time that checks take, is to be at most 0.05; `worst_share` is that of
// the one program where it is largest. The models in examples/jax go down by
// the first and the last of them.
//
//===----------------------------------------------------------------------===//

#include "TimePipeline.h"

#include "mesh/Pipelines/Pipelines.h"

#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace {
/// The programs of a folder, after a number of pipelines.
class Examples {
public:
  explicit Examples(ArrayRef<BuildPipeline> before,
                    StringRef folder = MESH_EXAMPLES)
      : context(makeRegistry(), MLIRContext::Threading::DISABLED) {
    std::error_code error;
    SmallVector<std::string> paths;
    for (llvm::sys::fs::directory_iterator it(folder, error), end;
         it != end && !error; it.increment(error))
      if (llvm::sys::path::extension(it->path()) == ".mlir")
        paths.push_back(it->path());
    llvm::sort(paths);
    for (StringRef path : paths) {
      ParserConfig config(&context);
      OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(path, config);
      PassManager pm(&context);
      for (BuildPipeline build : before)
        build(pm);
      if (!module || failed(pm.run(*module))) {
        ok = false;
        return;
      }
      owned.push_back(std::move(module));
    }
  }

  void time(benchmark::State &state, BuildPipeline buildPipeline) {
    if (!ok || owned.empty())
      return state.SkipWithError("the examples cannot be prepared");
    auto modules = llvm::map_to_vector(
        owned, [](OwningOpRef<ModuleOp> &module) { return *module; });
    timePipeline(state, modules, buildPipeline);
    state.counters["programs"] = static_cast<double>(modules.size());
  }

private:
  MLIRContext context;
  SmallVector<OwningOpRef<ModuleOp>> owned;
  bool ok = true;
};
} // namespace

static void buildSpmd(OpPassManager &pm) { mesh::buildSpmdPipeline(pm); }

static void buildRings(OpPassManager &pm) { mesh::buildRingsPipeline(pm); }

static void buildAllRings(OpPassManager &pm) {
  mesh::RingsPipelineOptions options;
  options.overlap = mesh::OverlapRequest::Ring;
  options.collectives = mesh::RingScope::All;
  mesh::buildRingsPipeline(pm, options);
}

static void buildPrograms(OpPassManager &pm) {
  mesh::buildProgramsPipeline(pm);
}

static void buildToLLVM(OpPassManager &pm) { mesh::buildToLLVMPipeline(pm); }

static void buildToGpu(OpPassManager &pm) { mesh::buildToGpuPipeline(pm); }

static void examplesSpmd(benchmark::State &state) {
  Examples({}).time(state, buildSpmd);
}

static void examplesRings(benchmark::State &state) {
  Examples({buildSpmd}).time(state, buildRings);
}

static void examplesAllRings(benchmark::State &state) {
  Examples({buildSpmd}).time(state, buildAllRings);
}

static void examplesPrograms(benchmark::State &state) {
  Examples({buildSpmd, buildRings}).time(state, buildPrograms);
}

static void examplesToLLVM(benchmark::State &state) {
  Examples({buildSpmd, buildRings}).time(state, buildToLLVM);
}

static void examplesProgramsToLLVM(benchmark::State &state) {
  Examples({buildSpmd, buildRings, buildPrograms}).time(state, buildToLLVM);
}

static void examplesToGpu(benchmark::State &state) {
  Examples({buildSpmd, buildRings}).time(state, buildToGpu);
}

static void modelsSpmd(benchmark::State &state) {
  Examples({}, MESH_EXAMPLES "/jax").time(state, buildSpmd);
}

static void modelsToLLVM(benchmark::State &state) {
  Examples({buildSpmd}, MESH_EXAMPLES "/jax").time(state, buildToLLVM);
}

BENCHMARK(examplesSpmd)->Unit(benchmark::kMillisecond);
BENCHMARK(examplesRings)->Unit(benchmark::kMillisecond);
BENCHMARK(examplesAllRings)->Unit(benchmark::kMillisecond);
BENCHMARK(examplesPrograms)->Unit(benchmark::kMillisecond);
BENCHMARK(examplesToLLVM)->Unit(benchmark::kMillisecond);
BENCHMARK(examplesProgramsToLLVM)->Unit(benchmark::kMillisecond);
BENCHMARK(examplesToGpu)->Unit(benchmark::kMillisecond);
BENCHMARK(modelsSpmd)->Unit(benchmark::kMillisecond);
BENCHMARK(modelsToLLVM)->Unit(benchmark::kMillisecond);
