//===- LoopGroups.cpp - loops in groups of iterations ---------------------===//
//
// The iterations after the last whole group stay loops of their own, which save
// and read stacks as before. The backward part begins with them.
//
//===----------------------------------------------------------------------===//

#include "mesh/Remat/LoopGroups.h"
#include "mesh/IR/EraseDeadOps.h"

#include "Barriers.h"
#include "LoopPairs.h"
#include "StackSlices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"

using namespace mesh;

namespace {
/// Rewrites a pair of loops.
class LoopGrouper {
public:
  LoopGrouper(RewriterBase &rewriter, const LoopPair &pair, int64_t every);

  void run() {
    groupForward();
    groupBackward();
    rewriter.eraseOp(forward);
  }

private:
  /// The part of the forward loop that a copy of it has.
  struct Part {
    /// The numbers of what it carries, without stacks.
    ArrayRef<unsigned> carried;
    bool hasStacks;
    /// The ops; all if null.
    const llvm::SetVector<Operation *> *ops = nullptr;
  };

  Value getIndex(int64_t number) {
    return arith::ConstantIndexOp::create(rewriter, loc, number);
  }
  Value add(Value lhs, Value rhs) {
    return arith::AddIOp::create(rewriter, loc, lhs, rhs);
  }
  /// The number of the first iteration of `group`.
  Value getFirst(Value group) {
    return arith::MulIOp::create(rewriter, loc, group, getIndex(every));
  }
  /// `number`, of `count`, counted from the end.
  Value reverse(int64_t count, Value number) {
    return arith::SubIOp::create(rewriter, loc, getIndex(count - 1), number);
  }
  void yield(scf::ForOp loop, ValueRange values);

  scf::ForOp createLoop(scf::ForOp like, int64_t count, ValueRange inits);
  scf::ForOp createForward(const Part &part, int64_t count, Value first,
                           ValueRange inits, IRMapping mapping);
  scf::ForOp createBackward(int64_t count, Value first, ValueRange stacks,
                            ValueRange inits);
  SmallVector<Value> saveStates(ValueRange arguments, Value group);
  SmallVector<Value> runGroupAgain(Value group);
  void groupForward();
  void groupBackward();

  RewriterBase &rewriter;
  scf::ForOp forward, backward;
  LoopStacks stacks;
  LoopRange backwardRange;
  LoopRerun rerun;
  /// The numbers of the results of the forward loop: stacks, and the others.
  SmallVector<unsigned> grouped, others;
  /// The stacks, by the ops that write and read them.
  DenseMap<Operation *, unsigned> writes, reads;
  int64_t every;
  LoopDivision division;
  Location loc;
  /// The saved states, and the stacks of the iterations after the groups.
  SmallVector<Value> states, lastStacks;
};
} // namespace

LoopGrouper::LoopGrouper(RewriterBase &rewriter, const LoopPair &pair,
                         int64_t every)
    : rewriter(rewriter), forward(pair.forward), backward(pair.backward),
      stacks(forward), backwardRange(*LoopRange::get(backward)),
      rerun(*findRerun(stacks, pair.stacks, [](Operation *) { return true; })),
      grouped(pair.stacks), every(every), division(pair.divide(every)),
      loc(forward.getLoc()) {
  for (auto [number, result] : llvm::enumerate(grouped)) {
    writes[stacks.getStacks()[*stacks.findStackOfResult(result)].insert] =
        number;
    SmallVector<tensor::ExtractSliceOp> slices =
        *findSlices(forward.getResult(result), backward);
    for (tensor::ExtractSliceOp slice : slices)
      reads[slice] = number;
  }
  for (unsigned result : llvm::seq(forward.getNumResults()))
    if (!llvm::is_contained(grouped, result))
      others.push_back(result);
}

//===----------------------------------------------------------------------===//
// Copies of the loops for some iterations
//===----------------------------------------------------------------------===//

/// Creates a loop of `count` iterations without a body, which carries values.
scf::ForOp LoopGrouper::createLoop(scf::ForOp like, int64_t count,
                                   ValueRange inits) {
  auto loop = scf::ForOp::create(rewriter, like.getLoc(), getIndex(0),
                                 getIndex(count), getIndex(1), inits);
  loop->setDiscardableAttrs(like->getDiscardableAttrDictionary());
  return loop;
}

/// Ends `loop`, and goes on after it.
void LoopGrouper::yield(scf::ForOp loop, ValueRange values) {
  scf::YieldOp::create(rewriter, loop.getLoc(), values);
  eraseDeadOps(rewriter, *loop.getBody());
  rewriter.setInsertionPointAfter(loop);
}

/// Creates a loop of `count` iterations from the number `first` on. Its results
/// are what it carries, and then its stacks, if it has them.
scf::ForOp LoopGrouper::createForward(const Part &part, int64_t count,
                                      Value first, ValueRange inits,
                                      IRMapping mapping) {
  SmallVector<Value> all(inits);
  for (unsigned result : grouped) {
    auto type = llvm::cast<RankedTensorType>(forward.getType(result));
    if (part.hasStacks)
      all.push_back(
          createStack(rewriter, loc, count,
                      RankedTensorType::get(type.getShape().drop_front(),
                                            type.getElementType())));
  }
  scf::ForOp loop = createLoop(forward, count, all);
  rewriter.setInsertionPointToEnd(loop.getBody());
  ValueRange arguments = loop.getRegionIterArgs();
  for (auto [number, argument] : llvm::zip(part.carried, arguments))
    mapping.map(forward.getRegionIterArg(number), argument);
  Value local = loop.getInductionVar(), variable = forward.getInductionVar();
  mapping.map(variable, stacks.getRange().createVariable(rewriter, loc,
                                                         variable.getType(),
                                                         add(first, local)));
  SmallVector<Value> written(arguments.drop_front(part.carried.size()));
  for (Operation &op : forward.getBody()->without_terminator()) {
    if (auto write = writes.find(&op); write != writes.end()) {
      auto insert = llvm::cast<tensor::InsertSliceOp>(op);
      if (part.hasStacks)
        written[write->second] = writeSlice(
            rewriter, op.getLoc(), mapping.lookupOrDefault(insert.getSource()),
            written[write->second], local);
    } else if (!part.ops || part.ops->contains(&op)) {
      rewriter.clone(op, mapping);
    }
  }
  SmallVector<Value> yielded;
  for (unsigned number : part.carried)
    yielded.push_back(
        mapping.lookupOrDefault(forward.getYieldedValues()[number]));
  llvm::append_range(yielded, written);
  yield(loop, yielded);
  return loop;
}

/// Creates a backward loop of `count` iterations from the number `first` of the
/// original one on. They read `stacks` of as many slices.
scf::ForOp LoopGrouper::createBackward(int64_t count, Value first,
                                       ValueRange stacks, ValueRange inits) {
  scf::ForOp loop = createLoop(backward, count, inits);
  rewriter.setInsertionPointToEnd(loop.getBody());
  IRMapping mapping;
  mapping.map(backward.getRegionIterArgs(), loop.getRegionIterArgs());
  Value variable = backward.getInductionVar();
  mapping.map(variable,
              backwardRange.createVariable(rewriter, loc, variable.getType(),
                                           add(first, loop.getInductionVar())));
  Value local = reverse(count, loop.getInductionVar());
  for (Operation &op : backward.getBody()->without_terminator()) {
    auto read = reads.find(&op);
    if (read == reads.end()) {
      rewriter.clone(op, mapping);
      continue;
    }
    Value slice = op.getResult(0);
    mapping.map(slice, readSlice(rewriter, op.getLoc(), slice.getType(),
                                 stacks[read->second], local));
  }
  yield(loop, llvm::map_to_vector(backward.getYieldedValues(), [&](Value it) {
          return mapping.lookupOrDefault(it);
        }));
  return loop;
}

//===----------------------------------------------------------------------===//
// Loops of groups
//===----------------------------------------------------------------------===//

/// Returns the stacks of states with those of `group`. `arguments` are the
/// iteration arguments of the loop of groups.
SmallVector<Value> LoopGrouper::saveStates(ValueRange arguments, Value group) {
  SmallVector<Value> saved;
  for (auto [number, stack] :
       llvm::zip_equal(rerun.carried, arguments.drop_front(others.size()))) {
    auto position = llvm::find(others, number) - others.begin();
    saved.push_back(
        writeSlice(rewriter, loc, arguments[position], stack, group));
  }
  return saved;
}

void LoopGrouper::groupForward() {
  rewriter.setInsertionPoint(forward);
  SmallVector<Value> inits;
  for (unsigned number : others)
    inits.push_back(forward.getInitArgs()[number]);
  for (unsigned number : rerun.carried)
    inits.push_back(createStack(rewriter, loc, division.numGroups,
                                forward.getType(number)));
  scf::ForOp outer = createLoop(forward, division.numGroups, inits);
  rewriter.setInsertionPointToEnd(outer.getBody());
  ValueRange arguments = outer.getRegionIterArgs();
  Value group = outer.getInductionVar();
  // An argument may be written over later in the group.
  SmallVector<Value> saved = saveStates(arguments, group);
  scf::ForOp inner =
      createForward({others, /*hasStacks=*/false}, every, getFirst(group),
                    arguments.take_front(others.size()), {});
  SmallVector<Value> yielded(inner.getResults());
  llvm::append_range(yielded, saved);
  yield(outer, yielded);
  ValueRange results = outer.getResults().take_front(others.size());
  states =
      llvm::to_vector_of<Value>(outer.getResults().drop_front(others.size()));
  if (division.numLeft != 0) {
    scf::ForOp last =
        createForward({others, /*hasStacks=*/true}, division.numLeft,
                      getIndex(division.numGroups * every), results, {});
    results = last.getResults().take_front(others.size());
    lastStacks =
        llvm::to_vector_of<Value>(last.getResults().drop_front(others.size()));
  }
  for (auto [number, result] : llvm::zip_equal(others, results))
    rewriter.replaceAllUsesWith(forward.getResult(number), result);
}

/// Runs `group` again from its saved state, and returns its stacks.
SmallVector<Value> LoopGrouper::runGroupAgain(Value group) {
  auto addBarrier = [&](Value value, Value read) {
    return needsBarrier(value)
               ? addBarriers(rewriter, value, countBarriers(read) + 1)
               : value;
  };
  SmallVector<Value> inits;
  for (auto [number, state] : llvm::zip_equal(rerun.carried, states))
    inits.push_back(addBarrier(
        readSlice(rewriter, loc, forward.getType(number), state, group),
        state));
  IRMapping captures;
  for (Value capture : rerun.captures)
    captures.map(capture, addBarrier(capture, capture));
  scf::ForOp again =
      createForward({rerun.carried, /*hasStacks=*/true, &rerun.ops}, every,
                    getFirst(group), inits, captures);
  return llvm::to_vector_of<Value>(
      again.getResults().drop_front(rerun.carried.size()));
}

void LoopGrouper::groupBackward() {
  rewriter.setInsertionPoint(backward);
  ValueRange inits = backward.getInitArgs();
  if (division.numLeft != 0)
    inits = createBackward(division.numLeft, getIndex(0), lastStacks, inits)
                .getResults();
  scf::ForOp outer = createLoop(backward, division.numGroups, inits);
  rewriter.setInsertionPointToEnd(outer.getBody());
  Value group = outer.getInductionVar();
  SmallVector<Value> again = runGroupAgain(reverse(division.numGroups, group));
  scf::ForOp inner =
      createBackward(every, add(getFirst(group), getIndex(division.numLeft)),
                     again, outer.getRegionIterArgs());
  yield(outer, inner.getResults());
  rewriter.replaceOp(backward, outer.getResults());
}

void mesh::groupIterations(RewriterBase &rewriter, const LoopPair &pair,
                           int64_t every) {
  mlir::OpBuilder::InsertionGuard guard(rewriter);
  LoopGrouper(rewriter, pair, every).run();
}
