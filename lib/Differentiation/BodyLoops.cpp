//===- BodyLoops.cpp - Move loops out of bodies ---------------------------===//
//
// A structured op whose body has a loop becomes an op with what is before the
// loop, a loop over ops, and an op with what is after it. Values in between are
// tensors with a dim for each loop of the structured op.
//
//===----------------------------------------------------------------------===//

#include "BodyLoops.h"

#include "BodyParts.h"
#include "LinalgTerms.h"
#include "mesh/IR/EraseDeadOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;
using linalg::GenericOp;

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

namespace {
/// Splits an op at a loop in its body.
class LoopSplitter {
public:
  LoopSplitter(GenericOp op, scf::ForOp loop) : op(op), loop(loop) {
    sizes = op.getStaticLoopRanges();
  }

  /// Returns false if the loop cannot be moved out.
  bool match();
  /// Moves the loop out. Returns the op of an iteration, and that for what is
  /// after the loop.
  std::pair<GenericOp, GenericOp> split(RewriterBase &rewriter);

private:
  void visit(Value value);
  bool dependsOnState(Value value);
  GenericOp emitBefore(OpBuilder &builder);
  GenericOp emitIteration(OpBuilder &builder, Value number, ValueRange tensors);
  GenericOp emitAfter(OpBuilder &builder, ValueRange tensors);
  void cloneAgain(OpBuilder &builder, IRMapping &mapping);
  SmallVector<Value> getPassed(ValueRange state);

  GenericOp op;
  scf::ForOp loop;
  SmallVector<int64_t> sizes;
  /// The values from before the loop that become tensors, and the ops whose
  /// results are computed again.
  llvm::SetVector<Value> kept;
  llvm::DenseSet<Operation *> again;
};
} // namespace

bool LoopSplitter::dependsOnState(Value value) {
  return op.getNumReductionLoops() != 0 && mesh::dependsOnState(op, value);
}

/// Returns true if `op` is cheaper than a tensor of its results: of integers
/// alone, or a constant.
static bool isCheap(Operation *op) {
  auto isInteger = [](Type type) { return type.isIntOrIndex(); };
  return mlir::matchPattern(op, mlir::m_Constant()) ||
         (op->getNumRegions() == 0 &&
          llvm::all_of(op->getOperandTypes(), isInteger) &&
          llvm::all_of(op->getResultTypes(), isInteger));
}

/// Notes how `value`, which is read at the loop or after it, gets there.
void LoopSplitter::visit(Value value) {
  Operation *definition = value.getDefiningOp();
  if (!definition || definition->getBlock() != op.getBody() ||
      !definition->isBeforeInBlock(loop))
    return;
  if (!isCheap(definition) && !dependsOnState(value)) {
    kept.insert(value);
    return;
  }
  if (!again.insert(definition).second)
    return;
  definition->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      visit(operand);
  });
}

bool LoopSplitter::match() {
  auto isInvariant = [&](Value bound) {
    return !op.getRegion().isAncestor(bound.getParentRegion()) ||
           mlir::matchPattern(bound, mlir::m_Constant());
  };
  Value bounds[] = {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()};
  if (llvm::any_of(sizes, mlir::ShapedType::isDynamic) ||
      !llvm::all_of(bounds, isInvariant) ||
      llvm::any_of(loop.getResults(),
                   [&](Value result) { return dependsOnState(result); }))
    return false;
  loop.getRegion().walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      visit(operand);
  });
  for (Operation *after = loop->getNextNode(); after;
       after = after->getNextNode())
    after->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        visit(operand);
    });
  return llvm::all_of(kept,
                      [](Value value) { return isNumber(value.getType()); }) &&
         llvm::all_of(loop.getResultTypes(), isNumber);
}

/// Returns the values that become tensors: what is kept, and `state`.
SmallVector<Value> LoopSplitter::getPassed(ValueRange state) {
  SmallVector<Value> passed(kept.getArrayRef());
  llvm::append_range(passed, state);
  return passed;
}

GenericOp LoopSplitter::emitBefore(OpBuilder &builder) {
  SmallVector<Value> passed = getPassed(loop.getInitArgs());
  auto emit = [&](OpBuilder &body, ValueRange, IRMapping mapping) {
    for (Operation &inner : *op.getBody()) {
      if (&inner == loop)
        break;
      body.clone(inner, mapping);
    }
    return llvm::map_to_vector(
        passed, [&](Value value) { return mapping.lookupOrDefault(value); });
  };
  return createBodyPart(builder, op, {}, {}, ValueRange(passed).getTypes(),
                        emit);
}

void LoopSplitter::cloneAgain(OpBuilder &builder, IRMapping &mapping) {
  for (Operation &inner : *op.getBody()) {
    if (&inner == loop)
      return;
    if (again.contains(&inner))
      builder.clone(inner, mapping);
  }
}

/// Returns the op of iteration `number` of the loop.
GenericOp LoopSplitter::emitIteration(OpBuilder &builder, Value number,
                                      ValueRange tensors) {
  SmallVector<Value> passed = getPassed(loop.getRegionIterArgs());
  auto emit = [&](OpBuilder &body, ValueRange read, IRMapping mapping) {
    mapping.map(ValueRange(passed), read);
    mapping.map(loop.getInductionVar(), number);
    cloneAgain(body, mapping);
    for (Operation &inner : loop.getBody()->without_terminator())
      body.clone(inner, mapping);
    return llvm::map_to_vector(loop.getYieldedValues(), [&](Value value) {
      return mapping.lookupOrDefault(value);
    });
  };
  return createBodyPart(builder, op, tensors, ValueRange(passed).getTypes(),
                        loop.getResultTypes(), emit);
}

/// Returns the op for what is after the loop, given `tensors` for what is kept
/// and for the loop's results.
GenericOp LoopSplitter::emitAfter(OpBuilder &builder, ValueRange tensors) {
  SmallVector<Value> passed = getPassed(loop.getResults());
  SmallVector<Value> inputs(op.getDpsInputs());
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  unsigned numInputs = inputs.size();
  maps.insert(maps.begin() + numInputs, tensors.size(),
              builder.getMultiDimIdentityMap(sizes.size()));
  llvm::append_range(inputs, tensors);
  auto emitBody = [&](OpBuilder &body, Location loc, ValueRange arguments) {
    IRMapping mapping;
    mapping.map(op.getRegionInputArgs(), arguments.take_front(numInputs));
    mapping.map(op.getRegionOutputArgs(), arguments.drop_front(inputs.size()));
    for (auto [value, argument] :
         llvm::zip_equal(passed, arguments.slice(numInputs, tensors.size())))
      mapping.map(value, castIndex(body, loc, argument, value.getType()));
    cloneAgain(body, mapping);
    for (Operation *after = loop->getNextNode(); after;
         after = after->getNextNode())
      body.clone(*after, mapping);
  };
  auto part = GenericOp::create(builder, op.getLoc(), op.getResultTypes(),
                                inputs, op.getOutputs(), maps,
                                op.getIteratorTypesArray(), emitBody);
  part->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  mlir::IRRewriter rewriter(builder);
  eraseDeadOps(rewriter, part.getRegion().front());
  return part;
}

std::pair<GenericOp, GenericOp> LoopSplitter::split(RewriterBase &rewriter) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  auto getOutside = [&](Value bound) -> Value {
    return op.getRegion().isAncestor(bound.getParentRegion())
               ? rewriter.clone(*bound.getDefiningOp())->getResult(0)
               : bound;
  };
  Value from = getOutside(loop.getLowerBound());
  Value to = getOutside(loop.getUpperBound());
  Value step = getOutside(loop.getStep());
  ValueRange before = emitBefore(rewriter).getResults();
  ValueRange constant = before.take_front(kept.size());
  GenericOp iteration;
  auto tensors = [&](ValueRange state) {
    SmallVector<Value> all(constant);
    llvm::append_range(all, state);
    return all;
  };
  auto moved = scf::ForOp::create(
      rewriter, loop.getLoc(), from, to, step, before.drop_front(kept.size()),
      [&](OpBuilder &body, Location loc, Value number, ValueRange state) {
        iteration = emitIteration(body, number, tensors(state));
        scf::YieldOp::create(body, loc, iteration.getResults());
      });
  GenericOp after = emitAfter(rewriter, tensors(moved.getResults()));
  rewriter.replaceOp(op, after);
  return {iteration, after};
}

//===----------------------------------------------------------------------===//
// Loops to move
//===----------------------------------------------------------------------===//

/// Returns the outermost loop around `read` in the body of `op`. Null if there
/// is none, or if ops other than branches are around it.
static scf::ForOp getLoop(GenericOp op, Operation *read) {
  scf::ForOp loop;
  bool isInBranches = true;
  for (Operation *around = read->getParentOp(); around != op;
       around = around->getParentOp()) {
    if (auto outer = llvm::dyn_cast<scf::ForOp>(around)) {
      loop = outer;
      isInBranches = true;
    } else if (!llvm::isa<scf::IfOp, scf::IndexSwitchOp>(around)) {
      isInBranches = false;
    }
  }
  return isInBranches ? loop : scf::ForOp();
}

/// Returns the loops in the body of `op` that read captured tensors.
static SmallVector<scf::ForOp> findLoops(GenericOp op) {
  llvm::SetVector<Operation *> loops;
  op.getRegion().walk([&](tensor::ExtractOp read) {
    if (!isCaptured(op, read.getTensor()))
      return;
    if (scf::ForOp loop = getLoop(op, read))
      loops.insert(loop);
  });
  return llvm::map_to_vector(
      loops, [](Operation *loop) { return llvm::cast<scf::ForOp>(loop); });
}

static void moveLoopsOut(RewriterBase &rewriter, GenericOp op) {
  for (scf::ForOp loop : findLoops(op)) {
    bool isTaken = false;
    while (loop && loop->getParentOp() != op) {
      loop = takeOutOfBranch(rewriter, loop);
      isTaken = true;
    }
    LoopSplitter splitter(op, loop);
    bool isMatched = loop && splitter.match();
    // Splitting a branch makes new loops of the others.
    if (!isMatched && isTaken)
      return;
    if (!isMatched)
      continue;
    auto [iteration, after] = splitter.split(rewriter);
    moveLoopsOut(rewriter, iteration);
    moveLoopsOut(rewriter, after);
    return;
  }
}

void mesh::moveBodyLoopsOut(Operation *root) {
  SmallVector<GenericOp> ops;
  root->walk([&](GenericOp op) {
    if (op.hasPureTensorSemantics() && op->getNumResults() != 0)
      ops.push_back(op);
  });
  IRRewriter rewriter(root->getContext());
  for (GenericOp op : ops)
    moveLoopsOut(rewriter, op);
}
