//===- Step.cpp - the communication and timeline of a step ----------------===//

#include "mesh/Report/Step.h"

#include "mesh/Execution/CommunicationTimes.h"
#include "mesh/IR/Mesh.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

#include <cmath>

using namespace mesh;

/// The most spans of a report: a browser draws as many at once.
static constexpr size_t kMostSpans = 40000;

//===----------------------------------------------------------------------===//
// Timeline
//===----------------------------------------------------------------------===//

llvm::json::Object
mesh::describeTimeline(ArrayRef<rt::Span> spans, ArrayRef<std::string> names,
                       bool isCut, StringTable &strings,
                       function_ref<SpanDetails(size_t span)> getDetails) {
  llvm::json::Array rows;
  for (auto [index, span] : llvm::enumerate(spans.take_front(kMostSpans))) {
    SpanDetails details = getDetails(index);
    rows.push_back(
        llvm::json::Array{span.device, static_cast<int64_t>(span.category),
                          strings.add(span.name), int64_t(span.begin.count()),
                          int64_t((span.end - span.begin).count()), span.bytes,
                          details.op, std::llround(details.idle * 1e9)});
  }
  llvm::json::Array devices;
  for (const std::string &name : names)
    devices.push_back(llvm::json::fixUTF8(name));
  return llvm::json::Object{{"names", std::move(devices)},
                            {"isCut", isCut || spans.size() > kMostSpans},
                            {"spans", std::move(rows)}};
}

//===----------------------------------------------------------------------===//
// Communication
//===----------------------------------------------------------------------===//

namespace {
/// The time from the start of a communication to its end, once or in all.
struct Flight {
  double begin, end;
};

/// Finds what a device computes while communication is under way.
class HidingWork {
public:
  HidingWork(ArrayRef<SimulatedSpan> spans, int64_t position);

  /// Returns the names of what is computed during flights of `op`.
  std::vector<StringRef> get(Operation *op) const;

private:
  std::vector<const SimulatedSpan *> compute;
  llvm::DenseMap<Operation *, SmallVector<Flight, 2>> flights;
};
} // namespace

HidingWork::HidingWork(ArrayRef<SimulatedSpan> spans, int64_t position) {
  for (const SimulatedSpan &span : spans) {
    if (span.position != position)
      continue;
    if (span.kind == SimulatedSpan::Kind::Flight)
      flights[span.op].push_back({span.begin, span.end});
    else if (span.kind == SimulatedSpan::Kind::Compute)
      compute.push_back(&span);
  }
  llvm::stable_sort(compute, [](const auto *a, const auto *b) {
    return a->begin < b->begin;
  });
}

std::vector<StringRef> HidingWork::get(Operation *op) const {
  llvm::SetVector<StringRef, std::vector<StringRef>> names;
  for (Flight flight : flights.lookup(op)) {
    // Spans of compute of one device do not overlap, so ends are sorted as
    // well.
    auto span = llvm::partition_point(
        compute, [&](const auto *each) { return each->end <= flight.begin; });
    for (; span != compute.end() && (*span)->begin < flight.end; ++span)
      names.insert((*span)->op->getName().getStringRef());
  }
  return names.takeVector();
}

/// Adds the group of `op`: its axes, and how many devices they have.
static void addGroup(Operation *op, llvm::json::Object &row) {
  auto collective = llvm::dyn_cast<CollectiveOpInterface>(op);
  if (!collective)
    return;
  std::string axes;
  llvm::raw_string_ostream os(axes);
  llvm::interleaveComma(collective.getAxesAttr(), os,
                        [&](AxisRefAttr axis) { os << axis.str(); });
  row["axes"] = llvm::json::fixUTF8(axes);
  row["group"] = lookupMesh(op, collective.getMeshAttr())
                     .getSize(collective.getAxesAttr());
}

static llvm::json::Object describe(const CommunicationTime &time,
                                   const HidingWork &hiding, const Level &rings,
                                   const ReportRemarks &remarks,
                                   StringTable &strings) {
  llvm::json::Array hidden, reasons;
  for (StringRef name : hiding.get(time.op))
    hidden.push_back(strings.add(name));
  for (StringRef text : remarks.getDecisions(time.op))
    reasons.push_back(llvm::json::fixUTF8(text));
  llvm::json::Object row{
      {"op", rings.getNumber(time.op)},
      {"kind", time.op->getName().getStringRef()},
      {"times", time.times},
      {"bytes", time.bytes},
      {"seconds", time.seconds},
      {"exposed", time.exposed},
      {"idle", time.idle},
      {"isAsync", time.op->getParentOfType<AsyncOp>() != nullptr},
      {"hidden", std::move(hidden)},
      {"remarks", std::move(reasons)}};
  addGroup(time.op, row);
  return row;
}

llvm::Expected<llvm::json::Object>
mesh::describeStep(ModuleOp module, const LowerOptions &options,
                   const Level &rings, const ReportRemarks &remarks,
                   StringTable &strings) {
  StepTimeline timeline;
  llvm::Expected<SimulatedStep> step = followStep(module, options, timeline);
  if (!step)
    return step.takeError();
  ArrayRef<SimulatedSpan> spans = timeline.getSpans();
  int64_t slowest = &step->getSlowest() - step->devices.data();
  std::vector<CommunicationTime> times = getCommunicationTimes(spans, slowest);
  llvm::stable_sort(times, [](const auto &a, const auto &b) {
    return a.exposed > b.exposed;
  });
  HidingWork hiding(spans, slowest);
  llvm::json::Array communication;
  for (const CommunicationTime &time : times)
    communication.push_back(describe(time, hiding, rings, remarks, strings));
  SimulatedTimeline simulated = makeTimeline(*step, timeline, kMostSpans);
  auto getDetails = [&](size_t span) {
    return SpanDetails{rings.getNumber(spans[span].op), spans[span].idle};
  };
  return llvm::json::Object{
      {"communication", std::move(communication)},
      {"timeline", describeTimeline(simulated.spans, simulated.names,
                                    simulated.isCut, strings, getDetails)}};
}
