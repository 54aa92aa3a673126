//===- GatheredFlow.h - consumers of a ring of gathers ----------*- C++ -*-===//
//
// Blocks of one or several gathered tensors pass by in one ring, those of the
// same number at the same time. The ring stands before the first op that uses
// one of the tensors, and feeds contractions that come later with what is made
// of the blocks.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_OVERLAP_GATHEREDFLOW_H
#define MESH_TRANSFORMS_OVERLAP_GATHEREDFLOW_H

#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Overlap/BlockFlow.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mesh {

class DefinitionsToMove;

/// The values that are made of gathered tensors block by block, and the
/// contractions that can take them so.
class GatheredFlow {
public:
  /// `sources` are of one MLIR block.
  GatheredFlow(ArrayRef<BlockFlow::Source> sources, int64_t numBlocks);
  GatheredFlow(ArrayRef<AllGatherOp> gathers, int64_t numBlocks);

  /// Leaves out what the contractions with the given inputs do not take.
  void restrictTo(ArrayRef<OpOperand *> inputs);

  /// The op before which the ring stands.
  Operation *getPosition() const { return position; }
  const BlockFlow &getFlow() const { return flow; }
  ArrayRef<Value> getSources() const { return sources; }

  /// The inputs of `op` that come in blocks.
  SmallVector<OpOperand *> getInputs(linalg::LinalgOp op) const;

  /// Adds what is gathered. Fails if that cannot all be there when the ring
  /// begins.
  LogicalResult addGathered(DefinitionsToMove &definitions) const;

  /// Adds what else `op` takes, and what the ops take that make its inputs.
  /// Fails as well.
  LogicalResult addOtherOperands(linalg::LinalgOp op,
                                 DefinitionsToMove &definitions) const;

  /// One input of each contraction that the ring can feed: all that such a
  /// contraction takes in blocks is cut along one of its loops.
  SmallVector<OpOperand *> findFed() const;

  /// The reason for which the ring cannot feed a contraction with such inputs.
  enum class Obstacle {
    /// They are cut along several of its loops.
    TwoLoops,
    /// It adds to what comes in blocks.
    Added,
    /// Its other operands are not all there when the ring begins.
    Later
  };
  std::optional<Obstacle> findObstacle(linalg::LinalgOp op) const;

  /// The contractions with such inputs, in their order.
  SmallVector<linalg::LinalgOp> findContractions() const;

private:
  SmallVector<Value> sources;
  BlockFlow flow;
  Operation *position;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_GATHEREDFLOW_H
