//===- ReadFile.cpp - files that come from outside ------------------------===//

#include "mesh/Support/ReadFile.h"

#include "llvm/Support/FileSystem.h"

using namespace mesh;
namespace fs = llvm::sys::fs;
using llvm::MemoryBuffer;

/// Returns the text that LLVM has read of file `path`, with the file's name in
/// the error.
static llvm::Expected<std::unique_ptr<MemoryBuffer>>
nameIn(StringRef path, llvm::ErrorOr<std::unique_ptr<MemoryBuffer>> buffer) {
  if (buffer)
    return std::move(*buffer);
  return llvm::createStringError(path + ": " + buffer.getError().message());
}

static llvm::Error refuseDevice(StringRef path) {
  fs::file_status status;
  if (fs::status(path, status))
    return llvm::Error::success();
  bool isDevice = status.type() == fs::file_type::character_file ||
                  status.type() == fs::file_type::block_file;
  return isDevice ? llvm::createStringError(
                        path + ": expected a file or a pipe, got a device")
                  : llvm::Error::success();
}

llvm::Expected<std::unique_ptr<MemoryBuffer>> mesh::readText(StringRef path) {
  if (llvm::Error error = refuseDevice(path))
    return error;
  return nameIn(path, MemoryBuffer::getFile(path, /*IsText=*/true));
}

llvm::Expected<std::unique_ptr<MemoryBuffer>>
mesh::readTextOrInput(StringRef path) {
  return path == "-" ? nameIn(path, MemoryBuffer::getSTDIN()) : readText(path);
}

llvm::Expected<std::unique_ptr<MemoryBuffer>> mesh::readBytes(StringRef path) {
  if (llvm::Error error = refuseDevice(path))
    return error;
  return nameIn(path, MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false));
}
