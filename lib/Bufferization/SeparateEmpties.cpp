//===- SeparateEmpties.cpp - One empty tensor for each use ----------------===//

#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

/// Makes a reshape of an empty tensor an empty tensor: what fills one, or
/// writes to it, has memory of its own then.
template <typename Op>
static LogicalResult emptyReshaped(Op reshape, PatternRewriter &rewriter) {
  RankedTensorType type = reshape.getResultType();
  if (!reshape.getSrc().template getDefiningOp<tensor::EmptyOp>() ||
      !type.hasStaticShape())
    return rewriter.notifyMatchFailure(reshape, "not of an empty tensor");
  rewriter.replaceOpWithNewOp<tensor::EmptyOp>(
      reshape, type.getShape(), type.getElementType(), type.getEncoding());
  return success();
}

void mesh::populateReshapedEmptiesPatterns(RewritePatternSet &patterns) {
  patterns.add(emptyReshaped<tensor::ExpandShapeOp>);
  patterns.add(emptyReshaped<tensor::CollapseShapeOp>);
}

static void separateUses(RewriterBase &rewriter, tensor::EmptyOp empty) {
  for (OpOperand &use : llvm::make_early_inc_range(empty->getUses())) {
    Operation *user = use.getOwner();
    rewriter.setInsertionPoint(user);
    Value own = rewriter.clone(*empty)->getResult(0);
    rewriter.modifyOpInPlace(user, [&] { use.set(own); });
  }
  rewriter.eraseOp(empty);
}

void mesh::separateEmpties(RewriterBase &rewriter, Operation *root) {
  SmallVector<tensor::EmptyOp> empties;
  root->walk([&](tensor::EmptyOp empty) { empties.push_back(empty); });
  for (tensor::EmptyOp empty : empties)
    separateUses(rewriter, empty);
}
