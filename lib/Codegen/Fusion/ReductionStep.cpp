//===- ReductionStep.cpp - steps of reductions ----------------------------===//

#include "mesh/Codegen/Fusion/ReductionStep.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"

using namespace mesh;

bool mesh::isPlain(linalg::GenericOp op) {
  return op.hasPureTensorSemantics() && !op.hasDynamicShape() &&
         llvm::all_of(op->getOperandTypes(), [](Type type) {
           auto tensor = llvm::dyn_cast<RankedTensorType>(type);
           return !tensor || !tensor.getEncoding();
         });
}

Value ReductionStep::emit(OpBuilder &builder, Value lhs, Value rhs) const {
  IRMapping values;
  for (Value operand : combiner->getOperands())
    values.map(operand, operand == soFar ? lhs : rhs);
  return builder.clone(*combiner, values)->getResult(0);
}

/// Returns true if there is an identity element for each combiner: small floats
/// may have no infinity.
static bool isNumber(Type type) {
  return type.isInteger() || type.isF64() || type.isF32() || type.isF16() ||
         type.isBF16();
}

static std::optional<ReductionStep> matchStep(BlockArgument soFar,
                                              OpOperand &yielded) {
  Operation *combiner = yielded.get().getDefiningOp();
  if (!combiner || !soFar.hasOneUse() || *soFar.user_begin() != combiner ||
      combiner->getNumOperands() != 2 || combiner->getNumResults() != 1 ||
      !yielded.get().hasOneUse() || !isNumber(soFar.getType()) ||
      combiner->getResult(0).getType() != soFar.getType())
    return std::nullopt;
  std::optional<mlir::TypedAttr> neutral = arith::getNeutralElement(combiner);
  if (!neutral)
    return std::nullopt;
  return ReductionStep{combiner, soFar, *neutral};
}

std::optional<SmallVector<ReductionStep>>
mesh::matchReductionSteps(linalg::LinalgOp op) {
  SmallVector<ReductionStep> steps;
  Operation *yield = op.getBlock()->getTerminator();
  for (auto [soFar, yielded] :
       llvm::zip_equal(op.getRegionOutputArgs(), yield->getOpOperands())) {
    std::optional<ReductionStep> step = matchStep(soFar, yielded);
    if (!step)
      return std::nullopt;
    steps.push_back(*step);
  }
  return steps;
}

bool mesh::reducesOtherLoops(linalg::LinalgOp op) {
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    bool isReduction = kind == mlir::utils::IteratorType::reduction;
    for (OpOperand &init : op.getDpsInitsMutable())
      if (op.getMatchingIndexingMap(&init).isFunctionOfDim(loop) == isReduction)
        return false;
  }
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return op.getMatchingIndexingMap(&init).isProjectedPermutation();
  });
}
