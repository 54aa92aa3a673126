//===- CountedLoops.cpp - Loops that LLVM counts as they are meant --------===//

#include "mesh/Analysis/LoopRange.h"
#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

using namespace mesh;

/// Upstream takes a loop whose step it holds for none, or for negative, for one
/// without iterations, whatever its bounds.
static LogicalResult verifyStep(scf::ForOp loop) {
  APInt step;
  if (!matchPattern(loop.getStep(), mlir::m_ConstantInt(&step)) ||
      step.isStrictlyPositive())
    return success();
  if (step.isZero() || !loop.getUnsignedCmp())
    return loop.emitOpError("step must be positive, got ")
           << llvm::toString(step, 10, /*Signed=*/true);
  return loop.emitOpError("step ")
         << llvm::toString(step, 10, /*Signed=*/false)
         << " has its sign bit set, which LLVM 22 takes for negative: use a "
            "wider type than "
         << loop.getStep().getType();
}

static LogicalResult verifyCount(scf::ForOp loop) {
  std::optional<LoopRange> range = LoopRange::get(loop);
  if (!range || range->numIterations == 0)
    return success();
  Type type = loop.getInductionVar().getType();
  std::optional<APInt> count = loop.getStaticTripCount();
  if (count && *count != static_cast<uint64_t>(range->numIterations))
    return loop.emitOpError("has ")
           << range->numIterations << " iterations, which LLVM 22 takes for "
           << llvm::toString(*count, 10, /*Signed=*/false)
           << ", as the distance between its bounds does not fit their type: "
              "use a wider one than "
           << type;
  // The loop ends at a number that is not below its bound: it has to get there.
  APInt last = range->getNumber(type, range->numIterations - 1).getValue();
  APInt step = range->getNumber(type, range->numIterations).getValue() - last;
  bool wraps = false;
  (void)(loop.getUnsignedCmp() ? last.uadd_ov(step, wraps)
                               : last.sadd_ov(step, wraps));
  if (wraps)
    return loop.emitOpError("has a last number, ")
           << llvm::toString(last, 10, !loop.getUnsignedCmp()) << ", that "
           << type << " cannot count beyond: use a wider type";
  return success();
}

LogicalResult mesh::verifyCountedLoops(Operation *root) {
  WalkResult result = root->walk([](scf::ForOp loop) {
    return WalkResult(
        failure(failed(verifyStep(loop)) || failed(verifyCount(loop))));
  });
  return failure(result.wasInterrupted());
}
