//===- ReuseOperands.cpp - Elementwise ops and all-reduces in place -------===//

#include "SliceReads.h"
#include "mesh/Bufferization/PrepareBufferization.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/IR/TensorViews.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

/// Returns true if the next value of `argument` is the result of `op`.
static bool isNextValue(BlockArgument argument, Operation *op) {
  auto loop =
      llvm::dyn_cast<mlir::LoopLikeOpInterface>(op->getBlock()->getParentOp());
  OpOperand *yielded = loop ? loop.getTiedLoopYieldedValue(argument) : nullptr;
  if (!yielded)
    return false;
  Value next = yielded->get();
  while (isReshape(next.getDefiningOp()))
    next = next.getDefiningOp()->getOperand(0);
  return next.getDefiningOp() == op;
}

/// Returns true if `argument` is carried by the loop whose body has `op`.
static bool isCarried(BlockArgument argument, Operation *op) {
  return argument.getOwner() == op->getBlock() &&
         llvm::isa<mlir::LoopLikeOpInterface>(op->getBlock()->getParentOp());
}

/// Returns the last op in the block of `op` that reads `value` or a view of it.
static Operation *findLastReader(Value value, Operation *op) {
  Operation *last = op;
  for (Operation *user : value.getUsers()) {
    Operation *reader = isView(user)
                            ? findLastReader(user->getResult(0), op)
                            : op->getBlock()->findAncestorOpInBlock(*user);
    if (reader && last->isBeforeInBlock(reader))
      last = reader;
  }
  return last;
}

/// Returns true if `op` may run right after `last`, which comes after it.
static bool canRunAfter(Operation *last, Operation *op) {
  return !last->hasTrait<mlir::OpTrait::IsTerminator>() &&
         llvm::all_of(op->getUsers(), [&](Operation *user) {
           Operation *reader = op->getBlock()->findAncestorOpInBlock(*user);
           return last->isBeforeInBlock(reader);
         });
}

/// Returns true if `op` reads an iteration argument whose next value `other`
/// computes, or a view of it: each would run after the other, time and again.
static bool readsReplaced(linalg::GenericOp op, Operation *other) {
  return llvm::any_of(op.getDpsInputs(), [&](Value value) {
    while (isView(value.getDefiningOp()))
      value = value.getDefiningOp()->getOperand(0);
    auto argument = llvm::dyn_cast<BlockArgument>(value);
    return argument && isCarried(argument, op) && isNextValue(argument, other);
  });
}

/// Returns the last op that reads `argument`, whose next value `op` computes,
/// if `op` can run after it. Null if `op` is that itself, and if other operands
/// that would be in use until then take as many bytes as the argument.
static Operation *findLaterPlace(linalg::GenericOp op, BlockArgument argument) {
  if (!isCarried(argument, op) || !isNextValue(argument, op) ||
      !mlir::isMemoryEffectFree(op))
    return nullptr;
  double kept = 0;
  for (Value other : op.getDpsInputs())
    if (other != argument)
      kept += getTensorBytes(other);
  if (kept >= getTensorBytes(argument))
    return nullptr;
  Operation *last = findLastReader(argument, op);
  return last != op && canRunAfter(last, op) && !readsReplaced(op, last)
             ? last
             : nullptr;
}

/// Has `op` run right after `last`. This makes a copy: when an op is moved, all
/// ops of its block are numbered again.
static linalg::GenericOp runAfter(RewriterBase &rewriter, Operation *last,
                                  linalg::GenericOp op) {
  rewriter.setInsertionPointAfter(last);
  Operation *later = rewriter.clone(*op);
  rewriter.replaceOp(op, later->getResults());
  return llvm::cast<linalg::GenericOp>(later);
}

/// Returns true if `value` is in the place of an iteration argument whose next
/// value `op` computes.
static bool isInPlaceOfLast(Value value, Operation *op) {
  while (auto result = llvm::dyn_cast<OpResult>(value)) {
    auto maker =
        llvm::dyn_cast<mlir::DestinationStyleOpInterface>(result.getOwner());
    if (isReshape(result.getOwner()))
      value = result.getOwner()->getOperand(0);
    else if (maker && maker->getBlock() == op->getBlock())
      value = maker.getTiedOpOperand(result)->get();
    else
      return false;
  }
  auto argument = llvm::cast<BlockArgument>(value);
  return isCarried(argument, op) && isNextValue(argument, op);
}

/// Returns how well `op` computes in the place of `operand`, if it is the last
/// to read it: 4 for an iteration argument whose next value it computes, 3 for
/// what is in the place of that, 2 for another iteration argument, in whose
/// place the next value may come later, 1 for what another op has computed.
static int rate(Value operand, Operation *op) {
  while (isReadNoMore(operand, op)) {
    if (auto argument = llvm::dyn_cast<BlockArgument>(operand)) {
      if (!isCarried(argument, op))
        return 0;
      return isNextValue(argument, op) ? 4 : 2;
    }
    Operation *definition = operand.getDefiningOp();
    if (!isReshape(definition)) {
      if (definition->getBlock() != op->getBlock() ||
          llvm::isa<tensor::ExtractSliceOp>(definition) ||
          definition->hasTrait<mlir::OpTrait::ConstantLike>())
        return 0;
      return isInPlaceOfLast(operand, op) ? 3 : 1;
    }
    operand = definition->getOperand(0);
  }
  return 0;
}

/// Returns true if `value` is a slice from outside of the branch that has `op`.
/// Results of branches have one layout: a slice's if all compute in slices of
/// one tensor, and otherwise one of unknown strides, from which they are
/// copied.
static bool isOuterSlice(Value value, Operation *op) {
  while (isReshape(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  auto slice = value.getDefiningOp<tensor::ExtractSliceOp>();
  return slice && slice->getBlock() != op->getBlock();
}

/// Returns the operands that the op reads just where it writes the result for
/// `init`.
static SmallVector<Value> getCandidates(linalg::GenericOp op, OpOperand &init) {
  SmallVector<Value> values;
  for (OpOperand *input : op.getDpsInputOperands())
    if (input->get().getType() == init.get().getType() &&
        op.getMatchingIndexingMap(input) == op.getMatchingIndexingMap(&init) &&
        !isOuterSlice(input->get(), op))
      values.push_back(input->get());
  return values;
}

/// Returns true if all that is done with `result` is to make it a part of
/// another tensor: it can be computed there.
static bool isOnlyPart(OpResult result) {
  return result.hasOneUse() &&
         llvm::isa<tensor::ConcatOp, tensor::PadOp, tensor::InsertSliceOp>(
             *result.user_begin());
}

/// Returns the best of `candidates` for `op` to compute `result` in; null if
/// there is none.
static Value findReusableOperand(linalg::GenericOp op, OpResult result,
                                 ArrayRef<Value> candidates) {
  Value best;
  // In the place of an operand that is read no more, also of a slice, a part
  // lets the other tensor come into use later.
  bool hasFree = llvm::any_of(
      candidates, [&](Value value) { return isReadNoMore(value, op); });
  int rating = !hasFree && isOnlyPart(result) ? 0 : -1;
  for (Value value : candidates) {
    int own = rate(value, op);
    if (own > rating)
      best = value;
    rating = std::max(rating, own);
  }
  return best;
}

namespace {
struct ReuseOperand : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumReductionLoops() != 0)
      return rewriter.notifyMatchFailure(op, "is a reduction");
    bool isChanged = false;
    for (int64_t number : llvm::seq(op.getNumDpsInits())) {
      OpOperand *init = op.getDpsInitOperand(number);
      if (!init->get().getDefiningOp<tensor::EmptyOp>() ||
          op.payloadUsesValueFromOperand(init))
        continue;
      SmallVector<Value> candidates = getCandidates(op, *init);
      for (Value candidate : candidates)
        if (auto argument = llvm::dyn_cast<BlockArgument>(candidate))
          if (Operation *last = findLaterPlace(op, argument)) {
            op = runAfter(rewriter, last, op);
            isChanged = true;
          }
      if (Value operand = findReusableOperand(
              op, llvm::cast<OpResult>(op->getResult(number)), candidates)) {
        rewriter.modifyOpInPlace(
            op, [&] { op.getDpsInitOperand(number)->set(operand); });
        isChanged = true;
      }
    }
    return success(isChanged);
  }
};

/// Communicates in the place of what nothing else reads later, if the runtime
/// can do so.
template <typename Op>
struct CommunicateInPlace : public OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!op.getCommunication().canBeInPlace() ||
        !op.getDst().template getDefiningOp<tensor::EmptyOp>())
      return rewriter.notifyMatchFailure(op, "needs another place");
    if (rate(op.getSrc(), op) == 0)
      return rewriter.notifyMatchFailure(op, "sends what is not its own");
    rewriter.modifyOpInPlace(op,
                             [&] { op.getDstMutable().assign(op.getSrc()); });
    return success();
  }
};
} // namespace

void mesh::populateReuseOperandsPatterns(RewritePatternSet &patterns) {
  patterns.add<ReuseOperand, CommunicateInPlace<RtRunOp>,
               CommunicateInPlace<RtStartOp>>(patterns.getContext());
}
