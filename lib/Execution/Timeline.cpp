//===- Timeline.cpp - timelines of simulated runs -------------------------===//

#include "mesh/Execution/Timeline.h"

#include "mesh/IR/RepeatedLoc.h"
#include "mesh/IR/SourceText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mesh;

llvm::Expected<SimulatedStep> mesh::followStep(ModuleOp module,
                                               const LowerOptions &options,
                                               StepTimeline &timeline) {
  llvm::Expected<MachineModel> machine = readMachineModel(options.machine);
  if (!machine)
    return machine.takeError();
  return simulateEntry(module, options.entries.front(),
                       {*machine, options.credits, &timeline});
}

static std::chrono::nanoseconds toTime(double seconds) {
  return std::chrono::round<std::chrono::nanoseconds>(
      std::chrono::duration<double>(seconds));
}

static rt::Span::Category getCategory(SimulatedSpan::Kind kind) {
  switch (kind) {
  case SimulatedSpan::Kind::Compute:
    return rt::Span::Category::Compute;
  case SimulatedSpan::Kind::Communication:
    return rt::Span::Category::Communication;
  case SimulatedSpan::Kind::Wait:
    return rt::Span::Category::Wait;
  case SimulatedSpan::Kind::Flight:
    return rt::Span::Category::Flight;
  }
  llvm_unreachable("not a kind");
}

/// Returns the location of what `span` is about, of several its own one.
static Location getLocation(const SimulatedSpan &span) {
  Location loc = span.op->getLoc();
  ArrayRef<Attribute> repetitions = getRepetitions(loc);
  auto number = static_cast<size_t>(span.repetition);
  return number < repetitions.size()
             ? Location(llvm::cast<mlir::LocationAttr>(repetitions[number]))
             : loc;
}

static rt::Span getSpan(const SimulatedSpan &span) {
  std::string name = span.op->getName().getStringRef().str();
  if (span.iterations > 1)
    name = llvm::formatv("{0} iterations of {1}: {2}", span.iterations, name,
                         llvm::join(span.parts, ", "));
  return {span.position,
          getCategory(span.kind),
          std::move(name),
          getSourceText(getLocation(span)),
          toTime(span.begin),
          toTime(span.end),
          static_cast<int64_t>(span.bytes)};
}

SimulatedTimeline mesh::makeTimeline(const SimulatedStep &step,
                                     const StepTimeline &timeline,
                                     size_t mostSpans) {
  SimulatedTimeline simulated;
  for (const SimulatedStep::Devices &devices : step.devices) {
    if (static_cast<int64_t>(simulated.names.size()) ==
        StepTimeline::kMaxPositions)
      break;
    simulated.names.push_back(devices.name);
  }
  ArrayRef<SimulatedSpan> spans = timeline.getSpans();
  llvm::transform(spans.take_front(mostSpans),
                  std::back_inserter(simulated.spans), getSpan);
  simulated.isCut = timeline.isCut() || spans.size() > mostSpans;
  return simulated;
}

llvm::Error mesh::writeTimeline(const SimulatedTimeline &timeline,
                                const std::string &path) {
  std::string error =
      rt::writeChromeTrace(timeline.spans, timeline.names, path);
  return error.empty() ? llvm::Error::success()
                       : llvm::createStringError(error);
}
