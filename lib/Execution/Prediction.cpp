//===- Prediction.cpp - what a simulated run of an entry takes ------------===//

#include "mesh/Execution/Prediction.h"

#include "mesh/IR/SourceText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mesh;

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

static rt::Span getSpan(const SimulatedSpan &span) {
  std::string name = span.op->getName().getStringRef().str();
  if (span.iterations > 1)
    name = llvm::formatv("{0} iterations of {1}: {2}", span.iterations, name,
                         llvm::join(span.parts, ", "));
  return {span.position,
          getCategory(span.kind),
          std::move(name),
          getSourceText(span.op->getLoc()),
          toTime(span.begin),
          toTime(span.end),
          static_cast<int64_t>(span.bytes)};
}

double Prediction::getSeconds() const {
  double seconds = 0;
  for (const Devices &some : devices)
    seconds = std::max(seconds, some.time.getTotal());
  return seconds;
}

Prediction mesh::makePrediction(const SimulatedStep &step,
                                const StepTimeline &timeline) {
  Prediction prediction;
  for (const SimulatedStep::Devices &devices : step.devices)
    prediction.devices.push_back(
        {devices.name, FunctionOpInterface(devices.function).getName().str(),
         devices.time});
  llvm::transform(timeline.getSpans(), std::back_inserter(prediction.spans),
                  getSpan);
  prediction.isCut = timeline.isCut();
  return prediction;
}

llvm::Error mesh::writeTimeline(const Prediction &prediction,
                                const std::string &path) {
  std::vector<std::string> names;
  for (const Prediction::Devices &devices : prediction.devices) {
    if (static_cast<int64_t>(names.size()) == StepTimeline::kMaxPositions)
      break;
    names.push_back(devices.name);
  }
  std::string error = rt::writeChromeTrace(prediction.spans, names, path);
  return error.empty() ? llvm::Error::success()
                       : llvm::createStringError(error);
}
