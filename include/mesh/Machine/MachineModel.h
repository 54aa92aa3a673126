//===- MachineModel.h - models of machines ----------------------*- C++ -*-===//
//
// The cost model's description of the machine that a program is compiled for.
// It comes from a JSON file, written by hand or by `mesh-calibrate`:
//
//   {
//     "links": {
//       "model": {"latency": 2e-6, "bandwidth": 5e10, "duplex": true},
//       "*":     {"latency": 2e-5, "bandwidth": 1e10,
//                 "topology": "switch", "offloaded": false}
//     },
//     "flops": {"f32": 1e12, "bf16": 4e12},
//     "contraction_overhead": 1e-6,
//     "contraction_grain": 32,
//     "memory_bandwidth": 1e11,
//     "memory": 80e9
//   }
//
// Times are in seconds, bandwidths in bytes per second and direction, rates in
// floating point operations per second. A topology is "ring", if none is given,
// or "switch": mesh-rt/link.h.
//
// "levels" describes nested links, from the innermost on. Here each 8 devices
// in a row have a switch, and another one joins any number of these:
//
//   "levels": [
//     {"devices": 8, "latency": 1e-6, "bandwidth": 3e11, "topology": "switch"},
//     {"latency": 5e-6, "bandwidth": 2.5e10, "topology": "switch"}
//   ]
//
//===----------------------------------------------------------------------===//

#ifndef MESH_MACHINE_MACHINEMODEL_H
#define MESH_MACHINE_MACHINEMODEL_H

#include "mesh/IR/Mesh.h"
#include "mesh/Support/LLVM.h"
#include "mesh/Support/Quantity.h"

#include "mlir/IR/Types.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <map>
#include <string>

namespace mesh {

namespace rt {
// See mesh-rt/link.h.
enum class Topology;
struct LinkModel;
} // namespace rt
using rt::Topology;

/// The name in descriptions and options: "ring", "switch".
StringRef stringifyTopology(Topology topology);
/// Returns the topology of that name, or nothing.
std::optional<Topology> symbolizeTopology(StringRef name);

/// A range of numbers that describe a machine.
struct NumberRange {
  bool contains(double number) const {
    return number >= least && number <= most;
  }

  double least, most;
  /// The start of an error, which goes on with the unit or with what was found.
  StringLiteral expected;
};

/// Latencies and overheads, in seconds: the range of a clock.
inline constexpr NumberRange kTimeRange{0, kMostSeconds,
                                        "expected a number from 0 to 1e6"};
/// Rates of links, memory and devices. Sums and products of times at these are
/// finite, and not 0.
inline constexpr NumberRange kRateRange{1e-6, 1e30,
                                        "expected a number from 1e-6 to 1e30"};
/// Sizes of pieces below which contractions take no less time, in elements.
inline constexpr NumberRange kGrainRange{0, 1e30,
                                         "expected a number from 0 to 1e30"};

/// The link from a device to its neighbours along a mesh axis, or to a switch
/// that joins them all.
struct Link {
  double latency;
  double bandwidth;
  /// True if both directions work at full bandwidth at the same time.
  bool duplex = true;
  /// A ring, unless set.
  Topology topology{};
  /// True if messages travel while the devices compute. Those between threads
  /// do not: the cores that would compute copy them.
  bool offloaded = true;

  /// Returns the formulas of messages and collectives on it.
  rt::LinkModel getModel() const;
  /// The links in series, for messages that go over both.
  void slowDownTo(const Link &other);
};

/// A link that joins so many devices in a row, with those of the levels within
/// it; 0 stands for any number.
struct LinkLevel {
  Link link;
  int64_t devices = 0;
};

struct MachineModel {
  /// By axis; "*" stands for all that are not named.
  std::map<std::string, Link> links;
  /// From the innermost on. The devices of each are a multiple of those of the
  /// one before.
  std::vector<LinkLevel> levels;
  /// The rate of contractions by the name of their operands' element type.
  std::map<std::string, double> flops;
  /// The seconds of each contraction that do not depend on its size.
  double contractionOverhead = 0;
  /// The size along the cut of a contraction into pieces below which smaller
  /// ones take no less: they leave registers unused, and touch as much of the
  /// operands that are not cut.
  double contractionGrain = 0;
  /// The bytes per second that ops other than contractions read and write. 0
  /// means not known: these ops then take no time.
  double memoryBandwidth = 0;
  /// The bytes of memory of a device. 0 means not known.
  int64_t memory = 0;

  /// Returns the link of a (sub-)axis of `mesh`: that of its name, else that of
  /// its level, else that of "*", else null.
  const Link *getLink(MeshAttr mesh, AxisRefAttr axis) const;
  /// Returns the number of the innermost level that joins the devices along a
  /// (sub-)axis of `mesh`; nothing if a link has the axis's name, or no level
  /// joins that many devices.
  std::optional<size_t> getLevel(MeshAttr mesh, AxisRefAttr axis) const;
  /// Returns the rate for an element type, or nothing if it is not known.
  std::optional<double> getFlops(Type element) const;
};

/// Reads a model from `text`. An error names the key, what was found and what
/// was expected.
llvm::Expected<MachineModel> parseMachineModel(StringRef text);

/// Reads a model from a file. An error begins with its name.
llvm::Expected<MachineModel> readMachineModel(StringRef path);

/// Writes the model as text that `parseMachineModel` reads.
llvm::json::Value toJson(const MachineModel &model);

} // namespace mesh

#endif // MESH_MACHINE_MACHINEMODEL_H
