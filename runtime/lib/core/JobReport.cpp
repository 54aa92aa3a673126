//===- JobReport.cpp - One report of several processes --------------------===//

#include "JobReport.h"

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
    writer.putText(span.stream);
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
    span.stream = reader.getText();
  }
}

static void writeEvents(Writer &writer, const std::vector<Event> &events) {
  writer.put(static_cast<int64_t>(events.size()));
  for (const Event &event : events) {
    writer.put(event.kind);
    writer.putText(event.op);
    writer.putText(event.location);
    writer.put(event.peer);
    writer.put(event.bytes);
    writer.put(event.time);
  }
}

static std::vector<Event> readEvents(Reader &reader) {
  std::vector<Event> events(reader.get<int64_t>());
  for (Event &event : events) {
    event.kind = reader.get<Event::Kind>();
    event.op = reader.getText();
    event.location = reader.getText();
    event.peer = reader.get<int64_t>();
    event.bytes = reader.get<int64_t>();
    event.time = reader.get<std::chrono::nanoseconds>();
  }
  return events;
}

void mesh::rt::writeDevice(Writer &writer, const DeviceReport &device) {
  writer.put(device.state);
  writer.putText(device.op);
  writer.putText(device.location);
  writer.putText(device.waitLocation);
  writer.putArray(device.peers.data(),
                  static_cast<int64_t>(device.peers.size()));
  writer.put(device.waited);
  writeEvents(writer, device.events);
}

DeviceReport mesh::rt::readDevice(Reader &reader) {
  DeviceReport device;
  device.state = reader.get<DeviceReport::State>();
  device.op = reader.getText();
  device.location = reader.getText();
  device.waitLocation = reader.getText();
  device.peers = reader.getArray<int64_t>();
  device.waited = reader.get<std::chrono::nanoseconds>();
  device.events = readEvents(reader);
  return device;
}

static void writeFailure(Writer &writer, const FailureReport &failure) {
  writer.put(failure.device);
  writer.putText(failure.cause);
  writer.put(static_cast<int64_t>(failure.devices.size()));
  for (const DeviceReport &device : failure.devices)
    writeDevice(writer, device);
}

static FailureReport readFailure(Reader &reader) {
  FailureReport failure;
  failure.device = reader.get<int64_t>();
  failure.cause = reader.getText();
  auto count = reader.get<int64_t>();
  for (int64_t i = 0; i < count; ++i)
    failure.devices.push_back(readDevice(reader));
  return failure;
}

/// Adds those that happened to another device.
static void readFaults(Reader &reader, std::vector<char> &happened) {
  std::vector<char> there = reader.getArray<char>();
  happened.resize(there.size());
  for (size_t i = 0; i < there.size(); ++i)
    happened[i] |= there[i];
}

/// At rank 0: puts the parts together.
static RunReport merge(const std::vector<std::string> &parts) {
  RunReport report;
  FailureReport &failure = report.failure;
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
    if (failure.device < 0 || (isOwn && !isConfirmed)) {
      failure.device = device;
      failure.cause = text;
      isConfirmed = isOwn;
    }
    failure.devices.push_back(readDevice(reader));
    readFaults(reader, report.faultsHappened);
    readSpans(reader, static_cast<int64_t>(rank), report.spans);
  }
  if (failure.device >= 0)
    report.error = describeFailure(failure);
  else
    failure = {};
  return report;
}

void mesh::rt::mergeReports(Job &job, const DeviceReport &device,
                            RunReport &report) {
  std::string part;
  Writer writer(part);
  writer.put(report.devices.front());
  writer.put(report.wall);
  writer.put(report.failure.device);
  writer.putText(report.failure.cause);
  writeDevice(writer, device);
  writer.putArray(report.faultsHappened.data(),
                  static_cast<int64_t>(report.faultsHappened.size()));
  writeSpans(writer, report.spans);
  std::vector<std::string> parts = job.gather(part);
  std::string common;
  if (!parts.empty()) {
    // Each process has a graph report of its own.
    std::optional<GraphReport> graph = std::move(report.graph);
    report = merge(parts);
    report.graph = std::move(graph);
    Writer commonWriter(common);
    commonWriter.putText(report.error);
    writeFailure(commonWriter, report.failure);
    commonWriter.put(report.wall);
    commonWriter.putArray(report.devices.data(),
                          static_cast<int64_t>(report.devices.size()));
    commonWriter.putArray(report.faultsHappened.data(),
                          static_cast<int64_t>(report.faultsHappened.size()));
  }
  Reader reader(common = job.broadcast(common));
  report.error = reader.getText();
  report.failure = readFailure(reader);
  report.wall = reader.get<std::chrono::nanoseconds>();
  report.devices = reader.getArray<DeviceCounters>();
  report.faultsHappened = reader.getArray<char>();
  if (job.rank() != 0)
    report.spans.clear();
}
