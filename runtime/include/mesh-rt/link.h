//===- link.h - Costs of messages and collectives on links ------*- C++ -*-===//
//
// The formulas of links with a latency α and a bandwidth β, by how the devices
// of an axis are joined. The emulation of links (RunOptions::links) and the
// compiler's predictions both take them from here.
//
// On a *ring* each device has a wire to either neighbour. A message of b bytes
// over h hops takes h α + b / β on all wires of its way.
//
// At a *switch* each device has one port, with a wire out and a wire in, and a
// message to any other takes α + b / β on the sender's wire out and the
// receiver's wire in. If the port is half duplex both are one wire, so that
// whoever sends and receives takes twice as long for the bytes.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_LINK_H
#define MESH_RT_LINK_H

#include "mesh-rt/abi.h"

#include <algorithm>
#include <cstdint>

namespace mesh::rt {

/// The wiring of the devices along an axis.
enum class Topology { Ring, Switch };

/// The time of a collective, and the algorithm in words, such as "recursive
/// doubling".
struct CollectiveTime {
  double seconds;
  const char *algorithm;
};

struct LinkModel {
  Topology topology;
  /// In seconds, and in bytes per second and direction.
  double latency;
  double bandwidth;
  bool duplex;

  /// The latencies of a message to a device `distance` positions on.
  double hopsOver(double distance) const {
    return topology == Topology::Ring ? distance : 1;
  }

  /// The seconds for which wires are busy if each device sends `bytes` to the
  /// one `distance` positions on: on a ring messages share the wires of their
  /// ways.
  double transferOver(double distance, double bytes) const {
    return hopsOver(distance) * wiresPerExchange() * bytes / bandwidth;
  }

  /// The seconds of that, from first to last.
  double shiftOver(double distance, double bytes) const {
    return hopsOver(distance) * latency + transferOver(distance, bytes);
  }

  /// Returns true if messages to either neighbour take the same wires.
  bool waysShareWires() const {
    return topology == Topology::Switch || !duplex;
  }

  /// The seconds in which each of n devices sends `bytes` to every other one,
  /// all begun at once, so that their latencies pass at the same time. On a
  /// ring each message goes the shorter way, those to the opposite device up,
  /// and a wire takes one message at a time.
  double allToAll(int64_t n, double bytes) const {
    if (topology == Topology::Switch)
      return latency + static_cast<double>(n - 1) * transferOver(1, bytes);
    int64_t farthest = n / 2, shorter = (n - 1) / 2;
    int64_t down = shorter * (shorter + 1) / 2;
    int64_t up = down + (farthest - shorter) * farthest;
    auto hops = static_cast<double>(duplex ? up : up + down);
    return static_cast<double>(farthest) * latency + hops * bytes / bandwidth;
  }

  /// Returns the time of a native collective of n ≥ 2 devices that begin with m
  /// = `bytes` each. On a ring all go around in one direction:
  ///
  ///   all_gather                    (n − 1)(α + m / β)
  ///   reduce_scatter, all_to_all    (n − 1)(α + m / (n β))
  ///   all_reduce                    2 (n − 1)(α + m / (n β))
  ///   broadcast                     (n − 1) α + m / β
  ///
  /// At a switch, with L = ⌈log2 n⌉ and each device sending one message at a
  /// time, what is best of
  ///
  ///   all_gather       L α + (n − 1) m / β          recursive doubling, Bruck
  ///   reduce_scatter   L α + (n − 1) m / (n β)      recursive halving
  ///   all_to_all       (n − 1)(α + m / (n β))       pairs
  ///                    L α + B m / (n β)            Bruck
  ///   all_reduce       R (α + m / β)                recursive doubling
  ///                    2 L α + 2 (n − 1) m / (n β)  halving and doubling
  ///   broadcast        L (α + m / β)                tree
  ///                    2 L α + 2 (n − 1) m / (n β)  scatter and gather
  ///
  /// where B is the number of 1s that the numbers below n have in binary, and R
  /// is L, or L + 1 if n is no power of 2. Half duplex halves β, but for the
  /// tree and the scatter of a broadcast, where nobody sends and receives at
  /// once.
  CollectiveTime timeOf(mesh_rt_kind kind, int64_t n, double bytes) const {
    return topology == Topology::Ring ? timeOnRing(kind, n, bytes)
                                      : timeAtSwitch(kind, n, bytes);
  }

private:
  /// Returns the number of times that a device that sends and receives as much
  /// uses one wire.
  double wiresPerExchange() const {
    return topology == Topology::Switch && !duplex ? 2 : 1;
  }

  CollectiveTime timeOnRing(mesh_rt_kind kind, int64_t n, double bytes) const {
    auto size = static_cast<double>(n);
    double steps = size - 1;
    switch (kind) {
    case MESH_RT_ALL_GATHER:
      return {steps * (latency + bytes / bandwidth), "a ring"};
    case MESH_RT_REDUCE_SCATTER:
    case MESH_RT_ALL_TO_ALL:
      return {steps * (latency + bytes / size / bandwidth), "a ring"};
    case MESH_RT_ALL_REDUCE:
      return {2 * steps * (latency + bytes / size / bandwidth), "a ring"};
    default:
      return {steps * latency + bytes / bandwidth, "a ring"};
    }
  }

  /// ⌈log2 n⌉.
  static int64_t roundsOf(int64_t n) {
    int64_t rounds = 0;
    while (int64_t(1) << rounds < n)
      ++rounds;
    return rounds;
  }

  /// Returns the number of 1s that the numbers below n have in binary: a block
  /// travels one round of Bruck's all-to-all for each in its distance.
  static int64_t onesBelow(int64_t n) {
    int64_t ones = 0;
    for (int64_t span = 1; span < n; span *= 2)
      ones +=
          n / (2 * span) * span + std::max<int64_t>(n % (2 * span) - span, 0);
    return ones;
  }

  CollectiveTime timeAtSwitch(mesh_rt_kind kind, int64_t n,
                              double bytes) const {
    auto best = [](CollectiveTime a, CollectiveTime b) {
      return b.seconds < a.seconds ? b : a;
    };
    bool isPower = int64_t(1) << roundsOf(n) == n;
    auto size = static_cast<double>(n);
    double whole = bytes / bandwidth, part = whole / size;
    double busy = wiresPerExchange(), others = size - 1;
    double rounds = static_cast<double>(roundsOf(n)) * latency;
    switch (kind) {
    case MESH_RT_ALL_GATHER:
      return {rounds + busy * others * whole,
              isPower ? "recursive doubling" : "Bruck's algorithm"};
    case MESH_RT_REDUCE_SCATTER:
      return {rounds + busy * others * part,
              isPower ? "recursive halving" : "Bruck's algorithm backwards"};
    case MESH_RT_ALL_TO_ALL:
      return best({others * (latency + busy * part), "exchanges in pairs"},
                  {rounds + busy * static_cast<double>(onesBelow(n)) * part,
                   "Bruck's algorithm"});
    case MESH_RT_ALL_REDUCE: {
      double exchanges = static_cast<double>(roundsOf(n) + (isPower ? 0 : 1));
      return best({exchanges * (latency + busy * whole), "recursive doubling"},
                  {2 * rounds + 2 * busy * others * part,
                   "recursive halving and doubling"});
    }
    default:
      return best(
          {rounds + static_cast<double>(roundsOf(n)) * whole, "a tree"},
          {2 * rounds + (1 + busy) * others * part, "a scatter and a gather"});
    }
  }
};

} // namespace mesh::rt

#endif // MESH_RT_LINK_H
