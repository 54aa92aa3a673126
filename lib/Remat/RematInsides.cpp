//===- RematInsides.cpp - choices in the bodies of loops and branches -----===//
//
// The block in an op is a problem of its own: its limit is what there is beside
// the op. Its solutions for a few limits are the ways to run the step.
// Once the program around is rewritten, it is solved for the limit there is:
// loops may compute slices of stacks then.
//
//===----------------------------------------------------------------------===//

#include "StepFacts.h"
#include "mesh/IR/SortOps.h"
#include "mesh/Remat/RematProgram.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mesh;

/// Reads the blocks in `op` that have steps, in the order in which they are
/// lowered: the default of a switch is the last one of its ifs.
std::vector<RematProgram> RematProgram::readInside(Operation *op,
                                                   StepFacts &facts) {
  std::vector<RematProgram> programs;
  // Bodies of structured ops and of sorts have scalars.
  if (llvm::isa<linalg::LinalgOp, SortOp>(op))
    return programs;
  auto regions = llvm::to_vector(llvm::make_pointer_range(op->getRegions()));
  if (llvm::isa<scf::IndexSwitchOp>(op))
    std::rotate(regions.begin(), regions.begin() + 1, regions.end());
  for (Region *region : regions)
    if (region->hasOneBlock())
      programs.push_back(RematProgram(region->front(), facts));
  return programs;
}

RematSearch RematProgram::makeSearch() const {
  // Blocks are solved for several limits, and many programs have none to spare.
  constexpr int64_t kEvents = int64_t(1) << 16;
  return RematSearch(*problem, kEvents);
}

/// Searches for a way to run one of `blocks`, `times` times, in which each
/// takes at most `limit` bytes.
RematInside RematProgram::findInside(ArrayRef<RematProgram> blocks,
                                     MutableArrayRef<RematSearch> searches,
                                     int64_t limit, double times) {
  RematInside way;
  for (auto [block, search] : llvm::zip_equal(blocks, searches)) {
    RematPlan plan = search.run(limit - block.loopBytes);
    llvm::append_range(
        way.profile,
        block.addLoopBytes(
            block.problem->getSchedule(plan.chosen, plan.limit).profile));
    way.seconds = std::max(way.seconds, plan.cost.seconds * times);
  }
  return way;
}

/// Returns ways to run one of `blocks`, `times` times, other than as they are.
std::vector<RematInside>
RematProgram::findInsides(ArrayRef<RematProgram> blocks, double times) {
  constexpr int kMostWays = 6;
  std::vector<RematSearch> searches;
  int64_t most = 0, least = 0;
  for (const RematProgram &block : blocks) {
    most = std::max(most, block.getPeakBytes());
    searches.push_back(block.makeSearch());
    least = std::max(least, searches.back().getFewest().cost.peakBytes +
                                block.loopBytes);
  }
  std::vector<RematInside> ways;
  for (int i = 1; i <= kMostWays && least < most; ++i) {
    int64_t limit = most - (most - least) * i / kMostWays;
    // The last one may be far below its limit.
    if (!ways.empty() && *llvm::max_element(ways.back().profile) <= limit)
      continue;
    RematInside way = findInside(blocks, searches, limit, times);
    while (!ways.empty() && ways.back().seconds >= way.seconds)
      ways.pop_back();
    if (ways.empty() || *llvm::max_element(way.profile) <
                            *llvm::max_element(ways.back().profile))
      ways.push_back(std::move(way));
  }
  return ways;
}

/// Repeats steps in the blocks of `op`, so that they take at most `bytes` if
/// that can be.
void RematProgram::fitInside(RewriterBase &rewriter, Operation *op,
                             int64_t bytes, StepFacts &facts) {
  for (RematProgram &block : readInside(op, facts)) {
    RematPlan plan = block.makeSearch().run(bytes - block.loopBytes);
    block.apply(rewriter, plan.chosen,
                block.problem->getSchedule(plan.chosen, plan.limit));
  }
}
