//===- SlidingExpr.cpp - dims that go along several loops -----------------===//

#include "mesh/Interfaces/SlidingExpr.h"

using namespace mesh;

/// Adds `factor` * `expr` to `sum`. Fails if that is not linear.
static LogicalResult addTerms(AffineExpr expr, int64_t factor,
                              SlidingExpr &sum) {
  if (auto loop = llvm::dyn_cast<AffineDimExpr>(expr)) {
    sum.coefficients[loop.getPosition()] += factor;
    return success();
  }
  if (auto constant = llvm::dyn_cast<AffineConstantExpr>(expr)) {
    sum.constant += factor * constant.getValue();
    return success();
  }
  auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return failure();
  if (binary.getKind() == AffineExprKind::Add)
    return success(succeeded(addTerms(binary.getLHS(), factor, sum)) &&
                   succeeded(addTerms(binary.getRHS(), factor, sum)));
  // Constants stand on the right.
  auto times = llvm::dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (binary.getKind() != AffineExprKind::Mul || !times)
    return failure();
  return addTerms(binary.getLHS(), factor * times.getValue(), sum);
}

std::optional<SlidingExpr> SlidingExpr::match(linalg::LinalgOp op,
                                              AffineExpr expr) {
  SlidingExpr sliding;
  sliding.coefficients.resize(op.getNumLoops());
  if (failed(addTerms(expr, 1, sliding)))
    return std::nullopt;
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  std::optional<unsigned> best;
  auto rank = [&](unsigned loop) {
    return std::pair(sizes[loop], kinds[loop] == utils::IteratorType::parallel);
  };
  for (unsigned loop = 0; loop < sizes.size(); ++loop)
    if (sliding.coefficients[loop] != 0 && (!best || rank(*best) < rank(loop)))
      best = loop;
  if (!best)
    return std::nullopt;
  sliding.loop = *best;
  return sliding;
}

std::pair<int64_t, int64_t>
SlidingExpr::getBounds(ArrayRef<int64_t> sizes) const {
  int64_t least = constant, greatest = constant;
  for (auto [coefficient, size] : llvm::zip_equal(coefficients, sizes)) {
    int64_t end = coefficient * std::max<int64_t>(size - 1, 0);
    (end < 0 ? least : greatest) += end;
  }
  return {least, greatest};
}
