//===- DefinitionsToMove.h - definitions to move ----------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_OVERLAP_DEFINITIONSTOMOVE_H
#define MESH_TRANSFORMS_OVERLAP_DEFINITIONSTOMOVE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Collects what must move before `position` so that values are there.
///
/// Invariants: `ops` are in an order in which definitions come before uses, all
/// in the block of `position`, none before it, and free to move.
class DefinitionsToMove {
public:
  /// Ops that need one of the values `forbidden` cannot move.
  DefinitionsToMove(Operation *position, ArrayRef<Value> forbidden)
      : position(position), forbidden(forbidden) {}

  /// Adds the definitions that `value` needs. Fails if one cannot move.
  LogicalResult add(Value value);

  /// Makes copies before `position` that replace the ops. (Moving the ops would
  /// make MLIR number the whole block anew.)
  void move(RewriterBase &rewriter);

private:
  Operation *position;
  ArrayRef<Value> forbidden;
  llvm::SmallPtrSet<Operation *, 8> seen;
  SmallVector<Operation *> ops;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_DEFINITIONSTOMOVE_H
