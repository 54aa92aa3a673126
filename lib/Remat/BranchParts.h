//===- BranchParts.h - results of branches that may be left out -*- C++ -*-===//
//
// A device runs one branch of the stages of a pipeline, forward and backward.
// What a forward branch yields for the backward branch of the same device can
// be left out: the backward branch computes it again, from the other results
// and from what the forward branch captures.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_REMAT_BRANCHPARTS_H
#define MESH_LIB_REMAT_BRANCHPARTS_H

#include "mesh/Remat/BlockUnits.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

#include <memory>

namespace mesh {

class StepFacts;

/// The ops by which a branch computes one of its results.
struct BranchRecipe {
  /// Ops of the branch, in no order.
  llvm::SetVector<Operation *> ops;
  /// Other results of the op with the branches, and values from outside.
  llvm::SetVector<Value> reads;
};

/// The results of an op with branches that only branches of later ops read,
/// which run where the ones do that yield them.
class BranchParts {
public:
  struct Drop {
    OpResult result;
    /// The values that the later branches read instead.
    SmallVector<Value> reads = {};
    /// Values that are computed on the way to the result.
    SmallVector<Value> between = {};
    /// The time of a device, for each op that reads the result.
    double seconds = 0;
  };

  /// `units` are those of the block of `maker`.
  BranchParts(Operation *maker, const BlockUnits &units, StepFacts &facts);

  ArrayRef<Drop> getDrops() const { return drops; }

private:
  void addDrop(OpResult result, const BlockUnits &units, StepFacts &facts);
  const BlockUnits &getBody(Region &branch);
  bool isMadeOf(Value source, OpResult result) const;

  SmallVector<Drop> drops;
  /// The numbers of drops, by result.
  DenseMap<Value, unsigned> numbers;
  DenseMap<Region *, std::unique_ptr<BlockUnits>> bodies;
};

/// Leaves out the results `dropped` of `maker` (BranchParts). Branches that
/// read them compute them again. Returns the op that takes the place of
/// `maker`, without these results.
Operation *dropResults(RewriterBase &rewriter, Operation *maker,
                       ArrayRef<unsigned> dropped);

} // namespace mesh

#endif // MESH_LIB_REMAT_BRANCHPARTS_H
