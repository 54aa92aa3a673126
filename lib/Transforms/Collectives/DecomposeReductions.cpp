//===- DecomposeReductions.cpp - reductions as rings ----------------------===//

#include "mesh/Transforms/Collectives/DecomposeCollectives.h"
#include "mesh/Transforms/Overlap/BlockFlow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"

using namespace mesh;

bool mesh::gainsFromF32(Combiner combiner, Type element) {
  return (combiner == Combiner::Sum || combiner == Combiner::Product) &&
         llvm::isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
}

/// The same in f32, before a cast back.
static ReduceScatterOp widen(RewriterBase &rewriter, ReduceScatterOp op) {
  Location loc = op.getLoc();
  Type f32 = rewriter.getF32Type();
  Value input = arith::ExtFOp::create(
      rewriter, loc, op.getInput().getType().clone(f32), op.getInput());
  auto wide = ReduceScatterOp::create(
      rewriter, loc, op.getType().clone(f32), op.getCombiner(), input,
      op.getMeshAttr().getValue(), op.getAxesAttr(), op.getDim());
  rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), wide);
  rewriter.setInsertionPoint(wide);
  return wide;
}

void mesh::decomposeReduceScatter(RewriterBase &rewriter, ReduceScatterOp op,
                                  const RingPlan &plan,
                                  ArrayRef<OpOperand *> outs) {
  if (plan.hasWideAccumulators &&
      gainsFromF32(op.getCombiner(), op.getType().getElementType()))
    op = widen(rewriter, op);
  if (plan.hasLevels())
    return decomposeByLevels(rewriter, op, plan, outs);
  Location loc = op.getLoc();
  int64_t dim = op.getDim();
  Value input = op.getInput();
  BlockFlow flow = BlockFlow::to(input, dim, plan.group.n, outs);
  int64_t unit = outs.empty() ? 1 : flow.getUnit(input);
  int64_t blockSize = op.getType().getDimSize(dim) / unit;
  auto produce = [&](OpFoldResult offset, int64_t size) {
    if (outs.empty())
      return extractBlock(rewriter, loc, input, dim, offset, size);
    DenseMap<Value, Value> blocks;
    return flow.emitBlock(rewriter, input, offset, size, blocks);
  };
  RingSchedule schedule =
      planRing(RingKind::Scatter, plan.form.mode, plan.form.direction,
               plan.group.n, blockSize, plan.form.chunks);
  RingTensor tensor{dim, unit};
  RingEmitter emitter(rewriter, loc, plan.group, schedule, tensor, blockSize,
                      plan.unrollLimit);
  rewriter.replaceOp(op, emitter.emitScatter(op.getCombiner(), produce));
  if (!outs.empty())
    flow.eraseUnused(rewriter);
}

//===----------------------------------------------------------------------===//
// All-reduce
//===----------------------------------------------------------------------===//

/// The same all-reduce of a vector, before a reshape back.
static AllReduceOp makeVector(RewriterBase &rewriter, AllReduceOp op) {
  Location loc = op.getLoc();
  RankedTensorType scalar = op.getType();
  Value vector = tensor::ExpandShapeOp::create(
      rewriter, loc, scalar.clone(ArrayRef<int64_t>{1}), op.getInput(),
      ArrayRef<ReassociationIndices>());
  auto reduce = AllReduceOp::create(rewriter, loc, op.getCombinerAttr(), vector,
                                    op.getMeshAttr(), op.getAxesAttr());
  rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(
      op, scalar, reduce, ArrayRef<ReassociationIndices>());
  rewriter.setInsertionPoint(reduce);
  return reduce;
}

/// The same all-reduce of what divides into `n` blocks along `dim`, before what
/// is too much is cut off. If the op is beside contractions, their operands are
/// padded, and `outs` become those of the longer contractions.
static AllReduceOp pad(RewriterBase &rewriter, AllReduceOp op, int64_t dim,
                       int64_t n, SmallVectorImpl<OpOperand *> &outs) {
  Location loc = op.getLoc();
  int64_t size = op.getType().getDimSize(dim);
  Value input = op.getInput(), padded;
  BlockFlow flow = BlockFlow::to(input, dim, /*numBlocks=*/1, outs);
  if (outs.empty()) {
    padded = extendDim(rewriter, loc, input, dim, llvm::alignTo(size, n));
  } else {
    DenseMap<Value, Value> made;
    padded = flow.emitLonger(rewriter, input,
                             llvm::alignTo(flow.getNumUnits(), n), made);
    for (OpOperand *&out : outs) {
      Value result = made.at(out->getOwner()->getResult(0));
      out = result.getDefiningOp<linalg::LinalgOp>().getDpsInitOperand(0);
    }
  }
  auto reduce = AllReduceOp::create(rewriter, loc, op.getCombinerAttr(), padded,
                                    op.getMeshAttr(), op.getAxesAttr());
  rewriter.replaceOp(op, extractBlock(rewriter, loc, reduce, dim,
                                      rewriter.getIndexAttr(0), size));
  flow.eraseUnused(rewriter);
  rewriter.setInsertionPoint(reduce);
  return reduce;
}

LogicalResult mesh::decomposeAllReduce(RewriterBase &rewriter, AllReduceOp op,
                                       const RingPlan &plan,
                                       ArrayRef<OpOperand *> reduced,
                                       ArrayRef<OpOperand *> fed) {
  const RingGroup &group = plan.group;
  SmallVector<OpOperand *> outs(reduced);
  if (op.getType().getRank() == 0)
    op = makeVector(rewriter, op);
  int64_t dim = *findScatteredDim(op.getType(), group.n);
  int64_t size = op.getType().getDimSize(dim);
  if (size > std::numeric_limits<int64_t>::max() - group.n)
    return op.emitOpError("dim ") << dim << " is too long to be padded to "
                                  << group.n << " blocks, got " << op.getType();
  if (size % group.n != 0)
    op = pad(rewriter, op, dim, group.n, outs);

  Location loc = op.getLoc();
  RankedTensorType whole = op.getType();
  SmallVector<int64_t> shape(whole.getShape());
  shape[dim] /= group.n;
  StringRef mesh = group.mesh.getValue();
  auto scatter = ReduceScatterOp::create(rewriter, loc, whole.clone(shape),
                                         op.getCombiner(), op.getInput(), mesh,
                                         group.axes, dim);
  auto gather =
      AllGatherOp::create(rewriter, loc, whole, scatter, mesh, group.axes, dim);
  rewriter.replaceOp(op, gather);

  rewriter.setInsertionPoint(scatter);
  decomposeReduceScatter(rewriter, scatter, plan, outs);
  decomposeAllGathers(rewriter, gather, plan, fed);
  return success();
}
