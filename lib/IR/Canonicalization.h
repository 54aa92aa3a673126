//===- Canonicalization.h - conditions of canonicalizations -----*- C++ -*-===//
//
// The algebra of collectives holds for programs that all devices run. It must
// leave alone
//  - the programs of single devices (`mesh.program`), where a collective is
//    bound to its counterparts in other programs;
//  - the op in a `mesh.async`, whose region must hold one;
//  - collectives for which `mesh.overlap` writes down a decision.
// Rewrites that make two collectives into one keep to one block: otherwise
// communication would move into a loop or a branch.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_IR_CANONICALIZATION_H
#define MESH_LIB_IR_CANONICALIZATION_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Collectives that bring nothing.
void populateEmptyPatterns(RewritePatternSet &patterns);

/// Loops with a branch in front of their condition.
void populateLoopPatterns(RewritePatternSet &patterns);

/// Slices with constants for operands.
void populateSlicePatterns(RewritePatternSet &patterns);

/// The collective of kind `Op` on the same mesh whose result `op` takes, if
/// `op` may be replaced by what that takes in.
template <typename Op>
Op getProducer(CollectiveOpInterface op) {
  auto producer = op.getInput().template getDefiningOp<Op>();
  if (!producer || producer.getMeshAttr() != op.getMeshAttr() ||
      llvm::isa<AsyncOp>(op->getParentOp()) || isInDeviceProgram(op))
    return {};
  return producer;
}

/// The same, if nothing stands against making one collective of the two.
template <typename Op>
Op getMergeableProducer(CollectiveOpInterface op) {
  Op producer = getProducer<Op>(op);
  if (!producer || !producer->hasOneUse() ||
      producer->getBlock() != op->getBlock() ||
      producer->hasAttr(MeshDialect::kOverlapAttrName) ||
      op->hasAttr(MeshDialect::kOverlapAttrName))
    return {};
  return producer;
}

} // namespace mesh

#endif // MESH_LIB_IR_CANONICALIZATION_H
