//===- ReshardPlan.h - the collectives of a reshard -------------*- C++ -*-===//
//
// A plan leads a value from one sharding to another. It is a plain value,
// computed from the two shardings and the mesh alone, and as long for a mesh
// of a thousand devices as for one of two.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_ANALYSIS_RESHARDPLAN_H
#define MESH_ANALYSIS_RESHARDPLAN_H

#include "mesh/IR/AxisList.h"

namespace mesh {

/// One collective, over `axes`.
struct ReshardStep {
  enum class Kind {
    AllSlice,
    AllGather,
    AllToAll,
    AllReduce,
    ReduceScatter,
    /// The first device of the group keeps its value; the others take the
    /// combiner's neutral element.
    MakePartial
  };
  Kind kind;
  AxisList axes;
  /// The dim that is sliced, gathered or scattered; of an all-to-all the one
  /// that is split.
  int64_t dim = -1;
  /// Of an all-to-all, the dim that is put together.
  int64_t concatDim = -1;
  std::optional<Combiner> combiner;

  bool operator==(const ReshardStep &other) const = default;
};

/// The steps from `from` to `to`, which are of one rank. In each round:
///
/// 1. what makes the value smaller: slices along axes on which it is whole,
///    reduce-scatters along those on which it is partial;
/// 2. what keeps its size: all-to-alls where an axis goes from the end of one
///    dim's list to the end of another's; all-reduces of partial axes that the
///    result does not split;
/// 3. if there is none of that, all-gathers of what stands in the way.
///
/// A slice or scatter appends axes at the minor end of a dim, and a gather
/// takes them off there, so axes whose order changes are gathered first. Axes
/// that become partial do so last.
SmallVector<ReshardStep> planReshard(ShardingAttr from, ShardingAttr to,
                                     MeshAttr mesh);

/// Whether `step` sends anything.
bool communicates(const ReshardStep &step);

} // namespace mesh

#endif // MESH_ANALYSIS_RESHARDPLAN_H
