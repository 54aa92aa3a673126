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
  void addEdge(Node from, Node to, int64_t capacity);

  /// Returns the source's side of the cut of least capacity between `source`
  /// and `sink`; of several, the one with the fewest nodes on that side. Flows
  /// are those of this call from then on.
  llvm::BitVector cut(Node source, Node sink);

private:
  struct Edge {
    Node to;
    int64_t capacity;
  };

  /// Fills `arrivals` with the edge by which each node is reached first.
  llvm::BitVector search(Node source, std::vector<unsigned> &arrivals) const;

  /// An edge and its reverse follow each other.
  std::vector<Edge> edges;
  std::vector<SmallVector<unsigned>> outgoing;
};

} // namespace mesh

#endif // MESH_SUPPORT_MINIMUMCUT_H
