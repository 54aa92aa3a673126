//===- FoldGraph.cpp - one tensor for all that are alike ------------------===//
//
// Tensors are told apart by their types and annotations, and then by the nodes
// that they are at, until nothing tells more of them apart (color refinement,
// Weisfeiler and Leman). Tensors of one color get the same axes: from nodes of
// the same kind, which have tensors of the same colors.
//
//===----------------------------------------------------------------------===//

#include "mesh/Transforms/Propagation/PropagationGraph.h"

#include "llvm/ADT/Hashing.h"

#include <numeric>
#include <unordered_map>

using namespace mesh;

namespace {
/// The colors of the tensors and nodes of a graph.
class GraphColors {
public:
  explicit GraphColors(const PropagationGraph &graph);

  /// Tells tensors apart until nothing changes. Returns false if that takes too
  /// long.
  bool refine();

  std::vector<uint64_t> tensors, nodes;

private:
  void colorNodes();
  void colorTensors();

  const PropagationGraph &graph;
  std::vector<uint64_t> kinds;
};
} // namespace

Operation *mesh::getScope(Operation *op) {
  Operation *parent = op->getParentOp();
  return llvm::isa<FunctionOpInterface>(parent) ? nullptr : parent;
}

/// Returns a number that ops have in common whose results depend alike on their
/// operands.
static uint64_t getKind(const PropagationNode &node) {
  Operation *op = node.getOwner();
  llvm::hash_code code =
      llvm::hash_combine(getScope(op), node.rule, node.handedOn != nullptr,
                         op->getName().getAsOpaquePointer());
  // Values that are passed on differ by what takes them alone.
  if (node.handedOn)
    return code;
  auto add = [&](Operation *each) {
    code = llvm::hash_combine(
        code, each->getName().getAsOpaquePointer(),
        each->getDiscardableAttrDictionary().getAsOpaquePointer(),
        each->getPropertiesAsAttribute().getAsOpaquePointer());
    for (Type type : each->getResultTypes())
      code = llvm::hash_combine(code, type.getAsOpaquePointer());
  };
  op->walk<mlir::WalkOrder::PreOrder>(add);
  for (ShardingAttr sharding : node.fixedOperands)
    code = llvm::hash_combine(code, sharding.getAsOpaquePointer());
  return code;
}

GraphColors::GraphColors(const PropagationGraph &graph) : graph(graph) {
  for (const PropagatedTensor &tensor : graph.tensors)
    tensors.push_back(
        llvm::hash_combine(tensor.type.getAsOpaquePointer(), tensor.isCheap,
                           tensor.isOpen.find_first_unset(),
                           tensor.annotation.getAsOpaquePointer()));
  for (const PropagationNode &node : graph.nodes)
    kinds.push_back(getKind(node));
}

void GraphColors::colorNodes() {
  nodes.clear();
  for (auto [node, kind] : llvm::zip_equal(graph.nodes, kinds)) {
    llvm::hash_code code(kind);
    for (ArrayRef<int> ids : {ArrayRef(node.operands), ArrayRef(node.results)})
      for (int id : ids)
        code = llvm::hash_combine(code, id < 0 ? 0 : tensors[id]);
    nodes.push_back(code);
  }
}

void GraphColors::colorTensors() {
  // The nodes at each tensor, with the places that it has there.
  std::vector<SmallVector<uint64_t, 4>> around(tensors.size());
  for (auto [node, color] : llvm::zip_equal(graph.nodes, nodes)) {
    unsigned place = 0;
    for (ArrayRef<int> ids : {ArrayRef(node.operands), ArrayRef(node.results)})
      for (int id : ids) {
        ++place;
        if (id >= 0)
          around[id].push_back(llvm::hash_combine(color, place));
      }
  }
  for (auto [color, seen] : llvm::zip_equal(tensors, around)) {
    // It does not matter how many are alike.
    llvm::sort(seen);
    seen.erase(llvm::unique(seen), seen.end());
    color = llvm::hash_combine(
        color, llvm::hash_combine_range(seen.begin(), seen.end()));
  }
}

bool GraphColors::refine() {
  // Each of them takes as long as propagation does.
  constexpr int kMostRounds = 100;
  size_t numColors = 0;
  for (int round = 0; round < kMostRounds; ++round) {
    colorNodes();
    DenseSet<uint64_t> colors(tensors.begin(), tensors.end());
    if (colors.size() == numColors || colors.size() == tensors.size())
      return true;
    numColors = colors.size();
    colorTensors();
  }
  return false;
}

FoldedGraph PropagationGraph::fold() const {
  FoldedGraph folded{PropagationGraph(meshName, mesh), {}};
  GraphColors colors(*this);
  if (!colors.refine()) {
    std::iota(colors.tensors.begin(), colors.tensors.end(), 0);
    std::iota(colors.nodes.begin(), colors.nodes.end(), 0);
  }
  PropagationGraph &graph = folded.graph;
  graph.wholeLayouts = wholeLayouts;
  std::unordered_map<uint64_t, int> tensorOf;
  std::unordered_map<uint64_t, unsigned> nodeOf;
  auto getTensor = [&](int id) {
    return id < 0 ? id : tensorOf.at(colors.tensors[id]);
  };
  for (auto [tensor, color] : llvm::zip_equal(tensors, colors.tensors))
    if (tensorOf.try_emplace(color, graph.tensors.size()).second) {
      graph.tensors.push_back(tensor);
      graph.tensors.back().nodes.clear();
    }
  for (auto [value, id] : tensorIds)
    graph.tensorIds[value] = getTensor(static_cast<int>(id));
  // By node: the number of nodes before it that are left.
  std::vector<unsigned> numBefore;
  for (auto [node, color] : llvm::zip_equal(nodes, colors.nodes)) {
    numBefore.push_back(graph.nodes.size());
    auto [found, isNew] = nodeOf.try_emplace(color, graph.nodes.size());
    if (isNew) {
      PropagationNode &copy = graph.nodes.emplace_back(node);
      folded.members.emplace_back();
      for (SmallVector<int, 4> *ids : {&copy.operands, &copy.results})
        for (int &id : *ids) {
          id = getTensor(id);
          if (id >= 0)
            graph.tensors[id].nodes.push_back(found->second);
        }
    }
    folded.members[found->second].push_back(&node);
  }
  numBefore.push_back(graph.nodes.size());
  for (const PropagationScope &scope : scopes) {
    PropagationScope &copy = graph.scopes.emplace_back();
    for (int id : scope.carried)
      if (!llvm::is_contained(copy.carried, getTensor(id)))
        copy.carried.push_back(getTensor(id));
    copy.beginNode = numBefore[scope.beginNode];
    copy.endNode = numBefore[scope.endNode];
    copy.repeats = scope.repeats;
  }
  return folded;
}
