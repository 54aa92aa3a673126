//===- SignReductions.cpp - unsigned minima and maxima by signed ones -----===//

#include "mesh/Interfaces/ReductionCombiner.h"
#include "mesh/Transforms/Passes.h"

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/TypeUtilities.h"

namespace mesh {
#define GEN_PASS_DEF_SIGNREDUCTIONSPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

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

/// What combines result `index` of `op`, if that is an unsigned minimum or
/// maximum.
static Operation *getUnsignedCombiner(LinalgOp op, unsigned index) {
  Operation *combiner = getReductionCombiner(op, index);
  bool isUnsigned =
      llvm::isa_and_nonnull<arith::MinUIOp, arith::MaxUIOp>(combiner);
  return isUnsigned ? combiner : nullptr;
}

/// The same combiner of signed numbers.
static void signCombiner(Operation *combiner, Value accumulator) {
  OpBuilder builder(combiner);
  Location loc = combiner->getLoc();
  Value first = combiner->getOperand(0), second = combiner->getOperand(1);
  (first == accumulator ? second : first) =
      flipHighestBit(builder, loc, first == accumulator ? second : first);
  Value combined =
      llvm::isa<arith::MinUIOp>(combiner)
          ? arith::MinSIOp::create(builder, loc, first, second).getResult()
          : arith::MaxSIOp::create(builder, loc, first, second).getResult();
  combiner->getResult(0).replaceAllUsesWith(combined);
  combiner->erase();
}

static void signReductions(LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumReductionLoops() == 0)
    return;
  Location loc = op.getLoc();
  for (unsigned index = 0; index < op.getNumDpsInits(); ++index) {
    Operation *combiner = getUnsignedCombiner(op, index);
    if (!combiner)
      continue;
    OpBuilder builder(op);
    OpOperand &init = *op.getDpsInitOperand(index);
    init.set(flipHighestBit(builder, loc, init.get()));
    signCombiner(combiner, op.getRegionOutputArgs()[index]);
    builder.setInsertionPointAfter(op);
    Value result = op->getResult(index);
    Value unsignedResult = flipHighestBit(builder, loc, result);
    result.replaceAllUsesExcept(unsignedResult, unsignedResult.getDefiningOp());
  }
}

namespace {
struct SignReductionsPass
    : public mesh::impl::SignReductionsPassBase<SignReductionsPass> {
  void runOnOperation() override {
    getOperation()->walk([](LinalgOp op) {
      // The body of any other op is what its name says.
      if (llvm::isa<linalg::GenericOp, linalg::ReduceOp>(op))
        signReductions(op);
    });
  }
};
} // namespace
