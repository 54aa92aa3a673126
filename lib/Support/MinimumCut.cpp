//===- MinimumCut.cpp - Minimum cuts of graphs ----------------------------===//

#include "mesh/Support/MinimumCut.h"

#include <algorithm>
#include <cassert>

using namespace mesh;

FlowGraph::Node FlowGraph::addNode() {
  outgoing.emplace_back();
  return outgoing.size() - 1;
}

void FlowGraph::addEdge(Node from, Node to, int64_t capacity) {
  assert(capacity >= 0 && capacity <= kInfinite && "capacity out of range");
  outgoing[from].push_back(edges.size());
  edges.push_back({to, capacity});
  outgoing[to].push_back(edges.size());
  edges.push_back({from, 0});
}

//===----------------------------------------------------------------------===//
// Preflow
//===----------------------------------------------------------------------===//

/// The algorithm of Goldberg and Tarjan (push-relabel), from the sink on: nodes
/// demand flow and pull it over edges that come from nodes closer to the
/// source. It ends when no node that the source reaches demands any. Flow is
/// pulled over several edges at once (partial augmentation), so that it does
/// not go back and forth between nodes whose distances are too small.
class FlowGraph::Preflow {
public:
  Preflow(FlowGraph &graph, Node source, Node sink)
      : graph(graph), source(source), sink(sink), count(graph.outgoing.size()),
        demands(count), distances(count), current(count), active(count),
        numAt(count + 1) {}

  llvm::BitVector run();

private:
  /// The most edges that flow is pulled over at once.
  static constexpr size_t kMostSteps = 4;

  void computeDistances();
  void activate(Node node);
  void pull(Node node, unsigned edge);
  void discharge(Node node);
  void relabel(Node node);
  std::optional<unsigned> findEdge(Node node);
  /// Returns how much can still flow to a node from the end of one of its
  /// edges.
  int64_t getIncoming(unsigned edge) const {
    return graph.edges[edge ^ 1].capacity;
  }

  FlowGraph &graph;
  Node source, sink;
  unsigned count;
  std::vector<int64_t> demands;
  /// At most the number of edges from the source to a node; `count` if it does
  /// not reach the node.
  std::vector<unsigned> distances;
  /// The edge of each node that is looked at next.
  std::vector<unsigned> current;
  /// The nodes that demand flow, and the number of all nodes, by distance.
  std::vector<std::vector<Node>> active;
  std::vector<unsigned> numAt;
  unsigned farthest = 0;
  /// The edges that were looked at since the distances were exact.
  size_t work = 0;
};

void FlowGraph::Preflow::activate(Node node) {
  active[distances[node]].push_back(node);
  farthest = std::max(farthest, distances[node]);
}

/// Makes the distances exact.
void FlowGraph::Preflow::computeDistances() {
  std::fill(distances.begin(), distances.end(), count);
  std::fill(current.begin(), current.end(), 0);
  std::fill(numAt.begin(), numAt.end(), 0);
  for (std::vector<Node> &nodes : active)
    nodes.clear();
  work = farthest = 0;
  std::vector<Node> queue{source};
  distances[source] = 0;
  for (size_t next = 0; next < queue.size(); ++next) {
    Node node = queue[next];
    ++numAt[distances[node]];
    if (demands[node] != 0 && node != source)
      activate(node);
    for (unsigned edge : graph.outgoing[node]) {
      Node to = graph.edges[edge].to;
      if (graph.edges[edge].capacity == 0 || distances[to] != count)
        continue;
      distances[to] = distances[node] + 1;
      queue.push_back(to);
    }
  }
  numAt[count] = count - queue.size();
}

/// Pulls as much flow to `node` as it demands and the other end of `edge` can
/// let through.
void FlowGraph::Preflow::pull(Node node, unsigned edge) {
  Node from = graph.edges[edge].to;
  int64_t flow = std::min(demands[node], getIncoming(edge));
  graph.edges[edge ^ 1].capacity -= flow;
  graph.edges[edge].capacity += flow;
  demands[node] -= flow;
  if (demands[from] == 0 && from != source)
    activate(from);
  demands[from] += flow;
}

/// Raises the distance of `node`, to `count` if the source does not reach it.
void FlowGraph::Preflow::relabel(Node node) {
  unsigned least = count;
  for (unsigned edge : graph.outgoing[node])
    if (getIncoming(edge) != 0)
      least = std::min(least, distances[graph.edges[edge].to] + 1);
  work += graph.outgoing[node].size();
  // If no other node was as far, then no flow gets over the gap.
  if (--numAt[distances[node]] == 0)
    least = count;
  distances[node] = least;
  ++numAt[least];
  current[node] = 0;
}

/// Returns an edge over which flow can come from a node closer to the source.
std::optional<unsigned> FlowGraph::Preflow::findEdge(Node node) {
  ArrayRef<unsigned> edges = graph.outgoing[node];
  for (unsigned &next = current[node]; next < edges.size(); ++next)
    if (getIncoming(edges[next]) != 0 &&
        distances[graph.edges[edges[next]].to] + 1 == distances[node])
      return edges[next];
  return std::nullopt;
}

/// Pulls flow to `node` over a few edges.
void FlowGraph::Preflow::discharge(Node node) {
  SmallVector<unsigned, kMostSteps> path;
  Node end = node;
  while (end != source && path.size() < kMostSteps) {
    if (std::optional<unsigned> edge = findEdge(end)) {
      path.push_back(*edge);
      end = graph.edges[*edge].to;
      continue;
    }
    relabel(end);
    if (demands[end] != 0 && end != node && distances[end] != count)
      activate(end);
    if (!path.empty())
      end = graph.edges[path.pop_back_val() ^ 1].to;
    else if (distances[node] == count)
      return;
  }
  for (unsigned edge : path)
    pull(graph.edges[edge ^ 1].to, edge);
  if (demands[node] != 0)
    activate(node);
}

/// Returns the nodes that the source still reaches in the end.
llvm::BitVector FlowGraph::Preflow::run() {
  for (unsigned edge : graph.outgoing[sink]) {
    demands[graph.edges[edge].to] += getIncoming(edge);
    graph.edges[edge].capacity += getIncoming(edge);
    graph.edges[edge ^ 1].capacity = 0;
  }
  computeDistances();
  size_t limit = 4 * (count + graph.edges.size());
  for (;; --farthest) {
    while (!active[farthest].empty()) {
      Node node = active[farthest].back();
      active[farthest].pop_back();
      // Its distance or its demand may have changed since.
      if (distances[node] == farthest && demands[node] != 0)
        discharge(node);
      if (work > limit)
        computeDistances();
    }
    if (farthest == 0)
      break;
  }
  computeDistances();
  llvm::BitVector reached(count);
  for (Node node = 0; node < count; ++node)
    reached[node] = distances[node] != count;
  return reached;
}

llvm::BitVector FlowGraph::cut(Node source, Node sink) {
  return Preflow(*this, source, sink).run();
}
