//===- Lower.cpp - a module's entries in the LLVM dialect -----------------===//

#include "mesh/Execution/Lower.h"

#include "CheckProgram.h"
#include "ScalarResults.h"
#include "mesh/Analysis/Precision.h"
#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/ProgramOps.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Support/FirstError.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/DebugStringHelper.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

StringRef mesh::getStageName(Stage stage) {
  switch (stage) {
  case Stage::Spmd:
    return "spmd";
  case Stage::Rings:
    return "rings";
  case Stage::LLVM:
    return "llvm";
  }
  llvm_unreachable("not a stage");
}

void mesh::printStage(Stage stage, ModuleOp module, raw_ostream &os) {
  os << "// After " << getStageName(stage) << ":\n" << module << "\n";
}

bool mesh::isAnnotated(FunctionOpInterface function) {
  if (function->hasAttr(MeshDialect::kSpmdAttrName) ||
      function->hasAttr(MeshDialect::kProgramAttrName))
    return false;
  auto hasSharding = [](ArrayAttr dictionaries) {
    return dictionaries && llvm::any_of(dictionaries, [](Attribute dictionary) {
             auto attributes = llvm::cast<DictionaryAttr>(dictionary);
             return attributes.contains(MeshDialect::kShardingAttrName) ||
                    attributes.contains(MeshDialect::kLogicalAttrName);
           });
  };
  if (hasSharding(function.getArgAttrsAttr()) ||
      hasSharding(function.getResAttrsAttr()))
    return true;
  return function
      ->walk([](Operation *op) {
        bool isMesh = (llvm::isa_and_present<MeshDialect>(op->getDialect()) &&
                       !op->hasTrait<DeviceIndependent>()) ||
                      op->hasAttr(MeshDialect::kShardingsAttrName);
        return isMesh ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
/// Notes the first pass that fails: of those that are nested the innermost.
class FailedPass : public mlir::PassInstrumentation {
public:
  explicit FailedPass(std::string &name) : name(name) {}

  void runAfterPassFailed(mlir::Pass *pass, Operation *) override {
    if (name.empty())
      name =
          (pass->getArgument().empty() ? pass->getName() : pass->getArgument())
              .str();
  }

private:
  std::string &name;
};
} // namespace

/// Runs the passes of `step`. Who embeds this may not see diagnostics, so the
/// error repeats the first one.
static llvm::Error run(PassManager &pm, ModuleOp module,
                       const llvm::Twine &step) {
  std::string pass;
  pm.addInstrumentation(std::make_unique<FailedPass>(pass));
  FirstError reported(module.getContext(), /*isShown=*/true);
  if (succeeded(pm.run(module)))
    return llvm::Error::success();
  std::string message = (step + " failed").str();
  if (!pass.empty())
    message += " in " + pass;
  if (!reported.message.empty())
    message += ": " + reported.message;
  return llvm::createStringError(message);
}

static llvm::Error run(ModuleOp module, StringRef step,
                       function_ref<void(OpPassManager &)> build) {
  PassManager pm(module->getName());
  build(pm);
  return run(pm, module, step);
}

/// Code that is lowered already has no tensors to be called with.
static llvm::Error checkEntries(ModuleOp module, ArrayRef<std::string> names) {
  for (StringRef name : names) {
    auto function = module.lookupSymbol<FunctionOpInterface>(name);
    if (function && !llvm::isa<func::FuncOp>(*function))
      return llvm::createStringError(
          "@" + name + " is an " + function->getName().getStringRef() +
          "; what is run is a func.func or a mesh.programs");
  }
  return llvm::Error::success();
}

/// Drops the functions and the data that no entry needs, and looks at what is
/// left. Entries are called as they are here, whatever they were called before.
static llvm::Error keepEntries(ModuleOp module, ArrayRef<std::string> names) {
  for (auto function : module.getOps<FunctionOpInterface>())
    function->removeAttr(MeshRtDialect::kNameAttrName);
  for (auto symbol : module.getOps<mlir::SymbolOpInterface>())
    if (llvm::isa<FunctionOpInterface, ProgramsOp, memref::GlobalOp>(*symbol) &&
        !llvm::is_contained(names, symbol.getName()))
      symbol.setPrivate();
  if (llvm::Error error =
          run(module, "removing unused functions", [](OpPassManager &pm) {
            pm.addPass(mlir::createSymbolDCEPass());
          }))
    return error;
  FirstError reported(module.getContext(), /*isShown=*/true);
  return succeeded(checkProgram(module))
             ? llvm::Error::success()
             : llvm::createStringError(reported.message);
}

static llvm::Error runFirstPasses(ModuleOp module, StringRef pipeline) {
  PassManager pm(module->getName());
  std::string message;
  llvm::raw_string_ostream os(message);
  // With or without the op that it is for, as `builtin.module(cse)` and `cse`.
  StringRef anchor = module->getName().getStringRef();
  LogicalResult parsed = success();
  if (pipeline.trim().starts_with((anchor + "(").str())) {
    FailureOr<OpPassManager> whole = mlir::parsePassPipeline(pipeline, os);
    parsed = whole;
    if (succeeded(whole))
      static_cast<OpPassManager &>(pm) = std::move(*whole);
  } else {
    parsed = mlir::parsePassPipeline(pipeline, pm, os);
  }
  if (failed(parsed))
    return llvm::createStringError(
        "the pipeline '" + pipeline +
        "' cannot be parsed: " + StringRef(message).rtrim());
  return run(pm, module, "the pipeline '" + pipeline + "'");
}

static llvm::Error lowerToRings(ModuleOp module, const LowerOptions &options) {
  if (llvm::Error error =
          run(module, "rewriting collectives as rings", [&](OpPassManager &pm) {
            RingsPipelineOptions rings;
            rings.overlap = options.overlap;
            rings.direction = options.direction;
            rings.machine = options.machine;
            rings.verify = options.verify;
            buildRingsPipeline(pm, rings);
          }))
    return error;
  if (options.afterStage)
    options.afterStage(Stage::Rings, module);
  return llvm::Error::success();
}

/// Simulates the entries on the machine of `options`, if there is one.
static llvm::Error simulateEntries(ModuleOp module, const LowerOptions &options,
                                   std::vector<Signature> &signatures) {
  if (options.machine.empty())
    return llvm::Error::success();
  llvm::Expected<MachineModel> machine = readMachineModel(options.machine);
  if (!machine)
    return machine.takeError();
  SymbolTableCollection symbols;
  for (Signature &signature : signatures) {
    StepTimeline timeline;
    SimulationOptions simulation{*machine, options.credits,
                                 options.timeline ? &timeline : nullptr};
    Operation *entry = symbols.lookupSymbolIn(
        module, StringAttr::get(module.getContext(), signature.name));
    auto programs = llvm::dyn_cast<ProgramsOp>(entry);
    auto step = programs ? simulateStep(programs, simulation, symbols)
                         : simulateStep(llvm::cast<FunctionOpInterface>(entry),
                                        simulation, symbols);
    if (step)
      signature.prediction = makePrediction(*step, timeline);
    else
      signature.whyNotPredicted = llvm::toString(step.takeError());
  }
  return llvm::Error::success();
}

static llvm::Error lowerToLLVM(ModuleOp module, const LowerOptions &options) {
  if (llvm::Error error =
          run(module, "lowering to LLVM", [&](OpPassManager &pm) {
            if (options.gpu) {
              ToGpuPipelineOptions toGpu;
              toGpu.chip = options.gpu->chip;
              toGpu.libdevice = options.gpu->libdevice;
              toGpu.verify = options.verify;
              toGpu.restoreNames = false;
              buildToGpuPipeline(pm, toGpu);
              return;
            }
            ToLLVMPipelineOptions toLLVM;
            toLLVM.verify = options.verify;
            toLLVM.credits = options.credits;
            toLLVM.checkBounds = options.checkBounds;
            toLLVM.kernels = options.kernels;
            toLLVM.restoreNames = false;
            buildToLLVMPipeline(pm, toLLVM);
          }))
    return error;
  if (options.afterStage)
    options.afterStage(Stage::LLVM, module);
  return llvm::Error::success();
}

/// The precision of each result of each entry: what they are compared by does
/// not depend on how they are split.
static std::vector<SmallVector<Precision>>
getPrecisions(ModuleOp module, ArrayRef<std::string> entries) {
  SymbolTableCollection symbols;
  PrecisionAnalysis analysis(symbols);
  auto getResults = [&](Operation *entry) -> SmallVector<FloatType> {
    if (auto function = llvm::dyn_cast_or_null<FunctionOpInterface>(entry))
      return analysis.getResults(function);
    auto programs = llvm::dyn_cast_or_null<ProgramsOp>(entry);
    if (!programs)
      return {};
    // What devices send each other reaches any result.
    SmallVector<FunctionOpInterface> functions = programs.getFunctions(symbols);
    FloatType whole;
    for (FunctionOpInterface function : functions)
      whole = getLessPrecise(whole, analysis.getWhole(function));
    return SmallVector<FloatType>(functions.front().getNumResults(), whole);
  };
  std::vector<SmallVector<Precision>> precisions;
  for (StringRef name : entries)
    precisions.push_back(llvm::map_to_vector(
        getResults(module.lookupSymbol(name)), [](FloatType type) {
          return type ? Precision{mlir::debugString(type),
                                  type.getFPMantissaWidth()}
                      : Precision();
        }));
  return precisions;
}

static llvm::Expected<std::vector<Signature>>
getSignatures(ModuleOp module, ArrayRef<std::string> entries,
              ArrayRef<SmallVector<Precision>> precisions) {
  std::vector<Signature> signatures;
  for (auto [name, precision] : llvm::zip_equal(entries, precisions)) {
    auto entry = module.lookupSymbol<mlir::SymbolOpInterface>(name);
    if (!entry || !llvm::isa<FunctionOpInterface, ProgramsOp>(*entry))
      return llvm::createStringError("there is no function @" + name);
    llvm::Expected<Signature> signature = getSignature(entry);
    if (!signature)
      return signature.takeError();
    for (auto [result, own] : llvm::zip(signature->results, precision))
      result.precision = own;
    signatures.push_back(std::move(*signature));
  }
  return signatures;
}

/// Writes down what the functions of `signatures` have become.
static void setLowered(ModuleOp module, std::vector<Signature> &signatures) {
  llvm::StringMap<FunctionOpInterface> functions;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (auto name = function->getAttrOfType<StringAttr>(
            StringRef(MeshRtDialect::kNameAttrName)))
      functions[name] = function;
  for (Signature &signature : signatures)
    for (auto [name, symbol, memory] :
         llvm::zip_equal(signature.functions, signature.symbols,
                         signature.memoryOfFunction)) {
      FunctionOpInterface function = functions.at(name);
      symbol = function.getName();
      memory = function
                   ->getAttrOfType<IntegerAttr>(
                       StringRef(MeshRtDialect::kMemoryAttrName))
                   .getInt();
    }
}

llvm::Expected<std::vector<Signature>>
mesh::lowerEntries(ModuleOp module, const LowerOptions &options) {
  if (options.gpu) {
    if (llvm::Error error = checkGpuChip(options.gpu->chip))
      return error;
    if (options.checkBounds)
      return llvm::createStringError(
          "programs for GPUs cannot check their indices: compile for CPUs to "
          "do that");
    if (!options.kernels)
      return llvm::createStringError(
          "programs for GPUs have contractions as kernels alone");
  }
  // Before the passes that read it too.
  if (!options.machine.empty())
    if (auto machine = readMachineModel(options.machine); !machine)
      return machine.takeError();
  if (llvm::Error error = checkEntries(module, options.entries))
    return error;
  if (llvm::Error error = keepEntries(module, options.entries))
    return error;
  if (llvm::Error error = runFirstPasses(module, options.pipeline))
    return error;
  wrapScalarResults(module, options.entries);
  auto precisions = getPrecisions(module, options.entries);
  // Functions that the entries call have annotations as well.
  if (llvm::any_of(module.getOps<FunctionOpInterface>(), isAnnotated))
    if (llvm::Error error = run(module, "partitioning", [&](OpPassManager &pm) {
          SpmdPipelineOptions spmd;
          spmd.verify = options.verify;
          // Of split dims devices read and write nothing beside their blocks.
          if (options.checkBounds)
            pm.addPass(createCheckBoundsPass());
          buildSpmdPipeline(pm, spmd);
        }))
      return error;
  if (options.afterStage)
    options.afterStage(Stage::Spmd, module);
  // Lowering forgets them.
  auto signatures = getSignatures(module, options.entries, precisions);
  if (!signatures)
    return signatures.takeError();
  if (llvm::Error error = lowerToRings(module, options))
    return error;
  if (llvm::Error error = simulateEntries(module, options, *signatures))
    return error;
  if (llvm::Error error = lowerToLLVM(module, options))
    return error;
  setLowered(module, *signatures);
  return signatures;
}
