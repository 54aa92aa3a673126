//===- PipelineVariants.cpp - programs with pipelines ---------------------===//

#include "mesh/Search/PipelineVariants.h"

#include "mesh/Codegen/PipelineRepeats.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Schedule/Generate.h"
#include "mesh/Schedule/Timeline.h"
#include "mesh/Simulation/SimulateStep.h"
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

namespace {
/// One stage on one micro-batch, on one device.
struct StageFacts {
  int64_t numStages = 0;
  int64_t numOps = 0;
  double seconds = 0;
  /// The bytes that it sends, those that its backward part needs, and those of
  /// its parameters.
  double sent = 0, saved = 0, params = 0;
};

/// A pipeline, and what it takes of a device.
struct Proposal {
  AxisRefAttr axis;
  int64_t numMicrobatches;
  std::optional<ScheduleKind> kind;
  int64_t numChunks;
  double seconds, bytes;

  bool isLike(const Proposal &other) const {
    return seconds == other.seconds && bytes == other.bytes;
  }
  bool isBetterThan(const Proposal &other) const {
    return seconds <= other.seconds && bytes <= other.bytes && !isLike(other);
  }
};

class PipelineProposer {
public:
  PipelineProposer(ModuleOp module, StringRef name, const MachineModel &machine,
                   std::optional<int64_t> memoryLimit,
                   function_ref<bool()> isOver, FirstProblem &problem)
      : module(module), machine(machine), memoryLimit(memoryLimit),
        isOver(isOver), problem(problem) {
    findFunction(name);
  }

  std::vector<ProgramVariant> run();

private:
  void findFunction(StringRef name);
  /// Returns a copy of the module with a pipeline, or null.
  mlir::OwningOpRef<ModuleOp> make(const Proposal &proposal);
  const std::optional<StageFacts> &measure(AxisRefAttr axis,
                                           int64_t numMicrobatches);
  void propose(AxisRefAttr axis, int64_t numMicrobatches);
  void proposeSchedule(const Proposal &base, const StageFacts &facts);

  ModuleOp module;
  const MachineModel &machine;
  std::optional<int64_t> memoryLimit;
  function_ref<bool()> isOver;
  FirstProblem &problem;
  MeshOp mesh;
  StringRef function;
  bool isTraining = false;
  std::map<int64_t, std::optional<StageFacts>> stages;
  std::vector<Proposal> proposals;
};
} // namespace

void PipelineProposer::findFunction(StringRef name) {
  auto meshes = module.getOps<MeshOp>();
  if (!llvm::hasSingleElement(meshes))
    return;
  mesh = *meshes.begin();
  function = name;
  Operation *op = module.lookupSymbol(name);
  if (auto step = llvm::dyn_cast_or_null<TrainStepOp>(op))
    function = step.getFunction();
  else if (auto derivative = llvm::dyn_cast_or_null<DerivativeOp>(op))
    function = derivative.getFunction();
  isTraining = function != name;
}

mlir::OwningOpRef<ModuleOp> PipelineProposer::make(const Proposal &proposal) {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  if (isOver()) {
    problem.add("the search was over before one was made");
    return nullptr;
  }
  if (failed(lowerParams(*copy)))
    return nullptr;
  auto loss = copy->lookupSymbol<func::FuncOp>(function);
  if (!loss || loss.isExternal()) {
    problem.add(("@" + function + " is no function with a body").str());
    return nullptr;
  }
  PipelineSpec spec;
  spec.mesh = FlatSymbolRefAttr::get(mesh);
  spec.axis = proposal.axis;
  spec.numMicrobatches = proposal.numMicrobatches;
  if (proposal.kind)
    spec.schedule =
        StringAttr::get(module.getContext(), getName(*proposal.kind));
  if (proposal.kind && proposal.numChunks > 1)
    spec.numChunks = proposal.numChunks;
  mlir::IRRewriter rewriter(module.getContext());
  FailureOr<PipelineOp> made = pipelineRepeats(rewriter, loss, spec, kLeastOps);
  if (succeeded(made) && *made)
    return copy;
  problem.add(("@" + function + " repeats nothing that could be stages").str());
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
  for (Operation &inner : stage.without_terminator())
    builder.clone(inner, mapping);
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
  Proposal proposal{axis, numMicrobatches, ScheduleKind::GPipe, 1, 0, 0};
  mlir::OwningOpRef<ModuleOp> program = make(proposal);
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
void PipelineProposer::proposeSchedule(const Proposal &base,
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
  if (!isTraining)
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
    // Gradients are as large as parameters.
    add(kind, spec.chunks,
        static_cast<double>(timeline.makespan) / kTicks * cell,
        live + 2 * params);
  }
}

void PipelineProposer::propose(AxisRefAttr axis, int64_t numMicrobatches) {
  const std::optional<StageFacts> &facts = measure(axis, numMicrobatches);
  if (facts && facts->seconds > 0 &&
      facts->numStages >= mesh.getMesh().getSize(axis) &&
      facts->numOps * facts->numStages * numMicrobatches <= kMostOps)
    proposeSchedule({axis, numMicrobatches, std::nullopt, 1, 0, 0}, *facts);
}

std::vector<ProgramVariant> PipelineProposer::run() {
  std::vector<ProgramVariant> variants;
  if (!mesh) {
    problem.add("there is no mesh");
    return variants;
  }
  mlir::ScopedDiagnosticHandler quiet(
      module.getContext(),
      [this](mlir::Diagnostic &diagnostic) { problem.add(diagnostic); });
  for (MeshAxisAttr axis : mesh.getMesh().getAxes())
    if (axis.getSize() > 1)
      for (int64_t factor : {1, 2, 4})
        propose(AxisRefAttr::get(module.getContext(), axis.getName()),
                factor * axis.getSize());
  llvm::stable_sort(proposals, [](const Proposal &a, const Proposal &b) {
    return a.seconds < b.seconds;
  });
  Proposal last{};
  for (const Proposal &proposal : proposals) {
    if (variants.size() == kMostVariants)
      break;
    if (proposal.isLike(last) ||
        llvm::any_of(proposals, [&](const Proposal &other) {
          return other.isBetterThan(proposal);
        }))
      continue;
    mlir::OwningOpRef<ModuleOp> program = make(proposal);
    if (!program)
      continue;
    last = proposal;
    std::string label =
        ("pipeline over " + proposal.axis.str() + ", " +
         llvm::Twine(proposal.numMicrobatches) + " micro-batches")
            .str();
    if (proposal.kind)
      label += (", " + getName(*proposal.kind)).str();
    variants.push_back({std::move(label), std::move(program)});
  }
  problem.add("none has a stage per device, and fits into memory");
  return variants;
}

std::vector<ProgramVariant>
mesh::getPipelineVariants(ModuleOp module, StringRef name,
                          const MachineModel &machine,
                          std::optional<int64_t> memoryLimit,
                          function_ref<bool()> isOver, FirstProblem &problem) {
  return PipelineProposer(module, name, machine, memoryLimit, isOver, problem)
      .run();
}
