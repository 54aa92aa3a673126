//===- SplitSums.cpp - Form long sums from those of parts -----------------===//

#include "ReductionSplitter.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/IR/ReductionKind.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/bit.h"

#include <cmath>

namespace mesh {
#define GEN_PASS_DEF_SPLITSUMSPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// The fewest terms of a sum that loses digits if they are added one by one.
static constexpr int64_t kManyTerms = 512;
/// The sums of all parts take so much less memory than the terms.
static constexpr double kTermBytesPerSumByte = 64;
/// The numbers of elements of vectors divide this one.
static constexpr int64_t kLanes = 8;

/// Returns true if each step rounds what has been summed up so far.
static bool roundsEachStep(const ReductionStep &step) {
  std::optional<arith::AtomicRMWKind> kind = matchReductionKind(step.combiner);
  return kind && (*kind == arith::AtomicRMWKind::addf ||
                  *kind == arith::AtomicRMWKind::mulf);
}

/// Returns the number of parts of a loop of `size` steps: `parts`, or down to
/// half as many where less is left over. What is left over is added one by one.
static int64_t countPartsOfLoop(int64_t size, int64_t parts,
                                bool isInterleaved) {
  if (size <= parts)
    return size;
  // Vectors add to interleaved parts.
  int64_t unit = isInterleaved ? std::min(parts, kLanes) : 1;
  int64_t best = parts, fewest = std::max<int64_t>(2, parts / 2);
  for (int64_t count = parts; count >= fewest && size % best; count -= unit)
    if (size % count < size % best)
      best = count;
  return best;
}

/// Returns the number of parts that `op` had best have: about as many as each
/// has terms, so that no sum is long, if they take little memory.
static int64_t countWantedParts(linalg::GenericOp op, Value main) {
  int64_t numTerms = countSteps(op, mlir::utils::IteratorType::reduction);
  if (numTerms < kManyTerms)
    return 1;
  double bytes = 0;
  for (Value result : op->getResults())
    bytes += getTensorBytes(result);
  double parts = std::min(std::sqrt(static_cast<double>(numTerms)),
                          getTensorBytes(main) / bytes / kTermBytesPerSumByte);
  return llvm::bit_floor(static_cast<uint64_t>(parts));
}

/// Splits the loop that can have the most parts, or the innermost one: where
/// sums are of elements that lie side by side, vectors add to many at once.
static std::optional<ReductionSplit>
chooseSumSplit(linalg::GenericOp op, ArrayRef<ReductionStep> steps) {
  OpOperand *main = findMainInput(op);
  if (!main || llvm::none_of(steps, roundsEachStep))
    return std::nullopt;
  int64_t wanted = countWantedParts(op, main->get());
  if (wanted < 2)
    return std::nullopt;
  SmallVector<int64_t> sizes = op.getStaticLoopRanges(),
                       loops = getLoops(op, *main);
  // Dims of one element do not keep others apart.
  while (!loops.empty() && sizes[loops.back()] == 1)
    loops.pop_back();
  std::optional<ReductionSplit> best;
  for (int64_t loop : loops) {
    if (!canSplitLoop(op, loop))
      continue;
    bool isInnermost = loop == loops.back();
    int64_t parts = countPartsOfLoop(sizes[loop], wanted, isInnermost);
    // Vectors are worth half the parts.
    if (parts > 1 && (!best || parts > best->parts ||
                      (isInnermost && 2 * parts >= best->parts)))
      best = ReductionSplit{loop, parts, isInnermost};
  }
  return best;
}

namespace {
struct SplitSumsPass : public mesh::impl::SplitSumsPassBase<SplitSumsPass> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populateReductionSplitterPatterns(set, chooseSumSplit);
    patterns = std::move(set);
    return success();
  }

  void runOnOperation() override {
    walkAndApplyPatterns(getOperation(), patterns);
  }

private:
  FrozenRewritePatternSet patterns;
};
} // namespace
