//===- LoopRules.cpp - derivatives of loops -------------------------------===//
//
// The loop of cotangents goes through the iterations backwards. What it reads
// of an iteration the forward loop saves on stacks: tensors with a dimension
// for the iterations.
//
//===----------------------------------------------------------------------===//

#include "SavedValues.h"
#include "mesh/Analysis/LoopRange.h"
#include "mesh/Differentiation/DerivedFunctions.h"
#include "mesh/Differentiation/RegisterRules.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Stacks
//===----------------------------------------------------------------------===//

/// The type of a tensor with a value of `type` for each iteration.
static RankedTensorType getStackType(Type type, int64_t numIterations) {
  SmallVector<int64_t> shape = {numIterations};
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(type))
    llvm::append_range(shape, tensor.getShape());
  return RankedTensorType::get(shape, mlir::getElementTypeOrSelf(type));
}

/// Where the value of iteration `index` is in a stack.
static void getSlice(OpBuilder &builder, RankedTensorType type, Value index,
                     SmallVector<OpFoldResult> &offsets,
                     SmallVector<OpFoldResult> &sizes,
                     SmallVector<OpFoldResult> &strides) {
  unsigned rank = type.getRank() + 1;
  offsets.assign(rank, builder.getIndexAttr(0));
  offsets.front() = index;
  sizes.assign(1, builder.getIndexAttr(1));
  llvm::append_range(sizes, mlir::getAsIndexOpFoldResult(builder.getContext(),
                                                         type.getShape()));
  strides.assign(rank, builder.getIndexAttr(1));
}

/// Upstream has no slices of tensors without elements.
static bool isEmpty(Value stack) {
  return llvm::cast<RankedTensorType>(stack.getType()).getNumElements() == 0;
}

static Value pushValue(OpBuilder &builder, Location loc, Value stack,
                       Value index, Value value) {
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return tensor::InsertOp::create(builder, loc, value, stack, index);
  if (isEmpty(stack))
    return stack;
  SmallVector<OpFoldResult> offsets, sizes, strides;
  getSlice(builder, type, index, offsets, sizes, strides);
  return tensor::InsertSliceOp::create(builder, loc, value, stack, offsets,
                                       sizes, strides);
}

static Value readValue(OpBuilder &builder, Location loc, Value stack,
                       Value index, Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return tensor::ExtractOp::create(builder, loc, stack, index);
  if (isEmpty(stack))
    return tensor::EmptyOp::create(builder, loc, tensor.getShape(),
                                   tensor.getElementType());
  SmallVector<OpFoldResult> offsets, sizes, strides;
  getSlice(builder, tensor, index, offsets, sizes, strides);
  return tensor::ExtractSliceOp::create(builder, loc, tensor, stack, offsets,
                                        sizes, strides);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static Value createIndex(OpBuilder &builder, Location loc, int64_t index) {
  return arith::ConstantIndexOp::create(builder, loc, index);
}

namespace {
/// The values that the iterations of a loop hand to those of its backward loop.
class LoopSavedValues : public SavedValues {
public:
  LoopSavedValues(scf::ForOp loop, const LoopRange &range, PrimalValues &outer,
                  scf::ForOp backward, Value iteration,
                  const SavePolicy &saving)
      : SavedValues(loop.getRegion(), *backward.getBody(), saving,
                    iteration.getDefiningOp()),
        loop(loop), range(range), outer(outer), backward(backward),
        iteration(iteration), saved(*loop.getBody()) {}

  /// Lets the forward loop build the stacks, and the backward loop read them.
  void finish(ActiveValues &active);

private:
  Value getOutside(Value value) override { return outer.get(value); }
  Value getArgument(BlockArgument argument, OpBuilder &builder) override;
  Value save(Value value, OpBuilder &builder) override;

  scf::ForOp loop;
  LoopRange range;
  PrimalValues &outer;
  scf::ForOp backward;
  Value iteration;
  TrackedValues saved;
  SmallVector<Value> placeholders;
};
} // namespace

Value LoopSavedValues::getArgument(BlockArgument argument, OpBuilder &builder) {
  if (argument != loop.getInductionVar())
    return {};
  return range.createVariable(builder, loop.getLoc(), argument.getType(),
                              iteration);
}

Value LoopSavedValues::save(Value value, OpBuilder &builder) {
  OpBuilder outside(backward);
  Location loc = value.getLoc();
  Value stack = createPlaceholder(
      outside, loc, getStackType(value.getType(), range.numIterations));
  saved.add(value);
  placeholders.push_back(stack);
  return readValue(builder, loc, stack, iteration, value.getType());
}

void LoopSavedValues::finish(ActiveValues &active) {
  eraseUnread();
  SmallVector<Value> values, read;
  for (auto [index, stack] : llvm::enumerate(placeholders)) {
    if (stack.use_empty()) {
      stack.getDefiningOp()->erase();
      continue;
    }
    values.push_back(saved[index]);
    read.push_back(stack);
  }
  if (read.empty())
    return;
  mlir::IRRewriter rewriter(loop);
  SmallVector<Value> inits;
  for (Value stack : read) {
    auto type = llvm::cast<RankedTensorType>(stack.getType());
    inits.push_back(tensor::EmptyOp::create(
        rewriter, stack.getLoc(), type.getShape(), type.getElementType()));
  }
  auto pushAll = [&](OpBuilder &builder, Location loc,
                     ArrayRef<BlockArgument> stacks) {
    Value number =
        range.createIterationNumber(builder, loc, loop.getInductionVar());
    SmallVector<Value> pushed;
    for (auto [value, stack] : llvm::zip_equal(values, stacks))
      pushed.push_back(
          pushValue(builder, value.getLoc(), stack, number, value));
    return pushed;
  };
  unsigned numResults = loop.getNumResults();
  SmallVector<Value> results = loop.getResults();
  scf::ForOp extended = llvm::cast<scf::ForOp>(
      *llvm::cast<LoopLikeOpInterface>(loop.getOperation())
           .replaceWithAdditionalYields(rewriter, inits,
                                        /*replaceInitOperandUsesInLoop=*/false,
                                        pushAll));
  active.transfer(results, extended.getResults().take_front(numResults));
  for (auto [stack, result] :
       llvm::zip_equal(read, extended.getResults().drop_front(numResults)))
    replacePlaceholder(stack, outer.get(result));
}

/// Returns true if `type` holds the variable of a loop of range `range`, plus
/// `shift`, in each iteration.
static bool fits(Type type, const LoopRange &range, int64_t shift) {
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  int64_t first, last;
  return !llvm::AddOverflow(range.begin, shift, first) &&
         !llvm::AddOverflow(first, range.step * (range.numIterations - 1),
                            last) &&
         llvm::isIntN(width, first) && llvm::isIntN(width, last);
}

static std::optional<int64_t> getShift(Value index, scf::ForOp loop,
                                       const LoopRange &range);

/// Returns the shift of the result of `op`, as if no type were too narrow.
static std::optional<int64_t> getResultShift(Operation *op, scf::ForOp loop,
                                             const LoopRange &range) {
  if (llvm::isa<arith::IndexCastOp, arith::ExtSIOp>(op))
    return getShift(op->getOperand(0), loop, range);
  APInt number;
  if (!llvm::isa<arith::AddIOp, arith::SubIOp, arith::MaxSIOp, arith::MinSIOp>(
          op) ||
      !mlir::matchPattern(op->getOperand(1), mlir::m_ConstantInt(&number)))
    return std::nullopt;
  std::optional<int64_t> shift = getShift(op->getOperand(0), loop, range);
  std::optional<int64_t> constant = number.trySExtValue();
  if (!shift || !constant)
    return std::nullopt;
  int64_t first = range.begin + *shift;
  int64_t last = first + range.step * (range.numIterations - 1);
  // Bounds that hold anyway change nothing.
  if (llvm::isa<arith::MaxSIOp>(op))
    return first >= *constant ? shift : std::nullopt;
  if (llvm::isa<arith::MinSIOp>(op))
    return last <= *constant ? shift : std::nullopt;
  int64_t sum;
  bool overflows = llvm::isa<arith::AddIOp>(op)
                       ? llvm::AddOverflow(*shift, *constant, sum)
                       : llvm::SubOverflow(*shift, *constant, sum);
  return overflows ? std::nullopt : std::optional<int64_t>(sum);
}

/// Returns c if `index` is the variable of `loop`, of range `range`, plus c.
static std::optional<int64_t> getShift(Value index, scf::ForOp loop,
                                       const LoopRange &range) {
  if (index == loop.getInductionVar())
    return 0;
  Operation *op = index.getDefiningOp();
  std::optional<int64_t> shift =
      op ? getResultShift(op, loop, range) : std::nullopt;
  return shift && fits(index.getType(), range, *shift) ? shift : std::nullopt;
}

/// Returns true if `slice`, of a tensor, is at another place in each iteration.
static bool differsInIterations(mlir::OffsetSizeAndStrideOpInterface slice,
                                scf::ForOp loop, const LoopRange &range) {
  return llvm::any_of(
      llvm::zip_equal(slice.getMixedOffsets(), slice.getMixedSizes()),
      [&](auto pair) {
        auto [offset, size] = pair;
        auto dynamic = llvm::dyn_cast<Value>(offset);
        return dynamic && mlir::isOneInteger(size) &&
               getShift(dynamic, loop, range);
      });
}

/// Returns true if each iteration writes a slice of its own to an argument that
/// nothing else reads, and of which the derivative is not wanted in the end.
/// Then the backward loop reads the cotangent of the result, and carries none.
static bool isWrittenOnce(scf::ForOp loop, const LoopRange &range,
                          unsigned index, const ActiveValues &active) {
  BlockArgument argument = loop.getRegionIterArg(index);
  Value yielded = loop.getYieldedValues()[index];
  auto insert = yielded.getDefiningOp<tensor::InsertSliceOp>();
  return insert && insert.getDest() == argument && argument.hasOneUse() &&
         yielded.hasOneUse() && !active.contains(loop.getInitArgs()[index]) &&
         differsInIterations(insert, loop, range);
}

/// Returns the slice of `capture` that alone `loop` reads of it, another one in
/// each iteration; null if there is none.
static tensor::ExtractSliceOp
findSliceReadOnce(scf::ForOp loop, const LoopRange &range, Value capture) {
  Operation *reader = nullptr;
  for (Operation *user : capture.getUsers()) {
    if (!loop->isProperAncestor(user))
      continue;
    if (reader)
      return nullptr;
    reader = user;
  }
  auto slice = llvm::dyn_cast_or_null<tensor::ExtractSliceOp>(reader);
  bool isReadOnce = slice && slice->getBlock() == loop.getBody() &&
                    differsInIterations(slice, loop, range);
  return isReadOnce ? slice : nullptr;
}

/// Returns the captures that `loop` reads in slices, each of which is another
/// one, and whose cotangent begins with zero. That from behind the loop is
/// added after it if the slices are all of the capture: to add to slices in the
/// loop, devices would read those of each other in each iteration.
static llvm::SmallDenseSet<Value> findZeroCaptures(scf::ForOp loop,
                                                   const LoopRange &range,
                                                   ArrayRef<Value> captures,
                                                   Cotangents &cotangents) {
  llvm::SmallDenseSet<Value> found;
  for (Value capture : captures) {
    tensor::ExtractSliceOp slice = findSliceReadOnce(loop, range, capture);
    if (!slice)
      continue;
    RankedTensorType whole = slice.getSourceType(), part = slice.getType();
    bool isAll =
        whole.hasStaticShape() && part.hasStaticShape() &&
        part.getNumElements() * range.numIterations == whole.getNumElements();
    if (isAll || !cotangents.lookup(capture))
      found.insert(capture);
  }
  return found;
}

static LogicalResult emitForAdjoint(scf::ForOp loop, const LoopRange &range,
                                    OpBuilder &builder,
                                    Cotangents &cotangents) {
  Location loc = loop.getLoc();
  ActiveValues &active = cotangents.getActive();
  SmallVector<Value> captures = active.getCaptures(loop);
  SmallVector<unsigned> carried, stacks;
  for (unsigned index : active.getIndices(loop.getRegionIterArgs()))
    (isWrittenOnce(loop, range, index, active) ? stacks : carried)
        .push_back(index);

  SmallVector<Value> inits;
  for (unsigned index : carried)
    inits.push_back(cotangents.get(loop.getResult(index), loc));
  llvm::SmallDenseSet<Value> zeros =
      findZeroCaptures(loop, range, captures, cotangents);
  for (Value capture : captures)
    inits.push_back(zeros.contains(capture)
                        ? createZeros(builder, loc, capture.getType())
                        : cotangents.get(capture, loc));
  auto backward =
      scf::ForOp::create(builder, loc, createIndex(builder, loc, 0),
                         createIndex(builder, loc, range.numIterations),
                         createIndex(builder, loc, 1), inits);

  OpBuilder inside = OpBuilder::atBlockEnd(backward.getBody());
  Value last = createIndex(inside, loc, range.numIterations - 1);
  Value iteration =
      arith::SubIOp::create(inside, loc, last, backward.getInductionVar());
  LoopSavedValues saved(loop, range, cotangents.getPrimals(), backward,
                        iteration, cotangents.getFunctions().getSaving());
  Cotangents inner(inside, saved, active, cotangents.getFunctions());
  ValueRange arguments = backward.getRegionIterArgs();
  ValueRange ofCaptures = arguments.drop_front(carried.size());
  for (auto [capture, argument] : llvm::zip_equal(captures, ofCaptures))
    inner.set(capture, argument);
  for (Value capture : zeros)
    inner.setZeroSlices(capture);
  for (auto [index, argument] : llvm::zip(carried, arguments))
    inner.add(loop.getYieldedValues()[index], argument);
  for (unsigned index : stacks)
    inner.add(loop.getYieldedValues()[index],
              cotangents.lookup(loop.getResult(index)));
  if (failed(emitAdjoints(*loop.getBody(), inside, inner)))
    return failure();

  SmallVector<Value> yields;
  for (unsigned index : carried)
    yields.push_back(inner.get(loop.getRegionIterArg(index), loc));
  for (Value capture : captures)
    yields.push_back(inner.get(capture, loc));
  scf::YieldOp::create(inside, loc, yields);

  SmallVector<Value> initArgs = loop.getInitArgs();
  for (auto [capture, result] :
       llvm::zip(captures, backward.getResults().drop_front(carried.size()))) {
    if (zeros.contains(capture))
      cotangents.add(capture, result);
    else
      cotangents.set(capture, result);
  }
  for (auto [index, result] : llvm::zip(carried, backward.getResults()))
    cotangents.add(initArgs[index], result);
  saved.finish(active);
  return success();
}

/// Returns a loop with the body of `loop` and further `inits`, in its place.
static scf::ForOp replaceWithInits(RewriterBase &rewriter, scf::ForOp loop,
                                   ValueRange inits, ActiveValues &active) {
  SmallVector<Value> all(loop.getInitArgs());
  llvm::append_range(all, inits);
  auto extended = scf::ForOp::create(
      rewriter, loop.getLoc(), loop.getLowerBound(), loop.getUpperBound(),
      loop.getStep(), all,
      // The body comes with its end.
      [](OpBuilder &, Location, Value, ValueRange) {}, loop.getUnsignedCmp());
  extended->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  extended.getRegion().takeBody(loop.getRegion());
  auto results = extended.getResults().take_front(loop.getNumResults());
  active.transfer(loop.getResults(), results);
  rewriter.replaceOp(loop, results);
  return extended;
}

static LogicalResult emitForTangent(scf::ForOp loop, Tangents &tangents) {
  ActiveValues &active = tangents.getActive();
  mlir::IRRewriter rewriter(loop);
  Location loc = loop.getLoc();
  SmallVector<unsigned> carried = active.getIndices(loop.getRegionIterArgs());
  SmallVector<BlockArgument> arguments(loop.getRegionIterArgs());
  SmallVector<Value> inits, yields;
  for (unsigned index : carried) {
    Value init = loop.getInitArgs()[index];
    inits.push_back(tangents.get(rewriter, init, loc));
    tangents.set(arguments[index],
                 loop.getBody()->addArgument(init.getType(), loc));
  }
  if (failed(emitTangents(*loop.getBody(), tangents)))
    return failure();
  Operation *yield = loop.getBody()->getTerminator();
  OpBuilder end(yield);
  for (unsigned index : carried)
    yields.push_back(
        tangents.get(end, yield->getOperand(index), yield->getLoc()));
  unsigned numResults = loop.getNumResults();
  yield->insertOperands(numResults, yields);
  scf::ForOp extended = replaceWithInits(rewriter, loop, inits, active);
  for (auto [position, index] : llvm::enumerate(carried))
    tangents.set(extended.getResult(index),
                 extended.getResult(numResults + position));
  return success();
}

namespace {
struct ForRule : DifferentiableOpInterface::ExternalModel<ForRule, scf::ForOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto loop = llvm::cast<scf::ForOp>(op);
    std::optional<LoopRange> range = LoopRange::get(loop);
    if (!range)
      return loop.emitOpError(
          "must have constant bounds to be differentiated in reverse mode");
    return emitForAdjoint(loop, *range, builder, cotangents);
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &,
                            Tangents &tangents) const {
    return emitForTangent(llvm::cast<scf::ForOp>(op), tangents);
  }
};
} // namespace

void mesh::registerLoopRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    scf::ForOp::attachInterface<ForRule>(*context);
  });
}
