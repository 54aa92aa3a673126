//===- WireClock.h - arrival times of messages ------------------*- C++ -*-===//
//
// Links are as the runtime emulates them (mesh-run --link, core/Links.h).
// Devices along an axis are a ring, a message takes the shorter way around it
// and shares its wires with those that come by, and what is sent in one
// direction goes one after the other; or a switch joins them, and a message
// takes the sender's wire out and the receiver's wire in. Devices at one
// position (SimulateStep.h) do the same at the same time, so that the wires
// that leave one of them stand for all.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SIMULATION_WIRECLOCK_H
#define MESH_SIMULATION_WIRECLOCK_H

#include "mesh/Machine/MachineModel.h"
#include "mesh/Programs/DeviceSpace.h"

namespace mesh {

class WireClock {
public:
  /// When the wires at a device are free again. Each axis has some; those on
  /// one level of the machine whose devices a switch joins have one port to it
  /// between them. At a switch up is out, and down is in.
  struct Wire {
    double up = 0, down = 0;
  };
  using Wires = SmallVector<Wire, 4>;

  /// With all devices at one position. `mesh` may be null if nothing is sent.
  /// `machine` has to live as long as this.
  WireClock(MeshAttr mesh, const MachineModel &machine)
      : WireClock(mesh, machine, nullptr) {}
  /// `space` and `machine` have to live as long as this.
  WireClock(const DeviceSpace &space, const MachineModel &machine)
      : WireClock(space.getMesh(), machine, &space) {}

  /// When `op`, which the devices at `positions` begin at `ready`, is done. Its
  /// messages use the wires from when these are free. Fails if the machine has
  /// no link for one of its axes.
  llvm::Expected<double> run(CollectiveOpInterface op,
                             ArrayRef<int64_t> positions, double ready);

  /// From when on a collective is under way for the devices at a position, and
  /// when it is done for them.
  struct Flight {
    double begin, end;
  };
  /// The same of devices at `positions`, each of which begins when `ready`
  /// says. They are all that are in a group with one of them. Members of a
  /// group wait for each other. In a permute in which some send or receive
  /// nothing, only both ends of a message do.
  llvm::Expected<SmallVector<Flight>> runAll(CollectiveOpInterface op,
                                             ArrayRef<int64_t> positions,
                                             ArrayRef<double> ready);

  /// When a message between devices at two positions is there, that can leave
  /// at `ready`.
  llvm::Expected<double> send(int64_t from, int64_t to, double bytes,
                              double ready);

  int64_t getNumPositions() const { return wires.size(); }
  Wires &at(int64_t position) { return wires[position]; }
  /// Returns the seconds after `now` for which each wire is busy.
  SmallVector<double> getBacklog(int64_t position, double now) const;
  /// As if everything under way had begun `seconds` later.
  void delay(int64_t position, double seconds);

  /// Returns true if messages along `axes`, for all of which there are links,
  /// leave the cores alone.
  bool isOffloaded(ArrayRef<AxisRefAttr> axes) const;

private:
  struct Axis {
    Link link;
    bool isKnown;
    int64_t size;
    /// The number of its wires among those of a device.
    unsigned wire;
  };
  /// A part of what the messages of a permute take: along one axis, in one
  /// direction.
  struct Leg {
    unsigned axis;
    int64_t distance;
    bool isUp;
  };
  /// A message's way along one axis.
  struct Way {
    SmallVector<double *> wires;
    int64_t hops = 0;
    /// True if a wire may be done before the others begin.
    bool isBuffered = false;

    double getFree() const;
  };
  /// The way between two positions of a message that can leave at `ready`.
  struct Route {
    double ready = 0, latency = 0, transfer = 0;
    SmallVector<Way> ways;

    /// Returns when it can leave because all wires are free.
    double getStart() const;
    /// Uses the wires, and returns when the message is there.
    double take() const;
  };

  WireClock(MeshAttr mesh, const MachineModel &machine,
            const DeviceSpace *space);

  /// Returns the first axis that uses the wires of axis number `axis`.
  unsigned findWire(unsigned axis) const;
  unsigned getNumber(AxisRefAttr axis) const;
  const Axis &get(AxisRefAttr axis) const { return axes[getNumber(axis)]; }
  /// Returns the link of a (sub-)axis that has one: a part of an axis may be
  /// within a level that the axis reaches beyond.
  const Link &getLink(AxisRefAttr axis) const {
    return *machine.getLink(mesh, axis);
  }
  llvm::Error checkKnown(ArrayRef<AxisRefAttr> list) const;
  /// A half-duplex link has one wire for both directions.
  double &getFree(int64_t position, unsigned axis, bool isUp);
  double getFree(ArrayRef<int64_t> positions, unsigned axis, bool isUp);
  /// Returns true if what all devices send upwards takes the wires down as
  /// well.
  bool takesBoth(unsigned axis) const;
  /// The same for the wires that `takesBoth` says, and occupies them.
  double getStart(ArrayRef<int64_t> positions, unsigned axis, bool isUp);
  void occupy(ArrayRef<int64_t> positions, unsigned axis, bool isUp,
              double until);

  /// The legs to where the position along the whole axis is `distance` higher.
  void addLeg(unsigned axis, int64_t distance, ArrayRef<int64_t> positions,
              SmallVectorImpl<Leg> &legs);
  /// The legs of all members of a group that send to one whose index on a
  /// (sub-)axis is `distance` higher.
  void addLegs(AxisRefAttr axis, int64_t distance, ArrayRef<int64_t> positions,
               SmallVectorImpl<Leg> &legs);
  void addLegs(PermuteOp op, ArrayRef<int64_t> positions,
               SmallVectorImpl<Leg> &legs);
  double runPermute(PermuteOp op, ArrayRef<int64_t> positions, double ready);
  double runNative(CollectiveOpInterface op, ArrayRef<int64_t> positions,
                   double ready);
  llvm::Expected<SmallVector<Flight>> sendPairs(PermuteOp op,
                                                ArrayRef<double> ready);

  llvm::Expected<Route> findRoute(int64_t from, int64_t to, double bytes,
                                  double ready);
  Way getWayAround(int64_t from, AxisRefAttr axis, int64_t hops, bool isUp);
  Way getShorterWay(int64_t from, int64_t to, AxisRefAttr axis);
  Way getWayThroughSwitch(int64_t from, int64_t to, AxisRefAttr axis);

  MeshAttr mesh;
  const MachineModel &machine;
  const DeviceSpace *space;
  SmallVector<Axis, 4> axes;
  llvm::StringMap<unsigned> numbers;
  /// By position.
  std::vector<Wires> wires;
};

} // namespace mesh

#endif // MESH_SIMULATION_WIRECLOCK_H
