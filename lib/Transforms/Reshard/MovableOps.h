//===- MovableOps.h - Ops that may be laid out in another way ---*- C++ -*-===//
//
// What ops of a function need of their operands as they are laid out now, and
// what those that may be laid out in another way would need.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_TRANSFORMS_RESHARD_MOVABLEOPS_H
#define MESH_LIB_TRANSFORMS_RESHARD_MOVABLEOPS_H

#include "mesh/Transforms/Partition/Partition.h"

namespace mesh {

/// Returns true if `op` is work that a collective beside it may hide behind.
bool isContraction(Operation *op);

class MovableOps {
public:
  /// For each operand of an op the sharding it needs, or null.
  using Needed = SmallVector<ShardingAttr>;

  MovableOps(RewriterBase &rewriter, const GlobalFunction &function,
             SymbolTableCollection &symbols, ReshardPlanner &planner,
             NeededShardings &needed)
      : rewriter(rewriter), function(function), symbols(symbols),
        planner(planner), needed(needed) {}

  /// Finds out what the ops of the function need. Fails, with an error, at an
  /// op that cannot have the shardings of its results.
  LogicalResult collect();

  /// The operands that are not laid out as they are needed.
  ArrayRef<OpOperand *> getMismatches() const { return mismatches; }
  const Needed &getNeeded(Operation *op) const;
  /// Null if it is not known.
  ShardingAttr getNeeded(OpOperand &use) const;

  /// Returns true if the op may be laid out in another way: it makes one
  /// tensor, and each element of it by itself.
  bool isMovable(Operation *op);
  /// Returns true if the users of the result of `op` allow that it becomes
  /// `layout`: what a reduction needs depends on its operand, and what a
  /// contraction gathers stays beside it.
  bool mayBecome(Operation *op, ShardingAttr layout) const;
  /// Returns the shardings of the operands of a movable op for its result to be
  /// as `result` says; empty if that cannot be.
  Needed computeNeeded(Operation *op, ShardingAttr result);
  /// Returns the layout of a movable op that follows `operand`, which is as
  /// `layout` says. Null if there is none.
  ShardingAttr computeResult(Operation *op, OpOperand &operand,
                             ShardingAttr layout);

  /// The seconds to bring `value` from one layout to another, as often as it is
  /// computed: what a loop does not change is resharded before it.
  double getSeconds(Value value, ShardingAttr from, ShardingAttr to);
  /// The seconds to write the result of `op`, laid out as `layout`.
  double getComputeSeconds(Operation *op, ShardingAttr layout) const;
  bool isCheap(Value value);

  void setLayout(Operation *op, ShardingAttr layout, Needed operands);
  /// Forgets what ops need whose operands were laid out anew. Returns whether
  /// there were any.
  bool dropStale();

private:
  LogicalResult collect(Block &block);
  FailureOr<Needed> compute(Operation *op);

  RewriterBase &rewriter;
  const GlobalFunction &function;
  SymbolTableCollection &symbols;
  ReshardPlanner &planner;
  NeededShardings &needed;
  /// The ops whose operands were laid out anew.
  DenseSet<Operation *> stale;
  /// The shardings of operands that control flow or the function passes on.
  DenseMap<OpOperand *, ShardingAttr> handedOn;
  SmallVector<OpOperand *> mismatches;
  DenseMap<Value, bool> cheap;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_RESHARD_MOVABLEOPS_H
