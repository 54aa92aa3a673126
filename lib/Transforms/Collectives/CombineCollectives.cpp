//===- CombineCollectives.cpp - Put small collectives together ------------===//
//
// Operands and results of collectives are rows of elements. An all-reduce and a
// broadcast have one row; a gather's result, a scatter's operand, and both of
// an all-to-all have one for each member of the group. So several collectives
// become one of longer rows.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/CanonicalizeEmpty.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Interfaces/Transpose.h"
#include "mesh/Transforms/Collectives/OptimizeCollectives.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

namespace {
/// Collectives that can become one. Invariants: none of them needs a result of
/// another; the ops behind the first that do are `dependents`, in order.
struct Bunch {
  SmallVector<CollectiveOpInterface> ops;
  SmallVector<Operation *> dependents;
  double bytes = 0;
};

/// The rows of what a collective takes in and of what it brings.
struct Rows {
  int64_t in, out;
};
} // namespace

/// Returns true if what a permute sends is chosen by control flow, as by that
/// of the stages of a pipeline. Its receiver waits for it, and not for others.
static bool sendsResultOfStage(PermuteOp op) {
  Operation *sent = op.getInput().getDefiningOp();
  return llvm::isa_and_present<RegionBranchOpInterface>(sent);
}

/// Nothing if the collective cannot become one with others.
static std::optional<Rows> getRows(CollectiveOpInterface op) {
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  int64_t n = mesh.getSize(op.getAxesAttr());
  using Result = std::optional<Rows>;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<AllReduceOp, BroadcastOp>([](auto) {
        return Rows{1, 1};
      })
      .Case([](PermuteOp permute) {
        return sendsResultOfStage(permute) ? Result() : Rows{1, 1};
      })
      .Case([&](AllGatherOp) {
        return Rows{1, n};
      })
      .Case([&](ReduceScatterOp) {
        return Rows{n, 1};
      })
      .Case([&](AllToAllOp) {
        return Rows{n, n};
      })
      .Default(std::nullopt);
}

/// The attributes of dims along which there are rows.
static constexpr StringLiteral kDimNames[] = {"dim", "split_dim", "concat_dim"};

/// The dim along which `op` cuts its operand into rows, or 0.
static int64_t getSplitDim(CollectiveOpInterface op) {
  if (auto exchange = llvm::dyn_cast<AllToAllOp>(*op))
    return exchange.getSplitDim();
  auto dim = op->getAttrOfType<IntegerAttr>("dim");
  return dim ? dim.getInt() : 0;
}

/// The dim along which `op` puts rows together, or 0.
static int64_t getConcatDim(CollectiveOpInterface op) {
  if (auto exchange = llvm::dyn_cast<AllToAllOp>(*op))
    return exchange.getConcatDim();
  return getSplitDim(op);
}

static Type getElementType(CollectiveOpInterface op) {
  return op.getInput().getType().getElementType();
}

/// Returns the type in which elements travel with those of other types: what
/// only moves them takes integers of as many bits for floats. The few elements
/// that devices agree on have 32 bits at least.
static Type getCarrier(CollectiveOpInterface op) {
  Type type = getElementType(op);
  if (op.getReductionCombiner() ||
      !(type.isSignlessInteger() || llvm::isa<FloatType>(type)))
    return type;
  unsigned width = type.getIntOrFloatBitWidth();
  if (op->hasAttr(MeshDialect::kAgreementAttrName))
    width = std::max(width, 32u);
  return IntegerType::get(op.getContext(), width);
}

/// Returns the attributes that collectives that become one have in common.
static Attribute getKey(CollectiveOpInterface op) {
  MLIRContext *context = op.getContext();
  NamedAttrList attributes(op->getAttrDictionary());
  for (StringRef name : kDimNames)
    attributes.erase(name);
  return ArrayAttr::get(context, {op->getName().getIdentifier(),
                                  attributes.getDictionary(context),
                                  TypeAttr::get(getCarrier(op))});
}

/// Returns the bits of `value` as elements of type `element`, and back: zeros
/// are before them if that is wider.
static Value castBits(OpBuilder &builder, Location loc, Value value,
                      Type element) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  if (type.getElementType() == element)
    return value;
  unsigned from = type.getElementTypeBitWidth();
  unsigned to = element.getIntOrFloatBitWidth();
  Type bits = builder.getIntegerType(std::min(from, to));
  if (from < to) {
    value = castBits(builder, loc, value, bits);
    return arith::ExtUIOp::create(builder, loc, type.clone(element), value);
  }
  if (from > to) {
    value = arith::TruncIOp::create(builder, loc, type.clone(bits), value);
    return castBits(builder, loc, value, element);
  }
  return arith::BitcastOp::create(builder, loc, type.clone(element), value);
}

/// Returns the type of the elements of `ops` together.
static Type getCommonType(ArrayRef<CollectiveOpInterface> ops) {
  auto types = llvm::map_range(ops, getElementType);
  return llvm::all_equal(types) ? getElementType(ops.front())
                                : getCarrier(ops.front());
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

/// The operand as `rows.in` rows.
static Value splitRows(OpBuilder &builder, CollectiveOpInterface op,
                       const Rows &rows) {
  Value value = op.getInput();
  Location loc = op.getLoc();
  int64_t dim = getSplitDim(op),
          total = op.getInput().getType().getNumElements();
  if (dim != 0 && rows.in != 1) {
    SmallVector<int64_t> shape(op.getInput().getType().getShape());
    shape[dim] /= rows.in;
    shape.insert(shape.begin() + dim, rows.in);
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, shape.size()));
    std::rotate(order.begin(), order.begin() + dim, order.begin() + dim + 1);
    value = reshape(builder, loc, value, shape);
    value = createTranspose(builder, loc, value, order);
  }
  return reshape(builder, loc, value, {rows.in, total / rows.in});
}

/// The result that `rows.out` rows hold.
static Value joinRows(OpBuilder &builder, CollectiveOpInterface op, Value value,
                      const Rows &rows) {
  Location loc = op.getLoc();
  int64_t dim = getConcatDim(op);
  if (dim != 0 && rows.out != 1) {
    SmallVector<int64_t> shape(op.getInput().getType().getShape());
    shape[getSplitDim(op)] /= rows.in;
    shape.insert(shape.begin(), rows.out);
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, shape.size()));
    std::rotate(order.begin(), order.begin() + 1, order.begin() + dim + 1);
    value = reshape(builder, loc, value, shape);
    value = createTranspose(builder, loc, value, order);
  }
  return reshape(builder, loc, value, op.getResult().getType().getShape());
}

/// The elements of one row.
static int64_t getLength(CollectiveOpInterface op, const Rows &rows) {
  return op.getInput().getType().getNumElements() / rows.in;
}

/// Emits the operands of `ops`, one behind the other in rows of elements of
/// type `element`.
static Value joinOperands(OpBuilder &builder,
                          ArrayRef<CollectiveOpInterface> ops, const Rows &rows,
                          Type element) {
  CollectiveOpInterface last = ops.back();
  auto parts = llvm::map_to_vector(ops, [&](CollectiveOpInterface op) {
    return castBits(builder, op.getLoc(), splitRows(builder, op, rows),
                    element);
  });
  return tensor::ConcatOp::create(builder, last.getLoc(), /*dim=*/1, parts);
}

/// A collective like `last` of rows of `total` elements.
static Operation *createCombined(RewriterBase &rewriter,
                                 CollectiveOpInterface last, Value all,
                                 const Rows &rows, int64_t total) {
  auto type = llvm::cast<RankedTensorType>(all.getType());
  Operation *combined = rewriter.clone(*last);
  rewriter.modifyOpInPlace(combined, [&] {
    combined->setOperands(all);
    combined->getResult(0).setType(
        type.clone(ArrayRef<int64_t>{rows.out, total}));
    for (StringRef name : kDimNames)
      if (combined->hasAttr(name))
        combined->setAttr(name, rewriter.getI64IntegerAttr(0));
  });
  return combined;
}

/// Puts one collective where the last one is, and what depends on others behind
/// it.
static void combine(RewriterBase &rewriter, Bunch &bunch) {
  if (bunch.ops.size() < 2)
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  CollectiveOpInterface last = bunch.ops.back();
  Rows rows = *getRows(last);
  rewriter.setInsertionPoint(last);
  for (Operation *op : llvm::reverse(bunch.dependents))
    if (op->isBeforeInBlock(last))
      rewriter.moveOpAfter(op, last);
  int64_t total = 0;
  for (CollectiveOpInterface op : bunch.ops)
    total += getLength(op, rows);
  Value all = joinOperands(rewriter, bunch.ops, rows, getCommonType(bunch.ops));
  remarkOnCollective(last, "is one with " + llvm::Twine(bunch.ops.size() - 1) +
                               " more, in rows of " + llvm::Twine(total));
  Operation *combined = createCombined(rewriter, last, all, rows, total);
  int64_t begin = 0;
  for (CollectiveOpInterface op : bunch.ops) {
    int64_t length = getLength(op, rows);
    SmallVector<OpFoldResult> offsets{rewriter.getIndexAttr(0),
                                      rewriter.getIndexAttr(begin)};
    SmallVector<OpFoldResult> sizes{rewriter.getIndexAttr(rows.out),
                                    rewriter.getIndexAttr(length)};
    SmallVector<OpFoldResult> strides(2, rewriter.getIndexAttr(1));
    Value own = tensor::ExtractSliceOp::create(
        rewriter, op.getLoc(), combined->getResult(0), offsets, sizes, strides);
    own = castBits(rewriter, op.getLoc(), own, getElementType(op));
    rewriter.replaceOp(op, joinRows(rewriter, op, own, rows));
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

/// The most ops that need a result and are moved.
static constexpr size_t kMostDependents = 64;

/// Returns true if `op` may be moved down its block.
static bool canMove(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>() || !isPure(op))
    return false;
  WalkResult result =
      op->walk([](CollectiveOpInterface) { return WalkResult::interrupt(); });
  return !result.wasInterrupted();
}

namespace {
/// Goes through a block in order. Invariant: what so far uses the result of a
/// collective in an open bunch, directly or not, is a dependent of it.
class Bunches {
public:
  Bunches(RewriterBase &rewriter,
          function_ref<double(CollectiveOpInterface)> getMaxBytes,
          const CollectiveSet &beside)
      : rewriter(rewriter), getMaxBytes(getMaxBytes), beside(beside) {}

  void visit(Operation *op);
  void closeAll();

private:
  using Keys = llvm::SmallSetVector<Attribute, 2>;

  Keys findNeeded(Operation *op) const;
  bool defer(Operation *op, const Keys &needed);
  bool mayCombine(CollectiveOpInterface op) const;
  void close(Attribute key);

  RewriterBase &rewriter;
  function_ref<double(CollectiveOpInterface)> getMaxBytes;
  const CollectiveSet &beside;
  llvm::MapVector<Attribute, Bunch> bunches;
  /// The open bunches that ops are in or depend on.
  DenseMap<Operation *, Keys> waiting;
};
} // namespace

void Bunches::close(Attribute key) {
  Bunch &bunch = bunches[key];
  for (CollectiveOpInterface op : bunch.ops)
    waiting.erase(op);
  for (Operation *op : bunch.dependents)
    waiting[op].remove(key);
  combine(rewriter, bunch);
  bunch = {};
}

void Bunches::closeAll() {
  for (Attribute key : llvm::to_vector(llvm::make_first_range(bunches)))
    close(key);
}

/// The open bunches that `op` needs a result of.
Bunches::Keys Bunches::findNeeded(Operation *op) const {
  Keys needed;
  forEachUse(op, [&](Value operand) {
    if (auto it = waiting.find(operand.getDefiningOp()); it != waiting.end())
      needed.insert_range(it->second);
  });
  return needed;
}

/// Leaves the bunches open that `op` depends on, if it can be moved.
bool Bunches::defer(Operation *op, const Keys &needed) {
  if (!canMove(op) || llvm::any_of(needed, [&](Attribute key) {
        return bunches[key].dependents.size() == kMostDependents;
      }))
    return false;
  for (Attribute key : needed)
    bunches[key].dependents.push_back(op);
  waiting[op] = needed;
  return true;
}

/// Returns true if `op` may become one with others.
bool Bunches::mayCombine(CollectiveOpInterface op) const {
  return getMostBytes(op) <= getMaxBytes(op) && !beside.contains(op) &&
         getRows(op) && !bringsNothing(op);
}

void Bunches::visit(Operation *op) {
  Keys needed = findNeeded(op);
  if (!needed.empty() && defer(op, needed))
    return;
  for (Attribute key : needed)
    close(key);
  auto collective = llvm::dyn_cast<CollectiveOpInterface>(op);
  if (!collective || !mayCombine(collective))
    return;
  Attribute key = getKey(collective);
  double bytes = getMostBytes(collective);
  if (bunches[key].bytes + bytes > getMaxBytes(collective))
    close(key);
  Bunch &bunch = bunches[key];
  bunch.ops.push_back(collective);
  bunch.bytes += bytes;
  waiting[op].insert(key);
}

void mesh::combineCollectives(
    RewriterBase &rewriter, FunctionOpInterface function,
    function_ref<double(CollectiveOpInterface)> getMaxBytes,
    const CollectiveSet &beside) {
  function.walk([&](Block *block) {
    if (llvm::isa<AsyncOp>(block->getParentOp()))
      return;
    Bunches bunches(rewriter, getMaxBytes, beside);
    for (Operation &op : llvm::make_early_inc_range(*block))
      bunches.visit(&op);
    bunches.closeAll();
  });
}
