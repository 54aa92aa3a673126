//===- RingsPipeline.cpp - synchronous collectives to rings ---------------===//

#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

void mesh::buildRingsPipeline(OpPassManager &pm,
                              const RingsPipelineOptions &options) {
  // Decide, then carry it out.
  pm.addPass(
      createOverlapPass({options.mode, options.direction, options.minBytes,
                         options.machine, options.collectives}));
  pm.addPass(createDecomposeCollectivesPass({options.unrollLimit}));
  // Rings over the same axes share the device's index; slices of constants
  // and of whole tensors go away.
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void mesh::registerRingsPipeline() {
  PassPipelineRegistration<RingsPipelineOptions>(
      "mesh-rings",
      "Rewrite the collectives of a local view as rings of permutes that run "
      "under the contractions beside them",
      buildRingsPipeline);
}
