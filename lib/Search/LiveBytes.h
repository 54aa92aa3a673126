//===- LiveBytes.h - memory of programs on whole tensors --------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_LIVEBYTES_H
#define MESH_LIB_SEARCH_LIVEBYTES_H

#include "mesh/Transforms/Propagation/PropagationGraph.h"

namespace mesh {

/// Estimates the memory of an entry by the layouts of its tensors: arguments,
/// results, and values from where they are made to their last use. Cheap values
/// have none, nor have those that the only op which takes them computes.
class LiveBytes {
public:
  LiveBytes(const PropagationGraph &graph, FunctionOpInterface entry,
            mlir::SymbolTableCollection &symbols);

  /// Returns the bytes of a device.
  int64_t get(const PropagationGraph &graph) const;

private:
  struct Step {
    /// The tensors that an op makes, and those that it is the last to use.
    SmallVector<int, 1> made, ended;
    /// The tensors of a `mesh.shard`, whose result is its operand if both have
    /// one layout.
    std::optional<std::pair<int, int>> shard;
    /// The numbers of blocks that it runs.
    SmallVector<unsigned, 1> inner;
  };

  unsigned addBlock(Block &block);
  Step makeStep(Operation &op);

  const PropagationGraph *source;
  mlir::SymbolTableCollection *symbols;
  DenseMap<Operation *, unsigned> functions;
  /// Inner blocks come before those that run them.
  std::vector<std::vector<Step>> blocks;
  /// The arguments and results of the entry.
  SmallVector<int> kept;
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_LIVEBYTES_H
