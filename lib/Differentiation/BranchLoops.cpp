//===- BranchLoops.cpp - Take loops out of branches -----------------------===//
//
// A branch with a loop becomes three: one with the ops before the loop, one in
// each iteration, and one with the ops after it. The loop runs whichever way
// the branch goes, and changes nothing in other regions.
//
//===----------------------------------------------------------------------===//

#include "BodyLoops.h"
#include "BodyParts.h"
#include "CreateBranch.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// Returns a branch like `branch`, whose regions yield what `emit` makes of
/// those of `branch`.
static ValueRange
emitBranch(OpBuilder &builder, Operation *branch, TypeRange types,
           function_ref<SmallVector<Value>(OpBuilder &, Region &)> emit) {
  Operation *created =
      createBranch(builder, branch, branch->getOperand(0), types);
  for (auto [from, to] :
       llvm::zip_equal(branch->getRegions(), created->getRegions())) {
    OpBuilder inside = OpBuilder::atBlockEnd(&to.front());
    SmallVector<Value> results = emit(inside, from);
    scf::YieldOp::create(inside, branch->getLoc(), results);
  }
  return created->getResults();
}

/// Clones the ops from `begin` to `end`, and returns what `values` become.
static SmallVector<Value> cloneOps(OpBuilder &builder, Block::iterator begin,
                                   Block::iterator end, ValueRange values,
                                   IRMapping mapping) {
  for (Operation &op : llvm::make_range(begin, end))
    builder.clone(op, mapping);
  return llvm::map_to_vector(
      values, [&](Value value) { return mapping.lookupOrDefault(value); });
}

/// Returns the values that ops before `loop` compute in its block, and that
/// other ops of the block read.
static SmallVector<Value> findCarried(scf::ForOp loop) {
  llvm::SetVector<Value> carried;
  auto visit = [&](Operation *op) {
    for (Value operand : op->getOperands())
      if (Operation *definition = operand.getDefiningOp();
          definition && definition->getBlock() == loop->getBlock() &&
          definition->isBeforeInBlock(loop))
        carried.insert(operand);
  };
  loop.getRegion().walk(visit);
  for (Operation *after = loop->getNextNode(); after;
       after = after->getNextNode())
    after->walk(visit);
  return carried.takeVector();
}

/// Moves the bounds of `loop` to where `branch` is. Returns false if they are
/// computed in it.
static bool moveBounds(RewriterBase &rewriter, scf::ForOp loop,
                       Operation *branch) {
  Value bounds[] = {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()};
  auto isInside = [&](Value value) {
    return branch->isProperAncestor(value.getParentRegion()->getParentOp()) ||
           value.getParentRegion()->getParentOp() == branch;
  };
  if (llvm::any_of(bounds, [&](Value bound) {
        return isInside(bound) &&
               !mlir::matchPattern(bound, mlir::m_Constant());
      }))
    return false;
  for (Value bound : bounds)
    if (isInside(bound))
      rewriter.moveOpBefore(bound.getDefiningOp(), branch);
  return true;
}

scf::ForOp mesh::takeOutOfBranch(RewriterBase &rewriter, scf::ForOp loop) {
  Operation *branch = loop->getParentOp();
  Region *own = loop->getParentRegion();
  Block &block = own->front();
  Location loc = loop.getLoc();
  auto isOfNumbers = [](ValueRange values) {
    return llvm::all_of(values.getTypes(), isNumber);
  };
  if (!isOfNumbers(loop.getInitArgs()) || !moveBounds(rewriter, loop, branch))
    return {};
  SmallVector<Value> carried = findCarried(loop);
  if (!isOfNumbers(carried))
    return {};
  SmallVector<Value> passed(carried);
  llvm::append_range(passed, loop.getInitArgs());

  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(branch);
  ValueRange before = emitBranch(
      rewriter, branch, ValueRange(passed).getTypes(),
      [&](OpBuilder &inside, Region &region) {
        if (&region == own)
          return cloneOps(inside, block.begin(), Block::iterator(loop), passed,
                          IRMapping());
        return llvm::map_to_vector(passed, [&](Value value) {
          return createZeroNumber(inside, loc, value.getType());
        });
      });
  IRMapping mapping;
  mapping.map(ValueRange(carried), before.take_front(carried.size()));
  auto emitIteration = [&](OpBuilder &body, Location loc, Value number,
                           ValueRange state) {
    IRMapping inner(mapping);
    inner.map(loop.getInductionVar(), number);
    inner.map(loop.getRegionIterArgs(), state);
    Operation *end = loop.getBody()->getTerminator();
    ValueRange next = emitBranch(
        body, branch, state.getTypes(), [&](OpBuilder &inside, Region &region) {
          if (&region != own)
            return SmallVector<Value>(state);
          return cloneOps(inside, loop.getBody()->begin(), Block::iterator(end),
                          end->getOperands(), inner);
        });
    scf::YieldOp::create(body, loc, next);
  };
  auto taken = scf::ForOp::create(
      rewriter, loc, loop.getLowerBound(), loop.getUpperBound(), loop.getStep(),
      before.drop_front(carried.size()), emitIteration);
  mapping.map(loop.getResults(), taken.getResults());
  ValueRange after =
      emitBranch(rewriter, branch, branch->getResultTypes(),
                 [&](OpBuilder &inside, Region &region) {
                   Block &from = region.front();
                   Operation *end = from.getTerminator();
                   auto begin = &region == own
                                    ? std::next(Block::iterator(loop))
                                    : from.begin();
                   return cloneOps(inside, begin, Block::iterator(end),
                                   end->getOperands(), mapping);
                 });
  rewriter.replaceOp(branch, after);
  return taken;
}
