//===- Links.cpp - Emulated links between devices -------------------------===//

#include "Links.h"

#include <algorithm>
#include <cmath>

using namespace mesh::rt;

static int64_t digitOf(int64_t device, const LinkOptions &link) {
  return device / link.stride % link.size;
}

/// The neighbour of `device` that is `hops` up.
static int64_t moved(int64_t device, const LinkOptions &link, int64_t hops) {
  int64_t digit = digitOf(device, link);
  int64_t target = ((digit + hops) % link.size + link.size) % link.size;
  return device + (target - digit) * link.stride;
}

static Clock::duration toDuration(double seconds) {
  return std::chrono::round<Clock::duration>(
      std::chrono::duration<double>(seconds));
}

static LinkModel modelOf(const LinkOptions &link) {
  return {link.topology, std::chrono::duration<double>(link.latency).count(),
          link.bandwidth, link.duplex};
}

static void check(const LinkOptions &link, int64_t numDevices) {
  bool fits = link.size >= 1 && link.stride >= 1 && link.stride <= numDevices &&
              link.size <= numDevices / link.stride &&
              numDevices % (link.size * link.stride) == 0;
  if (!fits)
    throw Error("a link of an axis of size " + std::to_string(link.size) +
                " and stride " + std::to_string(link.stride) +
                " does not fit in a mesh of " + std::to_string(numDevices) +
                " devices");
  if (link.latency.count() < 0 || !(link.bandwidth > 0))
    throw Error("a link needs a latency of at least 0 and a bandwidth above 0, "
                "got " +
                std::to_string(link.latency.count()) + " ns and " +
                std::to_string(link.bandwidth) + " bytes per second");
}

Links::Links(int64_t numDevices, const std::vector<LinkOptions> &options) {
  for (const LinkOptions &link : options) {
    check(link, numDevices);
    Axis &axis = axes.emplace_back(Axis{link, {}, {}});
    axis.up.resize(numDevices);
    axis.down.resize(link.duplex ? numDevices : 0);
  }
}

void Links::reset() {
  for (Axis &axis : axes) {
    std::fill(axis.up.begin(), axis.up.end(), Clock::time_point());
    std::fill(axis.down.begin(), axis.down.end(), Clock::time_point());
  }
}

Links::Axis *Links::find(const mesh_rt_axis &axis) {
  for (Axis &candidate : axes)
    if (candidate.link.stride <= axis.stride &&
        axis.stride * axis.size <= candidate.link.stride * candidate.link.size)
      return &candidate;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Ways
//===----------------------------------------------------------------------===//

Links::Way Links::wayAround(Axis &axis, int64_t from, int64_t hops,
                            bool upwards) {
  Way way{{}, {}, hops, /*isBuffered=*/false};
  for (int64_t i = 0; i < hops; ++i) {
    // The wire down from a device is the one up from its lower neighbour,
    // unless the link is duplex.
    int64_t next = moved(from, axis.link, upwards ? 1 : -1);
    Clock::time_point &wire = upwards            ? axis.up[from]
                              : axis.link.duplex ? axis.down[from]
                                                 : axis.up[next];
    way.wires.push_back(&wire);
    way.free = std::max(way.free, wire);
    from = next;
  }
  return way;
}

Links::Way Links::shorterWay(Axis &axis, int64_t from, int64_t to) {
  int64_t n = axis.link.size;
  int64_t up = (digitOf(to, axis.link) - digitOf(from, axis.link) + n) % n;
  if (2 * up < n)
    return wayAround(axis, from, up, /*upwards=*/true);
  Way down = wayAround(axis, from, n - up, /*upwards=*/false);
  if (2 * up > n)
    return down;
  Way way = wayAround(axis, from, up, /*upwards=*/true);
  return way.free <= down.free ? way : down;
}

Links::Way Links::wayThroughSwitch(Axis &axis, int64_t from, int64_t to) {
  Clock::time_point &out = axis.up[from];
  Clock::time_point &in = axis.link.duplex ? axis.down[to] : axis.up[to];
  return {{&out, &in}, std::max(out, in), 1, /*isBuffered=*/true};
}

/// Rings go around in one direction; at a switch all send and receive.
std::vector<Links::Wires *> Links::wiresOfCollectives(Axis &axis) {
  if (axis.link.topology == Topology::Switch && axis.link.duplex)
    return {&axis.up, &axis.down};
  return {&axis.up};
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

Clock::time_point Links::send(int64_t from, int64_t to, int64_t bytes,
                              Clock::time_point ready) {
  std::lock_guard lock(mutex);
  std::vector<Way> ways;
  Clock::time_point start = ready;
  double latency = 0, transfer = 0;
  for (Axis &axis : axes) {
    int64_t distance = digitOf(to, axis.link) - digitOf(from, axis.link);
    if (distance == 0)
      continue;
    int64_t next = moved(from, axis.link, distance);
    Way &way = ways.emplace_back(axis.link.topology == Topology::Switch
                                     ? wayThroughSwitch(axis, from, next)
                                     : shorterWay(axis, from, next));
    start = std::max(start, way.free);
    latency += static_cast<double>(way.hops) * modelOf(axis.link).latency;
    transfer =
        std::max(transfer, static_cast<double>(bytes) / axis.link.bandwidth);
    from = next;
  }
  for (const Way &way : ways)
    for (Clock::time_point *wire : way.wires)
      *wire = (way.isBuffered ? std::max(ready, *wire) : start) +
              toDuration(transfer);
  return start + toDuration(latency + transfer);
}

Clock::time_point Links::run(const Group &group, mesh_rt_kind kind,
                             int64_t bytes, Clock::time_point ready) {
  Course course;
  return join(course, group, kind, bytes, ready);
}

Clock::time_point Links::join(Course &course, const Group &group,
                              mesh_rt_kind kind, int64_t bytes,
                              Clock::time_point ready) {
  std::lock_guard lock(mutex);
  Clock::time_point free;
  std::vector<Wires *> used;
  double seconds = 0, size = static_cast<double>(bytes);
  auto visit = [&](const mesh_rt_axis &digit) {
    auto n = static_cast<double>(digit.size);
    if (Axis *axis = digit.size > 1 ? find(digit) : nullptr) {
      seconds += modelOf(axis->link).timeOf(kind, digit.size, size).seconds;
      for (Wires *wires : wiresOfCollectives(*axis)) {
        used.push_back(wires);
        for (int64_t member : group.members)
          free = std::max(free, (*wires)[member]);
      }
    }
    // The bytes that the next axis begins with.
    if (kind == MESH_RT_ALL_GATHER)
      size *= n;
    if (kind == MESH_RT_REDUCE_SCATTER || kind == MESH_RT_ALL_REDUCE)
      size /= n;
  };
  // Blocks are put together from the minor axis on, and taken apart from the
  // major one.
  if (kind == MESH_RT_ALL_GATHER)
    std::for_each(group.axes.rbegin(), group.axes.rend(), visit);
  else
    std::for_each(group.axes.begin(), group.axes.end(), visit);
  if (!course)
    course = free;
  Clock::time_point end = std::max(ready, *course) + toDuration(seconds);
  for (Wires *wires : used)
    for (int64_t member : group.members)
      (*wires)[member] = std::max((*wires)[member], end);
  return end;
}
