//===- CanonicalizeGroups.cpp - groups of one device, axes of size 1 ------===//
//
// Rewrites that hold for all collectives: what they need not do. A collective
// over a group of one device involves nobody else, so that these hold in the
// program of a single device too.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mesh;

/// If `minor` continues `major`, the (sub-)axis that both make; else null.
static AxisRefAttr join(MeshAttr mesh, AxisRefAttr major, AxisRefAttr minor) {
  if (major.getName() != minor.getName() || !major.isSubAxis() ||
      !minor.isSubAxis() ||
      major.getPreSize() * major.getSubSize() != minor.getPreSize())
    return {};
  int64_t size = major.getSubSize() * minor.getSubSize();
  if (size == mesh.getAxis(major.getName()).getSize())
    return AxisRefAttr::get(mesh.getContext(), major.getName());
  return AxisRefAttr::get(mesh.getContext(), major.getName(),
                          major.getPreSize(), size);
}

/// `axes` without those of size 1, and with adjacent sub-axes joined. The
/// groups, and the order in them, stay what they are.
static AxesAttr simplifyAxes(MeshAttr mesh, AxesAttr axes) {
  SmallVector<AxisRefAttr> simplified;
  for (AxisRefAttr axis : axes) {
    if (mesh.getSize(axis) == 1)
      continue;
    AxisRefAttr joined = simplified.empty()
                             ? AxisRefAttr()
                             : join(mesh, simplified.back(), axis);
    if (joined)
      simplified.back() = joined;
    else
      simplified.push_back(axis);
  }
  return AxesAttr::get(axes.getContext(), simplified);
}

namespace {
/// all_reduce sum x on ["one"] -> x, for all collectives but permute, which
/// may leave a group of one with zeros.
struct FoldGroupOfOne
    : public OpInterfaceRewritePattern<CollectiveOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(CollectiveOpInterface op,
                                PatternRewriter &rewriter) const override {
    if (llvm::isa<PermuteOp>(op) || llvm::isa<AsyncOp>(op->getParentOp()))
      return rewriter.notifyMatchFailure(op, "must stay");
    MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
    if (!mesh || mesh.getSize(op.getAxesAttr()) != 1)
      return rewriter.notifyMatchFailure(op, "group is larger");
    rewriter.replaceOp(op, op.getInput());
    return success();
  }
};

/// … on ["one", "x":(1)2, "x":(2)2] -> … on ["x"]
struct SimplifyAxes : public OpInterfaceRewritePattern<CollectiveOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(CollectiveOpInterface op,
                                PatternRewriter &rewriter) const override {
    MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
    AxesAttr axes = mesh ? simplifyAxes(mesh, op.getAxesAttr()) : AxesAttr();
    if (!axes || axes == op.getAxesAttr())
      return rewriter.notifyMatchFailure(op, "axes are simple");
    rewriter.modifyOpInPlace(op, [&] { op.setAxesAttr(axes); });
    return success();
  }
};
} // namespace

void MeshDialect::getCanonicalizationPatterns(
    RewritePatternSet &patterns) const {
  populateEmptyPatterns(patterns);
  populateLoopPatterns(patterns);
  populateSlicePatterns(patterns);
  patterns.add<FoldGroupOfOne, SimplifyAxes>(getContext());
}

LogicalResult AxisSizeOp::canonicalize(AxisSizeOp op,
                                       PatternRewriter &rewriter) {
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  if (!mesh)
    return rewriter.notifyMatchFailure(op, "no mesh");
  rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(
      op, mesh.getSize(op.getAxes()));
  return success();
}

LogicalResult AxisIndexOp::canonicalize(AxisIndexOp op,
                                        PatternRewriter &rewriter) {
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  if (!mesh)
    return rewriter.notifyMatchFailure(op, "no mesh");
  AxesAttr axes = simplifyAxes(mesh, op.getAxes());
  if (axes.empty()) {
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, 0);
    return success();
  }
  if (axes == op.getAxes())
    return rewriter.notifyMatchFailure(op, "axes are simple");
  rewriter.modifyOpInPlace(op, [&] { op.setAxesAttr(axes); });
  return success();
}
