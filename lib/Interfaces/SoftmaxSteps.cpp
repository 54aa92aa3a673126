//===- SoftmaxSteps.cpp - softmax as structured ops -----------------------===//

#include "mesh/Interfaces/SoftmaxSteps.h"

#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

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

LogicalResult mesh::decomposeSoftmax(mlir::RewriterBase &rewriter,
                                     linalg::SoftmaxOp op) {
  Type element = op.getOutputOperandType().getElementType();
  if (!llvm::isa<FloatType>(element))
    return op.emitOpError("must be of floating point numbers, got ") << element;
  rewriter.setInsertionPoint(op);
  FailureOr<SmallVector<Value>> results = op.decomposeOperation(rewriter);
  if (failed(results))
    return op.emitOpError("cannot be decomposed");
  startFromLowest(rewriter, results->front());
  rewriter.replaceOp(op, *results);
  return success();
}
