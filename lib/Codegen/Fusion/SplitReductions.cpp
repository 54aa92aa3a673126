//===- SplitReductions.cpp - Split large reductions of GPUs ---------------===//

#include "ReductionSplitter.h"
#include "mesh/Codegen/Fusion/FormKernels.h"

using namespace mesh;

/// So many blocks keep all processors of a GPU busy.
static constexpr int64_t kEnoughBlocks = 256;
/// A block that reads less is not worth another stage.
static constexpr int64_t kElementsOfBlock = 8192;
/// A loop that is cut into parts has to have so many steps for each, unless it
/// divides: what is left over is done by few.
static constexpr int64_t kStepsOfPart = 16;

/// Returns a divisor of `size` near to `parts`; 0 if there is none.
static int64_t findDivisor(int64_t size, int64_t parts) {
  for (int64_t divisor = parts; divisor >= std::max<int64_t>(2, parts / 2);
       --divisor)
    if (size % divisor == 0)
      return divisor;
  for (int64_t divisor = parts; divisor <= 2 * parts; ++divisor)
    if (size % divisor == 0)
      return divisor;
  return 0;
}

/// The split of `op`, if it has so few results that it is worth it.
static std::optional<ReductionSplit>
chooseKernelSplit(linalg::GenericOp op, ArrayRef<ReductionStep>) {
  OpOperand *main = findMainInput(op);
  int64_t numResults = countSteps(op, mlir::utils::IteratorType::parallel),
          numSums = countSteps(op, mlir::utils::IteratorType::reduction);
  if (!main || !needsBlocks(numResults, numSums))
    return std::nullopt;
  SmallVector<int64_t> sizes = op.getStaticLoopRanges(),
                       loops = getLoops(op, *main);
  if (loops.empty())
    return std::nullopt;
  bool isAlongSums = op.getIteratorTypesArray()[loops.back()] ==
                     mlir::utils::IteratorType::reduction;
  // Neighbours of a row are done by one block, or by a thread each.
  int64_t group = isAlongSums ? 1 : std::min(kWarp, numResults);
  int64_t blocks = llvm::divideCeil(numResults, group);
  int64_t parts =
      std::min(kEnoughBlocks / blocks, numSums * group / kElementsOfBlock);
  parts = std::min(parts, numSums / kManySums);
  if (parts < 2)
    return std::nullopt;
  ReductionSplit longest{-1, parts};
  for (int64_t loop : loops) {
    if (!canSplitLoop(op, loop))
      continue;
    if (int64_t divisor = findDivisor(sizes[loop], parts))
      return ReductionSplit{loop, divisor};
    if (longest.loop < 0 || sizes[loop] > sizes[longest.loop])
      longest.loop = loop;
  }
  if (longest.loop < 0 || sizes[longest.loop] < kStepsOfPart * parts)
    return std::nullopt;
  return longest;
}

void mesh::populateSplitReductionsPatterns(RewritePatternSet &patterns) {
  populateReductionSplitterPatterns(patterns, chooseKernelSplit);
}
