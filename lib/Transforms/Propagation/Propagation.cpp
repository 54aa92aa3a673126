//===- Propagation.cpp - from a few shardings to all ----------------------===//

#include "mesh/Transforms/Propagation/Propagation.h"

#include "mesh/Transforms/Propagation/PropagationGraph.h"

#include <map>

using namespace mesh;

namespace {
/// Spreads axes over a graph.
class Propagator {
public:
  Propagator(PropagationGraph &graph, std::vector<AxisArrival> *arrivals);
  void run();

private:
  using Tensor = PropagatedTensor;
  using Node = PropagationNode;

  SmallVector<unsigned> activate(int64_t priority, ArrayRef<int> waiting);
  SmallVector<unsigned> propagate(FactorScope scope, ArrayRef<unsigned> seeds);
  SmallVector<unsigned> propagateAndDecide(FactorScope scope,
                                           ArrayRef<unsigned> seeds);
  void enqueue(unsigned node);
  void visit(Node &node, FactorScope scope);
  void handOn(Node &node);
  void pushFixed(Node &node);
  void push(int tensor, const DimFactors &dims, const FactorAxes &axes);
  void extend(int id, unsigned dim, ArrayRef<AxisRefAttr> axes);
  bool mayTake(const Tensor &tensor, unsigned dim, AxisRefAttr axis) const;

  PropagationGraph &graph;
  MeshAttr mesh;
  std::deque<Tensor> &tensors;
  std::vector<AxisArrival> *arrivals;
  /// The one that is being visited.
  unsigned currentNode = 0;
  std::deque<unsigned> worklist;
  llvm::BitVector isQueued;
  /// The nodes whose tensors ask for an axis on several factors that are
  /// equally good, and those that choose one of these.
  llvm::BitVector isTied, breaksTies;
};
} // namespace

Propagator::Propagator(PropagationGraph &graph,
                       std::vector<AxisArrival> *arrivals)
    : graph(graph), mesh(graph.mesh), tensors(graph.tensors),
      arrivals(arrivals), isQueued(graph.nodes.size()),
      isTied(graph.nodes.size()), breaksTies(graph.nodes.size()) {}

//===----------------------------------------------------------------------===//
// Spreading axes
//===----------------------------------------------------------------------===//

bool Propagator::mayTake(const Tensor &tensor, unsigned dim,
                         AxisRefAttr axis) const {
  auto overlaps = [&](ArrayRef<AxisRefAttr> axes) {
    return overlapsAny(mesh, axis, axes);
  };
  if (overlaps(tensor.replicated) || overlaps(tensor.layout.partial) ||
      llvm::any_of(tensor.layout.dims, overlaps) ||
      llvm::any_of(tensor.waiting, [&](auto &entry) {
        return overlaps(entry.second.getAxes());
      }))
    return false;
  // A shard of padding alone is of no use; what divides has none.
  int64_t shards = mesh.getSize(tensor.layout.dims[dim]) * mesh.getSize(axis);
  int64_t size = tensor.type.getDimSize(dim);
  return size >= shards || size % shards == 0;
}

/// Lets `dim` have `axes` if it has the first of them already, as far as it
/// may. The ops around the tensor have to look at it again.
void Propagator::extend(int id, unsigned dim, ArrayRef<AxisRefAttr> axes) {
  Tensor &tensor = tensors[id];
  AxisList &have = tensor.layout.dims[dim];
  if (!tensor.isOpen[dim] || axes.size() <= have.size() ||
      !startsWith(axes, have))
    return;
  bool changed = false;
  for (AxisRefAttr axis : axes.drop_front(have.size())) {
    if (!mayTake(tensor, dim, axis))
      break;
    have.push_back(axis);
    changed = true;
    if (arrivals)
      arrivals->push_back({static_cast<unsigned>(id), dim, axis, currentNode});
  }
  if (!changed)
    return;
  for (unsigned node : tensor.nodes)
    enqueue(node);
}

void Propagator::enqueue(unsigned node) {
  if (isQueued.test(node))
    return;
  isQueued.set(node);
  worklist.push_back(node);
}

void Propagator::push(int tensor, const DimFactors &dims,
                      const FactorAxes &axes) {
  if (tensor < 0)
    return;
  for (auto [dim, factors] : llvm::enumerate(dims))
    extend(tensor, dim, getDimAxes(factors, axes, mesh));
}

/// Operands of manual regions are best the way they have to be in the end.
void Propagator::pushFixed(Node &node) {
  for (auto [tensor, sharding] : llvm::zip(node.operands, node.fixedOperands))
    if (tensor >= 0 && sharding)
      for (auto [dim, dimSharding] : llvm::enumerate(sharding.getDims()))
        extend(tensor, dim, dimSharding.getAxes());
}

/// A tied value should have one sharding on both sides.
void Propagator::handOn(Node &node) {
  int from = node.operands[0], to = node.results[0];
  for (unsigned dim = 0; dim < tensors[from].layout.dims.size(); ++dim) {
    if (!tensors[from].isCheap)
      extend(to, dim, tensors[from].layout.dims[dim]);
    extend(from, dim, tensors[to].layout.dims[dim]);
  }
}

void Propagator::visit(Node &node, FactorScope scope) {
  if (node.handedOn)
    return handOn(node);
  pushFixed(node);
  // Tensors that ask for no axis get none.
  isTied.reset(currentNode);
  if (!graph.isLaidOut(node))
    return;
  bool hasTie = false;
  FactorAxes axes = graph.resolve(
      node, scope, breaksTies.test(currentNode) ? nullptr : &hasTie);
  isTied[currentNode] = hasTie;
  if (llvm::all_of(axes, [](const AxisList &list) { return list.empty(); }))
    return;
  for (auto [tensor, dims] :
       llvm::zip_equal(node.operands, node.rule->operands))
    push(tensor, dims, axes);
  for (auto [tensor, dims] : llvm::zip_equal(node.results, node.rule->results))
    push(tensor, dims, axes);
}

/// Visits `seeds` and what changes around them, until nothing does. Returns all
/// that have been visited.
SmallVector<unsigned> Propagator::propagate(FactorScope scope,
                                            ArrayRef<unsigned> seeds) {
  SmallVector<unsigned> visited;
  for (unsigned node : seeds)
    enqueue(node);
  while (!worklist.empty()) {
    unsigned node = worklist.front();
    worklist.pop_front();
    isQueued.reset(node);
    visited.push_back(node);
    currentNode = node;
    visit(graph.nodes[node], scope);
  }
  return visited;
}

/// As `propagate`. Then lets one op after the other choose among factors that
/// are equally good to it: what follows from one choice may settle the next.
SmallVector<unsigned> Propagator::propagateAndDecide(FactorScope scope,
                                                     ArrayRef<unsigned> seeds) {
  SmallVector<unsigned> visited = propagate(scope, seeds);
  for (int node; (node = isTied.find_first()) != -1;) {
    isTied.reset(node);
    breaksTies.set(node);
    llvm::append_range(visited, propagate(scope, static_cast<unsigned>(node)));
  }
  return visited;
}

/// Lets the dims of `priority` take part. Returns the ops at their tensors,
/// users first: what they have decided is better than what would be resharded.
SmallVector<unsigned> Propagator::activate(int64_t priority,
                                           ArrayRef<int> waiting) {
  SmallVector<unsigned> seeds;
  for (int id : waiting) {
    Tensor &tensor = tensors[id];
    llvm::erase_if(tensor.waiting, [&](auto &entry) {
      auto [dim, dimSharding] = entry;
      if (dimSharding.getPriority() != priority)
        return false;
      tensor.layout.dims[dim] = AxisList(dimSharding.getAxes());
      tensor.isOpen[dim] = dimSharding.getIsOpen();
      return true;
    });
    llvm::append_range(seeds, llvm::reverse(tensor.nodes));
  }
  return seeds;
}

void Propagator::run() {
  // The later priorities start from what they change.
  std::map<int64_t, SmallVector<int>> waiting;
  for (auto [id, tensor] : llvm::enumerate(tensors))
    for (auto &entry : tensor.waiting)
      waiting[entry.second.getPriority()].push_back(id);
  auto spread = [&](ArrayRef<unsigned> seeds) {
    SmallVector<unsigned> visited =
        propagateAndDecide(FactorScope::PassThrough, seeds);
    // To ops without reductions the scopes are the same.
    llvm::erase_if(visited, [&](unsigned node) {
      return !graph.nodes[node].rule->hasReductions();
    });
    propagateAndDecide(FactorScope::All, visited);
  };
  spread(llvm::to_vector(llvm::seq<unsigned>(graph.nodes.size())));
  for (auto &[priority, ids] : waiting)
    spread(activate(priority, ids));
  // Once it is known which dims are split for other reasons.
  SmallVector<unsigned> pinned;
  for (auto [index, node] : llvm::enumerate(graph.nodes))
    if (llvm::any_of(node.rule->factors, [](const Factor &factor) {
          return factor.kind == FactorKind::NeedReplication;
        }))
      pinned.push_back(index);
  propagate(FactorScope::Displaced, pinned);
}

void mesh::spreadAxes(PropagationGraph &graph,
                      std::vector<AxisArrival> *arrivals) {
  Propagator(graph, arrivals).run();
  settleLayouts(graph);
}

LogicalResult mesh::propagateShardings(ArrayRef<GlobalFunction> functions,
                                       SymbolTableCollection &symbols) {
  for (auto &[name, group] : groupByMesh(functions)) {
    PropagationGraph graph(group.front().meshName, group.front().mesh);
    if (failed(graph.build(group, symbols)))
      return failure();
    spreadAxes(graph);
    graph.write();
    graph.remarkUnusedAxes();
    graph.remarkOpsWithoutRule();
    graph.remarkWholeDims();
  }
  return success();
}
