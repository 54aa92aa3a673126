//===- ProgramsPipeline.cpp - local view to programs of device classes ----===//

#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Programs/Passes.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

void mesh::buildProgramsPipeline(OpPassManager &pm,
                                 const ProgramsPipelineOptions &options) {
  pm.addNestedPass<func::FuncOp>(createNormalizeLoopsPass());
  // The inliner canonicalizes.
  pm.addNestedPass<func::FuncOp>(createNormalizeSlicesPass());
  // The part of a callee that a device runs depends on the caller.
  pm.addPass(createInlinerPass());
  pm.addPass(createCanonicalizerPass());
  SpecializeDevicesPassOptions specialize;
  specialize.axes.assign(options.axes.begin(), options.axes.end());
  pm.addPass(createSpecializeDevicesPass(specialize));
  // Indices of devices are constants now.
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createDelayWaitsPass());
  if (options.verify)
    pm.addPass(createVerifyProgramsPass());
}

void mesh::registerProgramsPipeline() {
  PassPipelineRegistration<ProgramsPipelineOptions>(
      "mesh-programs",
      "Turn a local view into programs of classes of devices, which send to "
      "and receive from one another",
      buildProgramsPipeline);
}
