//===- StackParts.h - stacks that may be left out ---------------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_STACKPARTS_H
#define MESH_LIB_REMAT_STACKPARTS_H

#include "LoopStacks.h"

namespace mesh {

class BlockUnits;
class StepFacts;

/// The stacks of a loop that one later loop of the same block reads, and whose
/// slices it can compute itself.
class StackParts {
public:
  struct Drop {
    Value stack, stored;
    /// The values that the later loop reads instead: other stacks, and values
    /// beside the loops.
    SmallVector<Value> reads = {};
    /// Values of the iteration that are computed on the way to `stored`.
    SmallVector<Value> between = {};
    /// Iteration arguments that the loop has to save instead.
    SmallVector<BlockArgument> arguments = {};
    /// The time for all iterations.
    double seconds = 0;
  };

  /// `units` are those of the block of `loop`.
  StackParts(scf::ForOp loop, const BlockUnits &units, StepFacts &facts);

  ArrayRef<Drop> getDrops() const { return drops; }
  int64_t getNumIterations() const { return stacks.getRange().numIterations; }

private:
  void addDrop(unsigned number, const BlockUnits &units, const BlockUnits &body,
               StepFacts &facts);

  LoopStacks stacks;
  SmallVector<Drop> drops;
};

} // namespace mesh

#endif // MESH_LIB_REMAT_STACKPARTS_H
