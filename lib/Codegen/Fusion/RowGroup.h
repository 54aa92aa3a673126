//===- RowGroup.h - Ops on the same rows ------------------------*- C++ -*-===//
//
// An op, the anchor, and the producers of what it reads are one group if all of
// them work on the same rows: elementwise ops, and reductions of each row. The
// group's loops are those of the anchor, and if that has one number for each
// row, those of a row behind them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CODEGEN_FUSION_ROWGROUP_H
#define MESH_LIB_CODEGEN_FUSION_ROWGROUP_H

#include "mesh/Codegen/Fusion/ReductionStep.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/MapVector.h"

namespace mesh {

/// Returns the steps of a reduction whose combiners rows can have; nothing if
/// `op` is none.
std::optional<SmallVector<ReductionStep>> matchRowSteps(linalg::GenericOp op);

/// The loops of a group that the loops or dims of one of its ops are.
using RowLoops = SmallVector<int64_t>;

/// Finds the ops that become one op.
class RowGroup {
public:
  explicit RowGroup(linalg::GenericOp anchor) : anchor(anchor) {}

  /// Finds the rows and the members; false if there is nothing to gain.
  bool form();

  linalg::GenericOp getAnchor() const { return anchor; }
  bool contains(Operation *op) const { return members.contains(op); }
  /// Returns the ops in the order in which they stand in their block.
  SmallVector<linalg::GenericOp> getMembers() const;
  /// Returns the loops of the group that those of a member are.
  const RowLoops &getLoops(Operation *member) const {
    return members.find(member)->second;
  }
  /// Returns the loops of the group in their new order: the columns are the
  /// last ones.
  ArrayRef<int64_t> getOrder() const { return order; }
  size_t getNumColumns() const { return numColumns; }

  /// Returns whether a member reads it, and no member makes it.
  bool isOutside(OpOperand &operand) const;
  /// Returns whether an op that is no member reads it.
  bool isRead(OpResult result) const;

private:
  bool formWith(ArrayRef<int64_t> loopSizes, ArrayRef<unsigned> columns);
  bool formWith(OpOperand &use);
  void add(linalg::GenericOp op, const RowLoops &loops);
  void absorbProducers();
  std::optional<RowLoops> findLoops(OpOperand &use);
  bool fits(linalg::GenericOp op, const RowLoops &loops) const;
  bool agrees(linalg::GenericOp op, const RowLoops &loops) const;
  bool canMove(Operation *op);
  bool hasRoom(linalg::GenericOp op) const;
  bool orderLoops();
  bool isWorthIt() const;

  linalg::GenericOp anchor;
  SmallVector<int64_t> sizes;
  SmallVector<bool> isColumn;
  llvm::MapVector<Operation *, RowLoops> members;
  /// The values that members read and do not make, or make for others.
  llvm::DenseSet<Value> tensors;
  int64_t numReductions = 0;
  /// From here to the anchor nothing has effects.
  Operation *first = nullptr;
  RowLoops order;
  size_t numColumns = 0;
};

} // namespace mesh

#endif // MESH_LIB_CODEGEN_FUSION_ROWGROUP_H
