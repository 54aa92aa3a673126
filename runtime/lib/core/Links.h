//===- Links.h - emulated links between devices -----------------*- C++ -*-===//
//
// Says when a wire would have delivered a message. Devices of an axis form a
// ring; each hop from a device to its neighbour is a wire with a latency α and
// a bandwidth β, on which messages go one after the other. With a duplex link
// the way back is another wire, else it is the same.
//
// A message takes the shorter way around each axis in turn, the way that is
// free earlier if both are as long, and goes straight on at every device: it
// is there h α + b / β after all of its h wires are free, and occupies each for
// b / β. Axes without a link take no time.
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
  /// Throws std::invalid_argument for links that no mesh of `numDevices` has.
  Links(int64_t numDevices, const std::vector<LinkOptions> &options);

  /// When a message of `bytes` arrives that both ends are ready for at `ready`.
  Clock::time_point send(int64_t from, int64_t to, int64_t bytes,
                         Clock::time_point ready);

  /// When a collective of `group` ends that all are ready for at `ready`, run
  /// as rings in one direction, one axis after the other. `bytes` are those of
  /// a member's src. n members of one axis take, with m bytes:
  ///
  ///   all_gather                    (n − 1)(α + m / β)
  ///   reduce_scatter, all_to_all    (n − 1)(α + m / (n β))
  ///   all_reduce                    2 (n − 1)(α + m / (n β))
  ///   broadcast                     (n − 1) α + m / β
  Clock::time_point run(const Group &group, mesh_rt_kind kind, int64_t bytes,
                        Clock::time_point ready);

  /// No message is on any wire.
  void reset();

private:
  struct Axis {
    LinkOptions link;
    /// When the wires that leave each device are free again: upwards, then,
    /// if the link is duplex, downwards.
    std::vector<Clock::time_point> up, down;
  };
  /// The wires of a way around one axis.
  struct Way {
    std::vector<Clock::time_point *> wires;
    Clock::time_point free;
  };

  Axis *find(const mesh_rt_axis &axis);
  Way wayAlong(Axis &axis, int64_t from, int64_t hops, bool upwards);
  std::optional<Way> choose(Axis &axis, int64_t from, int64_t to);

  std::mutex mutex;
  std::vector<Axis> axes;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_LINKS_H
