//===- InitsToOperands.cpp - Read the outs of elementwise ops as operands -===//

#include "mesh/Codegen/Fusion/FuseElementwise.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

/// Reads `init` as an operand behind the others, and writes to a fresh tensor.
/// Returns the op that replaces `op`.
static linalg::GenericOp readAsOperand(RewriterBase &rewriter,
                                       linalg::GenericOp op, OpOperand &init) {
  Location loc = op.getLoc();
  auto type = llvm::cast<RankedTensorType>(init.get().getType());
  SmallVector<Value> inputs = op.getInputs(), outputs = op.getOutputs();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  unsigned position = inputs.size();
  unsigned output = init.getOperandNumber() - position;
  inputs.push_back(init.get());
  maps.insert(maps.begin() + position, op.getMatchingIndexingMap(&init));
  rewriter.setInsertionPoint(op);
  outputs[output] = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                            type.getElementType());
  auto changed =
      linalg::GenericOp::create(rewriter, loc, op.getResultTypes(), inputs,
                                outputs, maps, op.getIteratorTypesArray());
  changed->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  rewriter.inlineRegionBefore(op.getRegion(), changed.getRegion(),
                              changed.getRegion().begin());
  Block &body = changed.getRegion().front();
  BlockArgument read =
      body.insertArgument(position, type.getElementType(), loc);
  rewriter.replaceAllUsesWith(body.getArgument(position + 1 + output), read);
  rewriter.replaceOp(op, changed.getResults());
  return changed;
}

namespace {
struct InitsToOperands : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() || op.getNumReductionLoops() != 0)
      return rewriter.notifyMatchFailure(op, "is no elementwise op on tensors");
    bool isChanged = false;
    for (unsigned i = 0, e = op.getNumDpsInits(); i < e; ++i) {
      OpOperand &init = *op.getDpsInitOperand(i);
      if (!op.payloadUsesValueFromOperand(&init))
        continue;
      op = readAsOperand(rewriter, op, init);
      isChanged = true;
    }
    return success(isChanged);
  }
};
} // namespace

void mesh::populateInitsToOperandsPatterns(RewritePatternSet &patterns) {
  patterns.add<InitsToOperands>(patterns.getContext());
}
