//===- ExecutionPipeline.cpp - a program as devices execute it ------------===//

#include "mesh/Pipelines/ExecutionPipeline.h"

#include "LoweringSteps.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/Differentiation/Passes.h"
#include "mesh/Entries/Passes.h"
#include "mesh/Pipelines/Passes.h"
#include "mesh/Simulation/Passes.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

static llvm::Error checkOptions(const ExecutionPipelineOptions &options) {
  if (!options.gpu)
    return llvm::Error::success();
  if (llvm::Error error = checkGpuChip(options.chip))
    return error;
  if (options.checkBounds)
    return llvm::createStringError(
        "programs for GPUs cannot check their indices: compile for CPUs to "
        "do that");
  if (!options.kernels)
    return llvm::createStringError(
        "programs for GPUs have contractions as kernels alone");
  return llvm::Error::success();
}

/// Adds the passes of the text `pipeline`, with or without the op that it is
/// for, as `builtin.module(cse)` and `cse`.
static llvm::Error addPasses(OpPassManager &pm, StringRef pipeline) {
  std::string message;
  llvm::raw_string_ostream os(message);
  LogicalResult parsed = success();
  StringRef inner = pipeline.trim();
  if (inner.consume_front((pm.getOpAnchorName() + "(").str())) {
    parsed = mlir::parsePassPipeline(pipeline, os);
    inner = inner.rtrim().drop_back();
  }
  if (succeeded(parsed))
    parsed = mlir::parsePassPipeline(inner, pm, os);
  if (succeeded(parsed))
    return llvm::Error::success();
  return llvm::createStringError(
      "the pipeline '" + pipeline +
      "' cannot be parsed: " + StringRef(message).rtrim());
}

RingsPipelineOptions mesh::getRings(const ExecutionPipelineOptions &options) {
  RingsPipelineOptions rings;
  rings.overlap = options.overlap.getValue();
  rings.direction = options.direction.getValue();
  rings.machine = options.machine.getValue();
  // Kernels of GPUs span layers: they are formed first.
  rings.outlineRepeats = !options.gpu;
  rings.verify = options.verify.getValue();
  return rings;
}

static void addToLLVM(OpPassManager &pm,
                      const ExecutionPipelineOptions &options) {
  if (options.gpu) {
    ToGpuPipelineOptions toGpu;
    toGpu.chip = options.chip.getValue();
    toGpu.libdevice = options.libdevice.getValue();
    toGpu.verify = options.verify.getValue();
    toGpu.restoreNames = false;
    buildToGpuPipeline(pm, toGpu);
    return;
  }
  ToLLVMPipelineOptions toLLVM;
  toLLVM.verify = options.verify.getValue();
  toLLVM.credits = options.credits.getValue();
  toLLVM.checkBounds = options.checkBounds.getValue();
  toLLVM.kernels = options.kernels.getValue();
  toLLVM.restoreNames = false;
  buildToLLVMPipeline(pm, toLLVM);
}

void mesh::addMemoryPlanning(OpPassManager &pm, bool kernels, bool gpu) {
  Processor processor = gpu ? Processor::Gpu : Processor::Cpu;
  addTensorPasses(pm, gpu || kernels, processor);
  if (gpu)
    pm.addNestedPass<func::FuncOp>(createFormKernelsPass());
  addBufferizationPasses(pm, processor);
}

static void addRemat(OpPassManager &pm,
                     const ExecutionPipelineOptions &options) {
  PlanRematPassOptions remat;
  remat.memoryLimit = options.memoryLimit;
  remat.seconds = options.planningSeconds;
  remat.machine = options.machine;
  llvm::raw_string_ostream rings(remat.rings);
  getRings(options).print(rings);
  remat.kernels = options.kernels;
  remat.gpu = options.gpu;
  // Loops store what they save once it is there: the plan depends on it.
  pm.addNestedPass<func::FuncOp>(createNormalizeSlicesPass());
  pm.addPass(createPlanRematPass(remat));
}

llvm::Error
mesh::buildExecutionPipeline(OpPassManager &pm,
                             const ExecutionPipelineOptions &options) {
  if (llvm::Error error = checkOptions(options))
    return error;
  KeepEntriesPassOptions keep;
  keep.entries = llvm::to_vector(options.entries);
  pm.addPass(createKeepEntriesPass(keep));
  // A function may be there for its derivative alone.
  DifferentiatePassOptions differentiate;
  differentiate.donateState = options.donateState;
  pm.addPass(createDifferentiatePass(differentiate));
  pm.addPass(mlir::createSymbolDCEPass());
  if (llvm::Error error = addPasses(pm, options.pipeline))
    return error;
  SplitProgramPassOptions split;
  split.machine = options.machine;
  split.checkBounds = options.checkBounds;
  split.verify = options.verify;
  pm.addPass(createSplitProgramPass(split));
  // Lowering forgets what they take and give.
  pm.addPass(createDescribeEntriesPass());
  if (options.memoryLimit > 0)
    addRemat(pm, options);
  buildRingsPipeline(pm, getRings(options));
  PredictTimePassOptions predict;
  predict.machine = options.machine;
  predict.credits = options.credits;
  pm.addPass(createPredictTimePass(predict));
  if (!options.planOnly && !options.predictOnly) {
    addToLLVM(pm, options);
    return llvm::Error::success();
  }
  if (options.verify)
    addChecks(pm, options.credits);
  if (!options.predictOnly)
    addMemoryPlanning(pm, options.kernels, options.gpu);
  return llvm::Error::success();
}

llvm::Error
mesh::buildReferencePipeline(OpPassManager &pm,
                             const ReferencePipelineOptions &options) {
  pm.addPass(createErasePass());
  pm.addNestedPass<func::FuncOp>(createCheckBoundsPass());
  if (options.widen)
    pm.addPass(createWidenFloatsPass());
  ExecutionPipelineOptions execution;
  execution.entries = options.entries;
  execution.checkBounds = true;
  execution.kernels = options.kernels.getValue();
  return buildExecutionPipeline(pm, execution);
}

/// Registers a pipeline whose options have to be checked as a whole.
template <typename Options>
static void registerPipeline(StringRef name, StringRef description,
                             llvm::Error (*build)(OpPassManager &,
                                                  const Options &)) {
  mlir::registerPassPipeline(
      name, description,
      [name, build](OpPassManager &pm, StringRef text,
                    function_ref<LogicalResult(const llvm::Twine &)> fail) {
        Options options;
        if (failed(options.parseFromString(text)))
          return failure();
        if (llvm::Error error = build(pm, options))
          return fail(name + ": " + llvm::toString(std::move(error)));
        return success();
      },
      [](function_ref<void(const mlir::detail::PassOptions &)> visit) {
        visit(Options());
      });
}

void mesh::registerExecutionPipeline() {
  registerPipeline<ExecutionPipelineOptions>(
      "mesh-execution",
      "Lower a program of any level to the LLVM dialect as mesh-run does, for "
      "the functions that are called",
      buildExecutionPipeline);
}

void mesh::registerReferencePipeline() {
  registerPipeline<ReferencePipelineOptions>(
      "mesh-reference",
      "Lower to the LLVM dialect what mesh-run --check compares with: the "
      "program without a mesh, in double precision",
      buildReferencePipeline);
}
