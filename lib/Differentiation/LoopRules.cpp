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

static Value pushValue(OpBuilder &builder, Location loc, Value stack,
                       Value index, Value value) {
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return tensor::InsertOp::create(builder, loc, value, stack, index);
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
  if (placeholders.empty())
    return;
  mlir::IRRewriter rewriter(loop);
  SmallVector<Value> inits;
  for (Value stack : placeholders) {
    auto type = llvm::cast<RankedTensorType>(stack.getType());
    inits.push_back(tensor::EmptyOp::create(
        rewriter, stack.getLoc(), type.getShape(), type.getElementType()));
  }
  auto pushAll = [&](OpBuilder &builder, Location loc,
                     ArrayRef<BlockArgument> stacks) {
    Value number =
        range.createIterationNumber(builder, loc, loop.getInductionVar());
    SmallVector<Value> pushed;
    for (auto [index, stack] : llvm::enumerate(stacks))
      pushed.push_back(pushValue(builder, saved[index].getLoc(), stack, number,
                                 saved[index]));
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
  for (auto [stack, result] : llvm::zip_equal(
           placeholders, extended.getResults().drop_front(numResults)))
    replacePlaceholder(stack, outer.get(result));
}

static LogicalResult emitForAdjoint(scf::ForOp loop, OpBuilder &builder,
                                    Cotangents &cotangents) {
  std::optional<LoopRange> range = LoopRange::get(loop);
  if (!range)
    return loop.emitOpError(
        "must have constant bounds to be differentiated in reverse mode");
  Location loc = loop.getLoc();
  ActiveValues &active = cotangents.getActive();
  SmallVector<Value> captures = active.getCaptures(loop);
  SmallVector<unsigned> carried = active.getIndices(loop.getRegionIterArgs());

  SmallVector<Value> inits;
  for (unsigned index : carried)
    inits.push_back(cotangents.get(loop.getResult(index), loc));
  for (Value capture : captures)
    inits.push_back(cotangents.get(capture, loc));
  auto backward =
      scf::ForOp::create(builder, loc, createIndex(builder, loc, 0),
                         createIndex(builder, loc, range->numIterations),
                         createIndex(builder, loc, 1), inits);

  OpBuilder inside = OpBuilder::atBlockEnd(backward.getBody());
  Value last = createIndex(inside, loc, range->numIterations - 1);
  Value iteration =
      arith::SubIOp::create(inside, loc, last, backward.getInductionVar());
  LoopSavedValues saved(loop, *range, cotangents.getPrimals(), backward,
                        iteration, cotangents.getFunctions().getSaving());
  Cotangents inner(inside, saved, active, cotangents.getFunctions());
  ValueRange arguments = backward.getRegionIterArgs();
  for (auto [capture, argument] :
       llvm::zip(captures, arguments.drop_front(carried.size())))
    inner.set(capture, argument);
  for (auto [index, argument] : llvm::zip(carried, arguments))
    inner.add(loop.getYieldedValues()[index], argument);
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
       llvm::zip(captures, backward.getResults().drop_front(carried.size())))
    cotangents.set(capture, result);
  for (auto [index, result] : llvm::zip(carried, backward.getResults()))
    cotangents.add(initArgs[index], result);
  saved.finish(active);
  return success();
}

static LogicalResult emitForTangent(scf::ForOp loop, Tangents &tangents) {
  ActiveValues &active = tangents.getActive();
  SmallVector<unsigned> carried = active.getIndices(loop.getRegionIterArgs());
  mlir::IRRewriter rewriter(loop);
  SmallVector<Value> inits;
  for (unsigned index : carried)
    inits.push_back(
        tangents.get(rewriter, loop.getInitArgs()[index], loop.getLoc()));
  unsigned numResults = loop.getNumResults();
  SmallVector<Value> oldArguments(loop.getRegionIterArgs());
  SmallVector<Value> oldResults = loop.getResults();
  auto keep = [](OpBuilder &, Location, ArrayRef<BlockArgument> arguments) {
    return SmallVector<Value>(arguments);
  };
  // The region's arguments become others.
  auto extended = llvm::cast<scf::ForOp>(
      *llvm::cast<LoopLikeOpInterface>(loop.getOperation())
           .replaceWithAdditionalYields(
               rewriter, inits, /*replaceInitOperandUsesInLoop=*/false, keep));
  ValueRange arguments = extended.getRegionIterArgs();
  active.transfer(oldArguments, arguments);
  active.transfer(oldResults, extended.getResults());
  for (auto [index, tangent] :
       llvm::zip(carried, arguments.drop_front(numResults)))
    tangents.set(arguments[index], tangent);
  if (failed(emitTangents(*extended.getBody(), tangents)))
    return failure();
  Operation *yield = extended.getBody()->getTerminator();
  rewriter.setInsertionPoint(yield);
  for (auto [position, index] : llvm::enumerate(carried)) {
    yield->setOperand(
        numResults + position,
        tangents.get(rewriter, yield->getOperand(index), yield->getLoc()));
    tangents.set(extended.getResult(index),
                 extended.getResult(numResults + position));
  }
  return success();
}

namespace {
struct ForRule : DifferentiableOpInterface::ExternalModel<ForRule, scf::ForOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    return emitForAdjoint(llvm::cast<scf::ForOp>(op), builder, cotangents);
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
