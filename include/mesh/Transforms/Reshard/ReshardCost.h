//===- ReshardCost.h - costs of the steps of a reshard ----------*- C++ -*-===//
//
// A step takes the latency of its messages that follow one another, log2 n of
// them in a group of n (twice that for an all-reduce, one for a permute); the
// time that its slowest link takes for the bytes that a device sends, while it
// receives as many; and that of writing down the result. Slices and the like
// take next to nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_RESHARD_RESHARDCOST_H
#define MESH_TRANSFORMS_RESHARD_RESHARDCOST_H

#include "mesh/Transforms/Reshard/ReshardPlan.h"

namespace mesh {

class ReshardCost {
public:
  ReshardCost(MeshAttr mesh, const MachineModel *machine)
      : mesh(mesh), machine(machine) {}

  /// The slowest of the links along `axes`.
  Link getLink(ArrayRef<AxisRefAttr> axes) const;
  /// The seconds of a step over `n` devices on a link, where a device brings
  /// in `bytes`.
  static double getSeconds(ReshardStep::Kind kind, double n, double bytes,
                           const Link &link);
  double getSeconds(const ReshardStep &step, double bytes) const;
  /// Returns the bytes that a device holds after a step if it brings in
  /// `bytes`.
  static double getBytesAfter(ReshardStep::Kind kind, double n, double bytes);

  /// Time and memory of `steps` for a device that holds `bytes` at first.
  ReshardPlan evaluate(SmallVector<ReshardStep> steps, double bytes) const;

private:
  MeshAttr mesh;
  const MachineModel *machine;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_RESHARD_RESHARDCOST_H
