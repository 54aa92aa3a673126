//===- OutputPaths.h - where results are written ----------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_OUTPUTPATHS_H
#define MESH_LIB_EXECUTION_OUTPUTPATHS_H

#include "mesh/Execution/Signature.h"

namespace mesh {

/// A result, by number, and the file it is written to.
struct OutputPath {
  unsigned result;
  std::string path;
};

/// Reads requests of the forms `NAME=FILE`, for the result of this name or
/// number, and `FOLDER`, for all results, each by its name.
llvm::Expected<std::vector<OutputPath>>
resolveOutputs(const Signature &signature, ArrayRef<std::string> requests);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_OUTPUTPATHS_H
