//===- ResultMarks.h - annotations of results in a graph --------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_RESULTMARKS_H
#define MESH_LIB_SEARCH_RESULTMARKS_H

#include "NodePrices.h"
#include "mesh/Search/SearchSpace.h"

namespace mesh {

/// The marks of a graph: `mesh.shard` ops on results that strategies may
/// annotate. An op may compute its result in another layout than the one that
/// is annotated, so that the mark has a tensor of its own. A mark that a
/// strategy does not annotate is hidden: what reads it reads the result.
class ResultMarks {
public:
  /// Finds the marks of `graph`, which have tokens, and hides them.
  ResultMarks(PropagationGraph &graph, const SearchSpace &space);

  /// Shows the marks of `groups` and hides the others. The tensors of `graph`
  /// are those of a graph without marks.
  void show(ArrayRef<size_t> groups);
  /// Lays out the tensors of hidden marks as the results.
  void layOutHidden();
  /// Lays out a mark as the result where all that read it need one other
  /// layout: they get that from the result, by one reshard. Returns true if
  /// there is such a mark. The nodes of the graph have `prices`.
  bool mergeReshards(const NodePrices::Prices &prices);

private:
  /// The nodes at a tensor, and the number of their places for it.
  struct Places {
    SmallVector<unsigned, 4> nodes;
    unsigned numOps;
  };
  struct Mark {
    unsigned node;
    /// The tensors of the result and of the mark.
    int from, to;
    Places atFrom, atTo;
    /// The nodes that read the mark, with the numbers of operands.
    SmallVector<std::pair<unsigned, unsigned>, 4> reads;
  };

  Mark makeMark(unsigned node) const;
  /// Returns true if what reads the mark needs it in one layout, another one.
  static bool isUnread(const Mark &mark, const NodePrices::Prices &prices);
  void set(const Mark &mark, bool isShown);
  /// Makes one tensor of the result and the mark.
  void join(const Mark &mark);

  PropagationGraph &graph;
  /// By group.
  std::vector<SmallVector<Mark, 1>> marks;
  std::vector<bool> isShown;
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_RESULTMARKS_H
