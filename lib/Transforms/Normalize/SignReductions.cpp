//===- SignReductions.cpp - Unsigned minima and maxima by signed ones -----===//

#include "mesh/Interfaces/ReductionCombiner.h"
#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mesh;
using linalg::LinalgOp;

/// A number, or a tensor full of it, of which no bit is set but the highest.
static Value createHighestBit(OpBuilder &builder, Location loc, Type type) {
  Type element = getElementTypeOrSelf(type);
  unsigned width = element.isIndex() ? IndexType::kInternalStorageBitWidth
                                     : element.getIntOrFloatBitWidth();
  TypedAttr bit = builder.getIntegerAttr(element, APInt::getSignMask(width));
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(type))
    bit = DenseElementsAttr::get(tensor, Attribute(bit));
  return arith::ConstantOp::create(builder, loc, bit);
}

static Value flipHighestBit(OpBuilder &builder, Location loc, Value value) {
  return arith::XOrIOp::create(builder, loc, value,
                               createHighestBit(builder, loc, value.getType()));
}

/// Returns the combiner of result `index` of `op`, if that is an unsigned
/// minimum or maximum.
static Operation *getUnsignedCombiner(LinalgOp op, unsigned index) {
  Operation *combiner = getReductionCombiner(op, index);
  bool isUnsigned =
      llvm::isa_and_nonnull<arith::MinUIOp, arith::MaxUIOp>(combiner);
  return isUnsigned ? combiner : nullptr;
}

/// Puts the same combiner of signed numbers in place of `combiner`.
static void signCombiner(RewriterBase &rewriter, Operation *combiner,
                         Value accumulator) {
  rewriter.setInsertionPoint(combiner);
  Location loc = combiner->getLoc();
  Value first = combiner->getOperand(0), second = combiner->getOperand(1);
  (first == accumulator ? second : first) =
      flipHighestBit(rewriter, loc, first == accumulator ? second : first);
  if (llvm::isa<arith::MinUIOp>(combiner))
    rewriter.replaceOpWithNewOp<arith::MinSIOp>(combiner, first, second);
  else
    rewriter.replaceOpWithNewOp<arith::MaxSIOp>(combiner, first, second);
}

/// Rewrites result `index` of `op`, of which `combiner` is the combiner.
static void signReduction(RewriterBase &rewriter, LinalgOp op, unsigned index,
                          Operation *combiner) {
  Location loc = op.getLoc();
  OpOperand &init = *op.getDpsInitOperand(index);
  rewriter.setInsertionPoint(op);
  Value flipped = flipHighestBit(rewriter, loc, init.get());
  rewriter.modifyOpInPlace(op, [&] { init.set(flipped); });
  signCombiner(rewriter, combiner, op.getRegionOutputArgs()[index]);
  rewriter.setInsertionPointAfter(op);
  Value result = op->getResult(index);
  Value unsignedResult = flipHighestBit(rewriter, loc, result);
  rewriter.replaceAllUsesExcept(result, unsignedResult,
                                unsignedResult.getDefiningOp());
}

namespace {
struct SignReduction : public OpInterfaceRewritePattern<LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(LinalgOp op,
                                PatternRewriter &rewriter) const override {
    // The body of any other op is what its name says.
    if (!llvm::isa<linalg::GenericOp, linalg::ReduceOp>(op) ||
        !op.hasPureTensorSemantics() || op.getNumReductionLoops() == 0)
      return failure();
    bool changed = false;
    for (unsigned index = 0; index < op.getNumDpsInits(); ++index) {
      Operation *combiner = getUnsignedCombiner(op, index);
      if (!combiner)
        continue;
      signReduction(rewriter, op, index, combiner);
      changed = true;
    }
    return success(changed);
  }
};
} // namespace

void mesh::populateSignReductionsPatterns(RewritePatternSet &patterns) {
  patterns.add<SignReduction>(patterns.getContext());
}
