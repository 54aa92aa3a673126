//===- RematPlannerGroups.cpp - plans with loops in groups ----------------===//
//
// The forward loop of a pair runs almost twice in groups. So nothing is tried
// if a plan without groups takes less time than that. All sizes of groups are
// estimated, and few programs are lowered.
//
//===----------------------------------------------------------------------===//

#include "RematPlanner.h"

using namespace mesh;

/// The most sizes of groups that are tried for each pair of loops.
static constexpr unsigned kMostGroupSizes = 3;
/// The most programs with loops in groups that are searched for the limit.
static constexpr int kMostGroupSearches = 2;

/// Returns the pairs of loops in `module`, but for those whose stacks are small
/// beside the largest ones.
SmallVector<LoopPair> RematPlanner::findPairs(ModuleOp module) const {
  constexpr int64_t kLeastShare = 8;
  SymbolTableCollection symbols;
  func::FuncOp entry = getEntry(module);
  SmallVector<LoopPair> pairs =
      findLoopPairs(entry.front(), getMesh(entry, symbols), machine, symbols);
  auto getBytes = [](const LoopPair &pair) {
    return pair.stackBytes * pair.numIterations;
  };
  int64_t most = 0;
  for (const LoopPair &pair : pairs)
    most = std::max(most, getBytes(pair));
  llvm::erase_if(pairs, [&](const LoopPair &pair) {
    return getBytes(pair) < most / kLeastShare;
  });
  return pairs;
}

/// Returns true if a plan that takes `seconds` is worth a try beside the best
/// one that fits.
bool RematPlanner::isQuicker(double seconds) const {
  constexpr double kLeastFactor = 4.0 / 3;
  const Trial *best = findQuickest();
  return !best || seconds * kLeastFactor < best->getSeconds();
}

/// Adds the program whose loops are in groups of the size `number` of each.
void RematPlanner::addGroupStart(unsigned number) {
  mlir::OwningOpRef<ModuleOp> copy = before.module.clone();
  mlir::IRRewriter rewriter(module.getContext());
  Repeated program{*copy, before.bytes};
  for (const LoopPair &pair : findPairs(*copy)) {
    SmallVector<int64_t> sizes = getGroupSizes(pair);
    int64_t every = sizes[std::min<size_t>(number, sizes.size() - 1)];
    groupIterations(rewriter, pair, every);
    program.groups.push_back(every);
    program.seconds += pair.getSeconds(every);
  }
  bool isKnown = llvm::any_of(groupStarts, [&](Start *start) {
    return start->groups == program.groups;
  });
  if (program.groups.empty() || isKnown)
    return;
  grouped.push_back(std::move(copy));
  addStart(program, /*hasRings=*/true);
  // It is not lowered as it is: the estimate is as far off as before.
  Start &start = starts.back();
  start.difference = before.bytes.getTotal() - starts.front().most;
  start.bytes.intermediates +=
      start.most + start.difference - start.bytes.getTotal();
  groupStarts.push_back(&start);
}

/// Adds the programs with loops in groups, unless all take too much time.
void RematPlanner::addGroupStarts() {
  double least = 0;
  SmallVector<LoopPair> pairs = findPairs(before.module);
  for (const LoopPair &pair : pairs) {
    SmallVector<double> times;
    for (int64_t size : getGroupSizes(pair))
      times.push_back(pair.getSeconds(size));
    least += *llvm::min_element(times);
  }
  if (pairs.empty() || !isQuicker(least))
    return;
  // Beside a plan that fits, the smallest groups are the most likely to win: of
  // the others, more has to be left out.
  for (unsigned number : llvm::seq(findQuickest() ? 1 : kMostGroupSizes))
    addGroupStart(number);
}

/// Searches among loops in groups for what fits in less time than all before.
void RematPlanner::searchGroups() {
  if (isOver())
    return;
  addGroupStarts();
  SmallVector<std::pair<double, Start *>> candidates;
  for (Start *start : groupStarts) {
    RematPlan plan = start->choices.run(limit - start->difference);
    if (plan.cost.fits())
      candidates.push_back({start->seconds + plan.cost.seconds, start});
  }
  llvm::stable_sort(candidates, llvm::less_first());
  candidates.truncate(std::min<size_t>(candidates.size(), kMostGroupSearches));
  for (auto [seconds, start] : candidates)
    if (isQuicker(seconds))
      search(*start);
}

/// Searches among loops in groups for the fewest bytes, and goes on from there.
/// The fewest bytes without groups have no part in that: in the beginning these
/// may be fewer.
void RematPlanner::searchGroupsInRounds() {
  if (groupStarts.empty())
    return;
  auto getFewest = [](Start *start) {
    return start->choices.getFewest().cost.peakBytes;
  };
  llvm::stable_sort(groupStarts, [&](Start *lhs, Start *rhs) {
    return getFewest(lhs) < getFewest(rhs);
  });
  Repeated other = std::exchange(least, before);
  bool isLess = false;
  for (Start *start : groupStarts)
    isLess |= searchLeast(*start) != nullptr;
  if (isLess && !findQuickest()) {
    addStart(least, /*hasRings=*/true);
    searchInRounds(kMostRounds - 1);
  }
  if (other.bytes.getTotal() <= least.bytes.getTotal())
    least = std::move(other);
}
