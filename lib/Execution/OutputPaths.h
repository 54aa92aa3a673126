//===- OutputPaths.h - paths of results -------------------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_OUTPUTPATHS_H
#define MESH_LIB_EXECUTION_OUTPUTPATHS_H

#include "mesh/Entries/Signature.h"
#include "mesh/Execution/WrittenFiles.h"

namespace mesh {

/// A result, by number, and the file it is written to.
struct OutputPath {
  unsigned result;
  std::string path;
};

/// Reads requests of the forms `NAME=FILE`, for the result of this name or
/// number, and `FOLDER`, for all results, each by its name. Folders are made.
/// The files, whose names end in .npy, are added to `files`.
llvm::Expected<std::vector<OutputPath>>
resolveOutputs(const Signature &signature, ArrayRef<std::string> requests,
               WrittenFiles &files);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_OUTPUTPATHS_H
