//===- TimePipeline.cpp - a pipeline's time, and that of its checks -------===//

#include "TimePipeline.h"

#include "mesh/InitMesh.h"
#include "mesh/Pipelines/Pipelines.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Pass/PassInstrumentation.h"

#include <ctime>

using namespace mlir;

/// The time of the processor: what else runs on the machine does not count.
static double getSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

namespace {
struct Seconds {
  double pipeline = 0;
  double checks = 0;

  double getShare() const { return pipeline > 0 ? checks / pipeline : 0; }
};

/// Adds up the time that a pipeline's checks take.
class CheckTimer : public PassInstrumentation {
public:
  explicit CheckTimer(double &seconds) : seconds(seconds) {}

  void runBeforePass(Pass *pass, Operation *) override {
    if (isCheck(pass))
      start = getSeconds();
  }
  void runAfterPass(Pass *pass, Operation *) override {
    if (isCheck(pass))
      seconds += getSeconds() - start;
  }

private:
  static bool isCheck(Pass *pass) {
    return pass->getArgument() == "mesh-verify-spmd" ||
           pass->getArgument() == "mesh-verify-programs";
  }

  double &seconds;
  double start = 0;
};
} // namespace

DialectRegistry makeRegistry() {
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  mesh::registerAllDialects(registry);
  mesh::registerGpuCode(registry);
  return registry;
}

static int64_t countOps(ModuleOp module) {
  int64_t count = 0;
  module.walk([&](Operation *) { ++count; });
  return count;
}

int64_t timePipeline(benchmark::State &state, MutableArrayRef<ModuleOp> sources,
                     BuildPipeline buildPipeline) {
  int64_t ops = 0;
  SmallVector<Seconds> seconds(sources.size());
  for (auto _ : state) {
    ops = 0;
    for (auto [source, spent] : llvm::zip_equal(sources, seconds)) {
      state.PauseTiming();
      OwningOpRef<ModuleOp> module = source.clone();
      PassManager pm(source.getContext());
      buildPipeline(pm);
      pm.addInstrumentation(std::make_unique<CheckTimer>(spent.checks));
      double start = getSeconds();
      state.ResumeTiming();
      if (failed(pm.run(*module))) {
        state.SkipWithError("the pipeline failed");
        return 0;
      }
      state.PauseTiming();
      spent.pipeline += getSeconds() - start;
      ops += countOps(*module);
      module = nullptr;
      state.ResumeTiming();
    }
  }
  Seconds all;
  double worst = 0;
  for (const Seconds &spent : seconds) {
    all.pipeline += spent.pipeline;
    all.checks += spent.checks;
    worst = std::max(worst, spent.getShare());
  }
  state.counters["verify_share"] = all.getShare();
  if (sources.size() > 1)
    state.counters["worst_share"] = worst;
  return ops;
}
