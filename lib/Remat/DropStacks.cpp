//===- DropStacks.cpp - leave out what loops save -------------------------===//
//
// The backward loop computes a slice just before its first use, so that few
// slices are in memory at once. What it reads comes through
// `mesh.optimization_barrier`: where both loops are unrolled, the ops would be
// merged with those of the forward loop.
//
//===----------------------------------------------------------------------===//

#include "DropStacks.h"

#include "Barriers.h"
#include "LoopStacks.h"
#include "StackSlices.h"
#include "mesh/IR/EraseDeadOps.h"
#include "mesh/IR/ReadValues.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/IR/IRMapping.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Slices that are computed again
//===----------------------------------------------------------------------===//

namespace {
/// Computes values of the forward loop's iterations in a backward loop. Values
/// are asked for in the order of the places that need them.
class IterationValues {
public:
  IterationValues(const LoopStacks &stacks, const llvm::BitVector &isDropped,
                  RewriterBase &rewriter)
      : stacks(stacks), isDropped(isDropped), rewriter(rewriter) {}

  /// Returns `value` of the iteration with the number `index`.
  Value get(Value value, OpFoldResult index);

private:
  using Key = std::pair<Value, void *>;

  Value compute(Value value, OpFoldResult index);
  Value readSlice(unsigned stack, OpFoldResult index);

  const LoopStacks &stacks;
  const llvm::BitVector &isDropped;
  RewriterBase &rewriter;
  DenseMap<Key, Value> known;
};
} // namespace

Value IterationValues::readSlice(unsigned stack, OpFoldResult index) {
  const LoopStack &it = stacks.getStacks()[stack];
  scf::ForOp loop = stacks.getLoop();
  Value whole = loop.getResult(it.result);
  auto stored = llvm::cast<RankedTensorType>(it.stored.getType());
  tensor::InsertSliceOp insert = it.insert;
  Value slice = mesh::readSlice(rewriter, whole.getLoc(),
                                insert.getSourceType(), whole, index);
  return addBarriers(rewriter, reshapeTo(rewriter, slice, stored),
                     countBarriers(whole) + 1);
}

Value IterationValues::compute(Value value, OpFoldResult index) {
  scf::ForOp loop = stacks.getLoop();
  if (value == loop.getInductionVar()) {
    Location loc = loop.getLoc();
    return stacks.getRange().createVariable(
        rewriter, loc, value.getType(),
        mlir::getValueOrCreateConstantIndexOp(rewriter, loc, index));
  }
  if (!loop.getRegion().isAncestor(value.getParentRegion())) {
    return needsBarrier(value)
               ? addBarriers(rewriter, value, countBarriers(value) + 1)
               : value;
  }
  std::optional<unsigned> stack = stacks.findStackOf(value);
  if (stack && !isDropped[stacks.getStacks()[*stack].result])
    return readSlice(*stack, index);
  Operation *op = value.getDefiningOp();
  IRMapping operands;
  for (Value read : getReadValues(op))
    operands.map(read, get(read, index));
  Operation *copy = rewriter.clone(*op, operands);
  for (auto [old, result] :
       llvm::zip_equal(op->getResults(), copy->getResults()))
    known[{old, index.getOpaqueValue()}] = result;
  return known.lookup({value, index.getOpaqueValue()});
}

Value IterationValues::get(Value value, OpFoldResult index) {
  Key key{value, index.getOpaqueValue()};
  if (Value old = known.lookup(key))
    return old;
  Value computed = compute(value, index);
  return known[key] = computed;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static bool isShapeChange(Operation *op) {
  return llvm::isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
}

/// Returns the first op of `block` that uses `op` or a reshape of it.
static Operation *findFirstUse(Operation *op, Block &block) {
  Operation *first = nullptr;
  for (Operation *user : op->getUsers()) {
    Operation *use = isShapeChange(user) && user->getBlock() == &block
                         ? findFirstUse(user, block)
                         : block.findAncestorOpInBlock(*user);
    if (use && (!first || use->isBeforeInBlock(first)))
      first = use;
  }
  return first;
}

/// Erases the reshapes of `value` that nothing reads.
static void eraseDeadReshapes(RewriterBase &rewriter, Value value) {
  for (Operation *user : llvm::to_vector(value.getUsers())) {
    if (!isShapeChange(user))
      continue;
    eraseDeadReshapes(rewriter, user->getResult(0));
    if (user->use_empty())
      rewriter.eraseOp(user);
  }
}

/// Moves the reshapes of `value` that come before `place` to it.
static void moveReshapes(RewriterBase &rewriter, Value value,
                         Operation *place) {
  for (Operation *user : llvm::to_vector(value.getUsers())) {
    if (!isShapeChange(user) || user->getBlock() != place->getBlock() ||
        !user->isBeforeInBlock(place))
      continue;
    rewriter.moveOpBefore(user, place);
    moveReshapes(rewriter, user->getResult(0), place);
  }
}

/// Lets `slices`, of dropped stacks, be computed in the loop that they are in.
static void
computeSlices(RewriterBase &rewriter, const LoopStacks &stacks,
              const llvm::BitVector &isDropped,
              ArrayRef<std::pair<tensor::ExtractSliceOp, unsigned>> slices) {
  struct Need {
    Operation *place;
    tensor::ExtractSliceOp slice;
    unsigned stack;
  };
  SmallVector<Need> needs;
  for (auto [slice, stack] : slices) {
    eraseDeadReshapes(rewriter, slice);
    if (Operation *place = findFirstUse(slice, *slice->getBlock()))
      needs.push_back({place, slice, stack});
    else
      rewriter.eraseOp(slice);
  }
  llvm::stable_sort(needs, [](const Need &lhs, const Need &rhs) {
    return lhs.place != rhs.place && lhs.place->isBeforeInBlock(rhs.place);
  });
  IterationValues values(stacks, isDropped, rewriter);
  for (Need &need : needs) {
    rewriter.setInsertionPoint(need.place);
    Value stored = values.get(stacks.getStacks()[need.stack].stored,
                              need.slice.getMixedOffsets().front());
    Value slice = reshapeTo(rewriter, stored, need.slice.getType());
    moveReshapes(rewriter, need.slice.getResult(), need.place);
    rewriter.replaceOp(need.slice, slice);
  }
}

/// Returns `loop` with a stack for each of `arguments`.
static scf::ForOp addStacks(RewriterBase &rewriter, scf::ForOp loop,
                            const LoopRange &range,
                            ArrayRef<BlockArgument> arguments) {
  if (arguments.empty())
    return loop;
  rewriter.setInsertionPoint(loop);
  SmallVector<Value> inits;
  SmallVector<unsigned> numbers;
  for (BlockArgument argument : arguments) {
    inits.push_back(createStack(rewriter, loop.getLoc(), range.numIterations,
                                argument.getType()));
    numbers.push_back(argument.getArgNumber() - loop.getNumInductionVars());
  }
  auto insert = [&](OpBuilder &, Location loc, ArrayRef<BlockArgument> added) {
    // An argument may be written over later in the iteration.
    OpBuilder builder = OpBuilder::atBlockBegin(added.front().getOwner());
    auto body = llvm::cast<scf::ForOp>(added.front().getOwner()->getParentOp());
    Value number =
        range.createIterationNumber(builder, loc, body.getInductionVar());
    SmallVector<Value> yielded;
    for (auto [index, stack] : llvm::zip_equal(numbers, added))
      yielded.push_back(writeSlice(builder, loc, body.getRegionIterArg(index),
                                   stack, number));
    return yielded;
  };
  return llvm::cast<scf::ForOp>(**loop.replaceWithAdditionalYields(
      rewriter, inits, /*replaceInitOperandUsesInLoop=*/false, insert));
}

/// Lets `loop` carry the stacks that nothing reads as they are.
static void forgetStacks(RewriterBase &rewriter, scf::ForOp loop,
                         ArrayRef<unsigned> dropped) {
  Operation *yield = loop.getBody()->getTerminator();
  rewriter.modifyOpInPlace(yield, [&] {
    for (unsigned result : dropped)
      yield->setOperand(result, loop.getRegionIterArg(result));
  });
  eraseDeadOps(rewriter, *loop.getBody());
}

scf::ForOp mesh::dropStacks(RewriterBase &rewriter, scf::ForOp loop,
                            ArrayRef<unsigned> dropped) {
  auto any = [](Operation *) { return true; };
  llvm::SetVector<BlockArgument> arguments;
  LoopStacks before(loop);
  for (unsigned result : dropped)
    arguments.insert_range(
        before.getRecipe(*before.findStackOfResult(result), any)->arguments);
  loop = addStacks(rewriter, loop, before.getRange(), arguments.getArrayRef());
  LoopStacks stacks(loop);
  llvm::BitVector isDropped(loop.getNumResults());
  for (unsigned result : dropped)
    isDropped.set(result);
  // By the loop that reads them.
  llvm::MapVector<Operation *,
                  SmallVector<std::pair<tensor::ExtractSliceOp, unsigned>>>
      slices;
  for (unsigned result : dropped)
    for (Operation *user : loop.getResult(result).getUsers())
      slices[user->getParentOp()].push_back(
          {llvm::cast<tensor::ExtractSliceOp>(user),
           *stacks.findStackOfResult(result)});
  for (auto &[reader, read] : slices)
    computeSlices(rewriter, stacks, isDropped, read);
  forgetStacks(rewriter, loop, dropped);
  return loop;
}
