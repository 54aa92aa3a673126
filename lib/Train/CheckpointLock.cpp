//===- CheckpointLock.cpp - One training for a checkpoint -----------------===//

#include "CheckpointLock.h"

#include "mesh/Support/WriteFile.h"

#include "llvm/Support/FileSystem.h"

#include <cerrno>
#include <sys/file.h>
#include <unistd.h>

using namespace mesh;
namespace fs = llvm::sys::fs;

CheckpointLock::~CheckpointLock() {
  if (file < 0)
    return;
  // While it is locked: nobody else has locked what goes away.
  (void)fs::remove(path);
  ::close(file);
}

/// Locks an open file, and returns 0 or the error's number.
static int lockFile(int file) {
  int result;
  do
    result = ::flock(file, LOCK_EX | LOCK_NB);
  while (result != 0 && errno == EINTR);
  return result == 0 ? 0 : errno;
}

/// Returns true if the open file is the one at `path`, and was not removed.
static bool isAt(int file, StringRef path) {
  fs::file_status opened, now;
  return !fs::status(file, opened) && !fs::status(path, now) &&
         fs::equivalent(opened, now);
}

llvm::Error CheckpointLock::acquire(StringRef checkpoint) {
  path = (checkpoint + ".lock").str();
  while (file < 0) {
    int opened;
    // Without a file for the lock, there can be no checkpoint beside it either.
    if (fs::openFileForReadWrite(path, opened, fs::CD_OpenAlways, fs::OF_None))
      return llvm::Error::success();
    int problem = lockFile(opened);
    if (problem == 0 && isAt(opened, path)) {
      file = opened;
      continue;
    }
    ::close(opened);
    if (problem == EWOULDBLOCK)
      return llvm::createStringError(
          checkpoint + ": another training writes it; wait for its end, or "
                       "give this one a checkpoint of its own");
    if (problem != 0)
      return llvm::Error::success();
  }
  removeUnfinished(checkpoint);
  return llvm::Error::success();
}
