//===- WrittenFiles.h - files to write, checked ahead -----------*- C++ -*-===//

#ifndef MESH_EXECUTION_WRITTENFILES_H
#define MESH_EXECUTION_WRITTENFILES_H

#include "mesh/Execution/Lower.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

#include <string>

namespace mesh {

/// The files of a run. No file is written twice, none takes the place of one
/// that is to stay, and the folder of each is there. Paths are of one file
/// whatever they are called; "-", pipes and devices may be written by several.
class WrittenFiles {
public:
  /// The file at `path`, if there is one, is to stay; `what` it is, as in "the
  /// program".
  void keep(StringRef path, StringRef what);
  /// The same for what is read to compile `program`.
  void keepSources(StringRef program, const LowerOptions &options);
  /// The file at `path` is to be written with `what`, as in "the timeline".
  llvm::Error add(StringRef path, StringRef what);

private:
  /// The uses of files, by their places.
  llvm::StringMap<std::string> kept, written;
};

} // namespace mesh

#endif // MESH_EXECUTION_WRITTENFILES_H
