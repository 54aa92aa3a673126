//===- SpmdPipeline.cpp - from a global program to one for each device ----===//

#include "mesh/Differentiation/Passes.h"
#include "mesh/Params/Passes.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Programs/Passes.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

void mesh::addModelLowering(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createNormalizeLoopsPass());
  // The model, in shardings and upstream's ops that stand for it.
  pm.addPass(createLowerParamsPass());
  // Derivatives of what is joined are joined as well.
  pm.addNestedPass<func::FuncOp>(createJoinSlicesPass());
  pm.addPass(createDifferentiatePass());
  // Norms and exchanges, which derivatives have rules for.
  pm.addPass(createLowerParamsPass());
  pm.addPass(createLowerPipelinePass());
  pm.addPass(createLowerModelPass());
  pm.addNestedPass<func::FuncOp>(createPreparePropagationPass());
}

void mesh::addLocalView(OpPassManager &pm, const SpmdPipelineOptions &options) {
  pm.addPass(createPlanReshardsPass({.machine = options.machine}));
  pm.addPass(createPadUnevenPass({.poison = options.poison}));
  PartitionPassOptions partition;
  partition.machine = options.machine;
  partition.maxReshardBytes = options.maxReshardBytes;
  pm.addPass(createPartitionPass(partition));
  // Adjacent collectives cancel out or become one.
  pm.addNestedPass<func::FuncOp>(createNormalizeSlicesPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void mesh::addPartitioning(OpPassManager &pm,
                           const SpmdPipelineOptions &options) {
  addLocalView(pm, options);
  // Collectives that loops would repeat run once.
  pm.addNestedPass<func::FuncOp>(createHoistInvariantsPass());
  OptimizeCollectivesPassOptions collectives;
  collectives.combineBytes = options.combineBytes;
  collectives.machine = options.machine;
  collectives.innerAxes.assign(options.innerAxes.begin(),
                               options.innerAxes.end());
  pm.addPass(createOptimizeCollectivesPass(collectives));
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void mesh::buildSpmdPipeline(OpPassManager &pm,
                             const SpmdPipelineOptions &options) {
  addModelLowering(pm);
  // Decide, then carry it out.
  pm.addPass(createPropagatePass());
  addPartitioning(pm, options);
  if (options.verify)
    pm.addPass(createVerifySpmdPass());
}

void mesh::registerSpmdPipeline() {
  PassPipelineRegistration<SpmdPipelineOptions>(
      "mesh-spmd",
      "Split an annotated program on whole tensors over the devices of its "
      "mesh: one program for all, with collectives",
      buildSpmdPipeline);
}
