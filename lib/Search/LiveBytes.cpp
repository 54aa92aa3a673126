//===- LiveBytes.cpp - memory of programs on whole tensors ----------------===//

#include "LiveBytes.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/IR/Donations.h"
#include "mesh/Remat/BlockUnits.h"

using namespace mesh;

LiveBytes::LiveBytes(const PropagationGraph &graph, NodePrices::Members members,
                     FunctionOpInterface entry,
                     mlir::SymbolTableCollection &symbols)
    : graph(graph), symbols(symbols) {
  for (auto [number, alike] : llvm::enumerate(members))
    for (const PropagationNode *node : alike)
      nodes[node->getOwner()].emplace_back(number, node);
  Block &body = entry.getFunctionBody().front();
  addBlock(body);
  for (Value argument : body.getArguments())
    kept.push_back(graph.lookup(argument));
  DenseMap<unsigned, int> replaced;
  for (Donation donation : findDonations(entry))
    replaced[donation.result] = graph.lookup(donation.argument);
  for (auto [number, result] :
       llvm::enumerate(body.getTerminator()->getOperands()))
    if (auto argument = replaced.find(number); argument == replaced.end())
      kept.push_back(graph.lookup(result));
    else
      updated.emplace_back(argument->second, graph.lookup(result));
  llvm::erase(kept, -1);
}

LiveBytes::Step LiveBytes::makeStep(Operation &op) {
  Step step;
  if (auto shard = llvm::dyn_cast<ShardOp>(op))
    step.shard.emplace(graph.lookup(shard.getInput()),
                       graph.lookup(shard.getResult()));
  // Regions of other ops compute elements.
  if (getControlFlow(&op))
    for (Region &region : op.getRegions())
      for (Block &block : region)
        step.inner.push_back(addBlock(block));
  if (FunctionOpInterface callee = getCallee(&op, symbols);
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
  BlockUnits units(block);
  std::vector<Step> steps;
  SmallVector<Operation *> roots;
  // The last step that reads each value.
  DenseMap<Value, size_t> last;
  SmallVector<std::pair<unsigned, const PropagationNode *>, 2> pending;
  for (Operation &op : block) {
    // Shards and returns have their results in the other layouts.
    if (!llvm::isa<ShardOp>(op) && !op.hasTrait<mlir::OpTrait::IsTerminator>())
      llvm::append_range(pending, nodes.lookup(&op));
    if (!units.isRoot(&op))
      continue;
    for (Value leaf : units.getLeaves(&op))
      last[leaf] = steps.size();
    roots.push_back(&op);
    steps.push_back(makeStep(op));
    std::swap(steps.back().nodes, pending);
  }
  // Results of the function have their place, and what they are written over
  // has it, too.
  llvm::DenseSet<Value> placed, overwritten;
  if (llvm::isa<FunctionOpInterface>(block.getParentOp()))
    placed.insert_range(units.getLeaves(block.getTerminator()));
  for (size_t index = steps.size(); index-- > 0;) {
    Step &step = steps[index];
    SmallVector<Value> leaves = units.getLeaves(roots[index]);
    for (OpResult result : roots[index]->getResults()) {
      auto olds = units.getReplaceable(roots[index], result, leaves);
      auto *old = llvm::find_if(olds, [&](Value value) {
        Operation *maker = value.getDefiningOp();
        return maker && maker->getBlock() == &block &&
               last.lookup(value) == index && !overwritten.contains(value);
      });
      if (old != olds.end()) {
        overwritten.insert(*old);
        if (placed.contains(result))
          placed.insert(*old);
      }
      int id = graph.lookup(result);
      if (id < 0 || graph.tensors[id].isCheap || placed.contains(result))
        continue;
      step.made.push_back(id);
      auto end = last.find(result);
      Step &lastStep = end == last.end() ? step : steps[end->second];
      (overwritten.contains(result) ? lastStep.overwritten : lastStep.ended)
          .push_back(id);
    }
  }
  blocks.push_back(std::move(steps));
  return blocks.size() - 1;
}

/// Returns the bytes of an operand in the layout that an op needs.
static double getReshardBytes(const NodePrices::Reshard &reshard, MeshAttr mesh,
                              const DenseSet<const Transfer *> &rings) {
  // One block is computed with while the next one comes.
  constexpr double kBlocks = 2;
  if (!reshard.gather || !rings.contains(&*reshard.gather))
    return reshard.bytes;
  return reshard.bytes *
         std::min(1.0, kBlocks / static_cast<double>(
                                     mesh.getSize(reshard.gather->axes)));
}

void LiveBytes::addCopies(const Steps &steps, const NodePrices::Prices &prices,
                          const DenseSet<const Transfer *> &rings,
                          std::vector<double> &made,
                          std::vector<double> &ended) const {
  struct Copy {
    double bytes;
    size_t first, last;
  };
  llvm::MapVector<std::pair<Value, uint64_t>, Copy> copies;
  for (auto [index, step] : llvm::enumerate(steps))
    for (auto [number, node] : step.nodes)
      for (const NodePrices::Reshard &reshard : prices[number]->reshards) {
        Copy added{getReshardBytes(reshard, graph.mesh, rings), index, index};
        auto [copy, isNew] = copies.insert(
            {{getOperand(*node, reshard.operand), reshard.layout}, added});
        copy->second.last = index;
        // One transfer stands for all of the same value.
        copy->second.bytes = std::min(copy->second.bytes, added.bytes);
      }
  for (const auto &[key, copy] : copies) {
    made[copy.first] += copy.bytes;
    ended[copy.last] += copy.bytes;
  }
}

int64_t LiveBytes::get(const NodePrices::Prices &prices,
                       const DenseSet<const Transfer *> &rings) const {
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
  for (const Steps &steps : blocks) {
    std::vector<double> made(steps.size()), ended(steps.size());
    addCopies(steps, prices, rings, made, ended);
    double live = 0, peak = 0;
    for (auto [index, step] : llvm::enumerate(steps)) {
      double freed = getBytes(step.ended);
      bool endsFirst = changesNothing(step);
      live += made[index] + getBytes(step.made) - getBytes(step.overwritten) -
              (endsFirst ? freed : 0);
      double inner = 0;
      for (unsigned block : step.inner)
        inner = std::max(inner, peaks[block]);
      peak = std::max(peak, live + inner);
      live -= ended[index] + (endsFirst ? 0 : freed);
    }
    peaks.push_back(peak);
  }
  double all = peaks.back() + getBytes(kept);
  for (auto [argument, result] : updated)
    if (result >= 0 && graph.tensors[argument].layout.dims !=
                           graph.tensors[result].layout.dims)
      all += bytes[result];
  return static_cast<int64_t>(all);
}
