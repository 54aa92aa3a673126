//===- ContractionsToLinalg.cpp - Turn contractions into structured ops ---===//
//
// The contractions that GPUs have no library for: those of integers.
//
//===----------------------------------------------------------------------===//

#include "mesh/Conversion/Patterns.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mesh;

/// The map of an operand of `op`, whose loops are `loops`.
static AffineMap getMap(RtContractOp op, int64_t operand) {
  ArrayRef<int64_t> loops = op.getLoops();
  auto type = llvm::cast<ShapedType>(op->getOperand(operand).getType());
  SmallVector<AffineExpr> dims(type.getRank(),
                               mlir::getAffineConstantExpr(0, op.getContext()));
  for (size_t loop = 0; loop < loops.size() / 3; ++loop)
    if (int64_t dim = loops[3 * loop + operand]; dim >= 0)
      dims[dim] = dims[dim] + mlir::getAffineDimExpr(loop, op.getContext()) *
                                  op.getStep(3 * loop + operand);
  return AffineMap::get(loops.size() / 3, 0, dims, op.getContext());
}

static LogicalResult convertContraction(RtContractOp op,
                                        PatternRewriter &rewriter) {
  if (!llvm::isa<MemRefType>(op.getOut().getType()) ||
      llvm::isa<FloatType>(getElementTypeOrSelf(op.getOut())))
    return rewriter.notifyMatchFailure(op, "is not of integers, on memrefs");
  Location loc = op.getLoc();
  Value out = op.getOut();
  Type type = getElementTypeOrSelf(out);
  if (!op.getAccumulate()) {
    Value zero =
        arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(type));
    linalg::FillOp::create(rewriter, loc, zero, out);
  }
  SmallVector<mlir::utils::IteratorType> kinds;
  for (size_t loop = 0; loop < op.getLoops().size(); loop += 3)
    kinds.push_back(op.getLoops()[loop + 2] < 0
                        ? mlir::utils::IteratorType::reduction
                        : mlir::utils::IteratorType::parallel);
  auto widen = [type](OpBuilder &b, Location loc, Value value) -> Value {
    if (value.getType() == type)
      return value;
    return arith::ExtSIOp::create(b, loc, type, value);
  };
  linalg::GenericOp::create(
      rewriter, loc, ValueRange{op.getLhs(), op.getRhs()}, out,
      {getMap(op, 0), getMap(op, 1), getMap(op, 2)}, kinds,
      [&](OpBuilder &b, Location loc, ValueRange arguments) {
        Value lhs = widen(b, loc, arguments[0]);
        Value rhs = widen(b, loc, arguments[1]);
        Value product = arith::MulIOp::create(b, loc, lhs, rhs);
        Value sum = arith::AddIOp::create(b, loc, arguments[2], product);
        linalg::YieldOp::create(b, loc, sum);
      });
  rewriter.eraseOp(op);
  return success();
}

void mesh::populateContractionsToLinalgPatterns(RewritePatternSet &patterns) {
  patterns.add(convertContraction);
}
