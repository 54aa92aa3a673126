//===- JoinSlices.cpp - Join computations on adjacent slices --------------===//
//
// A concatenation of what is computed alike on adjacent slices of a tensor is
// the computation on all of them. Devices have each slice split like the whole
// tensor, so taking it apart and putting it together again moves data.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/DeviceIndependent.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"
#include "mesh/Interfaces/SplatValue.h"
#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {
#define GEN_PASS_DEF_JOINSLICESPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;
using linalg::LinalgOp;
using mlir::OperationEquivalence;

namespace {
/// The dims of an op's operands and results along which it is joined. Operands
/// without one are the same for all parts.
struct JoinedDims {
  SmallVector<std::optional<int64_t>> operands, results;
};

/// Tensors that are to be one, in order, along a dim.
struct Parts {
  SmallVector<Value> values;
  int64_t dim;
};

/// Ops that do the same with parts of tensors.
struct JoinedOps {
  SmallVector<Operation *> ops;
  JoinedDims dims;

  /// Returns true if one op is that of all parts, such as a broadcast. Others
  /// may read it, too.
  bool isShared() const { return llvm::all_equal(ops); }
};

/// Finds what to join for a concatenation, and builds it.
class SliceJoiner {
public:
  explicit SliceJoiner(tensor::ConcatOp concat)
      : concat(concat), result{SmallVector<Value>(concat.getInputs()),
                               static_cast<int64_t>(concat.getDim())} {}

  bool canJoin() {
    return concat.getResultType().hasStaticShape() && visit(result) &&
           hasSlices && isUsedHereOnly();
  }
  void run(RewriterBase &rewriter);
  /// Calls `report` with each op that is joined.
  void forEachOp(function_ref<void(Operation *)> report) const {
    for (const auto &[first, step] : steps)
      if (!step.isShared())
        llvm::for_each(step.ops, report);
  }

private:
  bool visit(const Parts &parts);
  bool visitSlices(const Parts &parts);
  bool visitOps(const Parts &parts);
  bool areAlike(ArrayRef<Operation *> ops, const JoinedDims &dims);
  bool isUsedHereOnly();
  Value createLeaf(RewriterBase &rewriter, const Parts &parts);
  void eraseUnused(RewriterBase &rewriter);
  Value lookup(Value value, int64_t dim) const {
    return joined.lookup({value, dim});
  }

  tensor::ConcatOp concat;
  Parts result;
  bool hasSlices = false;
  /// By the first of the ops: operands come before their users.
  llvm::MapVector<Operation *, JoinedOps> steps;
  SmallVector<Parts> leaves;
  /// The joined tensors, by their first part and the dim.
  llvm::DenseMap<std::pair<Value, int64_t>, Value> joined;
};
} // namespace

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

/// Returns true if two ops do the same with their operands.
static bool doSame(Operation *lhs, Operation *rhs) {
  return lhs->getName() == rhs->getName() &&
         lhs->getNumOperands() == rhs->getNumOperands() &&
         lhs->getNumResults() == rhs->getNumResults() &&
         lhs->getAttrDictionary() == rhs->getAttrDictionary() &&
         llvm::equal(lhs->getRegions(), rhs->getRegions(),
                     [](Region &a, Region &b) {
                       return OperationEquivalence::isRegionEquivalentTo(
                           &a, &b, OperationEquivalence::IgnoreLocations);
                     });
}

/// Returns true if two values are known to be equal: the results of ops that do
/// the same with the same operands.
static bool isSame(Value lhs, Value rhs, int depth = 4) {
  if (lhs == rhs)
    return true;
  auto first = llvm::dyn_cast<OpResult>(lhs);
  auto second = llvm::dyn_cast<OpResult>(rhs);
  if (depth == 0 || !first || !second || lhs.getType() != rhs.getType() ||
      first.getResultNumber() != second.getResultNumber() ||
      !mlir::isMemoryEffectFree(first.getOwner()) ||
      !doSame(first.getOwner(), second.getOwner()))
    return false;
  return llvm::all_of(llvm::zip_equal(first.getOwner()->getOperands(),
                                      second.getOwner()->getOperands()),
                      [&](auto pair) {
                        return isSame(std::get<0>(pair), std::get<1>(pair),
                                      depth - 1);
                      });
}

/// Returns true if two shapes are known and differ at `dim` at most.
static bool fitsAlong(Value lhs, Value rhs, int64_t dim) {
  auto first = llvm::dyn_cast<RankedTensorType>(lhs.getType());
  auto second = llvm::dyn_cast<RankedTensorType>(rhs.getType());
  if (!first || !second || !first.hasStaticShape() ||
      !second.hasStaticShape() || first.getRank() != second.getRank() ||
      first.getElementType() != second.getElementType())
    return false;
  return llvm::all_of(llvm::seq(first.getRank()), [&](int64_t other) {
    return other == dim || first.getDimSize(other) == second.getDimSize(other);
  });
}

static RankedTensorType getJoinedType(const Parts &parts) {
  auto type = llvm::cast<RankedTensorType>(parts.values.front().getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[parts.dim] = 0;
  for (Value value : parts.values)
    shape[parts.dim] +=
        llvm::cast<RankedTensorType>(value.getType()).getDimSize(parts.dim);
  return type.clone(shape);
}

/// Returns the dim that `map` reads along `loop`, or none. Fails if there are
/// several, or if it is read along other loops, too.
static FailureOr<std::optional<int64_t>> getDim(AffineMap map, unsigned loop) {
  std::optional<int64_t> found;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (!expr.isFunctionOfDim(loop))
      continue;
    if (found || !llvm::isa<AffineDimExpr>(expr))
      return failure();
    found = dim;
  }
  return found;
}

/// The dims of a structured op along the loop of one of its results' dims.
static FailureOr<JoinedDims> getLinalgDims(LinalgOp op, unsigned result,
                                           int64_t dim) {
  auto expr = llvm::dyn_cast<AffineDimExpr>(
      op.getMatchingIndexingMap(op.getDpsInitOperand(result)).getResult(dim));
  if (!op.hasPureTensorSemantics() || !expr)
    return failure();
  unsigned loop = expr.getPosition();
  if (op.getIteratorTypesArray()[loop] != utils::IteratorType::parallel)
    return failure();
  bool readsIndex = false;
  op->walk(
      [&](linalg::IndexOp index) { readsIndex |= index.getDim() == loop; });
  if (readsIndex)
    return failure();
  JoinedDims dims;
  for (mlir::OpOperand &operand : op->getOpOperands()) {
    auto found = getDim(op.getMatchingIndexingMap(&operand), loop);
    if (failed(found))
      return failure();
    dims.operands.push_back(*found);
    if (!op.isDpsInit(&operand))
      continue;
    if (!*found)
      return failure();
    dims.results.push_back(*found);
  }
  return dims;
}

/// Returns true if each element of the results depends just on those of tensor
/// operands at its place along `dim`, and the op has no types or sizes of its
/// own.
static bool isElementwiseAlong(Operation *op, int64_t dim) {
  if (!mlir::isMemoryEffectFree(op))
    return false;
  if (mlir::OpTrait::hasElementwiseMappableTraits(op))
    return true;
  // Such as the end of a differentiation. An annotation is of the part.
  auto model = llvm::dyn_cast<ShardingRuleOpInterface>(op);
  if (!model || !op->hasTrait<DeviceIndependent>() ||
      !op->hasTrait<mlir::OpTrait::SameOperandsAndResultType>())
    return false;
  FailureOr<ShardingRule> rule = model.getShardingRule();
  if (failed(rule) || !rule->windows.empty())
    return false;
  return llvm::all_of(
      llvm::concat<DimFactors>(rule->operands, rule->results),
      [&](const DimFactors &dims) {
        return dims[dim].size() == 1 &&
               dims[dim].front() == rule->results[0][dim].front() &&
               rule->factors[dims[dim].front()].kind == FactorKind::PassThrough;
      });
}

/// The dims along which `op` is joined if its result is so along `dim`.
static FailureOr<JoinedDims> getDims(Operation *op, unsigned result,
                                     int64_t dim) {
  if (auto structured = llvm::dyn_cast<LinalgOp>(op))
    return getLinalgDims(structured, result, dim);
  if (!isElementwiseAlong(op, dim))
    return failure();
  JoinedDims dims;
  for (Type type : op->getOperandTypes())
    dims.operands.push_back(
        llvm::isa<RankedTensorType>(type) ? std::optional(dim) : std::nullopt);
  dims.results.assign(op->getNumResults(), dim);
  return dims;
}

/// Returns true if the ops are in one block, and do the same, but for operands
/// that are joined.
bool SliceJoiner::areAlike(ArrayRef<Operation *> ops, const JoinedDims &dims) {
  Operation *first = ops.front();
  return llvm::all_of(ops, [&](Operation *op) {
    if (op->getBlock() != concat->getBlock() || !doSame(op, first))
      return false;
    for (auto [number, dim] : llvm::enumerate(dims.operands))
      if (!dim && !isSame(op->getOperand(number), first->getOperand(number)))
        return false;
    return true;
  });
}

//===----------------------------------------------------------------------===//
// Finding what to join
//===----------------------------------------------------------------------===//

/// Returns true if the parts are slices of one tensor, each behind the one
/// before.
bool SliceJoiner::visitSlices(const Parts &parts) {
  int64_t dim = parts.dim, end = 0;
  tensor::ExtractSliceOp first;
  for (Value value : parts.values) {
    auto slice = value.getDefiningOp<tensor::ExtractSliceOp>();
    if (!slice || !slice.hasUnitStride() || slice.getDroppedDims().any() ||
        ShapedType::isDynamic(slice.getStaticOffsets()[dim]))
      return false;
    int64_t offset = slice.getStaticOffsets()[dim];
    if (!first) {
      first = slice;
      end = offset;
    }
    if (slice.getSource() != first.getSource() || offset != end)
      return false;
    for (auto [other, pair] : llvm::enumerate(
             llvm::zip_equal(slice.getMixedOffsets(), first.getMixedOffsets())))
      if (static_cast<int64_t>(other) != dim &&
          std::get<0>(pair) != std::get<1>(pair))
        return false;
    end += slice.getType().getDimSize(dim);
  }
  hasSlices = true;
  return true;
}

bool SliceJoiner::visitOps(const Parts &parts) {
  JoinedOps step;
  auto first = llvm::dyn_cast<OpResult>(parts.values.front());
  for (Value value : parts.values) {
    auto each = llvm::dyn_cast<OpResult>(value);
    if (!each || each.getResultNumber() != first.getResultNumber())
      return false;
    step.ops.push_back(each.getOwner());
  }
  auto dims = getDims(step.ops.front(), first.getResultNumber(), parts.dim);
  if (failed(dims) || !areAlike(step.ops, *dims))
    return false;
  // A tensor larger than the result may have been cut to take less memory.
  if (getJoinedType(parts).getNumElements() >
      concat.getResultType().getNumElements())
    return false;
  step.dims = *dims;
  for (auto [number, dim] : llvm::enumerate(dims->operands)) {
    if (!dim)
      continue;
    Parts operands{{}, *dim};
    for (Operation *op : step.ops)
      operands.values.push_back(op->getOperand(number));
    if (!visit(operands))
      return false;
  }
  steps.insert({step.ops.front(), std::move(step)});
  return true;
}

/// Returns true if the parts can be joined, and notes how.
bool SliceJoiner::visit(const Parts &parts) {
  Value first = parts.values.front();
  if (auto *known = steps.find(first.getDefiningOp()); known != steps.end()) {
    unsigned result = llvm::cast<OpResult>(first).getResultNumber();
    const auto &[ops, dims] = known->second;
    return dims.results[result] == parts.dim &&
           llvm::equal(ops, parts.values, [&](Operation *op, Value value) {
             return op->getResult(result) == value;
           });
  }
  if (!llvm::all_of(parts.values, [&](Value value) {
        return fitsAlong(value, first, parts.dim);
      }))
    return false;
  TypedAttr element = getSplatElement(first);
  bool isSplat = element && llvm::all_of(parts.values, [&](Value value) {
                   return getSplatElement(value) == element;
                 });
  bool isEmpty = llvm::all_of(parts.values, [](Value value) {
    return value.getDefiningOp<tensor::EmptyOp>();
  });
  if (!isSplat && !isEmpty && !visitSlices(parts))
    return visitOps(parts);
  leaves.push_back(parts);
  return true;
}

/// Returns true if no other op needs one of the parts, and each is one of them
/// once.
bool SliceJoiner::isUsedHereOnly() {
  DenseSet<Operation *> inside{concat.getOperation()};
  SmallVector<Operation *> parts;
  for (const auto &[first, step] : steps) {
    if (!step.isShared())
      llvm::append_range(parts, step.ops);
    else if (!inside.insert(first).second)
      return false;
  }
  for (Operation *op : parts)
    if (!inside.insert(op).second)
      return false;
  for (Operation *op : parts)
    for (Operation *user : op->getUsers())
      if (!inside.contains(user))
        return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Joining
//===----------------------------------------------------------------------===//

Value SliceJoiner::createLeaf(RewriterBase &rewriter, const Parts &parts) {
  Location loc = concat.getLoc();
  Value first = parts.values.front();
  RankedTensorType type = getJoinedType(parts);
  if (TypedAttr element = getSplatElement(first))
    return arith::ConstantOp::create(
        rewriter, loc, mlir::SplatElementsAttr::get(type, element));
  auto slice = first.getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice)
    return tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                   type.getElementType());
  if (slice.getSourceType() == type)
    return slice.getSource();
  SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
  sizes[parts.dim] = rewriter.getIndexAttr(type.getDimSize(parts.dim));
  return tensor::ExtractSliceOp::create(rewriter, loc, type, slice.getSource(),
                                        slice.getMixedOffsets(), sizes,
                                        slice.getMixedStrides());
}

void SliceJoiner::run(RewriterBase &rewriter) {
  rewriter.setInsertionPoint(concat);
  for (const Parts &parts : leaves)
    if (Value &value = joined[{parts.values.front(), parts.dim}]; !value)
      value = createLeaf(rewriter, parts);
  for (const auto &[first, step] : steps) {
    Operation *op = rewriter.clone(*first);
    for (auto [number, dim] : llvm::enumerate(step.dims.operands))
      if (dim)
        op->setOperand(number, lookup(first->getOperand(number), *dim));
    for (auto [number, dim] : llvm::enumerate(step.dims.results)) {
      Parts parts{{}, *dim};
      for (Operation *part : step.ops)
        parts.values.push_back(part->getResult(number));
      op->getResult(number).setType(getJoinedType(parts));
      joined[{parts.values.front(), *dim}] = op->getResult(number);
    }
  }
  rewriter.replaceOp(concat, lookup(result.values.front(), result.dim));
  eraseUnused(rewriter);
}

/// Erases what nothing reads any more, users first. Several of the joined ops
/// may read one slice.
void SliceJoiner::eraseUnused(RewriterBase &rewriter) {
  llvm::SetVector<Operation *> ops;
  for (const auto &[first, step] : llvm::reverse(steps))
    ops.insert_range(step.ops);
  for (const Parts &parts : leaves)
    for (Value value : parts.values)
      if (Operation *op = value.getDefiningOp())
        ops.insert(op);
  for (Operation *op : ops)
    if (op->use_empty())
      rewriter.eraseOp(op);
}

void mesh::joinSlices(RewriterBase &rewriter, Operation *root) {
  SmallVector<tensor::ConcatOp> concats;
  root->walk([&](tensor::ConcatOp concat) { concats.push_back(concat); });
  for (tensor::ConcatOp concat : concats)
    if (SliceJoiner joiner(concat); joiner.canJoin())
      joiner.run(rewriter);
}

llvm::DenseMap<Operation *, Operation *> mesh::findJoinedOps(Operation *root) {
  llvm::DenseMap<Operation *, Operation *> joined;
  root->walk([&](tensor::ConcatOp concat) {
    if (SliceJoiner joiner(concat); joiner.canJoin())
      joiner.forEachOp([&](Operation *op) { joined[op] = concat; });
  });
  return joined;
}

namespace {
struct JoinSlicesPass : public mesh::impl::JoinSlicesPassBase<JoinSlicesPass> {
  void runOnOperation() override {
    mlir::IRRewriter rewriter(&getContext());
    joinSlices(rewriter, getOperation());
  }
};
} // namespace
