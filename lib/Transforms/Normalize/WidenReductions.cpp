//===- WidenReductions.cpp - sums of small floats in f32 ------------------===//

#include "mesh/Interfaces/ReductionCombiner.h"
#include "mesh/Transforms/Passes.h"

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/TypeUtilities.h"

namespace mesh {
#define GEN_PASS_DEF_WIDENREDUCTIONSPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;
using linalg::LinalgOp;

static bool isSmallFloat(Type type) { return type.isBF16() || type.isF16(); }

static Type widen(Type type) {
  Type wide = Float32Type::get(type.getContext());
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor ? Type(tensor.clone(wide)) : wide;
}

static Value extend(OpBuilder &builder, Location loc, Value value) {
  return arith::ExtFOp::create(builder, loc, widen(value.getType()), value);
}

/// What combines result `index` of `op`, if that is of small floats and there
/// is nothing else that takes what has been combined so far.
static Operation *getSmallCombiner(LinalgOp op, unsigned index) {
  BlockArgument accumulator = op.getRegionOutputArgs()[index];
  if (!isSmallFloat(accumulator.getType()) || !accumulator.hasOneUse())
    return nullptr;
  Operation *combiner = getReductionCombiner(op, index);
  bool isKnown =
      llvm::isa_and_nonnull<arith::AddFOp, arith::MulFOp, arith::MaximumFOp,
                            arith::MinimumFOp, arith::MaxNumFOp,
                            arith::MinNumFOp>(combiner);
  return isKnown ? combiner : nullptr;
}

static void widenReduction(LinalgOp op, unsigned index, Operation *combiner) {
  Location loc = op.getLoc();
  OpBuilder builder(op);
  OpOperand &init = *op.getDpsInitOperand(index);
  init.set(extend(builder, loc, init.get()));

  BlockArgument accumulator = op.getRegionOutputArgs()[index];
  Type small = accumulator.getType();
  accumulator.setType(widen(small));
  builder.setInsertionPoint(combiner);
  for (OpOperand &operand : combiner->getOpOperands())
    if (operand.get() != accumulator)
      operand.set(extend(builder, combiner->getLoc(), operand.get()));
  combiner->getResult(0).setType(accumulator.getType());

  builder.setInsertionPointAfter(op);
  Value result = op->getResult(index);
  Type type = result.getType();
  result.setType(widen(type));
  auto rounded = arith::TruncFOp::create(builder, loc, type, result);
  result.replaceAllUsesExcept(rounded, rounded);
}

namespace {
struct WidenReductionsPass
    : public mesh::impl::WidenReductionsPassBase<WidenReductionsPass> {
  void runOnOperation() override {
    getOperation()->walk([](LinalgOp op) {
      // The body of any other op is what its name says.
      if (!llvm::isa<linalg::GenericOp, linalg::ReduceOp>(op) ||
          !op.hasPureTensorSemantics() || op.getNumReductionLoops() == 0)
        return;
      for (unsigned index = 0; index < op.getNumDpsInits(); ++index)
        if (Operation *combiner = getSmallCombiner(op, index))
          widenReduction(op, index, combiner);
    });
  }
};
} // namespace
