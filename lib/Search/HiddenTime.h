//===- HiddenTime.h - communication that contractions hide ------*- C++ -*-===//
//
// The part of communication that rings hide in a program of which only layouts
// are known. Collectives and contractions are paired as at the sites of
// mesh-overlap, and their times are those by which that pass decides.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_SEARCH_HIDDENTIME_H
#define MESH_LIB_SEARCH_HIDDENTIME_H

#include "mesh/IR/AxisList.h"
#include "mesh/Transforms/Overlap/SiteCost.h"

namespace mesh {

/// An all-gather, a reduce-scatter or an all-reduce of a reshard.
struct Transfer {
  mesh_rt_kind kind;
  AxisList axes;
  /// The dim that a ring cuts into blocks, and the size of all blocks.
  unsigned dim;
  int64_t size;
  /// The bytes that a device brings in, and the seconds while nothing is
  /// computed.
  double bytes, seconds;
};

/// A transfer and the contractions beside it, by nodes of a graph.
struct TransferSite {
  const Transfer *transfer = nullptr;
  /// The number of such transfers.
  double count = 0;
  SmallVector<std::pair<unsigned, CutContraction>, 2> contractions = {};
};

class HiddenTime {
public:
  HiddenTime(FlatSymbolRefAttr meshName, MeshAttr mesh,
             const MachineModel &machine)
      : meshName(meshName), mesh(mesh), machine(machine),
        forms(listForms(RingForm(), kNumbersOfChunks)) {}

  /// Returns the seconds of all transfers that contractions hide, each at one
  /// site: those that send most choose first. Adds these transfers to `hidden`.
  double get(MutableArrayRef<TransferSite> sites,
             DenseSet<const Transfer *> &hidden);

private:
  double get(const Transfer &transfer, ArrayRef<CutContraction> contractions);
  double compute(const Transfer &transfer,
                 ArrayRef<CutContraction> contractions) const;
  double getBytesOnWire(const Transfer &transfer) const;

  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
  const MachineModel &machine;
  SmallVector<RingForm> forms;
  /// By transfers and what is beside them.
  DenseMap<uint64_t, double> known;
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_HIDDENTIME_H
