//===- RematPlanner.cpp - the search for a plan that fits -----------------===//
//
// Rings are decided later, for time alone. Where no plan fits with them, there
// is a search without: rings hold blocks under way, and make ops whose results
// they cut store these as a whole for others.
//
//===----------------------------------------------------------------------===//

#include "RematPlanner.h"

#include "RingsToLeave.h"
#include "SeparateCollectives.h"
#include "SmallCalls.h"
#include "mesh/Simulation/OpSeconds.h"

using namespace mesh;

/// The most programs that are lowered for the limit: until one fits, and
/// further ones that try to use what is left below it.
static constexpr int kMostTrials = 8;

/// Returns the mesh of `entry`, if it has one.
MeshAttr RematPlanner::getMesh(func::FuncOp entry,
                               SymbolTableCollection &symbols) const {
  auto name =
      entry->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName);
  return name ? symbols.lookupNearestSymbolFrom<MeshOp>(entry, name).getMesh()
              : MeshAttr();
}

RematProgram RematPlanner::read(ModuleOp module, bool withInsides) const {
  // Symbol tables of copies of the module would be stale.
  SymbolTableCollection symbols;
  func::FuncOp entry = getEntry(module);
  return RematProgram::get(entry.front(), getMesh(entry, symbols), machine,
                           symbols, withInsides);
}

/// Returns the work that the search may do for `problem`. With a short program,
/// all exchanges of choices are tried in less than that of a long one.
static int64_t getBudget(const RematProblem &problem) {
  constexpr double kPerCube = 32, kLeast = 1 << 16, kMost = 1 << 22;
  double numSteps = 0;
  for (const RematStep &step : problem.getSteps())
    numSteps += static_cast<double>(step.profile.size());
  double events = kPerCube * numSteps * numSteps * numSteps;
  return static_cast<int64_t>(std::clamp(events, kLeast, kMost));
}

/// Makes `from` the program to go on from, or to begin with.
void RematPlanner::addStart(const Repeated &from, bool hasRings, bool isFirst) {
  RematProgram program = read(from.module, /*withInsides=*/true);
  int64_t budget = getBudget(program.getProblem());
  starts.emplace_back(from, hasRings, std::move(program),
                      isFirst ? budget : budget / 4);
}

/// Returns the program of `start` with the choices in `chosen`, and the rings
/// that are decided later.
mlir::OwningOpRef<ModuleOp> RematPlanner::make(const Start &start,
                                               const llvm::BitVector &chosen,
                                               const RematSchedule &schedule) {
  ModuleOp original = start.module;
  mlir::OwningOpRef<ModuleOp> copy = original.clone();
  mlir::IRRewriter rewriter(module.getContext());
  // The same block has the same choices.
  read(*copy, /*withInsides=*/false).apply(rewriter, chosen, schedule);
  return copy;
}

/// Lowers a copy of `module`. Null, if it cannot be lowered, or is estimated to
/// take more than `mostBytes` once rings are decided.
std::optional<ProbedMemory>
RematPlanner::probe(ModuleOp module, std::optional<int64_t> mostBytes) const {
  if (mostBytes)
    *mostBytes -= before.bytes.arguments + before.bytes.results;
  return probeMemory(module, name, lowering, mostBytes);
}

/// Lowers the program of `start` with the choices of `plan`. Null, if it cannot
/// be lowered, or is estimated to take more than `mostBytes` once rings are
/// decided.
const RematPlanner::Trial *
RematPlanner::tryOut(Start &start, RematPlan plan,
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
    std::optional<ProbedMemory> memory = probe(*copy, mostBytes);
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
const RematPlanner::Trial *RematPlanner::findQuickest() const {
  const Trial *best = nullptr;
  for (const Trial &trial : trials)
    if (trial.bytes.getTotal() <= limit &&
        (!best || trial.getSeconds() < best->getSeconds()))
      best = &trial;
  return best;
}

/// Searches for the limit, less what the last program took beyond the estimate.
const RematPlanner::Trial *RematPlanner::search(Start &start) {
  // Recomputation changes neither arguments nor results.
  if (start.bytes.arguments + start.bytes.results > limit)
    return nullptr;
  for (int i = 0; i < kMostTrials && !isOver(); ++i) {
    int64_t target = limit - start.difference;
    const Trial *trial = tryOut(start, start.choices.run(target));
    if (!trial)
      break;
    bool isFit = trial->bytes.getTotal() <= limit;
    bool hasFit = llvm::any_of(trials, [&](const Trial &it) {
      return it.start == &start && it.bytes.getTotal() <= limit;
    });
    // The next one would be the same, or no better.
    if (limit - start.difference == target || (hasFit && !isFit) ||
        (!isFit && trial->cost.peakBytes > target) ||
        (hasFit && trial->bytes.getTotal() > limit - limit / 32))
      break;
  }
  return findQuickest();
}

/// Returns the most bytes that a program of `bytes` is estimated to take: with
/// rings, estimates are up to 3% above the plan.
static int64_t withMargin(int64_t bytes) { return bytes + bytes / 32; }

/// Returns the most bytes of a program from which further rounds may lead below
/// the limit. What these save of the intermediate values, those without rings
/// included, was a third at most after the first round, and a quarter after the
/// second.
int64_t RematPlanner::getReach() const {
  int64_t outside = before.bytes.arguments + before.bytes.results;
  int64_t room = limit - outside;
  return outside + (starts.size() == 1 ? 2 * room : room + room / 2);
}

/// Searches for the fewest bytes. What takes the fewest by the estimate need
/// not do so when it is lowered: plans of more bytes are tried, too, if they
/// are estimated below what is found. Such plans differ by more than the
/// estimate could tell. They do not depend on the limit. If that is far below,
/// they are only tried if the plan of the fewest bytes saves nothing. Returns
/// what takes fewer bytes than all programs before.
const RematPlanner::Trial *RematPlanner::searchLeast(Start &start) {
  const Trial *best = nullptr;
  auto keep = [&](const Trial &trial) {
    if (trial.bytes.getTotal() >= least.bytes.getTotal())
      return;
    best = &trial;
    least = {*trial.module, trial.bytes, trial.getSeconds(),
             trial.start->groups};
  };
  if (isOver()) {
    llvm::for_each(trials, keep);
    return best;
  }
  int64_t fewest = start.choices.getFewest().cost.peakBytes;
  int64_t beyond = start.bytes.getTotal() - start.most;
  constexpr int64_t kDistance = 512;
  int64_t last = 0;
  auto consider = [&](RematPlan plan) {
    if (const Trial *trial =
            tryOut(start, std::move(plan), withMargin(least.bytes.getTotal())))
      keep(*trial);
  };
  consider(start.choices.getFewest());
  if (best && isFarAbove())
    return best;
  for (int64_t percent : {1, 2, 3, 6, 12, 20, 30, 50}) {
    int64_t bytes = fewest + (start.most - fewest) * percent / 100;
    if (bytes + beyond >= least.bytes.getTotal() || isOver())
      break;
    if (bytes - last < least.bytes.getTotal() / kDistance)
      continue;
    RematPlan plan = start.choices.run(bytes);
    last = plan.cost.peakBytes;
    consider(std::move(plan));
  }
  return best;
}

/// Searches from the last start. If nothing fits, goes on from what takes the
/// fewest bytes: what loops compute again has choices of its own there.
const RematPlanner::Trial *RematPlanner::searchInRounds(int numRounds) {
  for (int round = 1;; ++round) {
    const Trial *trial = search(starts.back());
    if (trial)
      return trial;
    if (!searchLeast(starts.back()) || round == numRounds || isFarAbove() ||
        isOver() || findQuickest())
      return findQuickest();
    addStart(least, /*hasRings=*/true);
  }
}

/// Searches from the program as it is, then with its loops in groups.
const RematPlanner::Trial *RematPlanner::searchWithRings() {
  addStart(before, /*hasRings=*/true, /*isFirst=*/true);
  searchInRounds(kMostRounds);
  searchGroups();
  if (!findQuickest())
    searchGroupsInRounds();
  return findQuickest();
}

/// Goes on from what takes the fewest bytes, without rings, if that takes fewer
/// then, and so few that the limit may be met.
bool RematPlanner::leaveRings() {
  int64_t mostBytes = std::min(least.bytes.getTotal(), getReach());
  if (lowering.rings.overlap != OverlapRequest::Auto || isOver() ||
      mostBytes <= least.bytes.arguments + least.bytes.results)
    return false;
  mlir::OwningOpRef<ModuleOp> copy = least.module.clone();
  RingsToLeave collectives(getEntry(*copy));
  if (collectives.getNumber() == 0)
    return false;
  collectives.leaveAll();
  std::optional<ProbedMemory> memory = probe(*copy, withMargin(mostBytes));
  if (!memory || memory->planned.getTotal() >= least.bytes.getTotal())
    return false;
  missed = memory->getMissed();
  least.bytes = memory->planned;
  addStart(least, /*hasRings=*/false);
  return true;
}

/// Returns `trial`, which has no rings, with those that there is memory for.
const RematPlanner::Trial *RematPlanner::giveRingsBack(const Trial &trial) {
  mlir::OwningOpRef<ModuleOp> whole =
      make(*trial.start, trial.chosen, trial.schedule);
  const Trial *best = &trial;
  // Estimates of such copies are as far from their plans as that without rings.
  int64_t mostBytes =
      limit + limit / 64 + trial.predictedBytes - trial.bytes.getTotal();
  auto fits = [&](const llvm::BitVector &left) {
    if (isOver())
      return false;
    mlir::OwningOpRef<ModuleOp> copy = whole->clone();
    RingsToLeave(getEntry(*copy)).leave(left);
    std::optional<ProbedMemory> memory = probe(*copy, mostBytes);
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

/// Inlines short callees in `copy`, and gives tensors collectives of their own.
/// Returns the time that this adds; nothing if there is nothing to take apart.
std::optional<double> RematPlanner::takeApart(ModuleOp copy) {
  mlir::IRRewriter rewriter(module.getContext());
  func::FuncOp entry = getEntry(copy);
  bool hasCalls = inlineSmallCalls(rewriter, entry);
  SymbolTableCollection symbols;
  MeshAttr mesh = getMesh(entry, symbols);
  auto getSeconds = [&](Operation *op) {
    llvm::Expected<double> seconds = getOpSeconds(op, mesh, machine, symbols);
    if (seconds)
      return *seconds;
    llvm::consumeError(seconds.takeError());
    return 0.0;
  };
  std::optional<double> added =
      separateCollectives(rewriter, entry, getSeconds);
  if (!added && hasCalls)
    return 0;
  return added;
}

/// Searches from the program that is taken apart. Null if nothing fits, or
/// nothing can be taken apart. If the limit is far below, that alone must take
/// fewer bytes than all before.
const RematPlanner::Trial *RematPlanner::searchApart() {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  if (isOver())
    return nullptr;
  std::optional<double> seconds = takeApart(*copy);
  if (!seconds)
    return nullptr;
  bool isFar = isFarAbove();
  std::optional<ProbedMemory> memory = probeMemory(*copy, name, lowering);
  if (!memory ||
      (isFar && memory->planned.getTotal() >= least.bytes.getTotal()))
    return nullptr;
  apart = std::move(copy);
  Repeated from{*apart, memory->planned, *seconds};
  // Rounds go on from programs without calls, too.
  Repeated known = std::exchange(least, from);
  addStart(from, /*hasRings=*/true, /*isFirst=*/true);
  const Trial *trial = searchInRounds(kMostRounds);
  if (known.bytes.getTotal() <= least.bytes.getTotal())
    least = std::move(known);
  return trial;
}

/// Searches with rings, and without them if nothing fits.
const RematPlanner::Trial *RematPlanner::searchAll() {
  const Trial *trial = searchWithRings();
  if (!trial)
    trial = searchApart();
  if (trial || !leaveRings())
    return trial;
  trial = search(starts.back());
  if (!trial) {
    searchLeast(starts.back());
    trial = findQuickest();
  }
  return trial ? giveRingsBack(*trial) : nullptr;
}

/// Takes over the entry of `trial`, and erases functions that it alone called.
void RematPlanner::replaceEntry(const Trial &trial) {
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

LogicalResult RematPlanner::run(Simplify simplify) {
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
