//===- PipelineStages.cpp - the pieces of a pipeline ----------------------===//

#include "mesh/Transforms/PipelineStages.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mesh;

static RankedTensorType getTensorType(Value value) {
  return llvm::cast<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Micro-batches
//===----------------------------------------------------------------------===//

namespace {
/// One index of one dim, and all of the other dims.
struct UnitSlice {
  UnitSlice(OpBuilder &builder, RankedTensorType type, unsigned dim,
            Value index)
      : offsets(type.getRank(), builder.getIndexAttr(0)),
        sizes(llvm::map_to_vector(type.getShape(),
                                  [&](int64_t size) -> OpFoldResult {
                                    return builder.getIndexAttr(size);
                                  })),
        strides(type.getRank(), builder.getIndexAttr(1)) {
    offsets[dim] = index;
    sizes[dim] = builder.getIndexAttr(1);
  }
  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

Value mesh::takeSlice(OpBuilder &builder, Location loc, Value tensor,
                      unsigned dim, Value index) {
  RankedTensorType type = getTensorType(tensor);
  SmallVector<int64_t> shape(type.getShape());
  shape.erase(shape.begin() + dim);
  UnitSlice slice(builder, type, dim, index);
  return tensor::ExtractSliceOp::create(builder, loc, type.clone(shape), tensor,
                                        slice.offsets, slice.sizes,
                                        slice.strides);
}

/// The first two dims of the expanded form are dim 0 of the whole.
static SmallVector<ReassociationIndices> getReassociation(int64_t wholeRank) {
  SmallVector<ReassociationIndices> groups;
  groups.push_back({0, 1});
  for (int64_t dim = 1; dim < wholeRank; ++dim)
    groups.push_back({dim + 1});
  return groups;
}

RankedTensorType Microbatches::getExpandedType(Type whole) const {
  auto type = llvm::cast<RankedTensorType>(whole);
  SmallVector<int64_t> shape(type.getShape());
  shape[0] /= count;
  shape.insert(shape.begin() + dim, count);
  return type.clone(shape);
}

Value Microbatches::expand(OpBuilder &builder, Location loc,
                           Value whole) const {
  return tensor::ExpandShapeOp::create(
      builder, loc, getExpandedType(whole.getType()), whole,
      getReassociation(getTensorType(whole).getRank()));
}

Value Microbatches::collapse(OpBuilder &builder, Location loc,
                             Value expanded) const {
  return tensor::CollapseShapeOp::create(
      builder, loc, expanded,
      getReassociation(getTensorType(expanded).getRank() - 1));
}

Value Microbatches::put(OpBuilder &builder, Location loc, Value part,
                        Value expanded, Value index) const {
  UnitSlice slice(builder, getTensorType(expanded), dim, index);
  return tensor::InsertSliceOp::create(
      builder, loc, part, expanded, slice.offsets, slice.sizes, slice.strides);
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

/// Clones the stage in `region`, of the parameters at `index`.
static SmallVector<Value> buildStage(OpBuilder &builder, const StageRun &run,
                                     Region &region, ValueRange activations,
                                     Value index, Value stage) {
  PipelineOp pipeline = run.op;
  Location loc = pipeline.getLoc();
  SmallVector<Value> arguments(activations);
  for (Value param : run.params)
    arguments.push_back(takeSlice(builder, loc, param, 0, index));
  llvm::append_range(arguments, run.split);
  arguments.append({stage, run.microbatch});
  IRMapping mapping;
  mapping.map(region.getArguments(), arguments);
  Block &block = region.front();
  for (Operation &op : block.without_terminator())
    builder.clone(op, mapping);
  return llvm::map_to_vector(
      block.getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookupOrDefault(value); });
}

/// One after the other, each with its region.
static SmallVector<Value> buildUnrolled(OpBuilder &builder, const StageRun &run,
                                        ValueRange activations) {
  PipelineOp op = run.op;
  Location loc = op.getLoc();
  SmallVector<Value> values(activations);
  for (int64_t i = 0; i < run.count; ++i) {
    Value index = arith::ConstantIndexOp::create(builder, loc, i);
    Value stage = i == 0
                      ? run.first
                      : arith::AddIOp::create(builder, loc, run.first, index);
    values = buildStage(builder, run, op.getStage(run.firstRegion + i), values,
                        index, stage);
  }
  return values;
}

SmallVector<Value> mesh::buildStages(OpBuilder &builder, const StageRun &run,
                                     ValueRange activations) {
  PipelineOp op = run.op;
  if (run.count == 1 || op.getStages().size() > 1)
    return buildUnrolled(builder, run, activations);
  Location loc = op.getLoc();
  auto getIndex = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  auto loop = scf::ForOp::create(
      builder, loc, getIndex(0), getIndex(run.count), getIndex(1), activations,
      [&](OpBuilder &inner, Location, Value index, ValueRange values) {
        Value stage = arith::AddIOp::create(inner, loc, run.first, index);
        scf::YieldOp::create(
            inner, loc,
            buildStage(inner, run, op.getStage(0), values, index, stage));
      });
  return SmallVector<Value>(loop.getResults());
}

//===----------------------------------------------------------------------===//
// On whole tensors
//===----------------------------------------------------------------------===//

SmallVector<Value> mesh::buildSequentially(OpBuilder &builder, PipelineOp op) {
  Location loc = op.getLoc();
  Microbatches microbatches(op);
  auto getIndex = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  auto expandAll = [&](ValueRange values) {
    return llvm::map_to_vector(values, [&](Value value) {
      return microbatches.expand(builder, loc, value);
    });
  };
  SmallVector<Value> inputs = expandAll(op.getInputs()),
                     split = expandAll(op.getSplit()), results;
  for (Type type : op.getResultTypes()) {
    RankedTensorType expanded = microbatches.getExpandedType(type);
    results.push_back(tensor::EmptyOp::create(builder, loc, expanded.getShape(),
                                              expanded.getElementType()));
  }
  Value zero = getIndex(0);
  auto loop = scf::ForOp::create(
      builder, loc, zero, getIndex(op.getNumMicrobatches()), getIndex(1),
      results, [&](OpBuilder &inner, Location, Value index, ValueRange sofar) {
        auto takeAll = [&](ArrayRef<Value> values) {
          return llvm::map_to_vector(values, [&](Value value) {
            return microbatches.take(inner, loc, value, index);
          });
        };
        SmallVector<Value> parts = takeAll(split);
        StageRun run{op,
                     zero,
                     static_cast<int64_t>(op.getNumStages()),
                     /*firstRegion=*/0,
                     op.getParams(),
                     parts,
                     index};
        SmallVector<Value> yielded = buildStages(inner, run, takeAll(inputs));
        SmallVector<Value> next;
        for (auto [part, whole] : llvm::zip_equal(yielded, sofar))
          next.push_back(microbatches.put(inner, loc, part, whole, index));
        scf::YieldOp::create(inner, loc, next);
      });
  return llvm::map_to_vector(loop.getResults(), [&](Value value) {
    return microbatches.collapse(builder, loc, value);
  });
}
