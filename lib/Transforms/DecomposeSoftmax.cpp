//===- DecomposeSoftmax.cpp - softmax as structured ops -------------------===//

#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {
#define GEN_PASS_DEF_DECOMPOSESOFTMAXPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Upstream starts the maximum from NaN, which arith.maxnumf ignores, but the
/// maximum over devices does not. The lowest number is as good: a row that has
/// nothing but NaN becomes NaN in the end.
static void startFromLowest(OpBuilder &builder, Value result) {
  auto quotient = result.getDefiningOp<linalg::GenericOp>();
  auto exponential = quotient.getInputs()[0].getDefiningOp<linalg::GenericOp>();
  auto maximum = exponential.getInputs()[1].getDefiningOp<linalg::GenericOp>();
  auto fill = maximum.getOutputs()[0].getDefiningOp<linalg::FillOp>();
  builder.setInsertionPoint(fill);
  TypedAttr lowest = getNeutralElement(Combiner::Max, fill.value().getType());
  fill.getInputsMutable()[0].set(
      arith::ConstantOp::create(builder, fill.getLoc(), lowest));
}

static LogicalResult decompose(linalg::SoftmaxOp op) {
  if (op->getNumResults() == 0)
    return success();
  Type element = op.getOutputOperandType().getElementType();
  if (!llvm::isa<FloatType>(element))
    return op.emitOpError("must be of floating point numbers, got ") << element;
  OpBuilder builder(op);
  FailureOr<SmallVector<Value>> results = op.decomposeOperation(builder);
  if (failed(results))
    return op.emitOpError("cannot be decomposed");
  startFromLowest(builder, results->front());
  op->replaceAllUsesWith(*results);
  op.erase();
  return success();
}

namespace {
struct DecomposeSoftmaxPass
    : public mesh::impl::DecomposeSoftmaxPassBase<DecomposeSoftmaxPass> {
  void runOnOperation() override {
    WalkResult result = getOperation()->walk(
        [](linalg::SoftmaxOp op) { return WalkResult(decompose(op)); });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
