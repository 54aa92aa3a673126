//===- MachineModel.h - how fast devices and links are ----------*- C++ -*-===//
//
// What the cost model knows of the machine that a program is compiled for. It
// comes from a JSON file, written by hand or by `mesh-run --calibrate`:
//
//   {
//     "links": {
//       "model": {"latency": 2e-6, "bandwidth": 5e10, "duplex": true},
//       "*":     {"latency": 2e-5, "bandwidth": 1e10, "switched": true,
//                 "offloaded": false}
//     },
//     "flops": {"f32": 1e12, "bf16": 4e12},
//     "contraction_overhead": 1e-6,
//     "memory_bandwidth": 1e11
//   }
//
// Times are in seconds, bandwidths in bytes per second and direction, rates in
// floating point operations per second.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_ANALYSIS_MACHINEMODEL_H
#define MESH_ANALYSIS_MACHINEMODEL_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Types.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <map>
#include <string>

namespace mesh {

/// What joins a device to its neighbours along a mesh axis, or to a switch that
/// joins them all. A message of b bytes takes latency + b / bandwidth; to one
/// that is h positions on, without a switch, it goes over h links.
struct Link {
  double latency;
  double bandwidth;
  /// Whether both directions work at full bandwidth at the same time.
  bool duplex = true;
  /// Whether all devices are one hop from one another.
  bool switched = false;
  /// Whether messages travel while the devices compute. Those between threads
  /// do not: the cores that would compute copy them.
  bool offloaded = true;
};

struct MachineModel {
  /// By axis; "*" stands for all that are not named.
  std::map<std::string, Link> links;
  /// The rate of contractions by the name of their operands' element type.
  std::map<std::string, double> flops;
  /// What a contraction takes beyond its operations.
  double contractionOverhead = 0;
  /// The bytes that elementwise ops and the like read and write in a second; 0:
  /// not known, and they count as nothing.
  double memoryBandwidth = 0;

  /// Null if there is none for the axis.
  const Link *getLink(StringRef axis) const;
  /// Nothing if the rate is not known.
  std::optional<double> getFlops(Type element) const;
};

/// Reads a model from `text`. An error names the key, what was found and what
/// was expected.
llvm::Expected<MachineModel> parseMachineModel(StringRef text);

/// Reads a model from a file. An error begins with its name.
llvm::Expected<MachineModel> readMachineModel(StringRef path);

/// The inverse of `parseMachineModel`.
llvm::json::Value toJson(const MachineModel &model);

} // namespace mesh

#endif // MESH_ANALYSIS_MACHINEMODEL_H
