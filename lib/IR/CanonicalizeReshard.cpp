//===- CanonicalizeReshard.cpp - reshards that can be spared --------------===//

#include "mesh/IR/Mesh.h"

#include "mlir/IR/PatternMatch.h"

using namespace mesh;

LogicalResult ReshardOp::canonicalize(ReshardOp op, PatternRewriter &rewriter) {
  if (mesh::getSharding(op.getInput()) == op.getSharding()) {
    rewriter.replaceOp(op, op.getInput());
    return success();
  }
  // reshard (reshard x) -> reshard x. If others use the first, its layout may
  // be the nearer one to start from.
  auto first = op.getInput().getDefiningOp<ReshardOp>();
  if (!first || !first->hasOneUse() || first->getBlock() != op->getBlock() ||
      first->hasAttr(MeshDialect::kOverlapAttrName) ||
      op->hasAttr(MeshDialect::kOverlapAttrName))
    return rewriter.notifyMatchFailure(op, "no reshard to merge with");
  rewriter.modifyOpInPlace(
      op, [&] { op.getInputMutable().assign(first.getInput()); });
  return success();
}
