//===- CombineCollectives.cpp - small all-reduces together ----------------===//

#include "mesh/Analysis/ReshardCost.h"
#include "mesh/Transforms/OptimizeCollectives.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/MapVector.h"

using namespace mesh;

namespace {
/// All-reduces that can become one. Invariant: nothing between the first and
/// the last uses a result of theirs.
struct Bunch {
  SmallVector<AllReduceOp> ops;
  double bytes = 0;
};
} // namespace

/// What has to be equal for all-reduces to become one.
static Attribute getKey(AllReduceOp op) {
  return ArrayAttr::get(op.getContext(),
                        {op.getMeshAttr(), op.getAxesAttr(),
                         op.getCombinerAttr(),
                         TypeAttr::get(op.getType().getElementType())});
}

/// How the dims of a tensor come together in one: none of them if it has none.
static SmallVector<ReassociationIndices> getAllDims(RankedTensorType type) {
  if (type.getRank() == 0)
    return {};
  return {llvm::to_vector<2>(llvm::seq<int64_t>(0, type.getRank()))};
}

/// All elements of a tensor in a row.
static Value flatten(OpBuilder &builder, Location loc, Value value) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  auto flat = type.clone(ArrayRef<int64_t>{type.getNumElements()});
  if (type.getRank() == 1)
    return value;
  if (type.getRank() == 0)
    return tensor::ExpandShapeOp::create(builder, loc, flat, value,
                                         getAllDims(type));
  return tensor::CollapseShapeOp::create(builder, loc, flat, value,
                                         getAllDims(type));
}

static Value unflatten(OpBuilder &builder, Location loc, Value value,
                       RankedTensorType type) {
  if (type.getRank() == 1)
    return value;
  if (type.getRank() == 0)
    return tensor::CollapseShapeOp::create(builder, loc, type, value,
                                           getAllDims(type));
  return tensor::ExpandShapeOp::create(builder, loc, type, value,
                                       getAllDims(type));
}

namespace {
/// Where an op's elements are in the row.
struct Part {
  Part(Builder &builder, AllReduceOp op, int64_t begin)
      : offset{builder.getIndexAttr(begin)},
        size{builder.getIndexAttr(op.getType().getNumElements())} {}

  SmallVector<OpFoldResult> offset, size;
};
} // namespace

/// Puts one all-reduce where the last one is.
static void combine(Bunch &bunch) {
  if (bunch.ops.size() < 2)
    return;
  AllReduceOp last = bunch.ops.back();
  Location loc = last.getLoc();
  OpBuilder builder(last);
  SmallVector<OpFoldResult> one{builder.getIndexAttr(1)};
  int64_t total = 0;
  for (AllReduceOp op : bunch.ops)
    total += op.getType().getNumElements();
  Value all = tensor::EmptyOp::create(builder, loc, ArrayRef<int64_t>{total},
                                      last.getType().getElementType());
  int64_t begin = 0;
  for (AllReduceOp op : bunch.ops) {
    Part part(builder, op, begin);
    all = tensor::InsertSliceOp::create(
        builder, op.getLoc(), flatten(builder, op.getLoc(), op.getInput()), all,
        part.offset, part.size, one);
    begin += op.getType().getNumElements();
  }
  remarkOnCollective(last, "is one with " + llvm::Twine(bunch.ops.size() - 1) +
                               " more, of " + llvm::Twine(total) +
                               " elements in all");
  Value reduced = AllReduceOp::create(builder, loc, last.getCombinerAttr(), all,
                                      last.getMeshAttr(), last.getAxesAttr());
  begin = 0;
  for (AllReduceOp op : bunch.ops) {
    Part part(builder, op, begin);
    begin += op.getType().getNumElements();
    Value elements = tensor::ExtractSliceOp::create(
        builder, op.getLoc(), reduced, part.offset, part.size, one);
    op.getResult().replaceAllUsesWith(
        unflatten(builder, op.getLoc(), elements, op.getType()));
    op.erase();
  }
}

/// Calls `body` with all values that `op` or an op in its regions uses.
static void forEachUse(Operation *op, function_ref<void(Value)> body) {
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      body(operand);
  });
}

namespace {
/// Goes through a block in order. Invariant: no op so far uses the result of
/// an all-reduce in an open bunch.
class Bunches {
public:
  Bunches(int64_t maxBytes, const CollectiveSet &beside)
      : maxBytes(maxBytes), beside(beside) {}

  void visit(Operation *op);
  void closeAll();

private:
  void close(Bunch &bunch);

  double maxBytes;
  const CollectiveSet &beside;
  llvm::MapVector<Attribute, Bunch> bunches;
  DenseSet<Operation *> waiting;
};
} // namespace

void Bunches::close(Bunch &bunch) {
  for (AllReduceOp op : bunch.ops)
    waiting.erase(op);
  combine(bunch);
  bunch = {};
}

void Bunches::closeAll() {
  for (auto &[key, bunch] : bunches)
    close(bunch);
}

void Bunches::visit(Operation *op) {
  forEachUse(op, [&](Value operand) {
    if (waiting.contains(operand.getDefiningOp()))
      close(bunches[getKey(operand.getDefiningOp<AllReduceOp>())]);
  });
  auto reduction = llvm::dyn_cast<AllReduceOp>(op);
  if (!reduction || beside.contains(op))
    return;
  double bytes = getTensorBytes(reduction.getType());
  if (bytes > maxBytes)
    return;
  Bunch &bunch = bunches[getKey(reduction)];
  if (bunch.bytes + bytes > maxBytes)
    close(bunch);
  bunch.ops.push_back(reduction);
  bunch.bytes += bytes;
  waiting.insert(op);
}

void mesh::combineReductions(FunctionOpInterface function, int64_t maxBytes,
                             const CollectiveSet &beside) {
  function.walk([&](Block *block) {
    if (llvm::isa<AsyncOp>(block->getParentOp()))
      return;
    Bunches bunches(maxBytes, beside);
    for (Operation &op : llvm::make_early_inc_range(*block))
      bunches.visit(&op);
    bunches.closeAll();
  });
}
