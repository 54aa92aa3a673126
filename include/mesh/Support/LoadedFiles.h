//===- LoadedFiles.h - The files that this process's code is of -*- C++ -*-===//

#ifndef MESH_SUPPORT_LOADEDFILES_H
#define MESH_SUPPORT_LOADEDFILES_H

#include "mesh/Support/LLVM.h"

#include "llvm/Support/Error.h"

#include <string>

namespace mesh {

/// Returns a text that differs between builds of the program or library that
/// has code or data at `address`: the build ID of its linker, or else the size
/// and the time of its file.
llvm::Expected<std::string> identifyFileOf(const void *address);

} // namespace mesh

#endif // MESH_SUPPORT_LOADEDFILES_H
