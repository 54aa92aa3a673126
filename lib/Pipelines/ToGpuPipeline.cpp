//===- ToGpuPipeline.cpp - local view to kernels and the LLVM dialect -----===//

#include "LoweringSteps.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/Conversion/Passes.h"
#include "mesh/MathExpansion/Passes.h"
#include "mesh/Pipelines/Pipelines.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/MathToFuncs/MathToFuncs.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVM/NVVM/Target.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Triple.h"

using namespace mesh;

/// From structured ops to kernels, in a module of their own.
static void addLaunchPasses(OpPassManager &pm) {
  // Structured ops have no complex numbers any more.
  pm.addPass(createConvertComplexToStandardPass());
  // While it can be seen how reductions combine.
  pm.addPass(createConvertLinalgToGpuPass());
  // The functions of bodies are written out.
  pm.addNestedPass<func::FuncOp>(createPrepareSmallFloatsPass());
  addSmallFloatPasses(pm, Processor::Gpu);
  // Powers become loops, in functions of their own, which go with the kernels.
  pm.addPass(createConvertMathToFuncs());
  pm.addNestedPass<func::FuncOp>(createConvertHostAccessesToRuntimePass());
  // Constants are no parameters, nor is what bf16 constants are in f32.
  pm.addPass(mlir::createSCCPPass());
  pm.addPass(createGpuLaunchSinkIndexComputationsPass());
  pm.addPass(createGpuKernelOutliningPass());
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addNestedPass<gpu::GPUFuncOp>(createExpandMathPass());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  pm.addPass(createShareKernelsPass());
}

/// Kernels rely on what came with it.
static constexpr unsigned kOldestGpu = 80;

/// From kernels to PTX.
static void addKernelPasses(OpPassManager &pm,
                            const ToGpuPipelineOptions &options) {
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(memref::createExpandStridedMetadataPass());
  kernels.addPass(createLowerAffinePass());
  kernels.addPass(createLowerControlFlowPass());
  kernels.addPass(createSelectInstructionsPass());
  ConvertGpuOpsToNVVMOpsOptions toNVVM;
  toNVVM.useBarePtrCallConv = true;
  kernels.addPass(createConvertGpuOpsToNVVMOps(toNVVM));
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  kernels.addPass(createReconcileUnrealizedCastsPass());
  CheckLoweredPassOptions check;
  check.hasLibdevice = !options.libdevice.empty();
  kernels.addPass(createCheckLoweredPass(check));

  GpuNVVMAttachTargetOptions target;
  target.chip = options.chip;
  target.features = options.features;
  target.optLevel = 3;
  if (!options.libdevice.empty())
    target.linkLibs = {options.libdevice};
  pm.addPass(createGpuNVVMAttachTarget(target));
  GpuModuleToBinaryPassOptions binary;
  binary.compilationTarget = "isa";
  pm.addPass(createGpuModuleToBinaryPass(binary));
}

/// Returns true if LLVM makes PTX for `chip`; by itself it takes others for the
/// oldest.
static bool isKnownToLLVM(StringRef chip) {
  llvm::InitializeAllTargetInfos();
  llvm::InitializeAllTargetMCs();
  llvm::Triple triple("nvptx64-nvidia-cuda");
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return false;
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      target->createMCSubtargetInfo(triple, /*CPU=*/"", /*Features=*/""));
  return info && info->isCPUStringValid(chip);
}

llvm::Error mesh::checkGpuChip(StringRef chip) {
  StringRef number = chip;
  unsigned generation = 0;
  if (number.consume_front("sm_") && !number.consumeInteger(10, generation) &&
      generation >= kOldestGpu && isKnownToLLVM(chip))
    return llvm::Error::success();
  return llvm::createStringError(
      "expected a GPU from sm_" + llvm::Twine(kOldestGpu) +
      " on that LLVM knows, such as sm_90, got '" + chip + "'");
}

void mesh::buildToGpuPipeline(OpPassManager &pm,
                              const ToGpuPipelineOptions &options) {
  // Between GPUs there are no credits.
  if (options.verify)
    addChecks(pm, /*credits=*/0);
  addTensorPasses(pm, /*kernels=*/true, Processor::Gpu);
  pm.addNestedPass<func::FuncOp>(createFormKernelsPass());
  addBufferizationPasses(pm, Processor::Gpu);
  addLaunchPasses(pm);
  if (!options.keepKernels) {
    addKernelPasses(pm, options);
    addLLVMPasses(pm);
  }
  if (options.restoreNames)
    pm.addPass(createRestoreNamesPass());
}

void mesh::registerToGpuPipeline() {
  PassPipelineRegistration<ToGpuPipelineOptions>(
      "mesh-to-gpu",
      "Lower a local view to kernels for GPUs, and the host's part to the LLVM "
      "dialect",
      buildToGpuPipeline);
}

void mesh::registerGpuCode(DialectRegistry &registry) {
  registerBuiltinDialectTranslation(registry);
  registerGPUDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  registerNVVMDialectTranslation(registry);
  NVVM::registerNVVMTargetInterfaceExternalModels(registry);
}
