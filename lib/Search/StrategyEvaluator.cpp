//===- StrategyEvaluator.cpp - predicted costs of strategies --------------===//

#include "mesh/Search/StrategyEvaluator.h"

#include "mesh/Codegen/Passes.h"
#include "mesh/Entries/DeviceMemory.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/IR/SourceText.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Remat/RematProgram.h"
#include "mesh/Simulation/SimulateStep.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/Hashing.h"

using namespace mesh;

StrategyEvaluator::StrategyEvaluator(ModuleOp original, StringRef name,
                                     const SearchSpace &space,
                                     StringRef machinePath,
                                     const MachineModel &machine)
    : module(original.clone()), entry(name), space(space),
      machinePath(machinePath), machine(machine) {
  space.mark(*module);
  if (llvm::Error error = defineFunctions(*module, name))
    setProblem(llvm::toString(std::move(error)));
  // Other functions would be partitioned for each strategy.
  for (auto function : module->getOps<FunctionOpInterface>())
    if (function.getName() != name)
      function.setPrivate();
  PassManager pm(module->getContext());
  pm.addPass(mlir::createSymbolDCEPass());
  if (failed(pm.run(*module)))
    setProblem("unused functions cannot be removed");
}

void StrategyEvaluator::outlineRepeats(const Choices &start) {
  mlir::OwningOpRef<ModuleOp> whole = module->clone();
  PassManager pm(module->getContext());
  pm.addPass(createOutlineRepeatsPass());
  if (succeeded(pm.run(*module)) && evaluate(start))
    return;
  module = std::move(whole);
  costs.clear();
  problem.clear();
}

void StrategyEvaluator::setProblem(std::string text) {
  if (problem.empty())
    problem = std::move(text);
}

/// Returns a hash of the shardings of all values.
static uint64_t hashShardings(ModuleOp module) {
  llvm::hash_code code(0);
  module->walk<mlir::WalkOrder::PreOrder>([&](Operation *op) {
    code = llvm::hash_combine(code, op->getName().getAsOpaquePointer(),
                              op->getAttrDictionary().getAsOpaquePointer());
  });
  return code;
}

std::optional<double> StrategyEvaluator::simulate(ModuleOp program,
                                                  const MachineModel &model) {
  llvm::Expected<SimulatedStep> step =
      simulateEntry(program, entry, SimulationOptions{model});
  if (step)
    return step->getSlowest().time.getTotal();
  setProblem(llvm::toString(step.takeError()));
  return std::nullopt;
}

std::optional<StrategyCost> StrategyEvaluator::measure(ModuleOp program) {
  std::optional<double> seconds = simulate(program, machine);
  if (!seconds)
    return std::nullopt;
  SymbolTableCollection symbols;
  auto function = program.lookupSymbol<FunctionOpInterface>(entry);
  DeviceMemory memory = getCallerMemory(function);
  memory.intermediates = RematProgram::estimatePeakBytes(
      function.getFunctionBody().front(), symbols);
  return StrategyCost{*seconds, memory.getTotal()};
}

mlir::OwningOpRef<ModuleOp>
StrategyEvaluator::propagate(const Choices &choices) {
  mlir::OwningOpRef<ModuleOp> program = module->clone();
  space.annotate(*program, choices);
  PassManager propagation(program->getContext());
  propagation.enableVerifier(false);
  addModelLowering(propagation);
  propagation.addPass(createPropagatePass());
  if (failed(propagation.run(*program)))
    return nullptr;
  if (std::string text; !space.isAllowed(*program, text)) {
    setProblem(std::move(text));
    return nullptr;
  }
  return program;
}

LogicalResult StrategyEvaluator::partition(ModuleOp program) {
  SpmdPipelineOptions options;
  options.machine = machinePath;
  PassManager partition(program->getContext());
  partition.enableVerifier(false);
  addPartitioning(partition, options);
  return partition.run(program);
}

std::optional<StrategyCost>
StrategyEvaluator::evaluate(const Choices &choices) {
  mlir::ScopedDiagnosticHandler handler(
      module->getContext(), [this](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
          setProblem(getSourceText(diagnostic.getLocation()) + ": " +
                     diagnostic.str());
      });
  mlir::OwningOpRef<ModuleOp> program = propagate(choices);
  if (!program)
    return std::nullopt;
  auto [found, isNew] = costs.try_emplace(hashShardings(*program));
  if (!isNew)
    return found->second;
  uint64_t key = found->first;
  std::optional<StrategyCost> cost;
  if (succeeded(partition(*program)))
    cost = measure(*program);
  costs[key] = cost;
  return cost;
}

SmallVector<std::optional<double>>
StrategyEvaluator::getSecondsOn(ArrayRef<MachineModel> machines,
                                const Choices &choices) {
  mlir::ScopedDiagnosticHandler quiet(module->getContext(),
                                      [](mlir::Diagnostic &) {});
  SmallVector<std::optional<double>> seconds(machines.size());
  mlir::OwningOpRef<ModuleOp> program = propagate(choices);
  if (!program || failed(partition(*program)))
    return seconds;
  for (auto [model, result] : llvm::zip_equal(machines, seconds))
    result = simulate(*program, model);
  return seconds;
}
