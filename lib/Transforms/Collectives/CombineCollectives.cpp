//===- CombineCollectives.cpp - small collectives together ----------------===//
//
// What a collective takes in and brings is seen as rows of elements: one row
// of an all-reduce's operand and result; of a gather's result, as of a
// scatter's operand, one for each member of the group. So several of them are
// one of longer rows.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/CanonicalizeEmpty.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Transforms/Collectives/OptimizeCollectives.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

namespace {
/// Collectives that can become one. Invariant: nothing between the first and
/// the last uses a result of theirs.
struct Bunch {
  SmallVector<CollectiveOpInterface> ops;
  double bytes = 0;
};

/// The rows of what a collective takes in and of what it brings.
struct Rows {
  int64_t in, out;
};
} // namespace

/// Nothing if blocks of the collective are no rows.
static std::optional<Rows> getRows(CollectiveOpInterface op) {
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  int64_t n = mesh.getSize(op.getAxesAttr());
  return llvm::TypeSwitch<Operation *, std::optional<Rows>>(op)
      .Case([](AllReduceOp) {
        return Rows{1, 1};
      })
      .Case([&](AllGatherOp gather) {
        return gather.getDim() == 0 ? std::optional(Rows{1, n}) : std::nullopt;
      })
      .Case([&](ReduceScatterOp scatter) {
        return scatter.getDim() == 0 ? std::optional(Rows{n, 1}) : std::nullopt;
      })
      .Default(std::nullopt);
}

/// The key that has to be equal for collectives to become one.
static Attribute getKey(CollectiveOpInterface op) {
  MLIRContext *context = op.getContext();
  return ArrayAttr::get(
      context, {op->getName().getIdentifier(), op->getAttrDictionary(),
                TypeAttr::get(op.getInput().getType().getElementType())});
}

/// Returns the groups of dims of a tensor that come together in one: none of
/// them if it has none.
static SmallVector<ReassociationIndices> getAllDims(RankedTensorType type) {
  if (type.getRank() == 0)
    return {};
  return {llvm::to_vector<2>(llvm::seq<int64_t>(0, type.getRank()))};
}

/// The same elements, in order, as a tensor of another shape.
static Value reshape(OpBuilder &builder, Location loc, Value value,
                     ArrayRef<int64_t> shape) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  RankedTensorType result = type.clone(shape);
  auto flat = type.clone(ArrayRef<int64_t>{type.getNumElements()});
  if (type.getRank() == 0)
    value = tensor::ExpandShapeOp::create(builder, loc, flat, value,
                                          getAllDims(type));
  else if (type.getRank() > 1)
    value = tensor::CollapseShapeOp::create(builder, loc, flat, value,
                                            getAllDims(type));
  if (result.getRank() == 0)
    return tensor::CollapseShapeOp::create(builder, loc, result, value,
                                           getAllDims(result));
  if (result.getRank() == 1)
    return value;
  return tensor::ExpandShapeOp::create(builder, loc, result, value,
                                       getAllDims(result));
}

namespace {
/// The place of an op's elements in the rows.
struct Part {
  Part(Builder &builder, int64_t rows, int64_t begin, int64_t length)
      : offsets{builder.getIndexAttr(0), builder.getIndexAttr(begin)},
        sizes{builder.getIndexAttr(rows), builder.getIndexAttr(length)},
        strides(2, builder.getIndexAttr(1)) {}

  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

/// The elements of one row.
static int64_t getLength(CollectiveOpInterface op, const Rows &rows) {
  return op.getInput().getType().getNumElements() / rows.in;
}

/// Emits the operands of `ops`, one behind the other in `rows` of `total`
/// elements.
static Value joinOperands(OpBuilder &builder,
                          ArrayRef<CollectiveOpInterface> ops, const Rows &rows,
                          int64_t total) {
  CollectiveOpInterface last = ops.back();
  Value all = tensor::EmptyOp::create(
      builder, last.getLoc(), ArrayRef<int64_t>{rows.in, total},
      last.getInput().getType().getElementType());
  int64_t begin = 0;
  for (CollectiveOpInterface op : ops) {
    int64_t length = getLength(op, rows);
    Part part(builder, rows.in, begin, length);
    Value own = reshape(builder, op.getLoc(), op.getInput(), {rows.in, length});
    all = tensor::InsertSliceOp::create(builder, op.getLoc(), own, all,
                                        part.offsets, part.sizes, part.strides);
    begin += length;
  }
  return all;
}

/// Puts one collective where the last one is.
static void combine(RewriterBase &rewriter, Bunch &bunch) {
  if (bunch.ops.size() < 2)
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  CollectiveOpInterface last = bunch.ops.back();
  Rows rows = *getRows(last);
  rewriter.setInsertionPoint(last);
  int64_t total = 0;
  for (CollectiveOpInterface op : bunch.ops)
    total += getLength(op, rows);
  RankedTensorType type = last.getInput().getType();
  Value all = joinOperands(rewriter, bunch.ops, rows, total);
  remarkOnCollective(last, "is one with " + llvm::Twine(bunch.ops.size() - 1) +
                               " more, in rows of " + llvm::Twine(total));
  Operation *combined = rewriter.clone(*last);
  rewriter.modifyOpInPlace(combined, [&] {
    combined->setOperands(all);
    combined->getResult(0).setType(
        type.clone(ArrayRef<int64_t>{rows.out, total}));
  });
  int64_t begin = 0;
  for (CollectiveOpInterface op : bunch.ops) {
    int64_t length = getLength(op, rows);
    Part part(rewriter, rows.out, begin, length);
    Value own = tensor::ExtractSliceOp::create(
        rewriter, op.getLoc(), combined->getResult(0), part.offsets, part.sizes,
        part.strides);
    rewriter.replaceOp(op, reshape(rewriter, op.getLoc(), own,
                                   op.getResult().getType().getShape()));
    begin += length;
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
/// Goes through a block in order. Invariant: no op so far uses the result of a
/// collective in an open bunch.
class Bunches {
public:
  Bunches(RewriterBase &rewriter, int64_t maxBytes, const CollectiveSet &beside)
      : rewriter(rewriter), maxBytes(maxBytes), beside(beside) {}

  void visit(Operation *op);
  void closeAll();

private:
  void close(Bunch &bunch);

  RewriterBase &rewriter;
  double maxBytes;
  const CollectiveSet &beside;
  llvm::MapVector<Attribute, Bunch> bunches;
  DenseSet<Operation *> waiting;
};
} // namespace

void Bunches::close(Bunch &bunch) {
  for (CollectiveOpInterface op : bunch.ops)
    waiting.erase(op);
  combine(rewriter, bunch);
  bunch = {};
}

void Bunches::closeAll() {
  for (auto &[key, bunch] : bunches)
    close(bunch);
}

void Bunches::visit(Operation *op) {
  forEachUse(op, [&](Value operand) {
    Operation *producer = operand.getDefiningOp();
    if (waiting.contains(producer))
      close(bunches[getKey(llvm::cast<CollectiveOpInterface>(producer))]);
  });
  auto collective = llvm::dyn_cast<CollectiveOpInterface>(op);
  if (!collective || beside.contains(op) || !getRows(collective) ||
      bringsNothing(collective))
    return;
  double bytes = std::max(getTensorBytes(collective.getInput().getType()),
                          getTensorBytes(collective.getResult().getType()));
  if (bytes > maxBytes)
    return;
  Bunch &bunch = bunches[getKey(collective)];
  if (bunch.bytes + bytes > maxBytes)
    close(bunch);
  bunch.ops.push_back(collective);
  bunch.bytes += bytes;
  waiting.insert(op);
}

void mesh::combineCollectives(RewriterBase &rewriter,
                              FunctionOpInterface function, int64_t maxBytes,
                              const CollectiveSet &beside) {
  function.walk([&](Block *block) {
    if (llvm::isa<AsyncOp>(block->getParentOp()))
      return;
    Bunches bunches(rewriter, maxBytes, beside);
    for (Operation &op : llvm::make_early_inc_range(*block))
      bunches.visit(&op);
    bunches.closeAll();
  });
}
