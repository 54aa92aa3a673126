//===- SlidingExpr.h - dims that go along several loops ---------*- C++ -*-===//

#ifndef MESH_INTERFACES_SLIDINGEXPR_H
#define MESH_INTERFACES_SLIDINGEXPR_H

#include "mesh/Interfaces/WindowPlan.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mesh {

/// The place in a dim that an op of linalg reads, if that is a linear
/// combination of loops, such as 2 * d0 + d3 in a convolution. The dim is seen
/// as sliding along one of them, the largest; the others are the kernel's.
struct SlidingExpr {
  SmallVector<int64_t> coefficients;
  int64_t constant = 0;
  unsigned loop = 0;

  /// Nothing if `expr` is not linear, or depends on no loop.
  static std::optional<SlidingExpr> match(linalg::LinalgOp op, AffineExpr expr);

  /// The least and the greatest value, where loops have the sizes `sizes`.
  std::pair<int64_t, int64_t> getBounds(ArrayRef<int64_t> sizes) const;
};

} // namespace mesh

#endif // MESH_INTERFACES_SLIDINGEXPR_H
