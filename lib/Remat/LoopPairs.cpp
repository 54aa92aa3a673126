//===- LoopPairs.cpp - loops that can run in groups -----------------------===//

#include "LoopPairs.h"

#include "StackSlices.h"
#include "StepFacts.h"
#include "mesh/IR/ReadValues.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Remat/BlockUnits.h"
#include "mesh/Remat/LoopGroups.h"

#include <cmath>

using namespace mesh;

/// The fewest iterations that make two groups of two.
static constexpr int64_t kFewestIterations = 4;

//===----------------------------------------------------------------------===//
// Ops that run again
//===----------------------------------------------------------------------===//

std::optional<LoopRerun>
mesh::findRerun(const LoopStacks &stacks, ArrayRef<unsigned> wanted,
                function_ref<bool(Operation *)> mayRepeat) {
  scf::ForOp loop = stacks.getLoop();
  LoopRerun rerun;
  llvm::BitVector isCarried(loop.getNumResults());
  SmallVector<Value> left;
  for (unsigned result : wanted) {
    tensor::InsertSliceOp insert =
        stacks.getStacks()[*stacks.findStackOfResult(result)].insert;
    left.push_back(insert.getSource());
  }
  while (!left.empty()) {
    Value value = left.pop_back_val();
    if (value == loop.getInductionVar())
      continue;
    if (!loop.getRegion().isAncestor(value.getParentRegion())) {
      rerun.captures.insert(value);
      continue;
    }
    if (auto argument = llvm::dyn_cast<BlockArgument>(value)) {
      unsigned number = argument.getArgNumber() - loop.getNumInductionVars();
      if (!isCarried.test(number))
        left.push_back(loop.getYieldedValues()[number]);
      isCarried.set(number);
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (!mayRepeat(op))
      return std::nullopt;
    if (rerun.ops.insert(op))
      llvm::append_range(left, getReadValues(op));
  }
  llvm::append_range(rerun.carried, isCarried.set_bits());
  return rerun;
}

//===----------------------------------------------------------------------===//
// Pairs of loops
//===----------------------------------------------------------------------===//

/// Returns true if iteration `i` of `loop`, from 0 on, reads the slice of the
/// `i`-th last iteration.
static bool isBackward(scf::ForOp loop, const LoopRange &range,
                       ArrayRef<tensor::ExtractSliceOp> slices,
                       DenseMap<Value, bool> &known) {
  return llvm::all_of(slices, [&](tensor::ExtractSliceOp slice) {
    auto index = llvm::dyn_cast<Value>(slice.getMixedOffsets().front());
    if (!index)
      return false;
    auto [it, isNew] = known.try_emplace(index);
    if (isNew)
      it->second = isIndexOfIterations(index, loop, range, [&](int64_t number) {
        return range.numIterations - 1 - number;
      });
    return it->second;
  });
}

/// Returns the one later loop of the block that uses `stack`; null if there is
/// none, or something else does.
static scf::ForOp getReadingLoop(Value stack) {
  Block *block = stack.getParentBlock();
  Operation *reader = nullptr;
  for (Operation *user : stack.getUsers()) {
    Operation *ancestor = block->findAncestorOpInBlock(*user);
    if (reader && reader != ancestor)
      return {};
    reader = ancestor;
  }
  return llvm::dyn_cast_or_null<scf::ForOp>(reader);
}

/// Returns the results of the loop that are stacks which one later loop alone
/// goes through backwards, by that loop.
static llvm::MapVector<Operation *, SmallVector<unsigned>>
findBackwardLoops(const LoopStacks &stacks) {
  llvm::MapVector<Operation *, SmallVector<unsigned>> loops;
  DenseMap<Value, bool> known;
  for (const LoopStack &stack : stacks.getStacks()) {
    Value result = scf::ForOp(stacks.getLoop()).getResult(stack.result);
    scf::ForOp reader = getReadingLoop(result);
    std::optional<LoopRange> range =
        reader ? LoopRange::get(reader) : std::nullopt;
    if (!range || range->numIterations != stacks.getRange().numIterations ||
        reader.getNumResults() == 0)
      continue;
    std::optional<SmallVector<tensor::ExtractSliceOp>> slices =
        findSlices(result, reader);
    if (slices && isBackward(reader, *range, *slices, known))
      loops[reader].push_back(stack.result);
  }
  return loops;
}

static int64_t sumUpBytes(ValueRange values) {
  double bytes = 0;
  for (Value value : values)
    bytes += getTensorBytes(value);
  return static_cast<int64_t>(bytes);
}

/// Completes `pair`, whose loops and stacks are known; returns false if it
/// cannot run in groups.
static bool readPair(LoopPair &pair, const LoopStacks &stacks,
                     StepFacts &facts) {
  scf::ForOp loop = pair.forward;
  std::optional<LoopRerun> rerun = findRerun(
      stacks, pair.stacks, [&](Operation *op) { return facts.isPure(op); });
  // Stacks that depend on no iteration argument can be left out as they are.
  if (!rerun || rerun->carried.empty())
    return false;
  pair.numIterations = stacks.getRange().numIterations;
  for (unsigned number : rerun->carried) {
    Value argument = loop.getRegionIterArg(number);
    if (!canStack(argument.getType()))
      return false;
    pair.stateBytes += sumUpBytes(argument);
  }
  for (unsigned number : pair.stacks)
    pair.stackBytes += sumUpBytes(loop.getResult(number)) / pair.numIterations;
  BlockUnits body(*loop.getBody());
  std::optional<double> seconds =
      facts.getSeconds(rerun->ops.getArrayRef(), /*maker=*/nullptr, body);
  pair.seconds = seconds.value_or(0);
  return seconds.has_value();
}

SmallVector<LoopPair> mesh::findLoopPairs(Block &block, MeshAttr mesh,
                                          const MachineModel &machine,
                                          SymbolTableCollection &symbols) {
  StepFacts facts(mesh, &machine, symbols);
  SmallVector<LoopPair> pairs;
  llvm::SmallDenseSet<Operation *> taken;
  for (auto loop : block.getOps<scf::ForOp>()) {
    std::optional<LoopRange> range = LoopRange::get(loop);
    if (!range || range->numIterations < kFewestIterations ||
        taken.contains(loop))
      continue;
    LoopStacks stacks(loop);
    LoopPair best;
    for (auto &[reader, results] : findBackwardLoops(stacks)) {
      LoopPair pair{loop, llvm::cast<scf::ForOp>(reader), results};
      if (!taken.contains(reader) && readPair(pair, stacks, facts) &&
          pair.stackBytes > best.stackBytes)
        best = std::move(pair);
    }
    if (!best.forward)
      continue;
    taken.insert(best.backward);
    pairs.push_back(std::move(best));
  }
  return pairs;
}

LoopDivision LoopPair::divide(int64_t every) const {
  LoopDivision division{numIterations / every, numIterations % every};
  if (division.numLeft == 1 && division.numGroups > 2)
    division = {division.numGroups - 1, every + 1};
  return division;
}

/// Returns a size near `target`, of which the trip count is a multiple if there
/// is one.
static int64_t getSizeNear(double target, int64_t numIterations) {
  constexpr double kFactor = 1.5;
  int64_t most = numIterations / 2;
  auto first = std::clamp<int64_t>(std::ceil(target / kFactor), 2, most);
  auto last = std::clamp<int64_t>(std::floor(target * kFactor), first, most);
  auto getKey = [&](int64_t size) {
    return std::pair(numIterations % size != 0,
                     std::abs(std::log(static_cast<double>(size) / target)));
  };
  int64_t best = first;
  for (int64_t size = first + 1; size <= last; ++size)
    if (getKey(size) < getKey(best))
      best = size;
  return best;
}

SmallVector<int64_t> mesh::getGroupSizes(const LoopPair &pair) {
  // With s bytes of state and t of stacks for each of n iterations, groups of
  // sqrt(n s / t) take the fewest. If only states are left in stacks, t is s.
  auto count = static_cast<double>(pair.numIterations);
  double share = std::min(1.0, static_cast<double>(pair.stateBytes) /
                                   static_cast<double>(pair.stackBytes));
  llvm::SmallSetVector<int64_t, 4> sizes;
  for (double exponent : {0.5, 0.25, 0.0})
    sizes.insert(getSizeNear(std::sqrt(count) * std::pow(share, exponent),
                             pair.numIterations));
  return llvm::to_vector(sizes);
}
