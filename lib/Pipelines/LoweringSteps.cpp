//===- LoweringSteps.cpp - common steps of lowering to LLVM ---------------===//

#include "LoweringSteps.h"

#include "mesh/Bufferization/Passes.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/Conversion/Passes.h"
#include "mesh/MathExpansion/Passes.h"
#include "mesh/Params/Passes.h"
#include "mesh/Programs/Passes.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMPass.h"
#include "mlir/Conversion/MathToFuncs/MathToFuncs.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

void mesh::addChecks(OpPassManager &pm, int64_t credits) {
  pm.addPass(createVerifySpmdPass());
  VerifyProgramsPassOptions programs;
  programs.credits = credits;
  pm.addPass(createVerifyProgramsPass(programs));
}

void mesh::addTensorPasses(OpPassManager &pm, bool kernels,
                           Processor processor) {
  pm.addNestedPass<func::FuncOp>(createNormalizeLoopsPass());
  pm.addPass(createAvoidLibraryNamesPass());
  pm.addPass(createLowerParamsPass());
  pm.addNestedPass<func::FuncOp>(createNormalizeSlicesPass());
  pm.addPass(createCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(createConvertAggregatesToLinalgPass());
  if (kernels) {
    ConvertContractionsToRuntimePassOptions contractions;
    contractions.windows = processor == Processor::Cpu;
    pm.addNestedPass<func::FuncOp>(
        createConvertContractionsToRuntimePass(contractions));
  }
  pm.addPass(createConvertMeshToRuntimePass());
  pm.addNestedPass<func::FuncOp>(createWidenReductionsPass());
  pm.addNestedPass<func::FuncOp>(createConvertElementwiseToLinalgPass());
  pm.addNestedPass<func::FuncOp>(createLinalgGeneralizeNamedOpsPass());
  pm.addNestedPass<func::FuncOp>(createFuseElementwisePass());
  if (processor == Processor::Cpu)
    pm.addNestedPass<func::FuncOp>(createSplitSumsPass());
  // Not fused with what reads them, or each read would draw them again.
  pm.addNestedPass<func::FuncOp>(createConvertRandomToLinalgPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void mesh::addBufferizationPasses(OpPassManager &pm, Processor processor) {
  pm.addNestedPass<func::FuncOp>(createUpdateInPlacePass());
  pm.addPass(createOutlineRepeatsPass());
  pm.addNestedPass<func::FuncOp>(createNormalizeSlicesPass());
  pm.addNestedPass<func::FuncOp>(createPrepareBufferizationPass());
  pm.addPass(createBufferizePass());
  // Loops that work in place give the buffers that they started from.
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createFinalizeResultsPass());
  // Two views of one part become one, and copies from it to itself go away.
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());
  if (processor == Processor::Gpu)
    pm.addNestedPass<func::FuncOp>(createUploadConstantsPass());
  pm.addPass(createPlanMemoryPass());
  pm.addPass(createCanonicalizerPass());
}

void mesh::addSmallFloatPasses(OpPassManager &pm, Processor processor) {
  math::MathExtendToSupportedTypesOptions extendMath;
  pm.addPass(math::createMathExtendToSupportedTypes(extendMath));
  arith::ArithEmulateUnsupportedFloatsOptions emulate;
  emulate.sourceTypeStrs = {"bf16", "f16"};
  emulate.targetTypeStr = "f32";
  pm.addPass(arith::createArithEmulateUnsupportedFloats(emulate));
  // GPUs have instructions for the rest.
  if (processor == Processor::Gpu)
    return;
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  pm.addPass(arith::createArithExpandOpsPass(expand));
}

void mesh::addLLVMPasses(OpPassManager &pm) {
  // While it can be seen which ops do the same.
  pm.addPass(createOutlineLoopsPass());
  pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  // Complex functions that LLVM lacks, in terms of real ones.
  pm.addPass(createConvertComplexToStandardPass());
  // Before small numbers become f32, among which they are normal.
  pm.addNestedPass<func::FuncOp>(createPrepareSmallFloatsPass());
  addSmallFloatPasses(pm, Processor::Cpu);
  math::MathExpandOpsPassOptions expand;
  expand.opMnemonics = {"clampf"};
  pm.addPass(math::createMathExpandOpsPass(expand));
  pm.addNestedPass<func::FuncOp>(createExpandMathPass());
  // Powers become loops, in functions of their own.
  pm.addPass(createConvertMathToFuncs());
  // Functions that LLVM has an intrinsic for, and then the rest.
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createConvertMathToLibmPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addNestedPass<func::FuncOp>(createLowerControlFlowPass());
  pm.addPass(createConvertRuntimeToLLVMPass());
  pm.addPass(createConvertToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}
