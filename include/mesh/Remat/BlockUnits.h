//===- BlockUnits.h - the ops of a block that make buffers ------*- C++ -*-===//

#ifndef MESH_REMAT_BLOCKUNITS_H
#define MESH_REMAT_BLOCKUNITS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {

/// Returns true if `op`, also of a block around, makes a tensor that other ops
/// write over, each in memory of its own. False for null.
bool isFresh(Operation *op);

/// The ops of a block, in *units* of a root, whose results are buffers, and
/// further ops: elementwise ones that are fused with the root, and views and
/// numbers, which may belong to several units.
class BlockUnits {
public:
  explicit BlockUnits(Block &block);

  bool isRoot(Operation *op) const { return roots.lookup(op) == op; }
  /// Returns true if `op` belongs to the unit of `root` alone.
  bool isPartOf(Operation *op, Operation *root) const {
    return roots.lookup(op) == root;
  }
  /// The buffers and values from outside that the unit of `root` reads.
  SmallVector<Value> getLeaves(Operation *root) const;
  /// The roots of which `root` would be a part if one alone read its result.
  SmallVector<Operation *, 2> getPossibleRoots(Operation *root) const;
  /// The ones of `leaves` that `root` may write `result` over.
  SmallVector<Value, 2> getReplaceable(Operation *root, OpResult result,
                                       ArrayRef<Value> leaves) const;

  /// The buffer that `value` is a reshape of.
  Value getBuffer(Value value) const;
  /// The buffers and values from outside that `value` is made of, or itself.
  SmallVector<Value> getLeavesOf(Value value) const;

private:
  /// Leaves, and the ops that read them, each of which is visited once.
  struct Leaves {
    llvm::SetVector<Value> found;
    llvm::SmallDenseSet<Operation *> read;
  };

  void addLeaf(Value value, Leaves &leaves) const;
  void addLeaves(Operation *op, Leaves &leaves) const;
  llvm::SetVector<Value> getReadInOrder(Operation *op) const;
  void findApart();
  Operation *findRoot(Operation *op, bool isFree) const;

  Block &block;
  /// Null for ops that belong to several units.
  DenseMap<Operation *, Operation *> roots;
  /// Elementwise ops that are not fused: that would keep more bytes in use.
  llvm::DenseSet<Operation *> apart;
};

} // namespace mesh

#endif // MESH_REMAT_BLOCKUNITS_H
