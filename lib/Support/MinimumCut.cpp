//===- MinimumCut.cpp - Minimum cuts of graphs ----------------------------===//

#include "mesh/Support/MinimumCut.h"

#include <algorithm>

using namespace mesh;

FlowGraph::Node FlowGraph::addNode() {
  outgoing.emplace_back();
  return outgoing.size() - 1;
}

void FlowGraph::addEdge(Node from, Node to, int64_t capacity) {
  outgoing[from].push_back(edges.size());
  edges.push_back({to, capacity});
  outgoing[to].push_back(edges.size());
  edges.push_back({from, 0});
}

llvm::BitVector FlowGraph::search(Node source,
                                  std::vector<unsigned> &arrivals) const {
  llvm::BitVector reached(outgoing.size());
  SmallVector<Node> queue{source};
  reached.set(source);
  for (size_t next = 0; next < queue.size(); ++next)
    for (unsigned edge : outgoing[queue[next]]) {
      Node to = edges[edge].to;
      if (edges[edge].capacity == 0 || reached[to])
        continue;
      reached.set(to);
      arrivals[to] = edge;
      queue.push_back(to);
    }
  return reached;
}

// Edmonds and Karp: flow along shortest paths until there is none.
llvm::BitVector FlowGraph::cut(Node source, Node sink) {
  std::vector<unsigned> arrivals(outgoing.size());
  llvm::BitVector reached = search(source, arrivals);
  for (; reached[sink]; reached = search(source, arrivals)) {
    auto getTail = [&](Node node) { return edges[arrivals[node] ^ 1].to; };
    int64_t flow = kInfinite;
    for (Node node = sink; node != source; node = getTail(node))
      flow = std::min(flow, edges[arrivals[node]].capacity);
    for (Node node = sink; node != source; node = getTail(node)) {
      edges[arrivals[node]].capacity -= flow;
      edges[arrivals[node] ^ 1].capacity += flow;
    }
  }
  return reached;
}
