//===- Links.h - Emulated links between devices -----------------*- C++ -*-===//
//
// The time at which a wire would have delivered a message. A wire has a latency
// α and a bandwidth β, and carries one message at a time. mesh-rt/link.h has
// the wiring of the devices of an axis, and the time of collectives.
//
// On a ring a message takes the shorter way around, the one that is free
// earlier if both are as long, and goes straight on at every device: it is
// there h α + b / β after all of its h wires are free, and occupies each for b
// / β. A link that is not duplex has one wire for both directions.
//
// At a switch it is there α + b / β after the sender's wire out and the
// receiver's wire in are free, and occupies each for b / β, from when that one
// is free: the switch holds what the other is not ready for.
//
// A message over several axes goes along one axis at a time, and the slowest
// sets the pace. Axes without a link take no time.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_LINKS_H
#define MESH_RT_CORE_LINKS_H

#include "Group.h"
#include "RunState.h"
#include "mesh-rt/run.h"

#include <mutex>
#include <optional>
#include <vector>

namespace mesh::rt {

class Links {
public:
  /// Throws an Error for links that no mesh of `numDevices` has.
  Links(int64_t numDevices, const std::vector<LinkOptions> &options);

  /// Returns the arrival of a message of `bytes` that both ends are ready for
  /// at `ready`.
  Clock::time_point send(int64_t from, int64_t to, int64_t bytes,
                         Clock::time_point ready);

  /// When the wires of a collective were free, as those find that come later.
  using Course = std::optional<Clock::time_point>;

  /// When a collective of `group` ends that all are ready for at `ready`, one
  /// axis after the other. `bytes` are those of a member's src. It occupies all
  /// wires that it uses until then.
  Clock::time_point run(const Group &group, mesh_rt_kind kind, int64_t bytes,
                        Clock::time_point ready);

  /// The same for a member that is ready for its part of a collective which
  /// others have begun: all have one course.
  Clock::time_point join(Course &course, const Group &group, mesh_rt_kind kind,
                         int64_t bytes, Clock::time_point ready);

  /// No message is on any wire.
  void reset();

private:
  using Wires = std::vector<Clock::time_point>;
  struct Axis {
    LinkOptions link;
    /// When the wires at each device are free again: on a ring the one up from
    /// it and, if the link is duplex, the one down; at a switch the one out
    /// and, if the port is duplex, the one in.
    Wires up, down;
  };
  /// A way along one axis.
  struct Way {
    std::vector<Clock::time_point *> wires;
    /// The time from which all of them are free.
    Clock::time_point free;
    int64_t hops;
    /// True if a wire may be done before the others begin.
    bool isBuffered;
  };

  Axis *find(const mesh_rt_axis &axis);
  Way wayAround(Axis &axis, int64_t from, int64_t hops, bool upwards);
  Way shorterWay(Axis &axis, int64_t from, int64_t to);
  Way wayThroughSwitch(Axis &axis, int64_t from, int64_t to);
  static std::vector<Wires *> wiresOfCollectives(Axis &axis);

  std::mutex mutex;
  std::vector<Axis> axes;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_LINKS_H
