//===- LossStage.cpp - the loss of a function in the last stage -----------===//

#include "mesh/Transforms/PipelineParallel/LossStage.h"
#include "mesh/IR/EraseDeadOps.h"

#include "RowBlocks.h"
#include "mesh/IR/CloneBody.h"
#include "mesh/Interfaces/UsedValues.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mesh;

namespace {
/// Moves what a function makes of the results of one pipeline.
class LossMover {
public:
  LossMover(RewriterBase &rewriter, PipelineOp op)
      : rewriter(rewriter), op(op), loc(op.getLoc()) {}

  PipelineOp run();

private:
  bool findOps();
  PipelineOp create(RowSum &sum);
  void buildStage(PipelineOp created, int64_t number);
  void buildLoss(Block &block, RowSum &sum);
  Value addUp(Value losses);

  RewriterBase &rewriter;
  PipelineOp op;
  Location loc;
  /// The returned value, and the ops that compute it, in their order, apart
  /// from those that the pipeline depends on.
  Value loss;
  SmallVector<Operation *> ops;
  MicrobatchFunction last;
  /// The values that are cut into micro-batches.
  llvm::SetVector<Value> split;
};
} // namespace

/// Returns the ops of `block` on which the operands of `ops`, and the values
/// that their regions capture, depend.
static DenseSet<Operation *> findSources(ArrayRef<Operation *> ops,
                                         Block &block) {
  DenseSet<Operation *> sources;
  SmallVector<Operation *> rest(ops);
  while (!rest.empty())
    for (Value used : getUsedValues(rest.pop_back_val()))
      if (Operation *source = used.getDefiningOp();
          source && source->getBlock() == &block &&
          sources.insert(source).second)
        rest.push_back(source);
  return sources;
}

/// Finds what the function makes of the pipeline's results. Returns false if
/// that is no loss.
bool LossMover::findOps() {
  Block &block = *op->getBlock();
  auto returned = llvm::cast<func::ReturnOp>(block.getTerminator());
  if (returned.getNumOperands() != 1)
    return false;
  loss = returned.getOperand(0);
  auto type = llvm::dyn_cast<RankedTensorType>(loss.getType());
  DenseSet<Operation *> needed = findSources({returned}, block),
                        before = findSources({op}, block);
  if (!type || type.getRank() != 0 ||
      !llvm::isa<FloatType>(type.getElementType()) || !needed.contains(op) ||
      loss.getDefiningOp() == op)
    return false;
  SmallVector<Operation *> fixed;
  for (Operation &each : block.without_terminator()) {
    if (&each == op)
      continue;
    bool isMoved = needed.contains(&each) && !before.contains(&each);
    if (isMoved)
      ops.push_back(&each);
    if (mlir::isPure(&each))
      continue;
    if (isMoved)
      return false;
    fixed.push_back(&each);
  }
  // An assertion that reads results would keep the pipeline beside the new one.
  return !findSources(fixed, block).contains(op);
}

PipelineOp LossMover::create(RowSum &sum) {
  split.insert(op.getSplit().begin(), op.getSplit().end());
  for (auto [value, cuts] : llvm::zip_equal(sum.getCaptured(), last.isSplit))
    if (cuts)
      split.insert(value);
  auto type =
      RankedTensorType::get(static_cast<int64_t>(op.getNumMicrobatches()),
                            mlir::getElementTypeOrSelf(loss.getType()));
  bool isContiguous = op.getContiguous() || last.isContiguous;
  return PipelineOp::create(
      rewriter, loc, type, op.getInputs(), op.getParams(), split.getArrayRef(),
      /*gradients=*/ValueRange(), op.getMeshAttr(), op.getAxis(),
      op.getNumStagesAttr(), op.getNumMicrobatchesAttr(),
      isContiguous ? rewriter.getUnitAttr() : UnitAttr(), op.getScheduleAttr(),
      op.getChunksAttr(), op.getTableAttr(), op.getCostsAttr(),
      rewriter.getI64IntegerAttr(1), /*bodiesCount=*/op.getNumStages());
}

/// Copies stage `number`, with the arguments of all split values.
void LossMover::buildStage(PipelineOp created, int64_t number) {
  Block &from = op.getStage(number).front();
  Block *to = rewriter.createBlock(&created.getStage(number));
  IRMapping mapping;
  auto copy = [&](ArrayRef<BlockArgument> arguments) {
    for (BlockArgument argument : arguments)
      mapping.map(argument, to->addArgument(argument.getType(), loc));
  };
  ArrayRef<BlockArgument> arguments = from.getArguments();
  copy(arguments.drop_back(2));
  for (Value value : split.getArrayRef().drop_front(op.getSplit().size()))
    to->addArgument(op.getMicrobatchType(value.getType()), loc);
  copy(arguments.take_back(2));
  for (Operation &inner : from)
    rewriter.clone(inner, mapping);
}

/// Lets the last stage yield the loss of its micro-batch.
void LossMover::buildLoss(Block &block, RowSum &sum) {
  auto yield = llvm::cast<StageYieldOp>(block.getTerminator());
  ArrayRef<BlockArgument> arguments = last.function.front().getArguments(),
                          own = block.getArguments();
  IRMapping mapping;
  mapping.map(arguments.take_front(sum.getNumOwn()), yield.getValues());
  ArrayRef<BlockArgument> parts = own.drop_back(2).take_back(split.size());
  for (auto [argument, value, cuts] :
       llvm::zip(arguments.drop_front(sum.getNumOwn()), sum.getCaptured(),
                 last.isSplit))
    mapping.map(argument,
                cuts ? parts[llvm::find(split, value) - split.begin()] : value);
  mapping.map(arguments.back(), own.back());
  rewriter.setInsertionPoint(yield);
  Value value = cloneBody(rewriter, last.function.front(), mapping).front();
  auto type = llvm::cast<RankedTensorType>(value.getType());
  Value row = tensor::ExpandShapeOp::create(
      rewriter, loc, RankedTensorType::get(1, type.getElementType()), value,
      ArrayRef<mlir::ReassociationIndices>());
  rewriter.modifyOpInPlace(yield,
                           [&] { yield.getValuesMutable().assign(row); });
}

Value LossMover::addUp(Value losses) {
  auto type = llvm::cast<RankedTensorType>(loss.getType());
  Value zero = arith::ConstantOp::create(
      rewriter, loc, llvm::cast<mlir::TypedAttr>(rewriter.getZeroAttr(type)));
  return linalg::ReduceOp::create(
             rewriter, loc, losses, zero, ArrayRef<int64_t>{0},
             [](OpBuilder &body, Location at, ValueRange values) {
               Value sum =
                   arith::AddFOp::create(body, at, values[1], values[0]);
               linalg::YieldOp::create(body, at, sum);
             })
      .getResult(0);
}

PipelineOp LossMover::run() {
  if (!findOps())
    return op;
  RowSum sum(ops, op.getResults(), loss);
  int64_t numRows =
      llvm::cast<RankedTensorType>(op.getResult(0).getType()).getDimSize(0);
  std::optional<RowFunction::Problem> problem;
  FailureOr<MicrobatchFunction> found = cutIntoMicrobatches(
      sum, numRows, static_cast<int64_t>(op.getNumMicrobatches()), problem);
  if (failed(found) || found->otherwise)
    return op;
  last = std::move(*found);
  mlir::OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  PipelineOp created = create(sum);
  for (int64_t number : llvm::seq<int64_t>(op.getNumStages()))
    buildStage(created, number);
  buildLoss(created.getStages().back().front(), sum);
  rewriter.setInsertionPointAfter(created);
  rewriter.replaceAllUsesWith(loss, addUp(created.getResult(0)));
  eraseDeadOps(rewriter, *created->getBlock());
  return created;
}

PipelineOp mesh::moveLossIntoPipeline(RewriterBase &rewriter, PipelineOp op) {
  return LossMover(rewriter, op).run();
}
