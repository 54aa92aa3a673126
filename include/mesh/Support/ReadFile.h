//===- ReadFile.h - files that come from outside ----------------*- C++ -*-===//
//
// The reader of files of all tools. Files and pipes have an end; devices, as
// /dev/zero, may have none and are rejected. Errors name the file.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SUPPORT_READFILE_H
#define MESH_SUPPORT_READFILE_H

#include "mesh/Support/LLVM.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace mesh {

/// The text of file `path`, with a NUL behind it.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> readText(StringRef path);
/// The same, where "-" is standard input.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readTextOrInput(StringRef path);
/// The bytes of file `path`, which are in memory as they are looked at.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> readBytes(StringRef path);

} // namespace mesh

#endif // MESH_SUPPORT_READFILE_H
