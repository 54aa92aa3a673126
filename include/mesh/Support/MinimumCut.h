//===- MinimumCut.h - Minimum cuts of graphs --------------------*- C++ -*-===//

#ifndef MESH_SUPPORT_MINIMUMCUT_H
#define MESH_SUPPORT_MINIMUMCUT_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/BitVector.h"

#include <cstdint>
#include <vector>

namespace mesh {

/// A directed graph whose edges have capacities.
class FlowGraph {
public:
  using Node = unsigned;
  /// The capacity of edges that no cut of finite capacity crosses.
  static constexpr int64_t kInfinite = int64_t(1) << 60;

  Node addNode();
  /// `capacity` is between 0 and `kInfinite`.
  void addEdge(Node from, Node to, int64_t capacity);

  /// Returns the source's side of the cut of least capacity between `source`
  /// and `sink`; of several, the one with the fewest nodes on that side. The
  /// capacities of the edges to `sink` sum to less than 2^63. May be called
  /// once.
  llvm::BitVector cut(Node source, Node sink);

private:
  struct Edge {
    Node to;
    int64_t capacity;
  };

  class Preflow;

  /// An edge and its reverse follow each other.
  std::vector<Edge> edges;
  std::vector<SmallVector<unsigned>> outgoing;
};

} // namespace mesh

#endif // MESH_SUPPORT_MINIMUMCUT_H
