//===- SplitBackward.cpp - Gradients of activations and weights -----------===//

#include "SplitBackward.h"

#include "SavedValues.h"
#include "mesh/IR/EraseDeadOps.h"
#include "mesh/IR/PipelineOps.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Interfaces/UsedValues.h"
#include "mesh/Support/MinimumCut.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mesh;

bool mesh::takesLittle(Operation *op) {
  if (!mlir::isMemoryEffectFree(op) || llvm::isa<CallOpInterface>(op))
    return false;
  if (auto structured = llvm::dyn_cast<linalg::LinalgOp>(op))
    return structured.getNumReductionLoops() == 0 ||
           structured.getNumDpsInputs() == 1;
  return op->getNumRegions() == 0;
}

bool SharedValues::contains(Value value) {
  if (!block.getParent()->isAncestor(value.getParentRegion()))
    return true;
  if (auto argument = llvm::dyn_cast<BlockArgument>(value))
    return argument.getArgNumber() + numShared >= block.getNumArguments();
  if (auto found = known.find(value); found != known.end())
    return found->second;
  Operation *op = value.getDefiningOp();
  bool result =
      mayRepeat(op) && llvm::all_of(getUsedValues(op),
                                    [&](Value read) { return contains(read); });
  return known[value] = result;
}

static int64_t getBytes(Value value) {
  constexpr int64_t scalarBytes = 8;
  if (RankedTensorType type = getTensorType(value))
    return std::max<int64_t>(1, mesh::countBytes(type).value_or(1));
  return scalarBytes;
}

namespace {
class BackwardSplit {
public:
  BackwardSplit(Block &backward, Block &weights,
                const StageGradients &gradients, unsigned numShared)
      : backward(backward), weights(weights), gradients(gradients),
        firstShared(backward.getNumArguments() - numShared),
        shared(backward, numShared, takesLittle) {}

  void run();

private:
  /// The nodes of a value in the graph: a cut between them saves it.
  struct Nodes {
    FlowGraph::Node computed, open;
  };

  bool isLocal(Value value) const {
    return value.getParentBlock() == &backward;
  }
  llvm::DenseSet<Operation *>
  collectOps(ArrayRef<Value> roots, function_ref<bool(Value)> isAtHand) const;
  Nodes visit(Value value);
  void addOp(Operation *op);
  void chooseSaved();
  void emitWeights();
  void endBackward();

  Block &backward;
  Block &weights;
  const StageGradients &gradients;
  unsigned firstShared;
  /// The ops that gradients of activations need.
  llvm::DenseSet<Operation *> early;
  /// The values that the weights part can compute of its own.
  SharedValues shared;

  FlowGraph graph;
  FlowGraph::Node source = graph.addNode(), sink = graph.addNode();
  llvm::MapVector<Value, Nodes> nodes;
  SmallVector<Value> saved;
};
} // namespace

/// The ops that compute `roots` from values that are at hand.
llvm::DenseSet<Operation *>
BackwardSplit::collectOps(ArrayRef<Value> roots,
                          function_ref<bool(Value)> isAtHand) const {
  llvm::DenseSet<Operation *> ops;
  SmallVector<Value> worklist(roots);
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (op && isLocal(value) && !isAtHand(value) && ops.insert(op).second)
      llvm::append_range(worklist, getUsedValues(op));
  }
  return ops;
}

/// Adds `value`, which is not shared, and what it is computed from.
BackwardSplit::Nodes BackwardSplit::visit(Value value) {
  if (auto known = nodes.find(value); known != nodes.end())
    return known->second;
  Nodes own{graph.addNode(), graph.addNode()};
  nodes[value] = own;
  graph.addEdge(own.computed, own.open, getBytes(value));
  Operation *op = value.getDefiningOp();
  if (!op || early.contains(op))
    graph.addEdge(source, own.computed, FlowGraph::kInfinite);
  else
    addOp(op);
  return own;
}

/// Adds an op that gradients of parameters alone need. If the backward part
/// computes it, it computes what that reads. If it does not, what that reads is
/// saved or computed after it.
void BackwardSplit::addOp(Operation *op) {
  SmallVector<Nodes> results;
  for (Value result : op->getResults())
    results.push_back(visit(result));
  bool mayBeEarly = takesLittle(op);
  for (Nodes result : results)
    if (!mayBeEarly)
      graph.addEdge(result.computed, sink, FlowGraph::kInfinite);
  for (Value read : getUsedValues(op)) {
    if (shared.contains(read))
      continue;
    Nodes from = visit(read);
    if (!mayBeEarly)
      graph.addEdge(from.open, sink, FlowGraph::kInfinite);
    for (Nodes result : results) {
      graph.addEdge(result.computed, from.computed, FlowGraph::kInfinite);
      if (mayBeEarly)
        graph.addEdge(from.open, result.computed, FlowGraph::kInfinite);
    }
  }
}

void BackwardSplit::chooseSaved() {
  for (Value gradient : gradients.ofParams)
    if (!shared.contains(gradient))
      graph.addEdge(visit(gradient).open, sink, FlowGraph::kInfinite);
  llvm::BitVector isEarly = graph.cut(source, sink);
  for (auto [value, own] : nodes)
    if (isEarly[own.computed] && !isEarly[own.open])
      saved.push_back(value);
}

void BackwardSplit::emitWeights() {
  OpBuilder builder = OpBuilder::atBlockEnd(&weights);
  IRMapping mapping;
  SmallVector<std::pair<Value, Value>> places;
  for (Value value : saved)
    places.emplace_back(
        value,
        weights.addArgument(getSavedType(value.getType()), value.getLoc()));
  for (BlockArgument argument : backward.getArguments().drop_front(firstShared))
    mapping.map(argument,
                weights.addArgument(argument.getType(), argument.getLoc()));
  for (auto [value, place] : places)
    mapping.map(value, fromSavedType(builder, place, value.getType()));
  llvm::DenseSet<Operation *> ops = collectOps(
      gradients.ofParams, [&](Value value) { return mapping.contains(value); });
  for (Operation &op : backward)
    if (ops.contains(&op))
      builder.clone(op, mapping);
  StageYieldOp::create(
      builder, backward.getParentOp()->getLoc(),
      llvm::map_to_vector(
          gradients.ofParams,
          [&](Value value) { return mapping.lookupOrDefault(value); }),
      ValueRange(), ArrayRef<int64_t>(), ValueRange());
}

void BackwardSplit::endBackward() {
  OpBuilder builder = OpBuilder::atBlockEnd(&backward);
  auto wrapped = llvm::map_to_vector(
      saved, [&](Value value) { return toSavedType(builder, value); });
  StageYieldOp::create(builder, backward.getParentOp()->getLoc(),
                       gradients.ofActivations, ValueRange(),
                       ArrayRef<int64_t>(), wrapped);
  mlir::IRRewriter rewriter(builder);
  eraseDeadOps(rewriter, backward);
}

void BackwardSplit::run() {
  early = collectOps(gradients.ofActivations, [](Value) { return false; });
  for (Operation &op : backward)
    if (!mlir::isMemoryEffectFree(&op))
      early.insert(&op);
  chooseSaved();
  emitWeights();
  endBackward();
}

void mesh::splitBackward(Block &backward, Block &weights,
                         const StageGradients &gradients, unsigned numShared) {
  BackwardSplit(backward, weights, gradients, numShared).run();
}
