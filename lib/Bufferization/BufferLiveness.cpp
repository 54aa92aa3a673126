//===- BufferLiveness.cpp - from when to when buffers are in use ----------===//

#include "mesh/Bufferization/BufferLiveness.h"

#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mesh;

BufferLiveness::BufferLiveness(FunctionOpInterface function) {
  numberOps(function);
  findUsers(function);
}

void BufferLiveness::numberOps(FunctionOpInterface function) {
  // In the order of `walk`, an op comes before what is in its regions.
  int64_t next = 0;
  SmallVector<Operation *> ops;
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    spans[op] = {next, next};
    ++next;
    ops.push_back(op);
    for (Region &region : op->getRegions())
      hasBranches |= !region.empty() && !region.hasOneBlock();
  });
  for (Operation *op : llvm::reverse(ops))
    if (op != function)
      spans[op->getParentOp()].end =
          std::max(spans[op->getParentOp()].end, spans[op].end);
  all = spans[function];
}

void BufferLiveness::findUsers(FunctionOpInterface function) {
  // Returns the buffers that a value is made of.
  mlir::BufferViewFlowAnalysis flow(function);
  DenseMap<Value, SmallVector<Value, 2>> sources;
  for (const auto &[value, dependents] : flow)
    for (Value dependent : dependents)
      sources[dependent].push_back(value);

  std::vector<std::pair<Operation *, Value>> uses;
  function->walk([&](Operation *op) {
    // A view is no use: what is made of it may be.
    if (llvm::isa<mlir::ViewLikeOpInterface>(op))
      return;
    for (Value operand : op->getOperands())
      if (llvm::isa<BaseMemRefType>(operand.getType()))
        uses.emplace_back(op, operand);
  });
  // Each value is reached once, by the first of the sorted uses of all that is
  // made of it.
  auto spread = [&](DenseMap<Value, Operation *> &users) {
    SmallVector<Value> reached;
    for (auto [op, value] : uses) {
      reached.push_back(value);
      while (!reached.empty()) {
        Value next = reached.pop_back_val();
        if (!users.try_emplace(next, op).second)
          continue;
        auto it = sources.find(next);
        if (it != sources.end())
          llvm::append_range(reached, it->second);
      }
    }
  };
  llvm::sort(uses, [&](const auto &lhs, const auto &rhs) {
    const Span &left = spans[lhs.first], &right = spans[rhs.first];
    return std::pair(right.end, right.begin) < std::pair(left.end, left.begin);
  });
  spread(lastUsers);
  llvm::sort(uses, [&](const auto &lhs, const auto &rhs) {
    return spans[lhs.first].begin < spans[rhs.first].begin;
  });
  spread(firstUsers);
}

BufferLiveness::Span BufferLiveness::getOuterSpan(Operation *op) const {
  while (!llvm::isa<FunctionOpInterface>(op->getParentOp()))
    op = op->getParentOp();
  return spans.at(op);
}

std::optional<BufferLiveness::Span>
BufferLiveness::getAccess(Value buffer) const {
  Operation *first = firstUsers.lookup(buffer);
  if (!first)
    return std::nullopt;
  if (hasBranches)
    return all;
  return Span{getOuterSpan(first).begin,
              getOuterSpan(lastUsers.at(buffer)).end};
}

/// Returns the outermost loop around `user` that does not contain `alloc`, or
/// `user`.
static Operation *getOutermostLoop(Operation *user, Operation *alloc) {
  Operation *outermost = user;
  for (Operation *op = user; !op->isAncestor(alloc); op = op->getParentOp())
    if (llvm::isa<mlir::LoopLikeOpInterface>(op))
      outermost = op;
  return outermost;
}

BufferLiveness::Span BufferLiveness::getUse(Value buffer) const {
  if (hasBranches)
    return all;
  Operation *alloc = buffer.getDefiningOp();
  Operation *first = firstUsers.lookup(buffer);
  if (!first)
    return spans.at(alloc);
  Operation *last = lastUsers.at(buffer);
  return {spans.at(getOutermostLoop(first, alloc)).begin,
          spans.at(getOutermostLoop(last, alloc)).end};
}
