//===- SimulateProgram.cpp - Simulate a step of a program -----------------===//

#include "SimulateProgram.h"

#include "mesh/Execution/CommunicationTimes.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/SimulationReport.h"
#include "mesh/Execution/Timeline.h"

#include <nanobind/stl/string.h>

namespace nb = nanobind;
using namespace mesh;
using namespace mesh::python;

nb::tuple SimulatedProgram::toPython() const {
  nb::list rows;
  for (const Communication &op : communication) {
    nb::dict row;
    row["kind"] = op.kind;
    row["times"] = op.times;
    row["bytes"] = op.bytes;
    row["seconds"] = op.seconds;
    row["hidden_seconds"] = std::max(op.seconds - op.exposed, 0.0);
    row["exposed_seconds"] = op.exposed;
    row["file"] = op.place.file;
    row["line"] = op.place.line;
    row["column"] = op.place.column;
    rows.append(row);
  }
  return nb::make_tuple(json, text, rows);
}

/// Simulates the entry once more, op by op: the communication of the slowest
/// devices, and the timeline, if a file is named for it.
static llvm::Error follow(ModuleOp module, const LowerOptions &options,
                          const std::string &trace, SimulatedProgram &result) {
  StepTimeline timeline;
  llvm::Expected<SimulatedStep> step = followStep(module, options, timeline);
  if (!step)
    return step.takeError();
  int64_t slowest = &step->getSlowest() - step->devices.data();
  for (const CommunicationTime &time :
       getCommunicationTimes(timeline.getSpans(), slowest))
    result.communication.push_back({time.op->getName().stripDialect().str(),
                                    time.times, time.bytes, time.seconds,
                                    time.exposed, describePurpose(time.op)});
  return trace.empty() ? llvm::Error::success()
                       : writeTimeline(makeTimeline(*step, timeline), trace);
}

llvm::Expected<SimulatedProgram>
mesh::python::simulateProgram(ModuleOp module, LowerOptions options,
                              const std::string &trace) {
  SimulatedProgram result;
  llvm::Error followed = llvm::Error::success();
  options.afterStage = [&](Stage stage, ModuleOp lowered) {
    if (stage == Stage::Rings)
      followed = llvm::joinErrors(std::move(followed),
                                  follow(lowered, options, trace, result));
  };
  auto signatures = lowerEntries(module, options);
  if (!signatures) {
    llvm::consumeError(std::move(followed));
    return signatures.takeError();
  }
  const Signature &signature = signatures->front();
  if (!signature.prediction) {
    llvm::consumeError(std::move(followed));
    return llvm::createStringError(
        "what @" + signature.name +
        " takes is not known: " + signature.whyNotPredicted);
  }
  if (followed)
    return followed;
  if (options.memoryLimit > 0)
    if (llvm::Error error = checkMemory(signature, options.memoryLimit))
      return error;
  SimulationReport report(signature);
  llvm::raw_string_ostream os(result.text), jsonOs(result.json);
  report.print(os);
  jsonOs << llvm::json::Value(report.toJson());
  return result;
}
