//===- DecomposeAllGather.cpp - all-gathers as a ring ---------------------===//

#include "mesh/Transforms/Collectives/DecomposeCollectives.h"
#include "mesh/Transforms/Overlap/DefinitionsToMove.h"
#include "mesh/Transforms/Overlap/GatheredFlow.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Consumers
//===----------------------------------------------------------------------===//

namespace {
/// A contraction that takes gathered tensors block by block.
struct FedContraction {
  FedContraction(linalg::LinalgOp op, const GatheredFlow &gathered)
      : op(op), inputs(gathered.getInputs(op)), input(inputs.front()->get()),
        loop(getLoop(op, *inputs.front(), *gathered.getFlow().getDim(input))),
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

  /// Adds the products with `blocks`, one for each of the inputs, to the result
  /// so far; or, if the gathered dim is one of the result's, computes that part
  /// of the result.
  Value feed(OpBuilder &builder, ArrayRef<Value> blocks, OpFoldResult offset,
             int64_t size, Value result) {
    ContractionSlice slice{op, loop, offset, size};
    if (!resultDim)
      return emitContractionSlice(builder, slice, result, inputs, blocks);
    Location loc = op.getLoc();
    Value init = startsUniform ? extractInit(builder, slice)
                               : extractBlock(builder, loc, result, *resultDim,
                                              offset, size);
    Value part = emitContractionSlice(builder, slice, init, inputs, blocks);
    return insertBlock(builder, loc, part, result, *resultDim, offset);
  }

  linalg::LinalgOp op;
  /// All that it takes in blocks, and the value of the first one.
  SmallVector<OpOperand *> inputs;
  Value input;
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

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

namespace {
/// All-gathers as one ring, which feeds contractions, and puts together what
/// anything else needs as a whole.
///
/// The consumers' states are the results of the contractions so far, and then
/// the wholes so far.
class GatherRing {
public:
  /// Moves what the contractions with `inputs` take to where the ring begins.
  /// Those for which that is not possible take the wholes.
  GatherRing(RewriterBase &rewriter, ArrayRef<AllGatherOp> ops,
             const RingPlan &plan, const GatheredFlow &gathered,
             ArrayRef<OpOperand *> inputs);

  /// Replaces the ops and the contractions.
  void emit();

private:
  SmallVector<unsigned> findWholes() const;
  SmallVector<Value> emitStarts();
  SmallVector<Value> consume(ValueRange blocks, OpFoldResult offset,
                             ValueRange states);

  RewriterBase &rewriter;
  Location loc;
  ArrayRef<AllGatherOp> ops;
  const RingPlan &plan;
  const GatheredFlow &gathered;
  const BlockFlow &flow;
  SmallVector<RingTensor> tensors;
  SmallVector<FedContraction> contractions;
  /// The numbers of the gathers whose results something else needs as wholes.
  SmallVector<unsigned> wholes;
};
} // namespace

GatherRing::GatherRing(RewriterBase &rewriter, ArrayRef<AllGatherOp> ops,
                       const RingPlan &plan, const GatheredFlow &gathered,
                       ArrayRef<OpOperand *> inputs)
    : rewriter(rewriter), loc(ops.front()->getLoc()), ops(ops), plan(plan),
      gathered(gathered), flow(gathered.getFlow()) {
  for (AllGatherOp op : ops)
    tensors.push_back(
        {static_cast<int64_t>(op.getDim()), flow.getUnit(op.getResult())});
  for (OpOperand *input : inputs) {
    auto contraction = llvm::cast<linalg::LinalgOp>(input->getOwner());
    DefinitionsToMove definitions(gathered.getPosition(),
                                  gathered.getSources());
    if (failed(gathered.addOtherOperands(contraction, definitions)))
      continue;
    definitions.move(rewriter);
    contractions.emplace_back(contraction, gathered);
  }
  wholes = findWholes();
}

SmallVector<unsigned> GatherRing::findWholes() const {
  DenseSet<Operation *> unneeded;
  for (const FedContraction &contraction : contractions)
    unneeded.insert(contraction.op);
  SmallVector<Value> values = llvm::to_vector(flow.getValues());
  for (Value value : llvm::reverse(values))
    if (llvm::all_of(value.getUsers(),
                     [&](Operation *user) { return unneeded.contains(user); }))
      unneeded.insert(value.getDefiningOp());
  SmallVector<unsigned> needed;
  for (auto [number, op] : llvm::enumerate(ops))
    if (!unneeded.contains(op))
      needed.push_back(number);
  return needed;
}

SmallVector<Value> GatherRing::emitStarts() {
  SmallVector<Value> states;
  for (FedContraction &contraction : contractions)
    states.push_back(contraction.getStart(rewriter));
  for (unsigned number : wholes) {
    RankedTensorType type = AllGatherOp(ops[number]).getType();
    states.push_back(tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                             type.getElementType()));
  }
  return states;
}

SmallVector<Value> GatherRing::consume(ValueRange at, OpFoldResult offset,
                                       ValueRange states) {
  DenseMap<Value, Value> blocks;
  for (auto [source, block] : llvm::zip(gathered.getSources(), at))
    blocks[source] = block;
  auto [dim, unit] = tensors.front();
  int64_t size =
      llvm::cast<RankedTensorType>(at.front().getType()).getDimSize(dim) / unit;
  SmallVector<Value> next;
  for (auto [contraction, state] : llvm::zip(contractions, states)) {
    auto taken = llvm::map_to_vector(contraction.inputs, [&](OpOperand *input) {
      return flow.emitBlock(rewriter, input->get(), offset, size, blocks);
    });
    Value input = contraction.input;
    next.push_back(contraction.feed(
        rewriter, taken, flow.emitOffset(rewriter, loc, input, offset),
        size * flow.getUnit(input), state));
  }
  for (auto [number, state] :
       llvm::zip(wholes, states.drop_front(contractions.size())))
    next.push_back(insertBlock(
        rewriter, loc, at[number], state, tensors[number].dim,
        flow.emitOffset(rewriter, loc, gathered.getSources()[number], offset)));
  return next;
}

void GatherRing::emit() {
  rewriter.setInsertionPoint(gathered.getPosition());
  auto [dim, unit] = tensors.front();
  auto own = llvm::map_to_vector(
      ops, [](AllGatherOp op) -> Value { return op.getInput(); });
  int64_t blockSize =
      llvm::cast<RankedTensorType>(own.front().getType()).getDimSize(dim) /
      unit;
  SmallVector<Value> states = emitStarts();
  RingSchedule schedule =
      planRing(RingKind::Gather, plan.form.mode, plan.form.direction,
               plan.group.n, blockSize, plan.form.chunks);
  RingEmitter emitter(rewriter, loc, plan.group, schedule, tensors, blockSize,
                      plan.unrollLimit);
  states = emitter.emitGather(
      own, states, [&](ValueRange blocks, OpFoldResult offset, ValueRange now) {
        return consume(blocks, offset, now);
      });
  for (auto [contraction, result] : llvm::zip(contractions, states))
    rewriter.replaceOp(contraction.op, result);
  for (auto [number, whole] :
       llvm::zip(wholes, llvm::drop_begin(states, contractions.size())))
    rewriter.replaceAllUsesWith(gathered.getSources()[number], whole);
  flow.eraseUnused(rewriter);
}

void mesh::decomposeAllGathers(RewriterBase &rewriter,
                               ArrayRef<AllGatherOp> ops, const RingPlan &plan,
                               ArrayRef<OpOperand *> inputs) {
  if (plan.form.isBruck) {
    for (AllGatherOp op : ops) {
      rewriter.setInsertionPoint(op);
      rewriter.replaceOp(op, emitBruck(rewriter, op, plan.group));
    }
    return;
  }
  GatheredFlow gathered(ops, plan.group.n);
  DefinitionsToMove definitions(gathered.getPosition(), gathered.getSources());
  if (failed(gathered.addGathered(definitions))) {
    // The ring of another collective uses some before all can be there.
    for (AllGatherOp op : ops)
      decomposeAllGathers(rewriter, op, plan, {});
    return;
  }
  definitions.move(rewriter);
  if (plan.hasLevels()) {
    rewriter.setInsertionPoint(gathered.getPosition());
    return decomposeByLevels(rewriter, ops, plan, inputs);
  }
  gathered.restrictTo(inputs);
  GatherRing(rewriter, ops, plan, gathered, inputs).emit();
}
