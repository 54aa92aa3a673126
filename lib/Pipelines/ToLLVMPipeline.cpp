//===- ToLLVMPipeline.cpp - local view to the LLVM dialect ----------------===//

#include "LoweringSteps.h"
#include "mesh/Pipelines/Pipelines.h"

#include "mlir/Pass/PassManager.h"

using namespace mesh;

void mesh::buildToLLVMPipeline(OpPassManager &pm,
                               const ToLLVMPipelineOptions &options) {
  if (options.verify)
    addChecks(pm, options.credits);
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
