//===- RingsPipeline.cpp - synchronous collectives to rings ---------------===//

#include "mesh/Codegen/Passes.h"
#include "mesh/Params/Passes.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Programs/Passes.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

void mesh::buildRingsPipeline(OpPassManager &pm,
                              const RingsPipelineOptions &options) {
  pm.addNestedPass<func::FuncOp>(createNormalizeLoopsPass());
  // The parameters in local views, in collectives.
  pm.addPass(createLowerParamsPass());
  // Decide, then carry it out.
  int64_t maxBytesInFlight =
      options.overlap == OverlapRequest::None ? 0 : options.maxBytesInFlight;
  OverlapPassOptions overlap;
  overlap.overlap = options.overlap;
  overlap.direction = options.direction;
  overlap.minBytes = options.minBytes;
  overlap.machine = options.machine;
  overlap.collectives = options.collectives;
  overlap.aheadBytes = maxBytesInFlight;
  overlap.chunks = options.chunks;
  overlap.form = options.form;
  overlap.unrollLimit = options.unrollLimit;
  overlap.wideAccumulators = options.wideAccumulators;
  pm.addPass(createOverlapPass(overlap));
  // A ring is many ops: each is made once. A layer's collectives that start
  // early do so in the layer before.
  if (options.outlineRepeats && maxBytesInFlight == 0) {
    // Devices are not known to agree on the arguments of a function for layers.
    if (options.verify)
      pm.addPass(createVerifySpmdPass());
    OutlineRepeatsPassOptions outline;
    outline.localView = true;
    pm.addPass(createOutlineRepeatsPass(outline));
  }
  DecomposeCollectivesPassOptions decompose;
  decompose.unrollLimit = options.unrollLimit;
  decompose.wideAccumulators = options.wideAccumulators;
  pm.addPass(createDecomposeCollectivesPass(decompose));
  // Rings over the same axes share the device's index; slices of constants
  // and of whole tensors go away.
  pm.addNestedPass<func::FuncOp>(createNormalizeSlicesPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  if (maxBytesInFlight > 0) {
    ScheduleAsyncPassOptions schedule;
    schedule.maxBytes = maxBytesInFlight;
    schedule.minBytes = options.minBytes;
    pm.addNestedPass<func::FuncOp>(createScheduleAsyncPass(schedule));
    pm.addPass(createCanonicalizerPass());
    pm.addPass(createCSEPass());
  }
  if (options.verify)
    pm.addPass(createVerifySpmdPass());
}

/// Builds the pipeline with options that are text. A number that goes to passes
/// by other names is checked here, by its own.
static LogicalResult
parseRingsPipeline(OpPassManager &pm, StringRef text,
                   function_ref<LogicalResult(const llvm::Twine &)> fail) {
  RingsPipelineOptions options;
  if (failed(options.parseFromString(text)))
    return failure();
  if (options.maxBytesInFlight < 0)
    return fail("mesh-rings: 'max-bytes-in-flight' must be at least 0, got " +
                llvm::Twine(options.maxBytesInFlight.getValue()));
  buildRingsPipeline(pm, options);
  return success();
}

void mesh::registerRingsPipeline() {
  mlir::registerPassPipeline(
      "mesh-rings",
      "Rewrite the collectives of a local view as rings of permutes that run "
      "under the contractions beside them",
      parseRingsPipeline,
      [](function_ref<void(const mlir::detail::PassOptions &)> visit) {
        visit(RingsPipelineOptions());
      });
}
