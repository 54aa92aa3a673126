//===- JobReport.cpp - one report of several processes --------------------===//

#include "JobReport.h"

#include "Wire.h"

#include <algorithm>

using namespace mesh::rt;

static void writeSpans(Writer &writer, const std::vector<Span> &spans) {
  writer.put(static_cast<int64_t>(spans.size()));
  for (const Span &span : spans) {
    writer.put(span.category);
    writer.putText(span.name);
    writer.putText(span.location);
    writer.put(span.begin.count());
    writer.put(span.end.count());
    writer.put(span.bytes);
  }
}

static void readSpans(Reader &reader, int64_t device,
                      std::vector<Span> &spans) {
  auto count = reader.get<int64_t>();
  for (int64_t i = 0; i < count; ++i) {
    Span &span = spans.emplace_back();
    span.device = device;
    span.category = reader.get<Span::Category>();
    span.name = reader.getText();
    span.location = reader.getText();
    span.begin = std::chrono::nanoseconds(reader.get<int64_t>());
    span.end = std::chrono::nanoseconds(reader.get<int64_t>());
    span.bytes = reader.get<int64_t>();
  }
}

/// At rank 0: puts the parts together.
static RunReport merge(const std::vector<std::string> &parts) {
  RunReport report;
  std::vector<DeviceState> states;
  int64_t failedDevice = -1;
  std::string failure;
  bool isConfirmed = false;
  for (size_t rank = 0; rank < parts.size(); ++rank) {
    Reader reader(parts[rank]);
    report.devices.push_back(reader.get<DeviceCounters>());
    auto wall = reader.get<std::chrono::nanoseconds>();
    report.wall = std::max(report.wall, wall);
    auto device = reader.get<int64_t>();
    std::string text = reader.getText();
    // All have heard of a failure, unless it was found in the end, but of
    // several not of the same one first. What a device says of itself agrees
    // with its state.
    bool isOwn = device == static_cast<int64_t>(rank);
    if (failedDevice < 0 || (isOwn && !isConfirmed)) {
      failedDevice = device;
      failure = text;
      isConfirmed = isOwn;
    }
    DeviceState &state = states.emplace_back();
    state.text = reader.getText();
    state.waited = reader.get<std::chrono::nanoseconds>();
    readSpans(reader, static_cast<int64_t>(rank), report.spans);
  }
  if (failedDevice >= 0)
    report.error = describeFailure(failedDevice, failure, states);
  return report;
}

void mesh::rt::mergeReports(Job &job, const RunState &run,
                            const DeviceState &state, RunReport &report) {
  std::string part;
  Writer writer(part);
  writer.put(report.devices.front());
  writer.put(report.wall);
  writer.put(run.failedDevice);
  writer.putText(run.failure);
  writer.putText(state.text);
  writer.put(state.waited);
  writeSpans(writer, report.spans);
  std::vector<std::string> parts = job.gather(part);
  std::string common;
  if (!parts.empty()) {
    report = merge(parts);
    Writer commonWriter(common);
    commonWriter.putText(report.error);
    commonWriter.put(report.wall);
    commonWriter.putArray(report.devices.data(),
                          static_cast<int64_t>(report.devices.size()));
  }
  Reader reader(common = job.broadcast(common));
  report.error = reader.getText();
  report.wall = reader.get<std::chrono::nanoseconds>();
  report.devices = reader.getArray<DeviceCounters>();
  if (job.rank() != 0)
    report.spans.clear();
}
