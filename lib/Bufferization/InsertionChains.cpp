//===- InsertionChains.cpp - Cut chains of insertions ---------------------===//

#include "InsertionChains.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mesh;

using bufferization::OneShotAnalysisState;

/// Returns whether `value` is memory of its own, whatever other tensors are.
static bool isNew(Value value, OneShotAnalysisState &state) {
  auto op = state.getOptions().dynCastBufferizableOp(value);
  return op && llvm::isa<mlir::OpResult>(value) &&
         llvm::none_of(op->getOperandTypes(), llvm::IsaPred<TensorType>) &&
         op.bufferizesToAllocation(value);
}

/// Advances `last` to the last op of its block that may read the memory of
/// `value`, other than as a result of `insertion`. Returns whether no other
/// block has such ops.
static bool findLastRead(Value value, Operation *insertion, Operation *&last,
                         OneShotAnalysisState &state) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    Operation *op = use.getOwner();
    if (op == insertion)
      return true;
    if (op->getBlock() != insertion->getBlock())
      return false;
    if (!last || last->isBeforeInBlock(op))
      last = op;
    return llvm::all_of(state.getAliasingValues(use), [&](auto alias) {
      return findLastRead(alias.value, insertion, last, state);
    });
  });
}

void InsertionChains::cut(Value value, Value begin) {
  mlir::OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(begin);
  auto copy = bufferization::AllocTensorOp::create(
      builder, begin.getLoc(), llvm::cast<RankedTensorType>(begin.getType()),
      ValueRange(), begin);
  state.createAliasInfoEntry(copy);
  created.push_back(copy);
  Cut cut{value, copy, {}};
  for (OpOperand &use : value.getUses())
    cut.uses.push_back(&use);
  for (OpOperand *use : cut.uses)
    use->set(copy);
  cuts.push_back(std::move(cut));
}

Value InsertionChains::cloneBegin(Value value) {
  mlir::OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  created.push_back(builder.clone(*value.getDefiningOp()));
  Value begin = created.back()->getResult(
      llvm::cast<mlir::OpResult>(value).getResultNumber());
  state.createAliasInfoEntry(begin);
  return begin;
}

void InsertionChains::cut(func::FuncOp function) {
  // By their last values.
  DenseMap<Value, Chain> chains;
  function.walk([&](mlir::SubsetInsertionOpInterface op) {
    Value value = op.getDestinationOperand().get();
    if (value.getParentBlock() != op->getBlock() || op->getNumResults() != 1)
      return;
    Chain chain = chains.lookup(value);
    Operation *lastRead = chain.lastRead;
    bool isFirst = !chain.begin;
    if ((isFirst && !isNew(value, state)) ||
        !findLastRead(value, op, lastRead, state))
      return;
    if (isFirst)
      chain.begin = cloneBegin(value);
    else if (!chain.lastRead ||
             chain.lastRead->isBeforeInBlock(value.getDefiningOp()))
      cut(value, chain.begin);
    chain.lastRead = lastRead;
    chains[op->getResult(0)] = chain;
  });
}

void InsertionChains::join() {
  for (const Cut &cut : cuts) {
    for (OpOperand *use : llvm::reverse(cut.uses))
      use->set(cut.value);
    state.unionAliasSets(cut.value, cut.tensor);
    state.unionEquivalenceClasses(cut.value, cut.tensor);
  }
  cuts.clear();
  state.resetCache();
}

InsertionChains::~InsertionChains() {
  for (Operation *op : llvm::reverse(created))
    op->erase();
}
