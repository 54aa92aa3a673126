//===- ReuseOperands.cpp - Elementwise ops in place -----------------------===//

#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

/// Returns an operand that the op reads just where it writes the result for
/// `init`; null if there is none.
static Value findReusableOperand(linalg::GenericOp op, OpOperand &init) {
  for (OpOperand *input : op.getDpsInputOperands())
    if (input->get().getType() == init.get().getType() &&
        op.getMatchingIndexingMap(input) == op.getMatchingIndexingMap(&init))
      return input->get();
  return {};
}

namespace {
struct ReuseOperand : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumReductionLoops() != 0)
      return rewriter.notifyMatchFailure(op, "is a reduction");
    bool isChanged = false;
    for (OpOperand &init : op.getDpsInitsMutable()) {
      if (!init.get().getDefiningOp<tensor::EmptyOp>() ||
          op.payloadUsesValueFromOperand(&init))
        continue;
      if (Value operand = findReusableOperand(op, init)) {
        rewriter.modifyOpInPlace(op, [&] { init.set(operand); });
        isChanged = true;
      }
    }
    return success(isChanged);
  }
};
} // namespace

void mesh::populateReuseOperandsPatterns(RewritePatternSet &patterns) {
  patterns.add<ReuseOperand>(patterns.getContext());
}
