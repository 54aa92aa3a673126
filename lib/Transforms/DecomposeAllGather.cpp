//===- DecomposeAllGather.cpp - all-gather as a ring ----------------------===//

#include "mesh/Transforms/BlockFlow.h"
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

/// Makes the other operands of a contraction available at `position`, and those
/// of the ops of `flow` that make its input, if that is possible.
static bool moveOtherOperands(RewriterBase &rewriter, OpOperand *input,
                              const BlockFlow &flow, Operation *position) {
  DefinitionsToMove definitions(position, *flow.getValues().begin());
  SmallVector<Operation *> ops{input->getOwner()};
  for (size_t index = 0; index < ops.size(); ++index)
    for (Value operand : ops[index]->getOperands()) {
      if (!flow.getDim(operand)) {
        if (failed(definitions.add(operand)))
          return false;
      } else if (operand != *flow.getValues().begin() &&
                 !llvm::is_contained(ops, operand.getDefiningOp())) {
        ops.push_back(operand.getDefiningOp());
      }
    }
  definitions.move(rewriter);
  return true;
}

/// Whether anything but the given contractions needs the gathered tensor as a
/// whole.
static bool isNeededWhole(const BlockFlow &flow,
                          const DenseSet<Operation *> &contractions) {
  DenseSet<Operation *> unneeded = contractions;
  SmallVector<Value> values = llvm::to_vector(flow.getValues());
  for (Value value : llvm::reverse(values))
    if (llvm::all_of(value.getUsers(),
                     [&](Operation *user) { return unneeded.contains(user); }))
      unneeded.insert(value.getDefiningOp());
  return !unneeded.contains((*flow.getValues().begin()).getDefiningOp());
}

//===----------------------------------------------------------------------===//
// What is fed
//===----------------------------------------------------------------------===//

namespace {
/// A contraction that takes the gathered tensor block by block.
struct FedContraction {
  FedContraction(OpOperand *input, const BlockFlow &flow)
      : op(llvm::cast<linalg::LinalgOp>(input->getOwner())), input(input),
        loop(getLoop(op, *input, *flow.getDim(input->get()))),
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
  if (plan.form.isBruck)
    return rewriter.replaceOp(op, emitBruck(rewriter, op, plan.group));
  if (plan.hasLevels())
    return decomposeByLevels(rewriter, op, plan, inputs);
  Location loc = op.getLoc();
  int64_t dim = op.getDim();
  Operation *position = findFirstUser(op);
  rewriter.setInsertionPoint(position);

  BlockFlow flow =
      BlockFlow::from(op.getResult(), dim, plan.group.n)
          .leadingTo(llvm::map_to_vector(
              inputs, [](OpOperand *input) { return input->get(); }));
  int64_t unit = flow.getUnit(op.getResult());
  int64_t blockSize = op.getInput().getType().getDimSize(dim) / unit;
  SmallVector<FedContraction> contractions;
  DenseSet<Operation *> fed;
  SmallVector<Value> states;
  for (OpOperand *input : inputs) {
    if (!moveOtherOperands(rewriter, input, flow, position))
      continue;
    contractions.emplace_back(input, flow);
    states.push_back(contractions.back().getStart(rewriter));
    fed.insert(input->getOwner());
  }
  bool hasOtherUses = isNeededWhole(flow, fed);
  if (hasOtherUses)
    states.push_back(tensor::EmptyOp::create(
        rewriter, loc, op.getType().getShape(), op.getType().getElementType()));

  auto consume = [&](Value block, OpFoldResult offset, ValueRange states) {
    int64_t size =
        llvm::cast<RankedTensorType>(block.getType()).getDimSize(dim) / unit;
    SmallVector<Value> next;
    DenseMap<Value, Value> blocks{{op.getResult(), block}};
    for (auto [contraction, state] : llvm::zip(contractions, states)) {
      Value whole = contraction.input->get();
      Value input = flow.emitBlock(rewriter, whole, offset, size, blocks);
      next.push_back(contraction.feed(
          rewriter, input, flow.emitOffset(rewriter, loc, whole, offset),
          size * flow.getUnit(whole), state));
    }
    if (hasOtherUses)
      next.push_back(
          insertBlock(rewriter, loc, block, states.back(), dim,
                      flow.emitOffset(rewriter, loc, op.getResult(), offset)));
    return next;
  };
  RingSchedule schedule =
      planRing(RingKind::Gather, plan.form.mode, plan.form.direction,
               plan.group.n, blockSize, plan.form.chunks);
  RingEmitter emitter(rewriter, loc, plan.group, schedule, dim, blockSize, unit,
                      plan.unrollLimit);
  states = emitter.emitGather(op.getInput(), states, consume);

  for (auto [contraction, result] : llvm::zip(contractions, states))
    rewriter.replaceOp(contraction.op, result);
  if (hasOtherUses)
    op.getResult().replaceAllUsesWith(states.back());
  flow.eraseUnused(rewriter);
}
