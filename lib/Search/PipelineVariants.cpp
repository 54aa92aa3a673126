//===- PipelineVariants.cpp - programs with pipelines ---------------------===//

#include "mesh/Search/PipelineVariants.h"

#include "mesh/Codegen/PipelineRepeats.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/IR/CloneBody.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Schedule/Timeline.h"
#include "mesh/Simulation/SimulateStep.h"
#include "mesh/Support/Quantity.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"

#include <map>

using namespace mesh;

/// Fewer ops that repeat are not worth a pipeline.
static constexpr size_t kLeastOps = 4;
/// The most ops of the steps of a pipeline: a strategy of more takes too long
/// to evaluate.
static constexpr int64_t kMostOps = 60'000;
static constexpr size_t kMostVariants = 3;

static bool isLike(const PipelineProposal &a, const PipelineProposal &b) {
  return a.seconds == b.seconds && a.bytes == b.bytes;
}

/// Returns true if `a` takes no more time and memory than `b`, and less of one.
static bool isBetter(const PipelineProposal &a, const PipelineProposal &b) {
  return a.seconds <= b.seconds && a.bytes <= b.bytes && !isLike(a, b);
}

namespace {
/// The function of a module that may have a pipeline.
struct PipelinedFunction {
  PipelinedFunction(ModuleOp module, StringRef name);

  /// Returns a copy of the module with a pipeline, or null.
  mlir::OwningOpRef<ModuleOp> make(const PipelineProposal &proposal,
                                   FirstProblem &problem);

  ModuleOp module;
  /// The only mesh, or null.
  MeshOp mesh;
  StringRef name;
  bool isTraining = false;
  /// The tensors of a device for each parameter, besides the parameter itself.
  int64_t numCompanions = 0;
};

/// One stage on one micro-batch, on one device.
struct StageFacts {
  int64_t numStages = 0;
  int64_t numOps = 0;
  double seconds = 0;
  /// The bytes that it sends, those that its backward part needs, and those of
  /// its parameters.
  double sent = 0, saved = 0, params = 0;
};

class PipelineProposer {
public:
  PipelineProposer(PipelinedFunction &function, const MachineModel &machine,
                   std::optional<int64_t> memoryLimit,
                   function_ref<bool()> isOver, FirstProblem &problem)
      : function(function), mesh(function.mesh), machine(machine),
        memoryLimit(memoryLimit), isOver(isOver), problem(problem) {}

  std::vector<PipelineProposal> run();

private:
  const std::optional<StageFacts> &measure(AxisRefAttr axis,
                                           int64_t numMicrobatches);
  void propose(AxisRefAttr axis, int64_t numMicrobatches);
  void proposeSchedule(const PipelineProposal &base, const StageFacts &facts);

  PipelinedFunction &function;
  MeshOp mesh;
  const MachineModel &machine;
  std::optional<int64_t> memoryLimit;
  function_ref<bool()> isOver;
  FirstProblem &problem;
  std::map<int64_t, std::optional<StageFacts>> stages;
  std::vector<PipelineProposal> proposals;
};
} // namespace

PipelinedFunction::PipelinedFunction(ModuleOp module, StringRef entry)
    : module(module), name(entry) {
  auto meshes = module.getOps<MeshOp>();
  if (llvm::hasSingleElement(meshes))
    mesh = *meshes.begin();
  Operation *op = module.lookupSymbol(entry);
  if (auto step = llvm::dyn_cast_or_null<TrainStepOp>(op)) {
    name = step.getFunction();
    bool hasMean = step.getOptimizer() != OptimizerKind::SGD;
    bool hasSquares = step.getOptimizer() == OptimizerKind::AdamW;
    // The gradient, the new parameter, and the state before and after.
    numCompanions = 2 + 2 * (hasMean + hasSquares);
  } else if (auto derivative = llvm::dyn_cast_or_null<DerivativeOp>(op)) {
    name = derivative.getFunction();
    numCompanions = 1;
  }
  isTraining = name != entry;
}

mlir::OwningOpRef<ModuleOp>
PipelinedFunction::make(const PipelineProposal &proposal,
                        FirstProblem &problem) {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  if (failed(lowerParams(*copy)))
    return nullptr;
  auto loss = copy->lookupSymbol<func::FuncOp>(name);
  if (!loss || loss.isExternal()) {
    problem.add(("@" + name + " is no function with a body").str());
    return nullptr;
  }
  PipelineSpec spec;
  spec.mesh = FlatSymbolRefAttr::get(mesh);
  spec.axis = proposal.axis;
  spec.numMicrobatches = proposal.numMicrobatches;
  if (proposal.kind)
    spec.schedule =
        StringAttr::get(copy->getContext(), getName(*proposal.kind));
  if (proposal.kind && proposal.numChunks > 1)
    spec.numChunks = proposal.numChunks;
  mlir::IRRewriter rewriter(copy->getContext());
  FailureOr<PipelineOp> made = pipelineRepeats(rewriter, loss, spec, kLeastOps);
  if (succeeded(made) && *made)
    return copy;
  problem.add(("@" + name + " repeats nothing that could be stages").str());
  return nullptr;
}

/// Returns the seconds of a stage of `op` on one device.
static std::optional<double> simulateStage(PipelineOp op,
                                           const MachineModel &machine) {
  Location loc = op.getLoc();
  mlir::OwningOpRef<ModuleOp> module(ModuleOp::create(loc));
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  auto function = func::FuncOp::create(builder, loc, "stage",
                                       builder.getFunctionType({}, {}));
  Block &block = *function.addEntryBlock(), &stage = op.getStage(0).front();
  IRMapping mapping;
  auto add = [&](Value value) {
    mapping.map(value, block.addArgument(value.getType(), loc));
  };
  llvm::for_each(stage.getArguments(), add);
  llvm::SetVector<Value> captured;
  mlir::getUsedValuesDefinedAbove(op.getStage(0), captured);
  llvm::for_each(captured, add);
  builder.setInsertionPointToEnd(&block);
  cloneBody(builder, stage, mapping);
  SmallVector<Value> returned =
      llvm::map_to_vector(op.getYield(0).getValues(),
                          [&](Value value) { return mapping.lookup(value); });
  func::ReturnOp::create(builder, loc, returned);
  function.setType(builder.getFunctionType(block.getArgumentTypes(),
                                           ValueRange(returned).getTypes()));
  SymbolTableCollection symbols;
  llvm::Expected<SimulatedStep> step =
      simulateStep(function, SimulationOptions{machine}, symbols);
  if (step)
    return step->getSlowest().time.getTotal();
  llvm::consumeError(step.takeError());
  return std::nullopt;
}

const std::optional<StageFacts> &
PipelineProposer::measure(AxisRefAttr axis, int64_t numMicrobatches) {
  auto [found, isNew] = stages.try_emplace(numMicrobatches);
  if (!isNew)
    return found->second;
  // One is measured whatever the time.
  if (stages.size() > 1 && isOver()) {
    problem.add("the search was over before others were made");
    return found->second;
  }
  mlir::OwningOpRef<ModuleOp> program = function.make(
      {axis, numMicrobatches, ScheduleKind::GPipe, 1, 0, 0}, problem);
  if (!program)
    return found->second;
  PipelineOp op;
  program->walk([&](PipelineOp each) { op = each; });
  std::optional<double> seconds = simulateStage(op, machine);
  if (!seconds)
    return found->second;
  StageFacts facts;
  facts.numStages = op.getNumStages();
  facts.seconds = *seconds;
  for (Value value : op.getYield(0).getValues())
    facts.sent += getTensorBytes(value);
  facts.saved = facts.sent;
  for (Value param : op.getParams())
    facts.params +=
        getTensorBytes(param) / static_cast<double>(op.getNumStages());
  op.getStage(0).walk([&](Operation *inner) {
    ++facts.numOps;
    if (isWorkingContraction(inner))
      facts.saved += getTensorBytes(inner->getResult(0));
  });
  found->second = facts;
  return found->second;
}

/// Adds what the pipeline `base` takes with each schedule that there is.
void PipelineProposer::proposeSchedule(const PipelineProposal &base,
                                       const StageFacts &facts) {
  constexpr double kTicks = 1e6;
  int64_t numRanks = mesh.getMesh().getSize(base.axis);
  const Link *link = machine.getLink(mesh.getMesh(), base.axis);
  auto others = static_cast<double>(mesh.getMesh().getNumDevices() / numRanks);
  double stage = facts.seconds / others;
  double message =
      link ? link->latency + facts.sent / others / link->bandwidth : 0;
  auto perRank =
      static_cast<double>(llvm::divideCeil(facts.numStages, numRanks));
  double params = facts.params * perRank / others;
  auto add = [&](std::optional<ScheduleKind> kind, int64_t chunks,
                 double seconds, double bytes) {
    if (!memoryLimit || bytes <= static_cast<double>(*memoryLimit))
      proposals.push_back(
          {base.axis, base.numMicrobatches, kind, chunks, seconds, bytes});
  };
  if (!function.isTraining)
    return add(std::nullopt, 1,
               static_cast<double>(base.numMicrobatches + numRanks - 1) *
                   (stage * perRank + message),
               params);
  for (ScheduleKind kind : getAllScheduleKinds()) {
    ScheduleSpec spec{kind, numRanks, base.numMicrobatches, /*chunks=*/2};
    llvm::Expected<PipelineSchedule> schedule = generateSchedule(spec);
    if (!schedule) {
      llvm::consumeError(schedule.takeError());
      spec.chunks = 1;
      schedule = generateSchedule(spec);
    }
    if (!schedule) {
      llvm::consumeError(schedule.takeError());
      continue;
    }
    if (facts.numStages % (numRanks * spec.chunks) != 0)
      continue;
    double cell = stage * perRank / static_cast<double>(spec.chunks);
    ScheduleCosts costs;
    costs.transfer = static_cast<int64_t>(kTicks * message / cell);
    costs.forward = costs.inputGrad = costs.weightGrad =
        static_cast<int64_t>(kTicks);
    Timeline timeline = computeTimeline(*schedule, costs);
    int64_t mostLive = 0;
    for (const RankTimeline &rank : timeline.ranks)
      mostLive = std::max(mostLive, rank.peakLive);
    double live = static_cast<double>(mostLive) * facts.saved * perRank /
                  static_cast<double>(spec.chunks) / others;
    add(kind, spec.chunks,
        static_cast<double>(timeline.makespan) / kTicks * cell,
        live + static_cast<double>(1 + function.numCompanions) * params);
  }
}

void PipelineProposer::propose(AxisRefAttr axis, int64_t numMicrobatches) {
  const std::optional<StageFacts> &facts = measure(axis, numMicrobatches);
  if (facts && facts->seconds > 0 &&
      facts->numStages >= mesh.getMesh().getSize(axis) &&
      facts->numOps * facts->numStages * numMicrobatches <= kMostOps)
    proposeSchedule({axis, numMicrobatches, std::nullopt, 1, 0, 0}, *facts);
}

std::vector<PipelineProposal> PipelineProposer::run() {
  if (!mesh) {
    problem.add("there is no mesh");
    return {};
  }
  mlir::ScopedDiagnosticHandler quiet(
      mesh.getContext(),
      [this](mlir::Diagnostic &diagnostic) { problem.add(diagnostic); });
  for (MeshAxisAttr axis : mesh.getMesh().getAxes())
    if (axis.getSize() > 1)
      for (int64_t factor : {1, 2, 4})
        propose(AxisRefAttr::get(mesh.getContext(), axis.getName()),
                factor * axis.getSize());
  llvm::stable_sort(proposals,
                    [](const PipelineProposal &a, const PipelineProposal &b) {
                      return a.seconds < b.seconds;
                    });
  std::vector<PipelineProposal> best;
  for (const PipelineProposal &proposal : proposals)
    if ((best.empty() || !isLike(best.back(), proposal)) &&
        llvm::none_of(proposals, [&](const PipelineProposal &other) {
          return isBetter(other, proposal);
        }))
      best.push_back(proposal);
  problem.add("none has a stage per device, and fits into memory");
  return best;
}

std::string PipelineProposal::getLabel() const {
  std::string label = "pipeline over " + axis.str() + ", " +
                      formatCount(numMicrobatches, "micro-batch");
  if (kind)
    label += (", " + getName(*kind)).str();
  return label;
}

std::vector<PipelineProposal>
mesh::proposePipelines(ModuleOp module, StringRef name,
                       const MachineModel &machine,
                       std::optional<int64_t> memoryLimit,
                       function_ref<bool()> isOver, FirstProblem &problem) {
  PipelinedFunction function(module, name);
  return PipelineProposer(function, machine, memoryLimit, isOver, problem)
      .run();
}

std::vector<ProgramVariant>
mesh::makePipelines(ModuleOp module, StringRef name,
                    ArrayRef<PipelineProposal> proposals,
                    function_ref<bool()> isOver, FirstProblem &problem) {
  mlir::ScopedDiagnosticHandler quiet(
      module.getContext(),
      [&](mlir::Diagnostic &diagnostic) { problem.add(diagnostic); });
  PipelinedFunction function(module, name);
  std::vector<ProgramVariant> variants;
  for (const PipelineProposal &proposal : proposals) {
    if (variants.size() == kMostVariants || (!variants.empty() && isOver()))
      break;
    if (mlir::OwningOpRef<ModuleOp> program = function.make(proposal, problem))
      variants.push_back({proposal.getLabel(), std::move(program)});
  }
  return variants;
}
