//===- CanonicalizeCollectives.cpp - the algebra of collectives -----------===//
//
// A gather over axes G lays out the blocks by their index on G, the first axis
// being the most major; a slice over S takes a block by the index on S. So
// gathers nest outside in, slices and scatters inside out, and a gather and a
// slice cancel from the major end.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"
#include "mesh/IR/AxisList.h"

#include "mlir/IR/IRMapping.h"

using namespace mesh;

static AxesAttr concat(ArrayRef<AxisRefAttr> major, ArrayRef<AxisRefAttr> minor,
                       MLIRContext *context) {
  SmallVector<AxisRefAttr> axes(major);
  llvm::append_range(axes, minor);
  return AxesAttr::get(context, axes);
}

static bool containsAll(ArrayRef<AxisRefAttr> axes,
                        ArrayRef<AxisRefAttr> part) {
  return llvm::all_of(
      part, [&](AxisRefAttr axis) { return llvm::is_contained(axes, axis); });
}

/// Returns true if no device pair differs both on an axis of `a` and on one of
/// `b`.
static bool areDisjoint(CollectiveOpInterface a, CollectiveOpInterface b) {
  MeshAttr mesh = lookupMesh(a, a.getMeshAttr());
  return mesh && llvm::none_of(a.getAxesAttr(), [&](AxisRefAttr axis) {
           return llvm::any_of(b.getAxesAttr(), [&](AxisRefAttr other) {
             return mesh.overlap(axis, other);
           });
         });
}

/// all_gather (all_gather x on A) on B -> all_gather x on B A
LogicalResult AllGatherOp::canonicalize(AllGatherOp op,
                                        PatternRewriter &rewriter) {
  auto inner = getMergeableProducer<AllGatherOp>(op);
  if (!inner || inner.getDim() != op.getDim() || !areDisjoint(inner, op))
    return rewriter.notifyMatchFailure(op, "no gather to merge with");
  rewriter.replaceOpWithNewOp<AllGatherOp>(
      op, op.getType(), inner.getInput(), op.getMeshAttr(),
      concat(op.getAxes(), inner.getAxes(), op.getContext()), op.getDimAttr());
  return success();
}

/// all_reduce (all_reduce x on A) on B -> all_reduce x on B A, of the same
/// combiner. For one that is idempotent, like max, A and B may share axes.
LogicalResult AllReduceOp::canonicalize(AllReduceOp op,
                                        PatternRewriter &rewriter) {
  auto producer = getProducer<AllReduceOp>(op);
  if (producer && producer.getCombiner() == op.getCombiner() &&
      isIdempotent(op.getCombiner()) &&
      containsAll(producer.getAxes(), op.getAxes())) {
    rewriter.replaceOp(op, producer.getResult());
    return success();
  }
  auto inner = getMergeableProducer<AllReduceOp>(op);
  if (!inner || inner.getCombiner() != op.getCombiner())
    return rewriter.notifyMatchFailure(op, "no reduction to merge with");
  AxesAttr axes = op.getAxesAttr();
  if (areDisjoint(inner, op))
    axes = concat(op.getAxes(), inner.getAxes(), op.getContext());
  else if (!isIdempotent(op.getCombiner()) ||
           !containsAll(op.getAxes(), inner.getAxes()))
    return rewriter.notifyMatchFailure(op, "reductions overlap");
  rewriter.replaceOpWithNewOp<AllReduceOp>(
      op, op.getCombinerAttr(), inner.getInput(), op.getMeshAttr(), axes);
  return success();
}

/// reduce_scatter (reduce_scatter x on A) on B -> reduce_scatter x on A B
LogicalResult ReduceScatterOp::canonicalize(ReduceScatterOp op,
                                            PatternRewriter &rewriter) {
  auto inner = getMergeableProducer<ReduceScatterOp>(op);
  if (!inner || inner.getDim() != op.getDim() ||
      inner.getCombiner() != op.getCombiner() || !areDisjoint(inner, op))
    return rewriter.notifyMatchFailure(op, "no reduction to merge with");
  rewriter.replaceOpWithNewOp<ReduceScatterOp>(
      op, op.getType(), op.getCombinerAttr(), inner.getInput(),
      op.getMeshAttr(), concat(inner.getAxes(), op.getAxes(), op.getContext()),
      op.getDimAttr());
  return success();
}

/// all_to_all and back.
LogicalResult AllToAllOp::canonicalize(AllToAllOp op,
                                       PatternRewriter &rewriter) {
  auto inner = getProducer<AllToAllOp>(op);
  if (!inner || inner.getAxes() != op.getAxes() ||
      inner.getSplitDim() != op.getConcatDim() ||
      inner.getConcatDim() != op.getSplitDim())
    return rewriter.notifyMatchFailure(op, "no inverse");
  rewriter.replaceOp(op, inner.getInput());
  return success();
}

/// A value that all members of a group have needs no broadcast to them.
LogicalResult BroadcastOp::canonicalize(BroadcastOp op,
                                        PatternRewriter &rewriter) {
  CollectiveOpInterface producer;
  if (auto broadcast = getProducer<BroadcastOp>(op))
    producer = broadcast;
  else if (auto gather = getProducer<AllGatherOp>(op))
    producer = gather;
  else if (auto reduce = getProducer<AllReduceOp>(op))
    producer = reduce;
  if (!producer || !containsAll(producer.getAxesAttr(), op.getAxes()))
    return rewriter.notifyMatchFailure(op, "operand may differ in the group");
  rewriter.replaceOp(op, op.getInput());
  return success();
}

//===----------------------------------------------------------------------===//
// all_slice
//===----------------------------------------------------------------------===//

/// all_slice (all_slice x on A) on B -> all_slice x on A B
static LogicalResult sliceOfSlice(AllSliceOp op, PatternRewriter &rewriter) {
  auto inner = getMergeableProducer<AllSliceOp>(op);
  if (!inner || inner.getDim() != op.getDim() || !areDisjoint(inner, op))
    return rewriter.notifyMatchFailure(op, "no slice to merge with");
  rewriter.replaceOpWithNewOp<AllSliceOp>(
      op, op.getType(), inner.getInput(), op.getMeshAttr(),
      concat(inner.getAxes(), op.getAxes(), op.getContext()), op.getDimAttr());
  return success();
}

/// all_slice (all_gather x on G) on S: what G and S have in common at the major
/// end cancels; what remains is a gather, a slice, or x.
static LogicalResult sliceOfGather(AllSliceOp op, PatternRewriter &rewriter) {
  auto gather = getProducer<AllGatherOp>(op);
  if (!gather || gather.getDim() != op.getDim())
    return rewriter.notifyMatchFailure(op, "no gather along this dim");
  ArrayRef<AxisRefAttr> gathered = gather.getAxes(), sliced = op.getAxes();
  if (gathered == sliced) {
    rewriter.replaceOp(op, gather.getInput());
    return success();
  }
  if (startsWith(sliced, gathered)) {
    auto rest =
        AxesAttr::get(op.getContext(), sliced.drop_front(gathered.size()));
    rewriter.replaceOpWithNewOp<AllSliceOp>(op, op.getType(), gather.getInput(),
                                            op.getMeshAttr(), rest,
                                            op.getDimAttr());
    return success();
  }
  if (startsWith(gathered, sliced) && getMergeableProducer<AllGatherOp>(op)) {
    auto rest =
        AxesAttr::get(op.getContext(), gathered.drop_front(sliced.size()));
    rewriter.replaceOpWithNewOp<AllGatherOp>(
        op, op.getType(), gather.getInput(), op.getMeshAttr(), rest,
        op.getDimAttr());
    return success();
  }
  return rewriter.notifyMatchFailure(op, "gather and slice do not cancel");
}

/// all_slice (all_gather x dim c) dim s -> all_to_all x split s concat c
static LogicalResult sliceOfOtherDim(AllSliceOp op, PatternRewriter &rewriter) {
  auto gather = getMergeableProducer<AllGatherOp>(op);
  if (!gather || gather.getDim() == op.getDim() ||
      gather.getAxes() != op.getAxes())
    return rewriter.notifyMatchFailure(op, "no gather along another dim");
  rewriter.replaceOpWithNewOp<AllToAllOp>(
      op, op.getType(), gather.getInput(), op.getMeshAttr(), op.getAxesAttr(),
      /*split_dim=*/op.getDimAttr(), /*concat_dim=*/gather.getDimAttr());
  return success();
}

/// all_slice (all_reduce x on A) on S -> reduce_scatter x on S, reduced further
/// over the axes of A that S lacks.
static LogicalResult sliceOfReduction(AllSliceOp op,
                                      PatternRewriter &rewriter) {
  auto reduce = getMergeableProducer<AllReduceOp>(op);
  if (!reduce || op.getAxes().empty() ||
      !containsAll(reduce.getAxes(), op.getAxes()))
    return rewriter.notifyMatchFailure(op, "no reduction over these axes");
  SmallVector<AxisRefAttr> rest;
  for (AxisRefAttr axis : reduce.getAxes())
    if (!llvm::is_contained(op.getAxes(), axis))
      rest.push_back(axis);
  Value result = ReduceScatterOp::create(
      rewriter, reduce.getLoc(), op.getType(), reduce.getCombinerAttr(),
      reduce.getInput(), op.getMeshAttr(), op.getAxesAttr(), op.getDimAttr());
  if (!rest.empty())
    result = AllReduceOp::create(
        rewriter, reduce.getLoc(), reduce.getCombinerAttr(), result,
        op.getMeshAttr(), AxesAttr::get(op.getContext(), rest));
  rewriter.replaceOp(op, result);
  return success();
}

/// all_slice (f x) -> f (all_slice x), for an elementwise op of one operand: a
/// sum that is rounded before it is sliced is scattered.
static LogicalResult sliceOfElements(AllSliceOp op, PatternRewriter &rewriter) {
  Operation *producer = op.getInput().getDefiningOp();
  if (!producer || !producer->hasOneUse() || producer->getNumOperands() != 1 ||
      producer->getNumResults() != 1 ||
      producer->getBlock() != op->getBlock() ||
      !OpTrait::hasElementwiseMappableTraits(producer))
    return rewriter.notifyMatchFailure(op, "no elementwise op of one operand");
  auto type = llvm::cast<RankedTensorType>(producer->getOperand(0).getType());
  Value slice = AllSliceOp::create(rewriter, op.getLoc(),
                                   op.getType().clone(type.getElementType()),
                                   producer->getOperand(0), op.getMeshAttr(),
                                   op.getAxesAttr(), op.getDimAttr());
  mlir::IRMapping mapping;
  mapping.map(producer->getOperand(0), slice);
  Operation *copy = rewriter.clone(*producer, mapping);
  rewriter.modifyOpInPlace(copy,
                           [&] { copy->getResult(0).setType(op.getType()); });
  rewriter.replaceOp(op, copy);
  return success();
}

void AllSliceOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                             MLIRContext *) {
  patterns.add(sliceOfSlice);
  patterns.add(sliceOfGather);
  patterns.add(sliceOfOtherDim);
  patterns.add(sliceOfReduction);
  patterns.add(sliceOfElements);
}
