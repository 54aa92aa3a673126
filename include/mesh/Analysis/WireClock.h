//===- WireClock.h - when what is sent is there -----------------*- C++ -*-===//
//
// The wires of a program that all devices run alike: whatever one of them
// sends, the others send at the same time, so that those that leave one device
// stand for all. Links are as the runtime emulates them (mesh-run --link):
// devices along an axis are a ring, a message takes the shorter way around it
// and shares its wires with those that come by, and what is sent in one
// direction goes one after the other.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_ANALYSIS_WIRECLOCK_H
#define MESH_ANALYSIS_WIRECLOCK_H

#include "mesh/Analysis/MachineModel.h"
#include "mesh/IR/Mesh.h"

namespace mesh {

class WireClock {
public:
  /// `mesh` may be null if nothing is sent.
  WireClock(MeshAttr mesh, const MachineModel &machine);

  /// When `op`, which all devices begin at `ready`, is done. Its messages use
  /// the wires from when these are free. Fails if the machine has no link for
  /// one of its axes.
  llvm::Expected<double> run(CollectiveOpInterface op, double ready);

  /// How much longer than until `now` each wire has something to do.
  SmallVector<double> getBacklog(double now) const;
  /// As if everything under way had begun `seconds` later.
  void delay(double seconds);

private:
  /// Those of an axis that leave a device. A half-duplex link has one for both
  /// directions.
  struct Axis {
    Link link;
    bool isKnown;
    int64_t size;
    double upFree = 0, downFree = 0;

    double &getFree(bool isUp) {
      return isUp || !link.duplex ? upFree : downFree;
    }
  };
  /// A part of a message's way: along one axis, in one direction.
  struct Leg {
    Axis *axis;
    int64_t hops;
    bool isUp;
  };

  /// The legs to where the position along the whole axis is `distance` higher.
  void addLeg(Axis &axis, int64_t distance, SmallVectorImpl<Leg> &legs);
  /// The legs of all members of a group that send to one whose index on a
  /// (sub-)axis is `distance` higher.
  void addLegs(AxisRefAttr axis, int64_t distance, SmallVectorImpl<Leg> &legs);
  void addLegs(PermuteOp op, SmallVectorImpl<Leg> &legs);
  double runPermute(PermuteOp op, double ready);
  double runRings(CollectiveOpInterface op, double ready);

  MeshAttr mesh;
  std::map<std::string, Axis, std::less<>> axes;
};

} // namespace mesh

#endif // MESH_ANALYSIS_WIRECLOCK_H
