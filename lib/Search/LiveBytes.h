//===- LiveBytes.h - memory of programs on whole tensors --------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_LIVEBYTES_H
#define MESH_LIB_SEARCH_LIVEBYTES_H

#include "NodePrices.h"

namespace mesh {

/// Estimates the memory of an entry by the layouts of its tensors: arguments,
/// results, and buffers from where they are made to their last use. Cheap
/// values have none. Values that ops need in other layouts are there in these,
/// too, from the first such op to the last. Of what a ring gathers there are
/// two blocks.
class LiveBytes {
public:
  LiveBytes(const PropagationGraph &graph, NodePrices::Members members,
            FunctionOpInterface entry, mlir::SymbolTableCollection &symbols);

  /// Returns the bytes of a device. The nodes of the graph have `prices`, and
  /// `rings` do these transfers.
  int64_t get(const NodePrices::Prices &prices,
              const DenseSet<const Transfer *> &rings) const;

private:
  struct Step {
    /// The tensors that an op makes, those that it writes these over, and the
    /// others that it is the last to use.
    SmallVector<int, 1> made, overwritten, ended;
    /// The tensors of a `mesh.shard`, whose result is its operand if both have
    /// one layout.
    std::optional<std::pair<int, int>> shard;
    /// The numbers of blocks that it runs.
    SmallVector<unsigned, 1> inner;
    /// The nodes of its ops, with the numbers of those that stand for them.
    SmallVector<std::pair<unsigned, const PropagationNode *>, 2> nodes;
  };
  using Steps = std::vector<Step>;

  unsigned addBlock(Block &block);
  Step makeStep(Operation &op);
  /// Adds the bytes of copies in other layouts to the steps from which on they
  /// are there, and to those after which they are not.
  void addCopies(const Steps &steps, const NodePrices::Prices &prices,
                 const DenseSet<const Transfer *> &rings,
                 std::vector<double> &made, std::vector<double> &ended) const;

  const PropagationGraph &graph;
  mlir::SymbolTableCollection &symbols;
  /// The nodes of ops.
  DenseMap<Operation *,
           SmallVector<std::pair<unsigned, const PropagationNode *>, 1>>
      nodes;
  DenseMap<Operation *, unsigned> functions;
  /// Inner blocks come before those that run them.
  std::vector<Steps> blocks;
  /// The arguments of the entry, and the results with memory of their own.
  SmallVector<int> kept;
  /// Donated arguments, and results that are written over them if they have
  /// the same layout.
  SmallVector<std::pair<int, int>> updated;
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_LIVEBYTES_H
