//===- MinimumCutTest.cpp - minimum cuts of graphs ------------------------===//

#include "mesh/Support/MinimumCut.h"

#include "gtest/gtest.h"

#include <random>

using namespace mesh;

namespace {
struct Edge {
  unsigned from, to;
  int64_t capacity;
};

/// A graph of a few nodes, of which the first is the source and the last the
/// sink.
struct Graph {
  unsigned numNodes;
  std::vector<Edge> edges;

  /// The capacity of the edges that lead out of a side.
  int64_t getCapacity(const llvm::BitVector &side) const {
    int64_t sum = 0;
    for (const Edge &edge : edges)
      if (side[edge.from] && !side[edge.to])
        sum += edge.capacity;
    return sum;
  }
  llvm::BitVector cut() const {
    FlowGraph flow;
    for (unsigned node = 0; node < numNodes; ++node)
      flow.addNode();
    for (const Edge &edge : edges)
      flow.addEdge(edge.from, edge.to, edge.capacity);
    return flow.cut(0, numNodes - 1);
  }
};
} // namespace

TEST(MinimumCut, IsTheLeastOfAll) {
  std::mt19937 random(1);
  for (int round = 0; round < 500; ++round) {
    Graph graph{static_cast<unsigned>(2 + random() % 7), {}};
    for (int edge = random() % 25; edge > 0; --edge)
      graph.edges.push_back({static_cast<unsigned>(random() % graph.numNodes),
                             static_cast<unsigned>(random() % graph.numNodes),
                             static_cast<int64_t>(random() % 10)});
    llvm::BitVector found = graph.cut();
    ASSERT_TRUE(found[0]);
    ASSERT_FALSE(found[graph.numNodes - 1]);
    int64_t capacity = graph.getCapacity(found);
    unsigned numInner = graph.numNodes - 2;
    for (unsigned set = 0; set < 1u << numInner; ++set) {
      llvm::BitVector side(graph.numNodes);
      side.set(0);
      for (unsigned node = 0; node < numInner; ++node)
        side[node + 1] = set >> node & 1;
      ASSERT_LE(capacity, graph.getCapacity(side));
      if (graph.getCapacity(side) == capacity) {
        // No node is on the source's side that does not have to be.
        ASSERT_FALSE(found.test(side)) << "round " << round;
      }
    }
  }
}

TEST(MinimumCut, CrossesNoInfiniteEdges) {
  Graph graph{4,
              {{0, 1, FlowGraph::kInfinite},
               {1, 2, 5},
               {1, 2, 7},
               {2, 1, FlowGraph::kInfinite},
               {2, 3, FlowGraph::kInfinite}}};
  llvm::BitVector side = graph.cut();
  EXPECT_TRUE(side[1]);
  EXPECT_FALSE(side[2]);
}
