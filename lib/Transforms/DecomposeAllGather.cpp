//===- DecomposeAllGather.cpp - all-gather as a ring ----------------------===//

#include "mesh/Transforms/DecomposeCollectives.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Where the ring stands
//===----------------------------------------------------------------------===//

/// The first op of the gather's block that uses the gathered value, itself or
/// in its regions; the gather if there is none, for users in other blocks come
/// after all of them.
static Operation *findFirstUser(AllGatherOp gather) {
  Operation *first = nullptr;
  for (Operation *user : gather.getResult().getUsers()) {
    Operation *ancestor = gather->getBlock()->findAncestorOpInBlock(*user);
    if (ancestor && (!first || ancestor->isBeforeInBlock(first)))
      first = ancestor;
  }
  return first ? first : gather.getOperation();
}

namespace {
/// Collects what must move before `position` so that a value is there.
///
/// Invariants: `ops` are in an order in which definitions come before uses, all
/// in the block of `position`, none before it, and free to move.
class DefinitionsToMove {
public:
  DefinitionsToMove(Operation *position, Value forbidden)
      : position(position), forbidden(forbidden) {}

  /// Adds the definitions that `value` needs. Fails if one cannot move.
  LogicalResult add(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != position->getBlock() ||
        op->isBeforeInBlock(position) || !seen.insert(op).second)
      return success();
    if (seen.size() > kLimit || !canMove(op))
      return failure();
    SetVector<Value> needed;
    getUsedValuesDefinedAbove(op->getRegions(), needed);
    needed.insert_range(op->getOperands());
    if (needed.contains(forbidden))
      return failure();
    for (Value operand : needed)
      if (failed(add(operand)))
        return failure();
    ops.push_back(op);
    return success();
  }

  /// Makes copies before `position` that replace the ops. (Moving the ops would
  /// make MLIR number the whole block anew.)
  void move(RewriterBase &rewriter) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(position);
    for (Operation *op : ops)
      rewriter.replaceAllOpUsesWith(op, rewriter.clone(*op)->getResults());
    for (Operation *op : llvm::reverse(ops))
      rewriter.eraseOp(op);
  }

private:
  /// What a contraction's `outs` or a slice of its weights is made of is a few
  /// ops; a value that takes more is not worth the search.
  static constexpr size_t kLimit = 32;

  /// Collectives and contractions are left for their own overlap.
  static bool canMove(Operation *op) {
    if (!isPure(op) || llvm::isa<CollectiveOpInterface>(op))
      return false;
    auto linalgOp = llvm::dyn_cast<linalg::LinalgOp>(op);
    return !linalgOp || !linalg::isaContractionOpInterface(linalgOp);
  }

  Operation *position;
  Value forbidden;
  llvm::SmallPtrSet<Operation *, 8> seen;
  SmallVector<Operation *> ops;
};
} // namespace

/// Makes the other operands of a contraction available at `position`, if that
/// is possible.
static bool moveOtherOperands(RewriterBase &rewriter, OpOperand *input,
                              Operation *position) {
  DefinitionsToMove definitions(position, input->get());
  for (Value operand : input->getOwner()->getOperands())
    if (operand != input->get() && failed(definitions.add(operand)))
      return false;
  definitions.move(rewriter);
  return true;
}

//===----------------------------------------------------------------------===//
// What is fed
//===----------------------------------------------------------------------===//

namespace {
/// A contraction that takes the gathered tensor block by block.
struct FedContraction {
  FedContraction(OpOperand *input, int64_t dim)
      : op(llvm::cast<linalg::LinalgOp>(input->getOwner())), input(input),
        loop(getLoop(op, *input, dim)),
        resultDim(getDim(op, *op.getDpsInitOperand(0), loop)),
        startsUniform(resultDim && isUniform(op.getDpsInits()[0])) {}

  /// The result before the first block: what the contraction adds to, or
  /// nothing yet where each part of the result gets its own start.
  Value getStart(OpBuilder &builder) {
    Value init = op.getDpsInits()[0];
    if (!startsUniform)
      return init;
    auto type = llvm::cast<RankedTensorType>(init.getType());
    return tensor::EmptyOp::create(builder, op.getLoc(), type.getShape(),
                                   type.getElementType());
  }

  /// Adds the products with `block` to the result so far; or, if the gathered
  /// dim is one of the result's, computes that part of the result.
  Value feed(OpBuilder &builder, Value block, OpFoldResult offset, int64_t size,
             Value result) {
    ContractionSlice slice{op, loop, offset, size};
    if (!resultDim)
      return emitContractionSlice(builder, slice, result, input, block);
    Location loc = op.getLoc();
    Value init = startsUniform ? extractInit(builder, slice)
                               : extractBlock(builder, loc, result, *resultDim,
                                              offset, size);
    Value part = emitContractionSlice(builder, slice, init, input, block);
    return insertBlock(builder, loc, part, result, *resultDim, offset);
  }

  linalg::LinalgOp op;
  OpOperand *input;
  unsigned loop;
  std::optional<int64_t> resultDim;
  /// All elements of `outs` are equal, so that a part of it need not be read.
  bool startsUniform;

private:
  static bool isUniform(Value value) {
    return value.getDefiningOp<linalg::FillOp>() ||
           matchPattern(value, m_Constant<SplatElementsAttr>(nullptr));
  }
};
} // namespace

void mesh::decomposeAllGather(RewriterBase &rewriter, AllGatherOp op,
                              const RingPlan &plan,
                              ArrayRef<OpOperand *> inputs) {
  Location loc = op.getLoc();
  int64_t dim = op.getDim();
  int64_t blockSize = op.getInput().getType().getDimSize(dim);
  Operation *position = findFirstUser(op);
  rewriter.setInsertionPoint(position);

  SmallVector<FedContraction> contractions;
  SmallVector<Value> states;
  for (OpOperand *input : inputs) {
    if (!moveOtherOperands(rewriter, input, position))
      continue;
    contractions.emplace_back(input, dim);
    states.push_back(contractions.back().getStart(rewriter));
  }
  bool hasOtherUses =
      !op.getResult().hasNUses(static_cast<unsigned>(contractions.size()));
  if (hasOtherUses)
    states.push_back(tensor::EmptyOp::create(
        rewriter, loc, op.getType().getShape(), op.getType().getElementType()));

  auto consume = [&](Value block, OpFoldResult offset, ValueRange states) {
    int64_t size =
        llvm::cast<RankedTensorType>(block.getType()).getDimSize(dim);
    SmallVector<Value> next;
    for (auto [contraction, state] : llvm::zip(contractions, states))
      next.push_back(contraction.feed(rewriter, block, offset, size, state));
    if (hasOtherUses)
      next.push_back(
          insertBlock(rewriter, loc, block, states.back(), dim, offset));
    return next;
  };
  RingSchedule schedule = planRing(RingKind::Gather, plan.mode, plan.direction,
                                   plan.group.n, blockSize);
  RingEmitter emitter(rewriter, loc, plan.group, schedule, dim, blockSize,
                      plan.unrollLimit);
  states = emitter.emitGather(op.getInput(), states, consume);

  for (auto [contraction, result] : llvm::zip(contractions, states))
    rewriter.replaceOp(contraction.op, result);
  if (hasOtherUses)
    rewriter.replaceOp(op, states.back());
  else
    rewriter.eraseOp(op);
}
