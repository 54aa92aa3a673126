//===- WriteFile.h - files that are there as a whole or not -----*- C++ -*-===//
//
// The writer of files of all tools. A file is written beside the one that it is
// to replace, with all its space reserved before its first byte, and takes its
// place in the end. After an error, that the disk is full for one, all is as it
// was before. Errors name the file.
//
// "-" is standard output; it and what else is no regular file, a pipe or a
// terminal, is written to in the end.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SUPPORT_WRITEFILE_H
#define MESH_SUPPORT_WRITEFILE_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace mesh {

/// A file that is complete, beside the one whose place it is to take. Without
/// `commit` it goes away again. Several files can be complete before the first
/// of them takes its place.
class CompleteFile {
public:
  /// Writes a file of `numBytes` bytes, which `fill` puts where it is told.
  static llvm::Expected<CompleteFile>
  write(StringRef path, uint64_t numBytes,
        llvm::function_ref<llvm::Error(char *)> fill);
  static llvm::Expected<CompleteFile> write(StringRef path, StringRef bytes);

  CompleteFile(CompleteFile &&other);
  CompleteFile &operator=(CompleteFile &&) = delete;
  ~CompleteFile();

  llvm::Error commit();

private:
  explicit CompleteFile(StringRef path) : path(path) {}

  llvm::Error writeBeside(uint64_t numBytes,
                          llvm::function_ref<llvm::Error(char *)> fill);

  std::string path;
  /// The path of the file now; empty if there is none.
  llvm::SmallString<128> beside;
  /// The bytes of what is no regular file.
  std::vector<char> bytes;
};

/// Removes what writers of file `path` that were killed have left beside it.
/// Nobody may write the file meanwhile.
void removeUnfinished(StringRef path);

/// Writes file `path`.
llvm::Error writeFile(StringRef path, uint64_t numBytes,
                      llvm::function_ref<llvm::Error(char *)> fill);
llvm::Error writeFile(StringRef path, StringRef bytes);

} // namespace mesh

#endif // MESH_SUPPORT_WRITEFILE_H
