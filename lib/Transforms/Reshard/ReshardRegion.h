//===- ReshardRegion.h - Ops between two layouts ----------------*- C++ -*-===//
//
// Where an operand disagrees with its op, two ways of splitting the program
// meet. The ops around it can mostly be laid out as those on either side are.
// The region of these ops is cut where the values between its two parts take
// the least time to reshard: a minimum cut.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_TRANSFORMS_RESHARD_RESHARDREGION_H
#define MESH_LIB_TRANSFORMS_RESHARD_RESHARDREGION_H

#include "MovableOps.h"

#include "mesh/Support/MinimumCut.h"

#include <array>

namespace mesh {

class ReshardRegion {
public:
  /// Grows from `mismatch`, an operand that is not laid out as it is needed.
  ReshardRegion(MovableOps &ops, OpOperand &mismatch);

  /// Gives each op the layout of its part.
  void cut();
  /// Adds the operands that are resharded, if at all, where it takes the least
  /// time.
  void addSettled(DenseSet<OpOperand *> &settled) const;

private:
  /// The layouts of a value on both sides: as it is at the mismatch that the
  /// region grows from, and as it is needed there.
  using Sides = std::array<ShardingAttr, 2>;
  struct Member {
    bool side;
    Sides results;
    std::array<MovableOps::Needed, 2> operands;
  };
  /// Who needs a value in one layout: the members that do on one side only.
  struct Users {
    bool always = false;
    std::array<SmallVector<FlowGraph::Node>, 2> nodes;
  };

  void visitValue(Value value, Sides sides);
  void join(Operation *op, bool side, ShardingAttr other);
  void joinUser(OpOperand &use, Sides sides);

  void addValue(Value value);
  void addReshard(Value value, ShardingAttr layout, const Users &users);
  void addCost(FlowGraph::Node node, std::array<int64_t, 2> costs);
  std::array<int64_t, 2> getCosts(Value value, ShardingAttr layout);

  MovableOps &ops;
  llvm::MapVector<Operation *, Member> members;
  FlowGraph graph;
  FlowGraph::Node ends[2];
  DenseMap<Operation *, FlowGraph::Node> nodes;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_RESHARD_RESHARDREGION_H
