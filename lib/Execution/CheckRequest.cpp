//===- CheckRequest.cpp - checks of requests to run -----------------------===//

#include "CheckRequest.h"

#include <cmath>

using namespace mesh;

llvm::Expected<std::chrono::milliseconds> mesh::getDeadline(double seconds) {
  if (!(seconds > 0 && seconds <= 1e6))
    return llvm::createStringError(
        "the deadline must be more than 0 and at most 1e6 seconds, got %g",
        seconds);
  return std::chrono::milliseconds(
      static_cast<int64_t>(std::ceil(seconds * 1000)));
}

/// Numbers that no run can have.
static llvm::Error checkNumbers(const RunRequest &request) {
  if (request.execute.repeat < 1)
    return llvm::createStringError(
        "the number of runs must be at least 1, got " +
        llvm::Twine(request.execute.repeat));
  if (request.execute.steps < 1)
    return llvm::createStringError(
        "the number of steps must be at least 1, got " +
        llvm::Twine(request.execute.steps));
  if (auto deadline = getDeadline(request.deadlineSeconds); !deadline)
    return deadline.takeError();
  if (request.execute.runtime.credits < 0)
    return llvm::createStringError(
        "the number of credits must be at least 0, got " +
        llvm::Twine(request.execute.runtime.credits));
  if (request.execute.runtime.cuda && request.execute.runtime.cuda->numGpus < 0)
    return llvm::createStringError(
        "the number of GPUs must be at least 0, got " +
        llvm::Twine(request.execute.runtime.cuda->numGpus));
  if (request.compile.optLevel > 3)
    return llvm::createStringError(
        "the level of optimisation must be 0 to 3, got %u",
        request.compile.optLevel);
  if (request.execute.tolerance && !(*request.execute.tolerance >= 0))
    return llvm::createStringError("the tolerance must be at least 0, got %g",
                                   *request.execute.tolerance);
  return llvm::Error::success();
}

/// Rejects outputs to standard output, where the run is described.
static llvm::Error checkOutputs(const RunRequest &request) {
  if (request.trace == "-")
    return llvm::createStringError(
        "the timeline cannot be standard output: give a file");
  if (llvm::is_contained(request.outputs, "-"))
    return llvm::createStringError(
        "results cannot all be standard output: give a folder, or the name of "
        "one, as in NAME=-");
  return llvm::Error::success();
}

llvm::Error mesh::checkRunRequest(const RunRequest &request) {
  if (llvm::Error error = checkNumbers(request))
    return error;
  if (llvm::Error error = checkOutputs(request))
    return error;
  if (request.execute.runtime.job && request.file == "-")
    return llvm::createStringError(
        "the processes of a job do not share their input: give a file");
  return llvm::Error::success();
}
