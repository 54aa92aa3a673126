//===- SavedValues.cpp - values for the backward pass ---------------------===//

#include "SavedValues.h"

#include "VaryingValues.h"
#include "mesh/IR/BarrierOps.h"
#include "mesh/IR/EraseDeadOps.h"
#include "mesh/IR/ReadValues.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

/// Returns true if an op costs nothing: constants, indices, tensors without
/// elements.
static bool isFree(Operation *op) {
  if (!op || op->getNumRegions() != 0 || !mlir::isMemoryEffectFree(op))
    return false;
  if (op->hasTrait<OpTrait::ConstantLike>() || llvm::isa<tensor::EmptyOp>(op))
    return true;
  auto isScalar = [](Type type) { return type.isIntOrIndex(); };
  return llvm::all_of(op->getOperandTypes(), isScalar) &&
         llvm::all_of(op->getResultTypes(), isScalar);
}

/// Returns true if `op` is arithmetic on elements, but no remainder, which is
/// many ops.
static bool isCheapArithmetic(Operation *op) {
  return llvm::isa<arith::ArithDialect>(op->getDialect()) &&
         !llvm::isa<arith::RemFOp>(op);
}

/// Returns true if `op` moves elements, or computes each of its result by cheap
/// arithmetic.
static bool isCheap(Operation *op) {
  if (op->getNumResults() != 1)
    return false;
  if (llvm::isa<tensor::ExtractSliceOp, tensor::CollapseShapeOp,
                tensor::ExpandShapeOp>(op))
    return true;
  if (op->getNumRegions() == 0)
    return op->hasTrait<OpTrait::Elementwise>() && isCheapArithmetic(op);
  auto loops = llvm::dyn_cast<linalg::LinalgOp>(op);
  if (!loops || loops.getNumLoops() != loops.getNumParallelLoops())
    return false;
  llvm::SetVector<Value> captured;
  mlir::getUsedValuesDefinedAbove(op->getRegions(), captured);
  return captured.empty() &&
         llvm::all_of(loops.getBlock()->without_terminator(),
                      [](Operation &inner) {
                        return isCheapArithmetic(&inner) ||
                               llvm::isa<linalg::IndexOp>(inner);
                      });
}

/// Returns the size of a value; the largest number if it is not known.
static int64_t getNumBits(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  Type element = mlir::getElementTypeOrSelf(type);
  if ((tensor && !tensor.hasStaticShape()) || !element.isIntOrFloat())
    return std::numeric_limits<int64_t>::max();
  return (tensor ? tensor.getNumElements() : 1) *
         element.getIntOrFloatBitWidth();
}

OpBuilder SavedValues::getBuilder() {
  OpBuilder builder = OpBuilder::atBlockBegin(&backward);
  if (last)
    builder.setInsertionPointAfter(last);
  return builder;
}

/// Returns true if `value` needs no saved tensor: it is captured, or a slice of
/// a captured value, which is read again.
bool SavedValues::isAtHand(Value value) const {
  while (forward.isAncestor(value.getParentRegion())) {
    Operation *op = value.getDefiningOp();
    if (isFree(op))
      return true;
    if (!llvm::isa_and_present<tensor::ExtractSliceOp, tensor::CollapseShapeOp,
                               tensor::ExpandShapeOp>(op))
      return false;
    value = op->getOperand(0);
  }
  return true;
}

bool SavedValues::isRecomputed(Operation *op) const {
  auto call = llvm::dyn_cast_or_null<func::CallOp>(op);
  if (!call || saving.savesEverything())
    return saving.recomputes(op);
  // Symbols are looked up in all of the module.
  FlatSymbolRefAttr name = call.getCalleeAttr();
  auto [known, isNew] = isCalleeRecomputed.try_emplace(name, false);
  if (isNew)
    known->second = saving.recomputesCalls(
        mlir::SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, name));
  return known->second && !saving.isNamed(call);
}

void SavedValues::transfer(ValueRange from, ValueRange to) {
  for (auto [old, value] : llvm::zip_equal(from, to)) {
    if (Value known = mapping.lookupOrNull(old))
      mapping.map(value, known);
    // Another value may come to be where the old one was.
    mapping.erase(old);
  }
}

void SavedValues::startAt(OpBuilder &builder) {
  if (saving.savesEverything() || builder.getInsertionBlock() != &backward)
    return;
  Block::iterator point = builder.getInsertionPoint();
  if (point != backward.begin())
    last = &*std::prev(point);
}

/// Returns `value` for a computation that must not be merged with the one of
/// the forward program.
Value SavedValues::getBehindBarrier(Value value) {
  Value known = get(value);
  Operation *op = skipCasts(value).getDefiningOp();
  if (!llvm::isa<RankedTensorType>(value.getType()) || isFree(op) ||
      llvm::isa_and_present<linalg::FillOp>(op) ||
      (op && forward.isAncestor(op->getParentRegion()) && isRecomputed(op)))
    return known;
  Value &barrier = barriers[known];
  if (barrier)
    return barrier;
  OpBuilder builder = getBuilder();
  auto created = OptimizationBarrierOp::create(builder, value.getLoc(), known);
  last = created;
  return barrier = created;
}

/// Returns true if the adjoint of `op` reads no operand: `op` is linear.
static bool isLinear(Operation *op) {
  if (llvm::isa<arith::AddFOp, arith::SubFOp, arith::NegFOp, arith::ExtFOp,
                arith::TruncFOp, tensor::ExtractSliceOp, tensor::InsertSliceOp,
                tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op) ||
      op->hasTrait<OpTrait::ReturnLike>())
    return true;
  if (llvm::isa<arith::MulFOp>(op))
    return llvm::any_of(op->getOperands(), [](Value operand) {
      Operation *source = operand.getDefiningOp();
      return source && source->hasTrait<OpTrait::ConstantLike>();
    });
  return llvm::isa<linalg::LinalgOp>(op) && isCheap(op) &&
         llvm::all_of(op->getRegion(0).front(),
                      [](Operation &inner) { return isLinear(&inner); });
}

/// Returns true if an op of `region` that reads `value` is not linear, so that
/// the backward pass may read `value` for its adjoint.
static bool hasNonlinearUse(Value value, Region &region) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    return region.isAncestor(user->getParentRegion()) && !isLinear(user);
  });
}

/// Returns the bits of `value` to be saved for the backward pass to have it.
int64_t SavedValues::getMissingBits(Value value) const {
  bool isThere = mapping.contains(value) || isAtHand(value) ||
                 generated.contains(value.getDefiningOp(),
                                    /*withIndices=*/false);
  return isThere ? 0 : getNumBits(value.getType());
}

/// Returns the bits to be saved for `value`, or for what one cheap op makes it
/// of if these are fewer: a broadcast repeats what it reads.
int64_t SavedValues::getFewestBits(Value value) const {
  int64_t bits = getMissingBits(value);
  Operation *op = value.getDefiningOp();
  if (bits == 0 || !op || !isCheap(op))
    return bits;
  int64_t rest = bits;
  for (Value operand : op->getOperands()) {
    int64_t missing = getMissingBits(skipCasts(operand));
    if (missing >= rest)
      return bits;
    rest -= missing;
  }
  return bits - rest;
}

/// The cheap ops in a row that are computed again at most.
static constexpr int kMaxChain = 16;

/// Returns true if `op` repeats a number, which its readers take, or if it is
/// cheap and its result takes a saved tensor more than its operands do: these
/// are saved or smaller, or the backward pass may read them anyway. An operand
/// may be computed again in its turn.
bool SavedValues::isWorthRecomputing(Operation *op) const {
  if (!saving.savesEverything() || !op)
    return false;
  if (generated.contains(op, /*withIndices=*/false))
    return true;
  if (!isCheap(op))
    return false;
  int64_t numBits = getNumBits(op->getResult(0).getType());
  int64_t rest = numBits;
  for (int length = 0; length < kMaxChain; ++length) {
    Value missing;
    for (Value operand : op->getOperands()) {
      operand = skipCasts(operand);
      int64_t bits = operand == missing ? 0 : getFewestBits(operand);
      if (bits < rest) {
        rest -= bits;
        continue;
      }
      if (missing)
        return false;
      missing = operand;
    }
    if (!missing)
      return true;
    if (getNumBits(missing.getType()) > numBits)
      return false;
    if (hasNonlinearUse(missing, forward))
      return true;
    op = missing.getDefiningOp();
    if (!op || !isCheap(op))
      return false;
  }
  return false;
}

/// Returns true if `value` is a value of the forward program that is to be
/// computed again, and has not been yet.
bool SavedValues::isToCompute(Value value) const {
  if (!forward.isAncestor(value.getParentRegion()) || mapping.contains(value))
    return false;
  Operation *op = value.getDefiningOp();
  return isAtHand(value) || isWorthRecomputing(op) || isRecomputed(op);
}

namespace {
/// A value that is being computed again.
struct Recomputation {
  explicit Recomputation(Value value, bool isPlain)
      : op(value.getDefiningOp()), isPlain(isPlain),
        reads(llvm::to_vector(getReadValues(op))) {}

  Operation *op;
  /// True if the operands need no barriers.
  bool isPlain;
  SmallVector<Value> reads;
  /// The operands that are there, which are the first ones of `reads`.
  IRMapping operands;
  unsigned numReady = 0;
};
} // namespace

/// Computes `value` again, and what that needs. Chains of ops may be long, so
/// this does not call itself.
void SavedValues::computeAgain(Value value) {
  SmallVector<Recomputation> stack;
  auto push = [&](Value next) {
    stack.emplace_back(next, isAtHand(next) || saving.savesEverything());
  };
  push(value);
  while (!stack.empty()) {
    Recomputation &top = stack.back();
    if (top.numReady < top.reads.size()) {
      Value read = top.reads[top.numReady];
      if (isToCompute(skipCasts(read))) {
        push(skipCasts(read));
        continue;
      }
      top.operands.map(read, top.isPlain ? get(read) : getBehindBarrier(read));
      ++top.numReady;
      continue;
    }
    last = getBuilder().clone(*top.op, top.operands);
    last->removeDiscardableAttr(kCheckpointNameAttrName);
    mapping.map(top.op->getResults(), last->getResults());
    stack.pop_back();
  }
}

Value SavedValues::get(Value value) {
  value = skipCasts(value);
  if (!forward.isAncestor(value.getParentRegion()))
    return getOutside(value);
  if (isToCompute(value))
    computeAgain(value);
  if (Value known = mapping.lookupOrNull(value))
    return known;
  OpBuilder builder = getBuilder();
  auto argument = llvm::dyn_cast<BlockArgument>(value);
  Value result = argument ? getArgument(argument, builder) : Value();
  if (!result)
    result = save(value, builder);
  Operation *reads = result.getDefiningOp();
  if (reads && reads->getBlock() == &backward &&
      (!last || last->isBeforeInBlock(reads)))
    last = reads;
  mapping.map(value, result);
  return result;
}

void SavedValues::eraseUnread() {
  mlir::IRRewriter rewriter(backward.getParentOp()->getContext());
  eraseDeadOps(rewriter, backward);
}

static Operation *createMarker(Block &block) {
  OpBuilder builder(block.getTerminator());
  return mlir::UnrealizedConversionCastOp::create(
      builder, block.getTerminator()->getLoc(), TypeRange(), ValueRange());
}

OwnValues::OwnValues(Block &block, const SavePolicy &saving)
    : OwnValues(block, saving, createMarker(block)) {}

OwnValues::OwnValues(Block &block, const SavePolicy &saving, Operation *marker)
    : SavedValues(*block.getParent(), block, saving, marker),
      savesEverything(saving.savesEverything()), marker(marker) {}

OwnValues::~OwnValues() { marker->erase(); }

Value OwnValues::get(Value value) {
  return savesEverything ? value : SavedValues::get(value);
}

TrackedValues::TrackedValues(Block &block) {
  OpBuilder builder(block.getParentOp()->getContext());
  builder.setInsertionPoint(block.getTerminator());
  holder = mlir::UnrealizedConversionCastOp::create(
      builder, block.getTerminator()->getLoc(), TypeRange(), ValueRange());
}

TrackedValues::~TrackedValues() { holder->erase(); }

unsigned TrackedValues::add(Value value) {
  unsigned index = size();
  holder->insertOperands(index, value);
  return index;
}

Type mesh::getSavedType(Type type) {
  return llvm::isa<RankedTensorType>(type) ? type
                                           : RankedTensorType::get({}, type);
}

Value mesh::toSavedType(OpBuilder &builder, Value value) {
  if (llvm::isa<RankedTensorType>(value.getType()))
    return value;
  return tensor::FromElementsOp::create(builder, value.getLoc(),
                                        getSavedType(value.getType()), value);
}

Value mesh::fromSavedType(OpBuilder &builder, Value saved, Type type) {
  if (llvm::isa<RankedTensorType>(type))
    return saved;
  return tensor::ExtractOp::create(builder, saved.getLoc(), saved,
                                   ValueRange());
}

Value mesh::createPlaceholder(OpBuilder &builder, Location loc, Type type) {
  return mlir::UnrealizedConversionCastOp::create(builder, loc, type,
                                                  ValueRange())
      .getResult(0);
}

void mesh::replacePlaceholder(Value placeholder, Value value) {
  placeholder.replaceAllUsesWith(value);
  placeholder.getDefiningOp()->erase();
}
