//===- ReshardPlan.h - the collectives of a reshard -------------*- C++ -*-===//
//
// A plan leads a value from one sharding to another. It is a plain value,
// computed from the two shardings, the mesh and the tensor's type alone, and as
// long for a mesh of a thousand devices as for one of two.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_RESHARD_RESHARDPLAN_H
#define MESH_TRANSFORMS_RESHARD_RESHARDPLAN_H

#include "mesh/IR/AxisList.h"
#include "mesh/Machine/MachineModel.h"

namespace mesh {

/// One collective, over `axes`.
struct ReshardStep {
  enum class Kind {
    AllSlice,
    AllGather,
    AllToAll,
    AllReduce,
    ReduceScatter,
    /// The device at a position over `axes` sends to the one at the same
    /// position over `targets`: blocks stay what they are, and change hands.
    Permute,
    /// The first device of the group keeps its value; the others take the
    /// combiner's identity element.
    MakePartial
  };
  Kind kind;
  AxisList axes;
  /// The dim that is sliced, gathered or scattered; of an all-to-all the one
  /// that is split.
  int64_t dim = -1;
  /// The dim that an all-to-all puts together.
  int64_t concatDim = -1;
  std::optional<Combiner> combiner = std::nullopt;
  AxisList targets = {};

  bool operator==(const ReshardStep &other) const = default;
};

/// Returns true if `step` sends anything.
bool communicates(const ReshardStep &step);

/// The tensor and the shardings of a reshard.
struct ReshardProblem {
  ShardingAttr from, to;
  MeshAttr mesh;
  /// The whole tensor.
  RankedTensorType type;
};

struct ReshardOptions {
  /// The machine to decide for; a usual one if null.
  const MachineModel *machine = nullptr;
  /// The bytes of the tensor that a device may hold on the way, if that is
  /// possible. It holds what `from` and `to` ask for in any case.
  double maxBytes = std::numeric_limits<double>::infinity();
};

struct ReshardPlan {
  SmallVector<ReshardStep> steps;
  /// The time it is predicted to take.
  double seconds = 0;
  /// The most that a device holds of the tensor on the way, in bytes.
  double peakBytes = 0;
};

/// A plan made step by step, without looking ahead. In each round:
///
/// 1. what makes the value smaller: slices along axes that do not split it,
///    reduce-scatters along those on which it is partial;
/// 2. what keeps its size: all-to-alls where an axis goes from the end of one
///    dim's list to the end of another's; all-reduces of partial axes that the
///    result does not split;
/// 3. if there is none of that, all-gathers of what stands in the way.
///
/// A slice or scatter appends axes at the minor end of a dim, and a gather
/// takes them off there, so axes whose order changes are gathered first. Axes
/// that become partial do so last.
SmallVector<ReshardStep> planGreedily(ShardingAttr from, ShardingAttr to,
                                      MeshAttr mesh);

/// The cheapest plan, by predicted time, of those that keep to the bound on
/// memory; if there is none, or none is found in due time, of all that are
/// found, among them the greedy one.
ReshardPlan planReshard(const ReshardProblem &problem,
                        const ReshardOptions &options = {});

/// Plans reshards on one mesh, each of them once.
class ReshardPlanner {
public:
  explicit ReshardPlanner(MeshAttr mesh, ReshardOptions options = {})
      : mesh(mesh), options(options) {}

  const ReshardPlan &plan(RankedTensorType type, ShardingAttr from,
                          ShardingAttr to);

private:
  MeshAttr mesh;
  ReshardOptions options;
  DenseMap<std::tuple<Type, Attribute, Attribute>, ReshardPlan> plans;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_RESHARD_RESHARDPLAN_H
