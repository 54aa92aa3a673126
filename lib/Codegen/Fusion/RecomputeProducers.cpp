//===- RecomputeProducers.cpp - Recompute producers in their readers ------===//

#include "SimplifyGenerics.h"
#include "mesh/Codegen/Fusion/FormKernels.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;
using linalg::GenericOp;

/// The instructions that a GPU computes while it moves a byte, at least.
static constexpr double kInstructionsPerByte = 8;
/// The instructions of a division, or of a function that is a polynomial.
static constexpr double kInstructionsOfFunction = 16;

/// Returns the number of instructions of an element; nothing if the body does
/// more than to compute with numbers.
static std::optional<double> countInstructions(GenericOp op) {
  double count = 0;
  for (Operation &step : op.getBlock()->without_terminator()) {
    // Fusion turns indices into arithmetic, too.
    if (llvm::isa<linalg::IndexOp, affine::AffineApplyOp>(step))
      continue;
    bool isFunction = llvm::isa<math::MathDialect>(step.getDialect());
    if (!isFunction && !llvm::isa<arith::ArithDialect>(step.getDialect()))
      return std::nullopt;
    bool isDivision =
        llvm::isa<arith::DivFOp, arith::RemFOp, arith::DivSIOp, arith::DivUIOp,
                  arith::RemSIOp, arith::RemUIOp>(step);
    count += isFunction || isDivision ? kInstructionsOfFunction : 1;
  }
  return count;
}

/// Returns true if the reader behind `use` can do what gives it, once for each
/// element.
static bool canCompute(OpOperand &use) {
  auto reader = llvm::dyn_cast<GenericOp>(use.getOwner());
  return reader && reader->getBlock() == use.get().getParentBlock() &&
         reader.isDpsInput(&use) &&
         llvm::count(reader->getOperands(), use.get()) == 1 &&
         reader.getMatchingIndexingMap(&use).isPermutation() &&
         linalg::areElementwiseOpsFusable(&use);
}

/// Returns true if it takes less time that each of the readers of `op` computes
/// its result than that one writes and all read it.
static bool isCheaperAgain(GenericOp op) {
  if (op->getNumResults() != 1 || !op.hasPureTensorSemantics() ||
      op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)))
    return false;
  Value result = op->getResult(0);
  std::optional<double> instructions = countInstructions(op);
  if (!instructions || result.use_empty() || result.hasOneUse() ||
      !llvm::all_of(result.getUses(), canCompute))
    return false;
  llvm::SmallSetVector<Value, 4> inputs(op.getInputs().begin(),
                                        op.getInputs().end());
  double read = 0, written = getTensorBytes(result);
  for (Value input : inputs)
    read += getTensorBytes(input);
  double numReaders =
      static_cast<double>(std::distance(result.use_begin(), result.use_end()));
  double elements =
      written /
      static_cast<double>(getElementBytes(mlir::getElementTypeOrSelf(result)));
  double bytesSpared = (numReaders + 1) * written - (numReaders - 1) * read;
  return (numReaders - 1) * *instructions * elements <=
         kInstructionsPerByte * bytesSpared;
}

/// Lets each reader of `op` compute what it reads.
static void recompute(RewriterBase &rewriter, GenericOp op,
                      llvm::SetVector<Operation *> &changed) {
  Value result = op->getResult(0);
  for (OpOperand &use : llvm::make_early_inc_range(result.getUses())) {
    Operation *reader = use.getOwner();
    rewriter.setInsertionPoint(reader);
    Operation *own = rewriter.clone(*op);
    rewriter.modifyOpInPlace(reader, [&] { use.set(own->getResult(0)); });
    FailureOr<linalg::ElementwiseOpFusionResult> fused =
        linalg::fuseElementwiseOps(rewriter, &use);
    if (failed(fused))
      continue;
    for (Value given : reader->getResults())
      rewriter.replaceAllUsesWith(given, fused->replacements.lookup(given));
    rewriter.eraseOp(reader);
    rewriter.eraseOp(own);
    changed.remove(reader);
    changed.insert(fused->fusedOp);
  }
}

void mesh::recomputeProducers(RewriterBase &rewriter, Operation *root) {
  llvm::SetVector<Operation *> changed;
  // Readers come behind, with what they have to compute then.
  root->walk<WalkOrder::PreOrder>([&](Block *block) {
    for (auto it = block->begin(); it != block->end();) {
      auto op = llvm::dyn_cast<GenericOp>(*it);
      if (!op || !isCheaperAgain(op)) {
        ++it;
        continue;
      }
      recompute(rewriter, op, changed);
      ++it;
      changed.remove(op);
      rewriter.eraseOp(op);
    }
  });
  simplifyGenerics(rewriter, changed.getArrayRef());
}
