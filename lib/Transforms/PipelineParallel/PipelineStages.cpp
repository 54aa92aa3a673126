//===- PipelineStages.cpp - the pieces of a pipeline ----------------------===//

#include "mesh/Transforms/PipelineParallel/PipelineStages.h"

#include "mesh/IR/CloneBody.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"

using namespace mesh;

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
  // No slice begins within the bounds of a dim of size 0.
  if (type.getNumElements() == 0)
    return tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  UnitSlice slice(builder, type, dim, index);
  return tensor::ExtractSliceOp::create(builder, loc, type.clone(shape), tensor,
                                        slice.offsets, slice.sizes,
                                        slice.strides);
}

Value mesh::putSlice(OpBuilder &builder, Location loc, Value part, Value tensor,
                     unsigned dim, Value index) {
  if (getTensorType(tensor).getNumElements() == 0)
    return tensor;
  UnitSlice slice(builder, getTensorType(tensor), dim, index);
  return tensor::InsertSliceOp::create(
      builder, loc, part, tensor, slice.offsets, slice.sizes, slice.strides);
}

namespace {
/// Some indices of dim 0, and all of the other dims.
struct RowSlice {
  RowSlice(OpBuilder &builder, RankedTensorType type, int64_t first,
           int64_t count)
      : offsets(type.getRank(), builder.getIndexAttr(0)),
        sizes(getAsIndexOpFoldResult(builder.getContext(), type.getShape())),
        strides(type.getRank(), builder.getIndexAttr(1)) {
    offsets.front() = builder.getIndexAttr(first);
    sizes.front() = builder.getIndexAttr(count);
  }
  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

Value mesh::takeRows(OpBuilder &builder, Location loc, Value tensor,
                     int64_t first, int64_t count) {
  RankedTensorType type = getTensorType(tensor);
  if (type.getNumElements() == 0) {
    SmallVector<int64_t> shape(type.getShape());
    shape.front() = count;
    return tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  }
  RowSlice slice(builder, type, first, count);
  return tensor::ExtractSliceOp::create(builder, loc, tensor, slice.offsets,
                                        slice.sizes, slice.strides);
}

Value mesh::putRows(OpBuilder &builder, Location loc, Value part, Value tensor,
                    int64_t first) {
  if (getTensorType(tensor).getNumElements() == 0)
    return tensor;
  RowSlice slice(builder, getTensorType(tensor), first,
                 getTensorType(part).getDimSize(0));
  return tensor::InsertSliceOp::create(
      builder, loc, part, tensor, slice.offsets, slice.sizes, slice.strides);
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

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

/// Clones stage `index` of `run` in `part`, applied to what it takes beside
/// parameters and the like. `own` is the index of its parameters.
static StageYieldOp buildStage(OpBuilder &builder, const StageRun &run,
                               unsigned part, ValueRange taken, Value own,
                               Value stage, int64_t index, IRMapping &mapping) {
  PipelineOp pipeline = run.op;
  Location loc = pipeline.getLoc();
  SmallVector<Value> arguments(taken);
  for (Value param : run.params)
    arguments.push_back(takeSlice(builder, loc, param, 0, own));
  llvm::append_range(arguments, run.split);
  arguments.append({stage, run.microbatch});
  Region &region = pipeline.getStage(run.firstRegion + index, part);
  mapping.map(region.getArguments(), arguments);
  cloneBody(builder, region.front(), mapping);
  return pipeline.getYield(run.firstRegion + index, part);
}

static SmallVector<Value> lookup(const IRMapping &mapping, ValueRange values) {
  return llvm::map_to_vector(
      values, [&](Value value) { return mapping.lookupOrDefault(value); });
}

namespace {
/// The results of one stage.
struct StageValues {
  SmallVector<Value> values, skipped, saved;
};
} // namespace

/// Stage `index` of `run`, a constant.
static StageValues buildStage(OpBuilder &builder, const StageRun &run,
                              unsigned part, ValueRange taken, int64_t index) {
  PipelineOp pipeline = run.op;
  Location loc = pipeline.getLoc();
  auto getIndex = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value own = getIndex(run.firstParam + index);
  Value stage = index == 0 ? run.first
                           : arith::AddIOp::create(builder, loc, run.first,
                                                   getIndex(index));
  IRMapping mapping;
  StageYieldOp yield =
      buildStage(builder, run, part, taken, own, stage, index, mapping);
  return {lookup(mapping, yield.getValues()),
          lookup(mapping, yield.getSkipped()),
          lookup(mapping, yield.getSaved())};
}

/// Returns the values or gradients of `skipped` for which `predicate` holds.
static SmallVector<Value *>
selectSkips(const StageRun &run, SkipValues skipped,
            function_ref<bool(const StageSkip &)> predicate) {
  SmallVector<Value *> selected;
  for (auto [skip, value] : llvm::zip_equal(run.skips, skipped))
    if (predicate(skip))
      selected.push_back(&value);
  return selected;
}

static bool hasGradient(const StageSkip &skip) {
  return !PipelineOp::getGradientTypes(skip.type).empty();
}

StageProducts mesh::buildForward(OpBuilder &builder, const StageRun &run,
                                 ValueRange activations, SkipValues skipped) {
  StageProducts products;
  products.handedOn = llvm::to_vector(activations);
  for (int64_t i = 0; i < run.count; ++i) {
    int64_t stage = run.firstRegion + i;
    for (Value *value : selectSkips(run, skipped, [&](const StageSkip &skip) {
           return skip.to == stage;
         }))
      products.handedOn.push_back(*value);
    StageValues made =
        buildStage(builder, run, /*part=*/0, products.handedOn, i);
    products.handedOn = std::move(made.values);
    SmallVector<Value *> beginning =
        selectSkips(run, skipped,
                    [&](const StageSkip &skip) { return skip.from == stage; });
    for (auto [value, product] : llvm::zip_equal(beginning, made.skipped))
      *value = product;
    llvm::append_range(products.saved, made.saved);
  }
  return products;
}

StageProducts mesh::buildBackward(OpBuilder &builder, const StageRun &run,
                                  ValueRange saved, ValueRange gradients,
                                  SkipValues skipped) {
  PipelineOp op = run.op;
  StageProducts products;
  products.handedOn = llvm::to_vector(gradients);
  SmallVector<SmallVector<Value>> savedOf(run.count), ofParams(run.count);
  for (int64_t i = run.count - 1; i >= 0; --i) {
    size_t numSaved = op.getYield(run.firstRegion + i).getSaved().size();
    SmallVector<Value> taken(saved.take_back(numSaved));
    saved = saved.drop_back(numSaved);
    llvm::append_range(taken, products.handedOn);
    int64_t stage = run.firstRegion + i;
    for (Value *value : selectSkips(run, skipped, [&](const StageSkip &skip) {
           return skip.from == stage && hasGradient(skip);
         }))
      taken.push_back(*value);
    StageValues made = buildStage(builder, run, /*part=*/1, taken, i);
    size_t numTaken =
        PipelineOp::getGradientTypes(op.getActivationTypes(stage)).size();
    ArrayRef<Value> values(made.values);
    products.handedOn = llvm::to_vector(values.take_front(numTaken));
    values = values.drop_front(numTaken);
    for (Value *value : selectSkips(run, skipped, [&](const StageSkip &skip) {
           return skip.to == stage && hasGradient(skip);
         })) {
      *value = values.front();
      values = values.drop_front();
    }
    ofParams[i] = llvm::to_vector(values);
    savedOf[i] = std::move(made.saved);
  }
  for (ArrayRef<Value> values : savedOf)
    llvm::append_range(products.saved, values);
  for (ArrayRef<Value> values : ofParams)
    llvm::append_range(products.gradients, values);
  return products;
}

StageProducts mesh::buildWeights(OpBuilder &builder, const StageRun &run,
                                 ValueRange saved) {
  PipelineOp op = run.op;
  StageProducts products;
  for (int64_t i = 0; i < run.count; ++i) {
    size_t numSaved = op.getYield(run.firstRegion + i, 1).getSaved().size();
    llvm::append_range(
        products.gradients,
        buildStage(builder, run, /*part=*/2, saved.take_front(numSaved), i)
            .values);
    saved = saved.drop_front(numSaved);
  }
  return products;
}

Value mesh::stackSlices(OpBuilder &builder, Location loc, ValueRange slices) {
  RankedTensorType type = getTensorType(slices.front());
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin(), 1);
  SmallVector<ReassociationIndices> groups(type.getRank());
  for (int64_t dim : llvm::seq(type.getRank() == 0 ? 0 : type.getRank() + 1))
    groups[std::max<int64_t>(dim - 1, 0)].push_back(dim);
  SmallVector<Value> rows = llvm::map_to_vector(slices, [&](Value slice) {
    return Value(tensor::ExpandShapeOp::create(builder, loc, type.clone(shape),
                                               slice, groups));
  });
  if (rows.size() == 1)
    return rows.front();
  return tensor::ConcatOp::create(builder, loc, /*dim=*/0, rows);
}

SmallVector<Value> mesh::buildStages(OpBuilder &builder, const StageRun &run,
                                     ValueRange activations,
                                     SkipValues skipped) {
  PipelineOp op = run.op;
  if (run.count == 1 || op.getStages().size() > 1)
    return buildForward(builder, run, activations, skipped).handedOn;
  Location loc = op.getLoc();
  auto getIndex = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  auto loop = scf::ForOp::create(
      builder, loc, getIndex(0), getIndex(run.count), getIndex(1), activations,
      [&](OpBuilder &inner, Location, Value index, ValueRange values) {
        Value stage = arith::AddIOp::create(inner, loc, run.first, index);
        Value own = index;
        if (run.firstParam > 0)
          own = arith::AddIOp::create(
              inner, loc, index,
              arith::ConstantIndexOp::create(inner, loc, run.firstParam));
        IRMapping mapping;
        StageYieldOp yield = buildStage(inner, run, /*part=*/0, values, own,
                                        stage, /*index=*/0, mapping);
        scf::YieldOp::create(inner, loc, lookup(mapping, yield.getValues()));
      });
  return SmallVector<Value>(loop.getResults());
}

//===----------------------------------------------------------------------===//
// On whole tensors
//===----------------------------------------------------------------------===//

namespace {
/// Builds the loop over micro-batches.
class SequentialPipeline {
public:
  SequentialPipeline(OpBuilder &builder, PipelineOp op)
      : builder(builder), op(op), loc(op.getLoc()), microbatches(op) {}
  SmallVector<Value> build();

private:
  Value getIndex(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  SmallVector<Value> expandAll(ValueRange values) {
    return llvm::map_to_vector(values, [&](Value value) {
      return microbatches.expand(builder, loc, value);
    });
  }
  SmallVector<Value> takeAll(OpBuilder &at, ArrayRef<Value> values,
                             Value index) {
    return llvm::map_to_vector(values, [&](Value value) {
      return microbatches.take(at, loc, value, index);
    });
  }
  /// Returns the outcome of micro-batch `index`: the parts of results that have
  /// rows, and then gradients of parameters.
  SmallVector<Value> apply(OpBuilder &at, const StageRun &run, Value index);

  OpBuilder &builder;
  PipelineOp op;
  Location loc;
  Microbatches microbatches;
  SmallVector<Value> inputs, split, gradients;
};
} // namespace

SmallVector<Value> SequentialPipeline::apply(OpBuilder &at, const StageRun &run,
                                             Value index) {
  SmallVector<Value> activations = takeAll(at, inputs, index);
  SmallVector<Value> skipped(run.skips.size()), ofSkipped(run.skips.size());
  if (!op.hasBackward())
    return buildStages(at, run, activations, skipped);
  StageProducts forward = buildForward(at, run, activations, skipped);
  StageProducts backward = buildBackward(
      at, run, forward.saved, takeAll(at, gradients, index), ofSkipped);
  if (op.hasWeights())
    backward.gradients = buildWeights(at, run, backward.saved).gradients;
  SmallVector<Value> made = std::move(forward.handedOn);
  llvm::append_range(made, backward.handedOn);
  size_t numParams = backward.gradients.size() / run.count;
  for (size_t param : llvm::seq(numParams)) {
    SmallVector<Value> slices;
    for (size_t stage : llvm::seq<size_t>(run.count))
      slices.push_back(backward.gradients[stage * numParams + param]);
    made.push_back(stackSlices(at, loc, slices));
  }
  return made;
}

SmallVector<Value> SequentialPipeline::build() {
  inputs = expandAll(op.getInputs());
  split = expandAll(op.getSplit());
  gradients = expandAll(op.getGradients());
  SmallVector<StageSkip> skips = op.getSkips();
  // Results that have rows, and sums.
  unsigned numSums =
      op.hasBackward()
          ? PipelineOp::getGradientTypes(op.getParams().getTypes()).size()
          : 0;
  unsigned numRows = op.getNumResults() - numSums;
  SmallVector<Value> results;
  for (auto [index, type] : llvm::enumerate(op.getResultTypes())) {
    if (index >= numRows) {
      results.push_back(arith::ConstantOp::create(
          builder, loc, llvm::cast<TypedAttr>(builder.getZeroAttr(type))));
      continue;
    }
    RankedTensorType expanded = microbatches.getExpandedType(type);
    results.push_back(tensor::EmptyOp::create(builder, loc, expanded.getShape(),
                                              expanded.getElementType()));
  }
  Value zero = getIndex(0);
  auto loop = scf::ForOp::create(
      builder, loc, zero, getIndex(op.getNumMicrobatches()), getIndex(1),
      results, [&](OpBuilder &inner, Location, Value index, ValueRange sofar) {
        SmallVector<Value> parts = takeAll(inner, split, index);
        StageRun run{op,
                     zero,
                     static_cast<int64_t>(op.getNumStages()),
                     /*firstRegion=*/0,
                     op.getParams(),
                     parts,
                     index,
                     /*firstParam=*/0,
                     skips};
        SmallVector<Value> made = apply(inner, run, index), next;
        ArrayRef<Value> values(made);
        for (auto [part, whole] : llvm::zip_equal(values.take_front(numRows),
                                                  sofar.take_front(numRows)))
          next.push_back(microbatches.put(inner, loc, part, whole, index));
        for (auto [sum, gradient] : llvm::zip_equal(sofar.drop_front(numRows),
                                                    values.drop_front(numRows)))
          next.push_back(arith::AddFOp::create(inner, loc, sum, gradient));
        scf::YieldOp::create(inner, loc, next);
      });
  results = llvm::to_vector(ValueRange(loop.getResults()));
  for (Value &value : llvm::MutableArrayRef(results).take_front(numRows))
    value = microbatches.collapse(builder, loc, value);
  return results;
}

SmallVector<Value> mesh::buildSequentially(OpBuilder &builder, PipelineOp op) {
  return SequentialPipeline(builder, op).build();
}
