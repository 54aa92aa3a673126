//===- ToLLVMPipeline.cpp - local view to the LLVM dialect ----------------===//

#include "LoweringSteps.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/VerifyPasses.h"

#include "mlir/Pass/PassManager.h"

using namespace mesh;

void mesh::buildToLLVMPipeline(OpPassManager &pm,
                               const ToLLVMPipelineOptions &options) {
  // Nothing later speaks of axes.
  if (options.verify)
    pm.addPass(createVerifySpmdPass());
  addTensorPasses(pm);
  addBufferizationPasses(pm, Processor::Cpu);
  addLLVMPasses(pm);
}

void mesh::registerToLLVMPipeline() {
  PassPipelineRegistration<ToLLVMPipelineOptions>(
      "mesh-to-llvm",
      "Lower a local view to the LLVM dialect, calling Mesh's runtime",
      buildToLLVMPipeline);
}
