//===- WriteFile.cpp - files that are there as a whole or not -------------===//

#include "WriteFile.h"

#include "ErrorAbout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileOutputBuffer.h"

using namespace mesh;

llvm::Error mesh::writeFile(StringRef path, StringRef bytes) {
  // A file beside the other, for all of which there is room, that takes its
  // place in the end.
  auto file = llvm::FileOutputBuffer::create(path, bytes.size());
  if (!file)
    return makeErrorAbout(path, file.takeError());
  llvm::copy(bytes, (*file)->getBufferStart());
  if (llvm::Error error = (*file)->commit())
    return makeErrorAbout(path, std::move(error));
  return llvm::Error::success();
}
