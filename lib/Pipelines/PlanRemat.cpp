//===- PlanRemat.cpp - recompute values to fit into a device's memory -----===//
//
// The memory of a choice of repetitions is estimated on the program in local
// view. Then a copy of the program is lowered until its memory is planned. The
// difference corrects the estimate, and the search goes on from there.
//
// Rings are decided later, for time alone. Where no plan fits with them, there
// is a search without: rings hold blocks under way, and make ops whose results
// they cut store these as a whole for others.
//
//===----------------------------------------------------------------------===//

#include "LoweringSteps.h"
#include "MemoryProbe.h"
#include "RingsToLeave.h"
#include "SmallCalls.h"
#include "mesh-rt/text.h"
#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/ProgramOps.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Machine/MachineOption.h"
#include "mesh/Pipelines/Passes.h"
#include "mesh/Remat/RematProgram.h"
#include "mesh/Remat/RematSearch.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Support/OptionError.h"
#include "mesh/Support/Quantity.h"
#include "mesh/Support/WorkClock.h"

#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/SetVector.h"

#include <deque>

namespace mesh {
#define GEN_PASS_DEF_PLANREMATPASS
#include "mesh/Pipelines/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// The machine to decide for if none is described: one whose contractions do 50
/// operations for each byte that other ops read or write, and whose links are
/// ten times slower than its memory.
static MachineModel getTypicalMachine() {
  MachineModel machine;
  machine.links["*"] = {/*latency=*/1e-5, /*bandwidth=*/1e9};
  for (StringRef type : {"f64", "f32", "f16", "bf16"})
    machine.flops[type.str()] = 5e11;
  machine.contractionOverhead = 1e-6;
  machine.memoryBandwidth = 1e10;
  return machine;
}

namespace {
/// The search for repetitions of the function `name`.
class Planner {
public:
  /// No copy but the first is lowered once `isLate` returns true.
  Planner(ModuleOp module, StringRef name, int64_t limit,
          const MachineModel &machine, const PlanningOptions &lowering,
          function_ref<bool()> isLate)
      : module(module), name(name), limit(limit), machine(machine),
        lowering(lowering), isLate(isLate) {}

  using Simplify = function_ref<LogicalResult(func::FuncOp)>;

  /// Rewrites the entry if it is above the limit. What is left of it after
  /// `simplify` is part of each lowering.
  LogicalResult run(Simplify simplify);

private:
  /// A program with some repetitions, and what it takes.
  struct Repeated {
    ModuleOp module;
    DeviceMemory bytes;
    double seconds = 0;
  };
  /// A program, and the choices that it has.
  struct Start : Repeated {
    Start(const Repeated &from, bool hasRings, RematProgram &&read,
          int64_t budget)
        : Repeated(from), hasRings(hasRings), program(std::move(read)),
          choices(program.getProblem(), budget),
          most(program.getProblem().getPeakBytes()),
          difference(bytes.getTotal() - most) {}

    /// False if no collective becomes a ring that none has asked for.
    bool hasRings;
    RematProgram program;
    RematSearch choices;
    /// The estimate.
    int64_t most;
    /// The bytes of the last program that was made of it beyond the estimate of
    /// its choices.
    int64_t difference;
  };
  /// A program that was lowered: how it was made, what it is estimated to take,
  /// and what it takes.
  struct Trial {
    const Start *start;
    llvm::BitVector chosen;
    RematSchedule schedule;
    mlir::OwningOpRef<ModuleOp> module;
    RematCost cost;
    int64_t predictedBytes = 0;
    DeviceMemory bytes;
    /// The collectives that become no rings for want of memory.
    unsigned numLeft = 0;

    double getSeconds() const { return start->seconds + cost.seconds; }
  };

  func::FuncOp getEntry(ModuleOp module) const {
    return module.lookupSymbol<func::FuncOp>(name);
  }
  RematProgram read(ModuleOp module, bool withInsides) const;
  void addStart(const Repeated &from, bool hasRings, bool isFirst = false);
  mlir::OwningOpRef<ModuleOp> make(const Start &start,
                                   const llvm::BitVector &chosen,
                                   const RematSchedule &schedule);
  const Trial *tryOut(Start &start, RematPlan plan,
                      std::optional<int64_t> mostBytes = std::nullopt);
  const Trial *search(Start &start);
  const Trial *searchLeast(Start &start);
  const Trial *findQuickest() const;
  const Trial *searchWithRings(const Repeated &from);
  bool leaveRings();
  const Trial *giveRingsBack(const Trial &trial);
  const Trial *searchAll();
  const Trial *searchInlined();
  void replaceEntry(const Trial &trial);
  bool isOver() const { return numLowered > 0 && isLate(); }
  LogicalResult emitTooLarge(func::FuncOp entry, Simplify simplify);
  void emitModel(func::FuncOp entry, const ProbedMemory &memory) const;
  void emitTrials(func::FuncOp entry) const;
  void emitPlan(func::FuncOp entry, const Trial &trial) const;

  ModuleOp module;
  StringRef name;
  const int64_t limit;
  const MachineModel &machine;
  const PlanningOptions &lowering;
  function_ref<bool()> isLate;
  /// The program as it is, and the one of the fewest bytes that were found.
  Repeated before, least;
  /// The program with short callees inlined.
  mlir::OwningOpRef<ModuleOp> inlined;
  /// The bytes of the last one that was lowered beyond its own estimate.
  int64_t missed = 0;
  /// The copies that were lowered, at least until rings are decided.
  int numLowered = 0;
  /// All programs that were searched, and all that were lowered; pointers to
  /// them stay valid.
  std::deque<Start> starts;
  std::deque<Trial> trials;
};
} // namespace

/// The most programs that are lowered for the limit: until one fits, and
/// further ones that try to use what is left below it.
static constexpr int kMostTrials = 8;

RematProgram Planner::read(ModuleOp module, bool withInsides) const {
  // Symbol tables of copies of the module would be stale.
  SymbolTableCollection symbols;
  func::FuncOp entry = getEntry(module);
  MeshAttr mesh;
  if (auto of =
          entry->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName))
    mesh = symbols.lookupNearestSymbolFrom<MeshOp>(entry, of).getMesh();
  return RematProgram::get(entry.front(), mesh, machine, symbols, withInsides);
}

/// Makes `from` the program to go on from, or to begin with.
void Planner::addStart(const Repeated &from, bool hasRings, bool isFirst) {
  constexpr int64_t kEvents = int64_t(1) << 22;
  starts.emplace_back(from, hasRings, read(from.module, /*withInsides=*/true),
                      isFirst ? kEvents : kEvents / 4);
}

/// Returns the program of `start` with the choices in `chosen`, and the rings
/// that are decided later.
mlir::OwningOpRef<ModuleOp> Planner::make(const Start &start,
                                          const llvm::BitVector &chosen,
                                          const RematSchedule &schedule) {
  ModuleOp original = start.module;
  mlir::OwningOpRef<ModuleOp> copy = original.clone();
  mlir::IRRewriter rewriter(module.getContext());
  // The same block has the same choices.
  read(*copy, /*withInsides=*/false).apply(rewriter, chosen, schedule);
  return copy;
}

/// Lowers the program of `start` with the choices of `plan`. Null, if it cannot
/// be lowered, or is estimated to take more than `mostBytes` once rings are
/// decided.
const Planner::Trial *Planner::tryOut(Start &start, RematPlan plan,
                                      std::optional<int64_t> mostBytes) {
  RematSchedule schedule =
      start.program.getProblem().getSchedule(plan.chosen, plan.limit);
  auto known = llvm::find_if(trials, [&](const Trial &it) {
    return it.start == &start && it.chosen == plan.chosen &&
           it.schedule.rooms == schedule.rooms;
  });
  if (known == trials.end()) {
    if (isOver())
      return nullptr;
    mlir::OwningOpRef<ModuleOp> copy = make(start, plan.chosen, schedule);
    RingsToLeave collectives(getEntry(*copy));
    if (!start.hasRings)
      collectives.leaveAll();
    ++numLowered;
    if (mostBytes)
      *mostBytes -= before.bytes.arguments + before.bytes.results;
    std::optional<ProbedMemory> memory =
        probeMemory(*copy, name, lowering, mostBytes);
    if (!memory)
      return nullptr;
    // Rings, and what is fused, may be others than in the program before.
    trials.push_back({&start, std::move(plan.chosen), std::move(schedule),
                      std::move(copy), plan.cost, memory->getEstimate(),
                      memory->planned,
                      start.hasRings ? 0 : collectives.getNumber()});
    missed = memory->getMissed();
    known = std::prev(trials.end());
  }
  start.difference = known->bytes.getTotal() - plan.cost.peakBytes;
  return &*known;
}

/// Returns the quickest trial that fits, if any.
const Planner::Trial *Planner::findQuickest() const {
  const Trial *best = nullptr;
  for (const Trial &trial : trials)
    if (trial.bytes.getTotal() <= limit &&
        (!best || trial.getSeconds() < best->getSeconds()))
      best = &trial;
  return best;
}

/// Searches for the limit, less what the last program took beyond the estimate.
const Planner::Trial *Planner::search(Start &start) {
  // Recomputation changes neither arguments nor results.
  if (start.bytes.arguments + start.bytes.results > limit)
    return nullptr;
  for (int i = 0; i < kMostTrials; ++i) {
    int64_t target = limit - start.difference;
    const Trial *trial = tryOut(start, start.choices.run(target));
    if (!trial)
      break;
    bool isFit = trial->bytes.getTotal() <= limit;
    bool hasFit = findQuickest();
    // The next one would be the same, or no better.
    if (limit - start.difference == target || (hasFit && !isFit) ||
        (!isFit && trial->cost.peakBytes > target) ||
        (hasFit && trial->bytes.getTotal() > limit - limit / 32))
      break;
  }
  return findQuickest();
}

/// Searches for the fewest bytes. What takes the fewest by the estimate need
/// not do so when it is lowered: plans of more bytes are tried, too, if they
/// are estimated below what is found. Such plans differ by more than the
/// estimate could tell. They do not depend on the limit, nor does what is
/// found. Returns what takes fewer bytes than all programs before.
const Planner::Trial *Planner::searchLeast(Start &start) {
  int64_t fewest = start.choices.getFewest().cost.peakBytes;
  int64_t beyond = start.bytes.getTotal() - start.most;
  constexpr int64_t kDistance = 512;
  int64_t last = 0;
  const Trial *best = nullptr;
  auto consider = [&](RematPlan plan) {
    // With rings, estimates are up to 3% above the plan.
    const Trial *trial =
        tryOut(start, std::move(plan),
               least.bytes.getTotal() + least.bytes.getTotal() / 32);
    if (!trial || trial->bytes.getTotal() >= least.bytes.getTotal())
      return;
    best = trial;
    least = {*trial->module, trial->bytes, trial->getSeconds()};
  };
  consider(start.choices.getFewest());
  for (int64_t percent : {1, 2, 3, 6, 12, 20, 30, 50}) {
    int64_t bytes = fewest + (start.most - fewest) * percent / 100;
    if (bytes + beyond >= least.bytes.getTotal())
      break;
    if (bytes - last < least.bytes.getTotal() / kDistance)
      continue;
    RematPlan plan = start.choices.run(bytes);
    last = plan.cost.peakBytes;
    consider(std::move(plan));
  }
  return best;
}

/// Searches from the program `from`. If nothing fits, goes on from what takes
/// the fewest bytes: what loops compute again has choices of its own there.
const Planner::Trial *Planner::searchWithRings(const Repeated &from) {
  constexpr size_t kMostStarts = 3;
  size_t numBefore = starts.size();
  addStart(from, /*hasRings=*/true, /*isFirst=*/true);
  while (true) {
    const Trial *trial = search(starts.back());
    if (trial)
      return trial;
    if (!searchLeast(starts.back()) ||
        starts.size() - numBefore == kMostStarts || findQuickest())
      return findQuickest();
    addStart(least, /*hasRings=*/true);
  }
}

/// Goes on from what takes the fewest bytes, without rings, if that takes fewer
/// then.
bool Planner::leaveRings() {
  if (lowering.rings.overlap != OverlapRequest::Auto || isOver())
    return false;
  mlir::OwningOpRef<ModuleOp> copy = least.module.clone();
  RingsToLeave collectives(getEntry(*copy));
  if (collectives.getNumber() == 0)
    return false;
  collectives.leaveAll();
  std::optional<ProbedMemory> memory = probeMemory(*copy, name, lowering);
  if (!memory || memory->planned.getTotal() >= least.bytes.getTotal())
    return false;
  missed = memory->getMissed();
  least.bytes = memory->planned;
  addStart(least, /*hasRings=*/false);
  return true;
}

/// Returns `trial`, which has no rings, with those that there is memory for.
const Planner::Trial *Planner::giveRingsBack(const Trial &trial) {
  mlir::OwningOpRef<ModuleOp> whole =
      make(*trial.start, trial.chosen, trial.schedule);
  const Trial *best = &trial;
  auto fits = [&](const llvm::BitVector &left) {
    if (isOver())
      return false;
    mlir::OwningOpRef<ModuleOp> copy = whole->clone();
    RingsToLeave(getEntry(*copy)).leave(left);
    std::optional<ProbedMemory> memory = probeMemory(*copy, name, lowering);
    if (!memory || memory->planned.getTotal() > limit)
      return false;
    trials.push_back({trial.start, trial.chosen, trial.schedule,
                      std::move(copy), trial.cost, memory->getEstimate(),
                      memory->planned, left.count()});
    missed = memory->getMissed();
    best = &trials.back();
    return true;
  };
  RingsToLeave(getEntry(*whole)).findFew(fits);
  return best;
}

/// Searches from the program with short callees inlined. Null if there are
/// none.
const Planner::Trial *Planner::searchInlined() {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  mlir::IRRewriter rewriter(module.getContext());
  if (isOver() || !inlineSmallCalls(rewriter, getEntry(*copy)))
    return nullptr;
  std::optional<ProbedMemory> memory = probeMemory(*copy, name, lowering);
  if (!memory)
    return nullptr;
  inlined = std::move(copy);
  Repeated from{*inlined, memory->planned};
  // Rounds go on from programs without calls, too.
  Repeated known = std::exchange(least, from);
  const Trial *trial = searchWithRings(from);
  if (known.bytes.getTotal() <= least.bytes.getTotal())
    least = known;
  return trial;
}

/// Searches with rings, and without them if nothing fits.
const Planner::Trial *Planner::searchAll() {
  const Trial *trial = searchWithRings(before);
  if (!trial)
    trial = searchInlined();
  if (trial || !leaveRings())
    return trial;
  trial = search(starts.back());
  if (!trial) {
    searchLeast(starts.back());
    trial = findQuickest();
  }
  return trial ? giveRingsBack(*trial) : nullptr;
}

LogicalResult Planner::emitTooLarge(func::FuncOp entry, Simplify simplify) {
  // Lowering merges equal ops and erases those that are not used or never run.
  if (failed(simplify(entry)))
    return failure();
  const DeviceMemory &bytes = least.bytes;
  int64_t bound = bytes.arguments + bytes.results +
                  RematProgram::getSureBytes(entry.front());
  auto [needed, allowed] = formatBytesApart(bytes.getTotal(), limit);
  return mlir::emitError(entry.getLoc())
         << "@" << name << " needs " << needed
         << " on a device, more than the limit of " << allowed << ": "
         << rt::formatBytes(bytes.arguments) << " for arguments, "
         << rt::formatBytes(bytes.results) << " for results, "
         << rt::formatBytes(bytes.intermediates)
         << " for intermediate values; no recomputation needs less than "
         << rt::formatBytes(bound);
}

/// Says how far the model is from what is planned.
void Planner::emitModel(func::FuncOp entry, const ProbedMemory &memory) const {
  remark::analysis(entry.getLoc(), remark::RemarkOpts::name("memory")
                                       .category("mesh-plan-remat")
                                       .function(name))
      << remark::add("@{0} takes {1} B, of which the model knows {2} B", name,
                     memory.planned.getTotal(), memory.getEstimate())
      << remark::metric("bytes", memory.planned.getTotal())
      << remark::metric("modelled", memory.getEstimate());
}

/// Says how much was tried.
void Planner::emitTrials(func::FuncOp entry) const {
  remark::analysis(entry.getLoc(), remark::RemarkOpts::name("trials")
                                       .category("mesh-plan-remat")
                                       .function(name))
      << remark::add("@{0}: {1} copies were lowered until rings are decided, "
                     "{2} of them until memory is planned",
                     name, numLowered, trials.size())
      << remark::metric("lowered", numLowered)
      << remark::metric("planned", trials.size());
}

void Planner::emitPlan(func::FuncOp entry, const Trial &trial) const {
  std::string left;
  if (trial.numLeft > 0)
    left = llvm::formatv("; collectives left alone: {0}", trial.numLeft);
  remark::passed(entry.getLoc(), remark::RemarkOpts::name("recompute")
                                     .category("mesh-plan-remat")
                                     .function(name))
      << remark::add("@{0} needs {1} B instead of {2} B, with {3} us of "
                     "recomputation; {4} B were predicted{5}",
                     name, trial.bytes.getTotal(), before.bytes.getTotal(),
                     llvm::formatv("{0:f1}", trial.getSeconds() * 1e6).str(),
                     trial.predictedBytes, left)
      << remark::metric("bytes", trial.bytes.getTotal())
      << remark::metric("predicted", trial.predictedBytes);
}

/// Takes over the entry of `trial`, and erases functions that it alone called.
void Planner::replaceEntry(const Trial &trial) {
  ModuleOp from = *trial.module;
  getEntry(module).getBody().takeBody(getEntry(from).getBody());
  SmallVector<func::FuncOp> erased;
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isPrivate() && !from.lookupSymbol(function.getNameAttr()))
      erased.push_back(function);
  for (func::FuncOp function : erased)
    if (mlir::SymbolTable::symbolKnownUseEmpty(function, module))
      function.erase();
}

LogicalResult Planner::run(Simplify simplify) {
  func::FuncOp entry = getEntry(module);
  if (!entry || !entry.getBody().hasOneBlock())
    return success();
  std::optional<ProbedMemory> memory = probeMemory(module, name, lowering);
  // Passes report what they cannot lower.
  if (!memory)
    return success();
  emitModel(entry, *memory);
  missed = memory->getMissed();
  before = least = {module, memory->planned};
  if (before.bytes.getTotal() <= limit)
    return success();
  const Trial *trial = searchAll();
  emitTrials(entry);
  if (!trial)
    return emitTooLarge(entry, simplify);
  replaceEntry(*trial);
  emitPlan(entry, *trial);
  return success();
}

namespace {
struct PlanRematPass : public mesh::impl::PlanRematPassBase<PlanRematPass> {
  using PlanRematPassBase::PlanRematPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    StringRef text = StringRef(rings).trim();
    if (text.consume_front("{"))
      text.consume_back("}");
    std::string message;
    llvm::raw_string_ostream os(message);
    if (failed(lowering.rings.parseFromString(text, os)))
      return emitOptionError(*this, context)
             << "'rings' must be options of mesh-rings, got '" << text << "'";
    const RingsPipelineOptions &all = lowering.rings;
    if (failed(verifyNotNegative({&memoryLimit, &all.minBytes, &all.chunks,
                                  &all.maxBytesInFlight, &all.unrollLimit},
                                 *this, context)))
      return failure();
    // NaN is not at least 0 either.
    if (!(seconds >= 0))
      return emitOptionError(*this, context)
             << "'seconds' must be at least 0, got " << seconds;
    if (all.machine.empty())
      lowering.rings.machine = machine.getValue();
    // A machine that cannot be read would end each attempt to lower.
    std::optional<MachineModel> ofRings;
    if (failed(readMachineOption(all.machine, *this, context, ofRings)))
      return failure();
    return readMachineOption(machine, *this, context, model);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (memoryLimit == 0)
      return markAllAnalysesPreserved();
    lowering.kernels = kernels;
    lowering.gpu = gpu;
    MachineModel known = model ? *model : getTypicalMachine();
    OpPassManager simplifying(func::FuncOp::getOperationName());
    simplifying.addPass(mlir::createCanonicalizerPass());
    simplifying.addPass(mlir::createCSEPass());
    auto simplify = [&](func::FuncOp entry) {
      return runPipeline(simplifying, entry);
    };
    WorkClock clock;
    auto isLate = [&] { return seconds > 0 && clock.getSeconds() > seconds; };
    for (StringRef name : getNames(module))
      if (failed(Planner(module, name, memoryLimit, known, lowering, isLate)
                     .run(simplify)))
        return signalPassFailure();
  }

private:
  /// The names of the functions of entries; of all public functions and
  /// programs if none are noted.
  static llvm::SetVector<StringRef> getNames(ModuleOp module) {
    SmallVector<Operation *> entries;
    for (DictionaryAttr notes : getEntryNotes(module))
      entries.push_back(module.lookupSymbol(getEntryName(notes)));
    if (entries.empty())
      for (auto symbol : module.getOps<mlir::SymbolOpInterface>())
        if (symbol.isPublic())
          entries.push_back(symbol);
    llvm::SetVector<StringRef> names;
    for (Operation *entry : entries)
      if (auto programs = llvm::dyn_cast_or_null<ProgramsOp>(entry))
        for (auto name : programs.getPrograms().getAsRange<FlatSymbolRefAttr>())
          names.insert(name.getValue());
      else if (auto function = llvm::dyn_cast_or_null<func::FuncOp>(entry))
        names.insert(function.getName());
    return names;
  }

  std::optional<MachineModel> model;
  PlanningOptions lowering;
};
} // namespace
