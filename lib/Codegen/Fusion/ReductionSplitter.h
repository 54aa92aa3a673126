//===- ReductionSplitter.h - Split a reduction in two stages ----*- C++ -*-===//

#ifndef MESH_LIB_CODEGEN_FUSION_REDUCTIONSPLITTER_H
#define MESH_LIB_CODEGEN_FUSION_REDUCTIONSPLITTER_H

#include "mesh/Codegen/Fusion/ReductionStep.h"

namespace mesh {

/// A loop of a reduction whose steps are split into parts.
struct ReductionSplit {
  int64_t loop, parts;
  /// Each part has every so many-th step. Otherwise its steps follow one
  /// another.
  bool isInterleaved = false;
};

/// Returns how a reduction is split, or nothing if it stays as it is. Each
/// result has a step.
using ChooseSplit = std::optional<ReductionSplit> (*)(
    linalg::GenericOp op, ArrayRef<ReductionStep> steps);

/// Adds the pattern that splits reductions as `choose` says. The first stage
/// begins with the identity element, and has a result for each part. The second
/// one adds these to the initial value of the op.
void populateReductionSplitterPatterns(RewritePatternSet &patterns,
                                       ChooseSplit choose);

/// Returns true if the loop is a reduction and each operand has it as a dim of
/// its own, or not at all.
bool canSplitLoop(linalg::GenericOp op, int64_t loop);

/// Returns the number of steps of all loops of a kind: of the results, or of
/// the terms of each.
int64_t countSteps(linalg::GenericOp op, mlir::utils::IteratorType kind);

/// Returns the largest tensor that `op` reads, or null if it reads none.
OpOperand *findMainInput(linalg::GenericOp op);

/// Returns the loops that are dims of `operand`, in the order of these.
SmallVector<int64_t> getLoops(linalg::GenericOp op, OpOperand &operand);

} // namespace mesh

#endif // MESH_LIB_CODEGEN_FUSION_REDUCTIONSPLITTER_H
