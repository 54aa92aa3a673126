//===- WriteFile.h - files that are there as a whole or not -----*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_WRITEFILE_H
#define MESH_LIB_EXECUTION_WRITEFILE_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace mesh {

/// Writes file `path`. After an error, that the disk is full for one, it is as
/// it was before. An error names it.
llvm::Error writeFile(StringRef path, StringRef bytes);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_WRITEFILE_H
