//===- OverlapOptions.h - options of mesh-overlap ---------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_OVERLAP_OVERLAPOPTIONS_H
#define MESH_TRANSFORMS_OVERLAP_OVERLAPOPTIONS_H

#include "mesh/IR/Mesh.h"

#include "llvm/Support/CommandLine.h"

namespace mesh {

/// An overlap mode, or `Auto` to leave the choice to the pass.
enum class OverlapRequest { None, Ring, Bidirectional, Split, Auto };

/// The collectives that become rings.
enum class RingScope {
  /// Collectives beside a contraction that they can overlap with.
  Overlapped,
  /// All of them.
  All
};

/// The form of collectives, by the number of sequential messages that they
/// take.
enum class OverlapForm {
  Auto,
  /// As many as the way around the group is long.
  Flat,
  /// Over levels of as few devices as possible: what travels doubles or halves
  /// from one to the next.
  Doubling,
  /// ⌈log2 n⌉ for any n, for all-gathers and all-to-alls; others as `Doubling`.
  Bruck
};

/// The spellings of the options on the command line.
inline llvm::cl::ValuesClass overlapRequestValues() {
  return llvm::cl::values(
      clEnumValN(OverlapRequest::None, "none", "no overlap"),
      clEnumValN(OverlapRequest::Ring, "ring", "blocks travel one way"),
      clEnumValN(OverlapRequest::Bidirectional, "bidirectional",
                 "half of the blocks travel each way"),
      clEnumValN(OverlapRequest::Split, "split",
                 "half of each block travels each way"),
      clEnumValN(OverlapRequest::Auto, "auto", "what suits the collective"));
}

inline llvm::cl::ValuesClass directionValues() {
  return llvm::cl::values(
      clEnumValN(Direction::Up, "up", "from device d to d + 1"),
      clEnumValN(Direction::Down, "down", "from device d to d - 1"));
}

inline llvm::cl::ValuesClass ringScopeValues() {
  return llvm::cl::values(
      clEnumValN(RingScope::Overlapped, "overlapped",
                 "those beside a contraction that they can overlap with"),
      clEnumValN(RingScope::All, "all", "all of them"));
}

inline llvm::cl::ValuesClass overlapFormValues() {
  return llvm::cl::values(
      clEnumValN(OverlapForm::Auto, "auto", "what suits the collective"),
      clEnumValN(OverlapForm::Flat, "flat", "once around the group"),
      clEnumValN(OverlapForm::Doubling, "doubling",
                 "over levels of as few devices as possible"),
      clEnumValN(OverlapForm::Bruck, "bruck",
                 "all-gathers and all-to-alls in log2 n messages for any n, "
                 "others as with doubling"));
}

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_OVERLAPOPTIONS_H
