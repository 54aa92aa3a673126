//===- DecomposeReductions.cpp - reductions as rings ----------------------===//

#include "mesh/Transforms/BlockFlow.h"
#include "mesh/Transforms/DecomposeCollectives.h"

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
  BlockFlow flow =
      BlockFlow::to(input, dim, plan.group.n, [&](Operation *contraction) {
        return llvm::any_of(outs, [&](OpOperand *operand) {
          return operand->getOwner() == contraction;
        });
      });
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
  RingEmitter emitter(rewriter, loc, plan.group, schedule, dim, blockSize, unit,
                      plan.unrollLimit);
  rewriter.replaceOp(op, emitter.emitScatter(op.getCombiner(), produce));
  if (!outs.empty())
    flow.eraseUnused(rewriter);
}

//===----------------------------------------------------------------------===//
// All-reduce
//===----------------------------------------------------------------------===//

/// The tensor `value`, of rank 1 at least, as large along one dim as a multiple
/// of n. What is added does not change what it is combined with.
static Value pad(OpBuilder &builder, Location loc, Combiner combiner,
                 Value value, int64_t dim, int64_t n) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  Type element = type.getElementType();
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = llvm::alignTo(shape[dim], n);
  Value neutral = arith::ConstantOp::create(
      builder, loc, getNeutralElement(combiner, element));
  Value empty = tensor::EmptyOp::create(builder, loc, shape, element);
  Value filled =
      linalg::FillOp::create(builder, loc, neutral, empty).getResult(0);
  return insertBlock(builder, loc, value, filled, dim, builder.getIndexAttr(0));
}

/// The largest dim: there padding adds the least.
static int64_t getPaddedDim(RankedTensorType type) {
  return std::distance(type.getShape().begin(),
                       llvm::max_element(type.getShape()));
}

void mesh::decomposeAllReduce(RewriterBase &rewriter, AllReduceOp op,
                              const RingPlan &plan, ArrayRef<OpOperand *> outs,
                              ArrayRef<OpOperand *> fed) {
  Location loc = op.getLoc();
  const RingGroup &group = plan.group;
  Combiner combiner = op.getCombiner();
  RankedTensorType type = op.getType();
  Value value = op.getInput();

  // Scalars become vectors, and a dim that does not divide is padded.
  RankedTensorType atLeast1D =
      type.getRank() ? type : type.clone(ArrayRef<int64_t>{1});
  std::optional<int64_t> divisibleDim = findDivisibleDim(type, group.n);
  int64_t dim = divisibleDim ? *divisibleDim : getPaddedDim(atLeast1D);
  if (type != atLeast1D)
    value = tensor::ExpandShapeOp::create(rewriter, loc, atLeast1D, value,
                                          ArrayRef<ReassociationIndices>());
  if (!divisibleDim)
    value = pad(rewriter, loc, combiner, value, dim, group.n);

  auto whole = llvm::cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(whole.getShape());
  shape[dim] /= group.n;
  StringRef mesh = group.mesh.getValue();
  auto scatter =
      ReduceScatterOp::create(rewriter, loc, whole.clone(shape), combiner,
                              value, mesh, group.axes, dim);
  auto gather =
      AllGatherOp::create(rewriter, loc, whole, scatter, mesh, group.axes, dim);
  Value result =
      extractBlock(rewriter, loc, gather, dim, rewriter.getIndexAttr(0),
                   atLeast1D.getDimSize(dim));
  if (type != atLeast1D)
    result = tensor::CollapseShapeOp::create(rewriter, loc, type, result,
                                             ArrayRef<ReassociationIndices>());
  rewriter.replaceOp(op, result);

  rewriter.setInsertionPoint(scatter);
  decomposeReduceScatter(rewriter, scatter, plan, outs);
  rewriter.setInsertionPoint(gather);
  decomposeAllGather(rewriter, gather, plan, fed);
}
