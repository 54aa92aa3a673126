//===- LiveBytes.cpp - memory of programs on whole tensors ----------------===//

#include "LiveBytes.h"

#include "NodePrices.h"
#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mesh;

LiveBytes::LiveBytes(const PropagationGraph &graph, FunctionOpInterface entry,
                     mlir::SymbolTableCollection &symbols)
    : source(&graph), symbols(&symbols) {
  Block &body = entry.getFunctionBody().front();
  addBlock(body);
  for (Value argument : body.getArguments())
    kept.push_back(graph.lookup(argument));
  for (Value result : body.getTerminator()->getOperands())
    kept.push_back(graph.lookup(result));
  llvm::erase(kept, -1);
}

/// Returns true if `op` becomes a part of the loop of the next one.
static bool canBeFused(Operation *op) {
  return (llvm::isa<linalg::LinalgOp>(op) && !isWorkingContraction(op)) ||
         mlir::OpTrait::hasElementwiseMappableTraits(op);
}

/// Returns true if `value` has memory of its own.
static bool isBuffer(Value value) {
  Operation *op = value.getDefiningOp();
  if (!canBeFused(op) || !value.hasOneUse())
    return true;
  Operation *user = *value.user_begin();
  return user->getBlock() != op->getBlock() || !canBeFused(user);
}

LiveBytes::Step LiveBytes::makeStep(Operation &op) {
  Step step;
  if (auto shard = llvm::dyn_cast<ShardOp>(op))
    step.shard.emplace(source->lookup(shard.getInput()),
                       source->lookup(shard.getResult()));
  // Regions of other ops compute elements.
  if (getControlFlow(&op))
    for (Region &region : op.getRegions())
      for (Block &block : region)
        step.inner.push_back(addBlock(block));
  if (FunctionOpInterface callee = getCallee(&op, *symbols);
      callee && !callee.isExternal()) {
    auto [known, isNew] = functions.try_emplace(callee, 0);
    if (isNew) {
      unsigned number = addBlock(callee.getFunctionBody().front());
      functions[callee] = number;
    }
    step.inner.push_back(functions[callee]);
  }
  return step;
}

unsigned LiveBytes::addBlock(Block &block) {
  std::vector<Step> steps;
  DenseMap<Operation *, size_t> numbers;
  for (Operation &op : block) {
    numbers[&op] = steps.size();
    steps.push_back(makeStep(op));
  }
  for (auto [index, op] : llvm::enumerate(block))
    for (Value result : op.getResults()) {
      int id = source->lookup(result);
      if (id < 0 || source->tensors[id].isCheap || !isBuffer(result))
        continue;
      size_t last = index;
      for (Operation *user : result.getUsers())
        last =
            std::max(last, numbers.lookup(block.findAncestorOpInBlock(*user)));
      // Results of the function have their place.
      if (&op != block.getTerminator() && last + 1 == steps.size() &&
          llvm::isa<FunctionOpInterface>(block.getParentOp()))
        continue;
      steps[index].made.push_back(id);
      steps[last].ended.push_back(id);
    }
  blocks.push_back(std::move(steps));
  return blocks.size() - 1;
}

int64_t LiveBytes::get(const PropagationGraph &graph) const {
  std::vector<double> bytes;
  for (const PropagatedTensor &tensor : graph.tensors)
    bytes.push_back(getLocalBytes(tensor.type, tensor.layout, graph.mesh));
  auto getBytes = [&](ArrayRef<int> ids) {
    double sum = 0;
    for (int id : ids)
      sum += bytes[id];
    return sum;
  };
  auto changesNothing = [&](const Step &step) {
    return step.shard &&
           hashLayout(graph.tensors[step.shard->first].layout) ==
               hashLayout(graph.tensors[step.shard->second].layout);
  };
  std::vector<double> peaks;
  for (const std::vector<Step> &steps : blocks) {
    double live = 0, peak = 0;
    for (const Step &step : steps) {
      double ended = getBytes(step.ended);
      bool endsFirst = changesNothing(step);
      live += getBytes(step.made) - (endsFirst ? ended : 0);
      double inner = 0;
      for (unsigned block : step.inner)
        inner = std::max(inner, peaks[block]);
      peak = std::max(peak, live + inner);
      live -= endsFirst ? 0 : ended;
    }
    peaks.push_back(peak);
  }
  return static_cast<int64_t>(peaks.back() + getBytes(kept));
}
