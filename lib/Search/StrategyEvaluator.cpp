//===- StrategyEvaluator.cpp - predicted costs of strategies --------------===//

#include "mesh/Search/StrategyEvaluator.h"

#include "mesh/Codegen/Passes.h"
#include "mesh/Entries/DeviceMemory.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/Pipelines/EstimateMemory.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Remat/RematProgram.h"
#include "mesh/Remat/RematSearch.h"
#include "mesh/Simulation/SimulateStep.h"
#include "mesh/Support/WorkClock.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/MapVector.h"

using namespace mesh;

StrategyEvaluator::StrategyEvaluator(ModuleOp original, StringRef name,
                                     const SearchSpace &space,
                                     const LowerOptions &lower,
                                     const MachineModel &machine)
    : module(original.clone()), entry(name), space(space), lower(lower),
      machine(machine) {
  space.mark(*module);
  if (llvm::Error error = defineFunctions(*module, name))
    problem.add(llvm::toString(std::move(error)));
  // Other functions would be partitioned for each strategy.
  for (auto function : module->getOps<FunctionOpInterface>())
    if (function.getName() != name)
      function.setPrivate();
  PassManager pm(module->getContext());
  pm.addPass(mlir::createSymbolDCEPass());
  if (failed(pm.run(*module)))
    problem.add("unused functions cannot be removed");
}

static double countOps(ModuleOp module) {
  double number = 0;
  module.walk([&](Operation *) { ++number; });
  return number;
}

void StrategyEvaluator::outlineRepeats(const Choices &start) {
  // Between layers that are no functions, reshards and collectives are
  // combined, as in the lowered program. If that takes little more time, it is
  // worth it.
  constexpr double kWorthwhile = 5;
  mlir::ScopedDiagnosticHandler quiet(module->getContext(),
                                      [](mlir::Diagnostic &) {});
  whole = module->clone();
  PassManager pm(module->getContext());
  pm.addPass(createOutlineRepeatsPass());
  bool isOutlined = succeeded(pm.run(*module));
  double ratio = countOps(*whole) / countOps(*module);
  if (isOutlined && ratio > kWorthwhile) {
    opsRatio = ratio;
    WorkClock clock;
    // Recomputation would take long, and says nothing about layers.
    isOutlined = measure(start);
    measuringSeconds += clock.getSeconds();
    numMeasured += isOutlined;
  }
  if (isOutlined)
    return findMerged();
  opsRatio = 1;
  module = std::move(whole);
  last.reset();
  problem.clear();
}

void StrategyEvaluator::findMerged() {
  mlir::OwningOpRef<ModuleOp> copy = module->clone();
  space.annotate(*copy, [&](size_t group) { return space.getToken(group); });
  // Results count down from -1.
  using Place = std::pair<Attribute, int>;
  llvm::MapVector<Place, Merged> places;
  auto add = [&](Place place, ShardingAttr token) {
    if (!token)
      return;
    if (std::optional<size_t> group = space.readToken(token))
      places[place].groups.insert(*group);
    else
      places[place].kept.insert(token);
  };
  StringRef name = MeshDialect::kShardingAttrName;
  auto function = copy->lookupSymbol<FunctionOpInterface>(entry);
  Block &body = function.getFunctionBody().front();
  for (auto call : body.getOps<func::CallOp>())
    for (auto [number, operand] : llvm::enumerate(call.getOperands()))
      if (auto argument = llvm::dyn_cast<BlockArgument>(operand))
        add({call.getCalleeAttr(), number},
            function.getArgAttrOfType<ShardingAttr>(argument.getArgNumber(),
                                                    name));
  for (OpOperand &returned : body.getTerminator()->getOpOperands())
    if (auto call = returned.get().getDefiningOp<func::CallOp>())
      add({call.getCalleeAttr(),
           ~llvm::cast<OpResult>(returned.get()).getResultNumber()},
          function.getResultAttrOfType<ShardingAttr>(
              returned.getOperandNumber(), name));
  for (auto &[place, each] : places)
    if (each.groups.size() + each.kept.size() > 1)
      merged.push_back(std::move(each));
}

bool StrategyEvaluator::tellsLayersApart(const Choices &choices) const {
  return llvm::any_of(merged, [&](const Merged &each) {
    llvm::SmallSetVector<ShardingAttr, 4> shardings(each.kept.begin(),
                                                    each.kept.end());
    for (size_t group : each.groups)
      shardings.insert(space.getSharding(group, choices));
    return shardings.size() > 1;
  });
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

std::optional<StepTime> StrategyEvaluator::simulate(ModuleOp program,
                                                    const MachineModel &model) {
  SimulationOptions options{model};
  options.unknownTrips = kUnknownTrips;
  options.assumed = &assumed;
  llvm::Expected<SimulatedStep> step = simulateEntry(program, entry, options);
  if (step)
    return step->getSlowest().time;
  problem.add(llvm::toString(step.takeError()));
  return std::nullopt;
}

mlir::OwningOpRef<ModuleOp>
StrategyEvaluator::makeRings(ModuleOp program, const StepTime &time) const {
  // Less communication is not worth a program with rings.
  constexpr double kWorthwhile = 0.005;
  if (time.waiting < kWorthwhile * time.getTotal())
    return nullptr;
  mlir::ScopedDiagnosticHandler quiet(program->getContext(),
                                      [](mlir::Diagnostic &) {});
  mlir::OwningOpRef<ModuleOp> copy = program.clone();
  RingsPipelineOptions options = getRings(lower);
  options.verify = false;
  PassManager rings(program->getContext());
  rings.enableVerifier(false);
  buildRingsPipeline(rings, options);
  if (failed(rings.run(*copy)))
    return nullptr;
  return copy;
}

mlir::OwningOpRef<ModuleOp>
StrategyEvaluator::overlap(ModuleOp program, const StepTime &time,
                           StrategyCost &cost) const {
  mlir::OwningOpRef<ModuleOp> rings = makeRings(program, time);
  if (!rings)
    return nullptr;
  SimulationOptions options{machine};
  options.unknownTrips = kUnknownTrips;
  llvm::Expected<SimulatedStep> step = simulateEntry(*rings, entry, options);
  if (!step) {
    llvm::consumeError(step.takeError());
    return nullptr;
  }
  cost.seconds = step->getSlowest().time.getTotal();
  return rings;
}

StrategyCost StrategyEvaluator::recompute(const Measured &measured,
                                          int64_t limit, bool withInsides) {
  // Costs of many strategies are compared: less work than for the final plan.
  constexpr int64_t kEvents = int64_t(1) << 18;
  SymbolTableCollection symbols;
  ModuleOp module = measured.program.get();
  auto function = module.lookupSymbol<FunctionOpInterface>(entry);
  RematProgram program =
      RematProgram::get(function.getFunctionBody().front(), space.getMesh(),
                        machine, symbols, withInsides);
  const RematProblem &problem = program.getProblem();
  StrategyCost cost = measured.cost;
  int64_t peak = problem.getPeakBytes();
  int64_t rest = cost.bytes - peak;
  RematPlan plan =
      RematSearch(problem, kEvents).run(std::max<int64_t>(0, limit - rest));
  cost.savedBytes = peak - plan.cost.peakBytes;
  cost.bytes -= cost.savedBytes;
  cost.seconds += plan.cost.seconds;
  cost.localSeconds += plan.cost.seconds;
  return cost;
}

StrategyCost StrategyEvaluator::recompute(const Measured &measured,
                                          int64_t limit) {
  StrategyCost cost = recompute(measured, limit, /*withInsides=*/false);
  // Choices inside of loops take longer to find.
  if (cost.bytes > limit)
    cost = recompute(measured, limit, /*withInsides=*/true);
  return cost;
}

std::optional<StrategyCost> StrategyEvaluator::measure(ModuleOp program) {
  std::optional<StepTime> time = simulate(program, machine);
  if (!time)
    return std::nullopt;
  StrategyCost cost{time->getTotal(), 0, time->getTotal()};
  WorkClock clock;
  mlir::OwningOpRef<ModuleOp> rings = overlap(program, *time, cost);
  if (rings) {
    double numOps = countOps(*rings);
    ringSeconds += clock.getSeconds();
    numRingOps += numOps;
    mostAddedOps = std::max(mostAddedOps, numOps - countOps(program));
  }
  DeviceMemory memory =
      getCallerMemory(program.lookupSymbol<FunctionOpInterface>(entry));
  if (!rings)
    rings = program.clone();
  std::optional<int64_t> intermediates = estimateIntermediates(*rings, entry);
  if (!intermediates) {
    problem.add("the memory of the program cannot be estimated");
    return std::nullopt;
  }
  memory.intermediates = *intermediates;
  cost.bytes = memory.getTotal();
  return cost;
}

bool StrategyEvaluator::measure(mlir::OwningOpRef<ModuleOp> program,
                                uint64_t shardings) {
  if (last && last->shardings == shardings)
    return true;
  last.reset();
  if (failed(partition(*program)))
    return false;
  std::optional<StrategyCost> cost = measure(*program);
  if (cost)
    last = Measured{shardings, std::move(program), *cost};
  return cost.has_value();
}

bool StrategyEvaluator::measure(const Choices &choices) {
  mlir::OwningOpRef<ModuleOp> program = propagate(choices);
  if (!program)
    return false;
  uint64_t shardings = hashShardings(*program);
  return measure(std::move(program), shardings);
}

/// Returns true if the function `name` has the same shardings of arguments and
/// results in both modules.
static bool splitsAlike(ModuleOp a, ModuleOp b, StringRef name) {
  auto first = a.lookupSymbol<FunctionOpInterface>(name);
  auto second = b.lookupSymbol<FunctionOpInterface>(name);
  return first.getArgAttrsAttr() == second.getArgAttrsAttr() &&
         first.getResAttrsAttr() == second.getResAttrsAttr();
}

mlir::OwningOpRef<ModuleOp>
StrategyEvaluator::propagate(const Choices &choices) {
  if (opsRatio == 1)
    return propagate(whole ? *whole : *module, choices);
  mlir::OwningOpRef<ModuleOp> outlined = propagate(*module, choices);
  if (!outlined || !tellsLayersApart(choices))
    return outlined;
  mlir::OwningOpRef<ModuleOp> program = propagate(*whole, choices);
  return program && !splitsAlike(*program, *outlined, entry)
             ? std::move(program)
             : std::move(outlined);
}

mlir::OwningOpRef<ModuleOp>
StrategyEvaluator::propagate(ModuleOp from, const Choices &choices) {
  mlir::OwningOpRef<ModuleOp> program = from.clone();
  space.annotate(*program, choices);
  PassManager propagation(program->getContext());
  propagation.enableVerifier(false);
  addModelLowering(propagation);
  propagation.addPass(createPropagatePass());
  if (failed(propagation.run(*program)))
    return nullptr;
  if (std::string text; !space.isAllowed(*program, text)) {
    problem.add(std::move(text));
    return nullptr;
  }
  return program;
}

LogicalResult StrategyEvaluator::partition(ModuleOp program) {
  SpmdPipelineOptions options;
  options.machine = lower.machine;
  PassManager partition(program->getContext());
  partition.enableVerifier(false);
  addPartitioning(partition, options);
  return partition.run(program);
}

std::optional<StrategyCost>
StrategyEvaluator::evaluate(const Choices &choices) {
  mlir::ScopedDiagnosticHandler handler(
      module->getContext(),
      [this](mlir::Diagnostic &diagnostic) { problem.add(diagnostic); });
  WorkClock clock;
  mlir::OwningOpRef<ModuleOp> program = propagate(choices);
  if (!program)
    return std::nullopt;
  auto [found, isNew] = costs.try_emplace(hashShardings(*program));
  if (!isNew)
    return found->second;
  uint64_t key = found->first;
  // Where layers are outlined, the start has been measured and counted.
  bool isMeasured = last && last->shardings == key;
  std::optional<StrategyCost> cost;
  if (measure(std::move(program), key))
    cost = last->cost;
  double measured = clock.getSeconds();
  if (cost && recomputationLimit && cost->bytes > *recomputationLimit &&
      cost->seconds < mostSeconds)
    cost = recompute(*last, *recomputationLimit);
  costs[key] = cost;
  measuringSeconds += measured;
  recomputingSeconds += clock.getSeconds() - measured;
  numMeasured += !isMeasured;
  return cost;
}

std::optional<StrategyCost>
StrategyEvaluator::evaluateAsItIs(const Choices &choices) {
  mlir::ScopedDiagnosticHandler quiet(module->getContext(),
                                      [](mlir::Diagnostic &) {});
  WorkClock clock;
  if (!measure(choices))
    return std::nullopt;
  measuringSeconds += clock.getSeconds();
  ++numMeasured;
  if (!recomputationLimit || last->cost.bytes <= *recomputationLimit)
    costs.try_emplace(last->shardings, last->cost);
  return last->cost;
}

std::optional<RecomputationReach>
StrategyEvaluator::getRecomputation(const Choices &choices) {
  mlir::ScopedDiagnosticHandler quiet(module->getContext(),
                                      [](mlir::Diagnostic &) {});
  if (!measure(choices))
    return std::nullopt;
  const StrategyCost &all = last->cost;
  if (all.bytes == 0 || all.seconds == 0)
    return std::nullopt;
  StrategyCost least = recompute(*last, /*limit=*/0);
  return RecomputationReach{all.bytes,
                            1 - static_cast<double>(least.bytes) /
                                    static_cast<double>(all.bytes),
                            least.seconds / all.seconds - 1};
}

SmallVector<std::optional<double>>
StrategyEvaluator::getSecondsOn(ArrayRef<MachineModel> machines,
                                const Choices &choices) {
  mlir::ScopedDiagnosticHandler quiet(module->getContext(),
                                      [](mlir::Diagnostic &) {});
  SmallVector<std::optional<double>> seconds(machines.size());
  if (!measure(choices))
    return seconds;
  std::optional<StepTime> local = simulate(*last->program, machine);
  std::optional<StrategyCost> cost = evaluate(choices);
  if (!local || !cost)
    return seconds;
  mlir::OwningOpRef<ModuleOp> rings = makeRings(*last->program, *local);
  double recomputing = cost->localSeconds - last->cost.localSeconds;
  for (auto [model, result] : llvm::zip_equal(machines, seconds))
    if (auto time = simulate(rings ? *rings : *last->program, model))
      result = time->getTotal() + recomputing;
  return seconds;
}
