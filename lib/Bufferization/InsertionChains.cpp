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

/// Returns whether no op after `last`, which is in the block of `value`, may
/// read the memory of `value` other than as a result of `last`.
static bool endsWith(Operation *last, Value value,
                     OneShotAnalysisState &state) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    Operation *op = use.getOwner();
    if (op == last)
      return true;
    return op->getBlock() == last->getBlock() && op->isBeforeInBlock(last) &&
           llvm::all_of(state.getAliasingValues(use), [&](auto alias) {
             return endsWith(last, alias.value, state);
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

void InsertionChains::cut(func::FuncOp function) {
  // By the last value of each chain, the tensor that it begins with.
  DenseMap<Value, Value> begins;
  function.walk([&](mlir::SubsetInsertionOpInterface op) {
    Value value = op.getDestinationOperand().get();
    if (value.getParentBlock() != op->getBlock() || op->getNumResults() != 1 ||
        !endsWith(op, value, state))
      return;
    Value begin = begins.lookup(value);
    if (begin) {
      cut(value, begin);
    } else if (isNew(value, state)) {
      mlir::OpBuilder builder(value.getContext());
      builder.setInsertionPointAfterValue(value);
      created.push_back(builder.clone(*value.getDefiningOp()));
      begin = created.back()->getResult(
          llvm::cast<mlir::OpResult>(value).getResultNumber());
      state.createAliasInfoEntry(begin);
    }
    if (begin)
      begins[op->getResult(0)] = begin;
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
