//===- ProgramMemory.h - the memory that programs need ----------*- C++ -*-===//

#ifndef MESH_SEARCH_PROGRAMMEMORY_H
#define MESH_SEARCH_PROGRAMMEMORY_H

#include "mesh/Support/LLVM.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <vector>

namespace mesh {

/// Knows of the memory of programs, and which of them may fit into that of a
/// device. Strategies are taken to need at least an even share of what a
/// program needs whole. That is no bound, since they may gather or recompute
/// less. How much more they need is learned from those that do not fit, for
/// which searches find less and less, until one fits. Meshes of more axes split
/// more.
class ProgramMemory {
public:
  ProgramMemory(size_t numPrograms, std::optional<int64_t> limit)
      : limit(limit), evenBytes(numPrograms) {}

  bool isKnown(size_t program) const { return evenBytes[program].has_value(); }
  /// Learns a device's even share of what a program needs.
  void addEven(size_t program, double bytes) { evenBytes[program] = bytes; }
  /// Learns the memory of a strategy on a mesh of `numAxes` axes.
  void addStrategy(size_t program, size_t numAxes, int64_t bytes);
  /// Returns what strategies on meshes of `numAxes` axes are expected to need
  /// at least; 0 if it is not known.
  double getExpected(size_t program, size_t numAxes) const;
  /// Returns true if a program is expected to fit, or not known.
  bool mayFit(size_t program, size_t numAxes) const {
    return !limit ||
           getExpected(program, numAxes) <= static_cast<double>(*limit);
  }

private:
  /// The bytes that strategies need over the even share.
  struct Growth {
    double least = std::numeric_limits<double>::infinity();
    /// True if one did not fit.
    bool isNeeded = false;
  };

  std::optional<int64_t> limit;
  std::vector<std::optional<double>> evenBytes;
  /// By the number of axes.
  std::map<size_t, Growth> growths;
};

} // namespace mesh

#endif // MESH_SEARCH_PROGRAMMEMORY_H
