//===- ReuseOperands.cpp - elementwise ops in place -----------------------===//

#include "mesh/Bufferization/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {
#define GEN_PASS_DEF_REUSEOPERANDSPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// An operand that the op reads just where it writes the result for `init`.
static Value findReusableOperand(linalg::GenericOp op, OpOperand &init) {
  for (OpOperand *input : op.getDpsInputOperands())
    if (input->get().getType() == init.get().getType() &&
        op.getMatchingIndexingMap(input) == op.getMatchingIndexingMap(&init))
      return input->get();
  return {};
}

namespace {

struct ReuseOperandsPass
    : public mesh::impl::ReuseOperandsPassBase<ReuseOperandsPass> {
  void runOnOperation() override {
    getOperation()->walk([](linalg::GenericOp op) {
      if (op.getNumReductionLoops() != 0)
        return;
      for (OpOperand &init : op.getDpsInitsMutable()) {
        if (!init.get().getDefiningOp<tensor::EmptyOp>() ||
            op.payloadUsesValueFromOperand(&init))
          continue;
        if (Value operand = findReusableOperand(op, init))
          init.set(operand);
      }
    });
  }
};

} // namespace
