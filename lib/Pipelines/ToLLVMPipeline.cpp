//===- ToLLVMPipeline.cpp - local view to the LLVM dialect ----------------===//

#include "LoweringSteps.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

void mesh::buildToLLVMPipeline(OpPassManager &pm,
                               const ToLLVMPipelineOptions &options) {
  if (options.verify)
    addChecks(pm, options.credits);
  addTensorPasses(pm, options.kernels, Processor::Cpu);
  addBufferizationPasses(pm, Processor::Cpu);
  if (options.checkBounds) {
    pm.addNestedPass<func::FuncOp>(createCheckBoundsPass());
    pm.addPass(createCanonicalizerPass());
  }
  addLLVMPasses(pm);
  if (options.restoreNames)
    pm.addPass(createRestoreNamesPass());
  pm.addPass(createCheckLoweredPass());
}

void mesh::registerToLLVMPipeline() {
  PassPipelineRegistration<ToLLVMPipelineOptions>(
      "mesh-to-llvm",
      "Lower a local view to the LLVM dialect, calling Mesh's runtime",
      buildToLLVMPipeline);
}
