//===- OverlapForm.h - in which messages, as an option ----------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_OVERLAPFORM_H
#define MESH_TRANSFORMS_OVERLAPFORM_H

#include "llvm/Support/CommandLine.h"

namespace mesh {

/// How many messages collectives take, one after the other.
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

/// The spellings of the option on the command line.
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

#endif // MESH_TRANSFORMS_OVERLAPFORM_H
