//===- HiddenReads.cpp - Hide reads from the analysis ---------------------===//

#include "HiddenReads.h"

#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mesh;

using bufferization::OneShotAnalysisState;

/// Returns whether `use` only reads, so that it bufferizes in place.
static bool isPlainRead(OpOperand &use, OneShotAnalysisState &state) {
  Operation *op = use.getOwner();
  return state.getOptions().dynCastBufferizableOp(op) &&
         !llvm::isa<mlir::SubsetInsertionOpInterface>(op) &&
         state.bufferizesToMemoryRead(use) &&
         !state.bufferizesToMemoryWrite(use) &&
         state.getAliasingValues(use).getNumAliases() == 0;
}

void HiddenReads::noteReads(Value value) {
  // Fewer reads are not worth the placeholders.
  constexpr unsigned kFewReads = 16;
  if (!llvm::isa<TensorType>(value.getType()) ||
      !value.hasNUsesOrMore(kFewReads))
    return;
  Block *block = value.getParentBlock();
  SmallVector<OpOperand *> reads;
  Operation *last = nullptr;
  for (OpOperand &use : value.getUses()) {
    Operation *op = use.getOwner();
    if (op->getBlock() != block || !isPlainRead(use, state))
      continue;
    reads.push_back(&use);
    if (!last || last->isBeforeInBlock(op))
      last = op;
  }
  llvm::erase_if(reads,
                 [&](OpOperand *use) { return use->getOwner() == last; });
  if (reads.size() < kFewReads)
    return;
  llvm::append_range(hidden, reads);
  values.emplace_back(value,
                      llvm::map_to_vector(value.getUses(),
                                          [](OpOperand &use) { return &use; }));
}

HiddenReads::HiddenReads(func::FuncOp function, OneShotAnalysisState &state)
    : state(state) {
  if (!function.getBody().hasOneBlock())
    return;
  Block &block = function.getBody().front();
  for (Value argument : block.getArguments())
    noteReads(argument);
  for (Operation &op : block)
    for (Value result : op.getResults())
      noteReads(result);
  if (hidden.empty())
    return;
  auto types = llvm::map_to_vector(
      hidden, [](OpOperand *use) { return use->get().getType(); });
  auto builder = mlir::OpBuilder::atBlockBegin(&block);
  placeholder = mlir::UnrealizedConversionCastOp::create(
      builder, function.getLoc(), types, ValueRange());
  for (auto [use, result] :
       llvm::zip_equal(hidden, placeholder->getResults())) {
    state.createAliasInfoEntry(result);
    use->set(result);
  }
}

void HiddenReads::restore() {
  for (auto &[value, uses] : values)
    for (OpOperand *use : llvm::reverse(uses))
      use->set(value);
  for (OpOperand *use : hidden)
    state.bufferizeInPlace(*use);
  if (placeholder) {
    state.resetCache();
    placeholder->erase();
  }
}
