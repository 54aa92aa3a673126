//===- SimulateFile.cpp - predict what a file's entries take --------------===//

#include "mesh/Execution/SimulateFile.h"

#include "ErrorAbout.h"
#include "ReportFile.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/Execution/SimulationReport.h"
#include "mesh/Execution/Timeline.h"
#include "mesh/Execution/WrittenFiles.h"

using namespace mesh;

static llvm::Error checkRequest(const SimulateRequest &request) {
  if (request.lower.credits < 0)
    return llvm::createStringError(
        "the number of credits must be at least 0, got " +
        llvm::Twine(request.lower.credits));
  if (request.trace == "-")
    return llvm::createStringError(
        "the timeline cannot be standard output: give a file");
  if (request.lower.machine.empty())
    return llvm::createStringError(
        "a simulation needs the description of a machine, as in "
        "--machine=m.json");
  if (request.allEntries && !request.trace.empty())
    return llvm::createStringError(
        "timelines are written for one entry, not for all");
  return llvm::Error::success();
}

/// Checks that nothing is lost by what is written.
static llvm::Error checkFiles(const SimulateRequest &request) {
  WrittenFiles files;
  files.keepSources(request.file, request.lower);
  if (!request.trace.empty())
    if (llvm::Error error = files.add(request.trace, "the timeline"))
      return error;
  return request.report.empty() ? llvm::Error::success()
                                : files.add(request.report, "the report");
}

/// Simulates the entry once more, for its timeline. Returns an empty one if it
/// cannot be simulated: its prediction says why.
static SimulatedTimeline simulateTimeline(ModuleOp module,
                                          const LowerOptions &lower) {
  StepTimeline timeline;
  llvm::Expected<SimulatedStep> step = followStep(module, lower, timeline);
  if (step)
    return makeTimeline(*step, timeline);
  llvm::consumeError(step.takeError());
  return {};
}

/// Reports what the entry of `signature` takes, to `os` and in `reports`.
static llvm::Error report(const SimulateRequest &request,
                          const Signature &signature, raw_ostream &os,
                          llvm::json::Array &reports) {
  if (!signature.prediction)
    return makeErrorAbout(
        "@" + signature.name,
        llvm::createStringError("its time cannot be predicted: " +
                                signature.whyNotPredicted));
  if (request.lower.memoryLimit > 0) {
    if (llvm::Error error = checkMemory(signature, request.lower.memoryLimit))
      return error;
  } else if (llvm::Error error =
                 warnOfMemory(signature, request.lower.machine)) {
    return error;
  }
  SimulationReport report(signature);
  report.print(os);
  reports.push_back(report.toJson());
  return llvm::Error::success();
}

static llvm::Error simulateEntries(const SimulateRequest &request,
                                   MLIRContext &context, raw_ostream &os,
                                   llvm::json::Array &reports) {
  if (llvm::Error error = checkRequest(request))
    return error;
  auto source = openProgram(request.file, context, llvm::errs());
  if (!source)
    return source.takeError();
  ModuleOp module = (*source)->getModule();
  auto entries =
      selectEntries(request.file, module, request.entry, request.allEntries);
  if (!entries)
    return entries.takeError();
  LowerOptions lower = request.lower;
  lower.entries = std::move(*entries);
  // Nothing runs: code is made to be printed.
  lower.planOnly = !llvm::is_contained(request.printAfter, Stage::LLVM);
  SimulatedTimeline timeline;
  lower.afterStage = [&](Stage stage, ModuleOp module) {
    if (llvm::is_contained(request.printAfter, stage))
      printStage(stage, module, os);
    if (stage == Stage::Rings && !request.trace.empty())
      timeline = simulateTimeline(module, lower);
  };
  auto signatures = lowerEntries(module, lower);
  if (!signatures)
    return makeErrorAbout(request.file, signatures.takeError());
  for (const Signature &signature : *signatures)
    if (llvm::Error error = report(request, signature, os, reports))
      return error;
  if (request.trace.empty())
    return llvm::Error::success();
  if (llvm::Error error = writeTimeline(timeline, request.trace))
    return error;
  os << "  trace   " << request.trace
     << (timeline.isCut ? ", its beginning\n" : "\n");
  return llvm::Error::success();
}

llvm::Error mesh::simulateFile(const SimulateRequest &request,
                               MLIRContext &context, raw_ostream &os) {
  // Before anything else: the report might take the place of a file that is to
  // stay.
  if (llvm::Error error = checkFiles(request))
    return error;
  llvm::json::Array reports;
  llvm::Error error = simulateEntries(request, context, os, reports);
  return reportResult(request.file, request.report, std::move(reports),
                      std::move(error));
}
