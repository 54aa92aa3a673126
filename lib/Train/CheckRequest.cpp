//===- CheckRequest.cpp - Checks of requests of training ------------------===//

#include "CheckRequest.h"

#include "mesh/Checkpoint/Checkpoint.h"
#include "mesh/Execution/Arguments.h"
#include "mesh/Execution/Jobs.h"
#include "mesh/Execution/WrittenFiles.h"

#include "llvm/Support/FileSystem.h"

using namespace mesh;

static llvm::Error checkOptions(const TrainRequest &request) {
  if (request.steps < 1)
    return llvm::createStringError("the number of steps must be at least 1, "
                                   "got " +
                                   llvm::Twine(request.steps));
  if (request.saveEvery < 0 || request.logEvery < 1)
    return llvm::createStringError(
        "steps between checkpoints must be at least 0, and between lines of "
        "progress at least 1");
  if (request.resume && !request.params.empty())
    return llvm::createStringError("--resume takes all values from the "
                                   "checkpoint, so it excludes --params");
  if (!request.plot.empty() && !StringRef(request.plot).ends_with(".svg"))
    return llvm::createStringError(request.plot +
                                   ": expected a name that ends in .svg");
  return llvm::Error::success();
}

/// An error if the checkpoint cannot be gone on from, or begun.
static llvm::Error checkCheckpoint(const TrainRequest &request) {
  if (request.checkpoint.empty()) {
    if (request.resume || request.saveEvery)
      return llvm::createStringError("--resume and --save-every need "
                                     "--checkpoint");
    return llvm::Error::success();
  }
  if (!isCheckpoint(request.checkpoint))
    return llvm::createStringError(
        request.checkpoint +
        ": expected a name that ends in .safetensors or .npz");
  bool exists = llvm::sys::fs::exists(request.checkpoint);
  if (exists && !request.resume)
    return llvm::createStringError(
        request.checkpoint +
        ": is there already; --resume goes on from it, else remove it");
  if (!exists && request.resume)
    return llvm::createStringError(request.checkpoint +
                                   ": there is no such file to go on from");
  return llvm::Error::success();
}

/// An error if a file that is written is read, too.
static llvm::Error checkFiles(const TrainRequest &request) {
  WrittenFiles files;
  files.keepSources(request.file, request.compile);
  for (StringRef spec : request.data)
    files.keep(spec.split('=').second, "batches");
  for (StringRef argument : request.arguments) {
    auto [name, value] = argument.split('=');
    if (isArgumentFile(value))
      files.keep(value, ("argument '" + name + "'").str());
  }
  for (StringRef file : request.params)
    files.keep(file, "tensors that are read");
  if (!request.checkpoint.empty())
    if (llvm::Error error = files.add(request.checkpoint, "the checkpoint"))
      return error;
  return request.plot.empty() ? llvm::Error::success()
                              : files.add(request.plot, "the plot");
}

llvm::Error mesh::checkRequest(const TrainRequest &request,
                               CheckpointLock &lock) {
  if (llvm::Error error = checkOptions(request))
    return error;
  if (isRoot(request.execute.runtime.job)) {
    if (llvm::Error error = checkFiles(request))
      return error;
    // From here on no other training makes or replaces it.
    if (isCheckpoint(request.checkpoint))
      if (llvm::Error error = lock.acquire(request.checkpoint))
        return error;
  }
  return checkCheckpoint(request);
}
