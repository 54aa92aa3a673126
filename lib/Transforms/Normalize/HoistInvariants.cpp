//===- HoistInvariants.cpp - hoist invariant computations out of loops ----===//

#include "mesh/Analysis/LoopRange.h"
#include "mesh/IR/BarrierOps.h"
#include "mesh/Interfaces/Speculation.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"

namespace mesh {
#define GEN_PASS_DEF_HOISTINVARIANTSPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Returns true if `region` of a loop runs at least once if the loop does.
static bool runsOnce(Region *region) {
  Operation *loop = region->getParentOp();
  if (llvm::isa<scf::WhileOp>(loop))
    return region->getRegionNumber() == 0;
  auto counted = llvm::dyn_cast<scf::ForOp>(loop);
  std::optional<LoopRange> range =
      counted ? LoopRange::get(counted) : std::nullopt;
  return range && range->numIterations > 0;
}

/// The first op of the region that may end the program: what comes before it
/// runs if the region does.
static Operation *findEffect(Region *region) {
  for (Operation &op : region->front().without_terminator())
    if (!isMemoryEffectFree(&op))
      return &op;
  return nullptr;
}

static void hoistInvariants(LoopLikeOpInterface loop) {
  llvm::SmallDenseMap<Region *, Operation *> effects;
  llvm::SmallDenseSet<Region *> sure;
  for (Region *region : loop.getLoopRegions())
    if (!region->empty() && runsOnce(region)) {
      sure.insert(region);
      effects[region] = findEffect(region);
    }
  auto surelyRuns = [&](Operation *op, Region *region) {
    if (!sure.contains(region) || op->getBlock() != &region->front())
      return false;
    Operation *effect = effects.lookup(region);
    return !effect || op->isBeforeInBlock(effect);
  };
  moveLoopInvariantCode(
      loop.getLoopRegions(),
      [&](Value value, Region *) { return loop.isDefinedOutsideOfLoop(value); },
      [&](Operation *op, Region *region) {
        // Behind a barrier values are computed again, to be in memory for less
        // time.
        return isMemoryEffectFree(op) && isSpeculatable(op) &&
               !llvm::isa<OptimizationBarrierOp>(op) &&
               (surelyRuns(op, region) || isSafeAnywhere(op));
      },
      [&](Operation *op, Region *) { loop.moveOutOfLoop(op); });
}

namespace {
struct HoistInvariantsPass
    : public mesh::impl::HoistInvariantsPassBase<HoistInvariantsPass> {
  void runOnOperation() override {
    // Inner loops first: what leaves them may leave those around them, too.
    getOperation()->walk(hoistInvariants);
  }
};
} // namespace
