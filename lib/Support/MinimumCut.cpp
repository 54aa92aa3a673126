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
/// source. It ends when no node that the source reaches demands any.
class FlowGraph::Preflow {
public:
  Preflow(FlowGraph &graph, Node source, Node sink)
      : graph(graph), source(source), sink(sink), count(graph.outgoing.size()),
        demands(count), distances(count), current(count), active(count),
        numAt(count + 1) {}

  llvm::BitVector run();

private:
  void computeDistances();
  void activate(Node node);
  void pull(Node node, unsigned edge);
  void discharge(Node node);
  bool relabel(Node node);
  /// What can still flow to a node from the end of one of its edges.
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

/// Raises the distance of `node`. Returns false if the source does not reach it
/// any more.
bool FlowGraph::Preflow::relabel(Node node) {
  unsigned least = count;
  for (unsigned edge : graph.outgoing[node])
    if (getIncoming(edge) != 0)
      least = std::min(least, distances[graph.edges[edge].to] + 1);
  work += graph.outgoing[node].size();
  // If no node was as far, then flow does not get over the gap.
  if (--numAt[distances[node]] == 0)
    least = count;
  distances[node] = least;
  ++numAt[least];
  current[node] = 0;
  return least < count;
}

/// Pulls flow to `node` until it has what it demands.
void FlowGraph::Preflow::discharge(Node node) {
  ArrayRef<unsigned> edges = graph.outgoing[node];
  do {
    for (unsigned &next = current[node]; next < edges.size(); ++next) {
      unsigned edge = edges[next];
      if (getIncoming(edge) == 0 ||
          distances[graph.edges[edge].to] + 1 != distances[node])
        continue;
      pull(node, edge);
      if (demands[node] == 0)
        return;
    }
  } while (relabel(node));
}

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
