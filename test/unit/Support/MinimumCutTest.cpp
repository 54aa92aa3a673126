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

/// Returns the source's side by augmenting paths, found depth first.
static llvm::BitVector cutSlowly(const Graph &graph) {
  std::vector<std::vector<int64_t>> left(graph.numNodes,
                                         std::vector<int64_t>(graph.numNodes));
  for (const Edge &edge : graph.edges)
    left[edge.from][edge.to] += edge.capacity;
  unsigned sink = graph.numNodes - 1;
  for (;;) {
    std::vector<unsigned> stack{0}, arrivals(graph.numNodes);
    llvm::BitVector reached(graph.numNodes);
    reached.set(0);
    while (!stack.empty()) {
      unsigned node = stack.back();
      stack.pop_back();
      for (unsigned to = 0; to < graph.numNodes; ++to)
        if (left[node][to] != 0 && !reached[to]) {
          reached.set(to);
          arrivals[to] = node;
          stack.push_back(to);
        }
    }
    if (!reached[sink])
      return reached;
    int64_t flow = FlowGraph::kInfinite;
    for (unsigned node = sink; node != 0; node = arrivals[node])
      flow = std::min(flow, left[arrivals[node]][node]);
    for (unsigned node = sink; node != 0; node = arrivals[node]) {
      left[arrivals[node]][node] -= flow;
      left[node][arrivals[node]] += flow;
    }
  }
}

TEST(MinimumCut, IsThatOfAugmentingPaths) {
  std::mt19937 random(2);
  for (int round = 0; round < 300; ++round) {
    Graph graph{static_cast<unsigned>(10 + random() % 50), {}};
    int64_t most = round % 2 ? 5 : 1000000;
    for (unsigned edge = random() % (graph.numNodes * 4); edge > 0; --edge)
      graph.edges.push_back({static_cast<unsigned>(random() % graph.numNodes),
                             static_cast<unsigned>(random() % graph.numNodes),
                             static_cast<int64_t>(random() % most)});
    ASSERT_EQ(graph.cut(), cutSlowly(graph)) << "round " << round;
  }
}

TEST(MinimumCut, OfLongChains) {
  // Little flow comes from each node of the first half and goes to each of the
  // second half, over edges that carry all of it.
  constexpr unsigned kNumInner = 100000, kSink = kNumInner + 1;
  Graph graph{kNumInner + 2, {}};
  for (unsigned node = 1; node <= kNumInner; ++node) {
    bool first = node <= kNumInner / 2;
    graph.edges.push_back({first ? 0 : node, first ? node : kSink, 1});
    if (node != kNumInner) {
      int64_t capacity = node == kNumInner / 4 ? 3 : 1 << 24;
      graph.edges.push_back({node, node + 1, capacity});
      graph.edges.push_back({node + 1, node, capacity});
    }
  }
  graph.edges.push_back({0, 1, 1 << 24});
  graph.edges.push_back({kNumInner, kSink, 1 << 24});
  llvm::BitVector side = graph.cut();
  EXPECT_EQ(graph.getCapacity(side), 3 + kNumInner / 4);
  EXPECT_EQ(side.count(), 1 + kNumInner / 4);
}

TEST(MinimumCut, AddsUpLargeCapacities) {
  constexpr int64_t kLarge = FlowGraph::kInfinite - 1;
  Graph graph{5,
              {{0, 1, kLarge},
               {0, 2, kLarge},
               {1, 3, kLarge},
               {2, 3, kLarge},
               {3, 4, kLarge}}};
  llvm::BitVector side = graph.cut();
  EXPECT_TRUE(side[3]);
  EXPECT_FALSE(side[4]);
}

TEST(MinimumCut, HasNoNegativeCapacities) {
  FlowGraph graph;
  FlowGraph::Node first = graph.addNode(), second = graph.addNode();
  EXPECT_DEBUG_DEATH(graph.addEdge(first, second, -1), "capacity");
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
