//===- InitsToOperands.cpp - elementwise ops that read no init ------------===//

#include "mesh/Codegen/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {
#define GEN_PASS_DEF_INITSTOOPERANDSPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Reads `init` as an operand behind the others, and writes to a fresh tensor.
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
  outputs[output] = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                            type.getElementType());
  auto changed =
      linalg::GenericOp::create(rewriter, loc, op.getResultTypes(), inputs,
                                outputs, maps, op.getIteratorTypesArray());
  changed->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  changed.getRegion().takeBody(op.getRegion());
  Block &body = changed.getRegion().front();
  BlockArgument read =
      body.insertArgument(position, type.getElementType(), loc);
  body.getArgument(position + 1 + output).replaceAllUsesWith(read);
  rewriter.replaceOp(op, changed.getResults());
  return changed;
}

namespace {

struct InitsToOperandsPass
    : public mesh::impl::InitsToOperandsPassBase<InitsToOperandsPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](linalg::GenericOp op) {
      if (!op.hasPureTensorSemantics() || op.getNumReductionLoops() != 0)
        return;
      for (unsigned i = 0, e = op.getNumDpsInits(); i < e; ++i) {
        OpOperand &init = *op.getDpsInitOperand(i);
        if (!op.payloadUsesValueFromOperand(&init))
          continue;
        rewriter.setInsertionPoint(op);
        op = readAsOperand(rewriter, op, init);
      }
    });
  }
};

} // namespace
