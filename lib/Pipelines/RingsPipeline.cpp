//===- RingsPipeline.cpp - synchronous collectives to rings ---------------===//

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
  pm.addNestedPass<func::FuncOp>(createUpliftWhileLoopsPass());
  // What local views say of parameters, in collectives.
  pm.addPass(createLowerParamValuesPass());
  // Decide, then carry it out.
  int64_t maxBytesInFlight =
      options.overlap == OverlapRequest::None ? 0 : options.maxBytesInFlight;
  pm.addPass(createOverlapPass(
      {options.overlap, options.direction, options.minBytes, options.machine,
       options.collectives, maxBytesInFlight, options.chunks, options.form,
       options.unrollLimit, options.wideAccumulators}));
  pm.addPass(createDecomposeCollectivesPass(
      {options.unrollLimit, options.wideAccumulators}));
  // Rings over the same axes share the device's index; slices of constants
  // and of whole tensors go away.
  pm.addNestedPass<func::FuncOp>(createNormalizeSlicesPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  if (maxBytesInFlight > 0) {
    pm.addPass(createScheduleAsyncPass({maxBytesInFlight, options.minBytes}));
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
