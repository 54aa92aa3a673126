//===- Lower.cpp - a module's entries in the LLVM dialect -----------------===//

#include "mesh/Execution/Lower.h"

#include "StepTracker.h"
#include "mesh/Bufferization/FinalizeResults.h"
#include "mesh/Entries/SelectEntries.h"
#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/Machine/MachineModel.h"
#include "mesh/Pipelines/ExecutionPipeline.h"

#include "mlir/Pass/PassManager.h"

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

static void setOptions(const LowerOptions &options,
                       ExecutionPipelineOptions &execution) {
  execution.entries = ArrayRef<std::string>(options.entries);
  execution.pipeline = options.pipeline;
  execution.overlap = options.overlap;
  execution.direction = options.direction;
  execution.machine = options.machine;
  execution.memoryLimit = options.memoryLimit;
  execution.planningSeconds = options.planningSeconds;
  execution.credits = options.credits;
  execution.verify = options.verify;
  execution.checkBounds = options.checkBounds;
  execution.kernels = options.kernels;
  execution.planOnly = options.planOnly;
  execution.predictOnly = options.predictOnly;
  execution.donateState = !options.donated;
  execution.gpu = options.gpu.has_value();
  if (options.gpu) {
    execution.chip = options.gpu->chip;
    execution.libdevice = options.gpu->libdevice;
  }
}

RingsPipelineOptions mesh::getRings(const LowerOptions &options) {
  ExecutionPipelineOptions execution;
  setOptions(options, execution);
  return getRings(execution);
}

static llvm::Error buildExecution(OpPassManager &pm,
                                  const LowerOptions &options) {
  ExecutionPipelineOptions execution;
  setOptions(options, execution);
  return buildExecutionPipeline(pm, execution);
}

static llvm::Error buildReference(OpPassManager &pm,
                                  const LowerOptions &options) {
  ReferencePipelineOptions reference;
  reference.entries = ArrayRef<std::string>(options.entries);
  reference.kernels = options.kernels;
  reference.widen = *options.reference == ReferenceTypes::Double;
  return buildReferencePipeline(pm, reference);
}

/// Writes down what the functions of `signature` have become.
static void setLowered(const llvm::StringMap<FunctionOpInterface> &functions,
                       Signature &signature) {
  for (auto [name, symbol, memory] :
       llvm::zip_equal(signature.functions, signature.symbols,
                       signature.memoryOfFunction)) {
    FunctionOpInterface function = functions.at(name);
    symbol = function.getName();
    memory = function
                 ->getAttrOfType<IntegerAttr>(
                     StringRef(MeshRtDialect::kMemoryAttrName))
                 .getInt();
    for (ResultInPlace it : getResultsInPlace(function)) {
      signature.argumentOfResult.resize(signature.results.size(), -1);
      signature.argumentOfResult[it.result] = it.argument;
    }
  }
}

llvm::Expected<std::vector<Signature>> mesh::readSignatures(ModuleOp module) {
  llvm::StringMap<FunctionOpInterface> functions;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (auto name = function->getAttrOfType<StringAttr>(
            StringRef(MeshRtDialect::kNameAttrName)))
      functions[name] = function;
  std::vector<Signature> signatures;
  for (DictionaryAttr notes : getEntryNotes(module)) {
    llvm::Expected<Signature> signature = readSignature(notes);
    if (!signature)
      return signature.takeError();
    // Functions have their names on tensors.
    if (!functions.empty())
      setLowered(functions, *signature);
    signatures.push_back(std::move(*signature));
  }
  return signatures;
}

/// Marks the arguments of the entry that are donated, and no others.
static void markDonated(ModuleOp module, const LowerOptions &options) {
  StringRef name = MeshRtDialect::kDonatedAttrName;
  for (auto function : module.getOps<FunctionOpInterface>())
    for (unsigned number : llvm::seq(function.getNumArguments()))
      if (function.getArgAttr(number, name))
        function.removeArgAttr(number, name);
  if (options.donated->empty())
    return;
  auto entry =
      module.lookupSymbol<FunctionOpInterface>(options.entries.front());
  for (int64_t number : *options.donated)
    if (entry && number < entry.getNumArguments())
      entry.setArgAttr(number, name, mlir::UnitAttr::get(module.getContext()));
}

llvm::Expected<std::vector<Signature>>
mesh::lowerEntries(ModuleOp module, const LowerOptions &options) {
  PassManager pm(module->getName());
  pm.enableVerifier(options.verifyPasses);
  if (llvm::Error error = options.reference ? buildReference(pm, options)
                                            : buildExecution(pm, options))
    return error;
  // Before the passes that read it too.
  if (!options.machine.empty())
    if (auto machine = readMachineModel(options.machine); !machine)
      return machine.takeError();
  if (llvm::Error error = checkEntries(module, options.entries))
    return error;
  if (options.donated)
    markDonated(module, options);
  StepTracker tracker(module, options);
  pm.addInstrumentation(tracker.makeInstrumentation());
  if (failed(pm.run(module)))
    return tracker.takeError();
  if (options.afterStage && !options.planOnly && !options.predictOnly)
    options.afterStage(Stage::LLVM, module);
  return readSignatures(module);
}
