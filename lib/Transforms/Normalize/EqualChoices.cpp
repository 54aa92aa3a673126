//===- EqualChoices.cpp - Fold choices between equal operands -------------===//

#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;
using linalg::GenericOp;

/// Returns the input of an elementwise op that `value`, in its body, is an
/// element of, just where the result is written; null if it is none.
static Value findInput(GenericOp op, Value value) {
  auto argument = llvm::dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != op.getBody())
    return {};
  OpOperand *operand = op.getMatchingOpOperand(argument);
  return op.isDpsInput(operand) &&
                 op.getMatchingIndexingMap(operand) ==
                     op.getMatchingIndexingMap(op.getDpsInitOperand(0))
             ? operand->get()
             : Value();
}

/// JAX chooses so where gradients of maxima of elements are zero anyway.
static LogicalResult foldEqualChoice(GenericOp op, PatternRewriter &rewriter) {
  // An op that writes a part of its result keeps the rest of `outs`.
  if (op.getNumReductionLoops() != 0 || op->getNumResults() != 1 ||
      !op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isPermutation())
    return rewriter.notifyMatchFailure(op, "is no elementwise op");
  auto choice = op.getBody()
                    ->getTerminator()
                    ->getOperand(0)
                    .getDefiningOp<arith::SelectOp>();
  Value input = choice ? findInput(op, choice.getTrueValue()) : Value();
  if (!input || input != findInput(op, choice.getFalseValue()) ||
      input.getType() != op->getResult(0).getType())
    return rewriter.notifyMatchFailure(op, "has no choice, or no equal ones");
  rewriter.replaceOp(op, input);
  return success();
}

void mesh::populateEqualChoicesPatterns(RewritePatternSet &patterns) {
  patterns.add(foldEqualChoice);
}
