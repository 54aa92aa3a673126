//===- Report.cpp - The text of a failed run ------------------------------===//

#include "Report.h"

#include "mesh-rt/text.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

using namespace mesh::rt;

/// Above this many devices, those in the same state share a line.
static constexpr size_t kMaxLines = 16;

std::string mesh::rt::formatPositions(const std::vector<int64_t> &positions) {
  std::string text;
  for (size_t i = 0; i < positions.size();) {
    size_t last = i;
    while (last + 1 < positions.size() &&
           positions[last + 1] == positions[last] + 1)
      ++last;
    if (last < i + 2)
      last = i;
    if (!text.empty())
      text += ", ";
    text += std::to_string(positions[i]);
    if (last > i)
      text.append("-").append(std::to_string(positions[last]));
    i = last + 1;
  }
  return text;
}

std::string mesh::rt::formatDevices(const std::vector<int64_t> &positions) {
  // All of them may have come just before they were looked at.
  if (positions.empty())
    return "its peers";
  return (positions.size() == 1 ? "device " : "devices ") +
         formatPositions(positions);
}

std::string mesh::rt::describeGone(const std::vector<int64_t> &positions) {
  return formatDevices(positions) +
         (positions.size() == 1
              ? " has finished its program and never reaches"
              : " have finished their programs and never reach") +
         " this op";
}

std::string mesh::rt::formatDuration(std::chrono::nanoseconds duration) {
  double ms = std::chrono::duration<double, std::milli>(duration).count();
  char buffer[32];
  if (ms < 10)
    std::snprintf(buffer, sizeof(buffer), "%.2f ms", ms);
  else if (ms < 1000)
    std::snprintf(buffer, sizeof(buffer), "%.0f ms", ms);
  else
    std::snprintf(buffer, sizeof(buffer), "%.2f s", ms / 1000);
  return buffer;
}

std::string mesh::rt::describeExpired(std::chrono::nanoseconds deadline,
                                      const std::string &what) {
  return "the deadline of " + formatDuration(deadline) +
         " expired, waiting for " + what;
}

//===----------------------------------------------------------------------===//
// States of devices
//===----------------------------------------------------------------------===//

static std::string orEmpty(const char *text) { return text ? text : ""; }

DeviceReport mesh::rt::reportOn(const Activity &activity,
                                Clock::time_point failedAt) {
  DeviceReport report;
  report.state = DeviceReport::State::Running;
  switch (activity.state) {
  case Activity::State::Running:
    break;
  case Activity::State::Waiting:
    // It may not have come so far when the run failed.
    if (activity.since > failedAt)
      break;
    report.state = DeviceReport::State::Waiting;
    report.peers = activity.peers;
    report.waited = failedAt - activity.since;
    break;
  case Activity::State::Finished:
    report.state = DeviceReport::State::Finished;
    break;
  case Activity::State::Failed:
    report.state = DeviceReport::State::Failed;
    // If it failed in a wait.
    report.peers = activity.peers;
    break;
  }
  report.op = orEmpty(activity.name);
  report.location = activity.name ? orEmpty(activity.location) : "";
  report.waitLocation = activity.name ? orEmpty(activity.waitLocation) : "";
  return report;
}

const char *mesh::rt::nameOf(DeviceReport::State state) {
  constexpr const char *names[] = {"running", "waiting", "finished", "failed",
                                   "killed",  "stuck",   "silent"};
  return names[static_cast<int>(state)];
}

static std::string describeOp(const DeviceReport &report) {
  std::string text = report.op + " at " + report.location;
  if (!report.waitLocation.empty())
    text += " (waited for at " + report.waitLocation + ")";
  return text;
}

/// The state apart from its duration: "waiting for device 2 in mesh.recv at
/// mlp.mlir:12:8".
static std::string describeState(const DeviceReport &report) {
  std::string op = report.op.empty() ? "" : describeOp(report);
  switch (report.state) {
  case DeviceReport::State::Finished:
    return "finished";
  case DeviceReport::State::Failed:
    return op.empty() ? "failed" : "failed in " + op;
  case DeviceReport::State::Killed:
    return op.empty() ? "killed, no communication yet"
                      : "killed, last call " + op;
  case DeviceReport::State::Running:
    return op.empty() ? "running, no communication yet"
                      : "running, last call " + op;
  case DeviceReport::State::Stuck:
    return op.empty() ? "does not end, no communication yet"
                      : "does not end, last call " + op;
  case DeviceReport::State::Silent:
    return "not known, its process has said nothing since";
  case DeviceReport::State::Waiting:
    break;
  }
  return "waiting for " + formatDevices(report.peers) + " in " + op;
}

namespace {
/// A line of the report: the devices that are in one state.
struct Line {
  std::vector<int64_t> devices;
  std::string text;
  bool isWaiting;
  std::chrono::nanoseconds waited{0};
};
} // namespace

static std::vector<Line>
groupByState(const std::vector<DeviceReport> &devices) {
  std::vector<Line> lines;
  std::map<std::string, size_t> index;
  for (size_t i = 0; i < devices.size(); ++i) {
    std::string text = describeState(devices[i]);
    auto [it, isNew] = index.try_emplace(text, lines.size());
    if (isNew || devices.size() <= kMaxLines) {
      it->second = lines.size();
      bool isWaiting = devices[i].state == DeviceReport::State::Waiting;
      lines.push_back({{}, std::move(text), isWaiting});
    }
    Line &line = lines[it->second];
    line.devices.push_back(static_cast<int64_t>(i));
    line.waited = std::max(line.waited, devices[i].waited);
  }
  return lines;
}

std::string mesh::rt::describeFailure(const FailureReport &failure) {
  std::string text = failure.cause;
  if (failure.device >= 0)
    text.insert(0, "device " + std::to_string(failure.device) + ": ");
  for (const Line &line : groupByState(failure.devices)) {
    text += "\n  " + formatDevices(line.devices) + ": " + line.text;
    if (line.isWaiting)
      text += std::string(line.devices.size() > 1 ? ", up to " : ", for ") +
              formatDuration(line.waited);
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Events before the failure
//===----------------------------------------------------------------------===//

/// The most devices whose events are printed; those of more are for programs to
/// read.
static constexpr size_t kMaxRecords = 8;

const char *mesh::rt::nameOf(Event::Kind kind) {
  constexpr const char *names[] = {"run",  "start",    "wait",
                                   "done", "contract", "launch"};
  return names[static_cast<int>(kind)];
}

/// The devices that others wait for.
static std::set<int64_t> findAwaited(const std::vector<DeviceReport> &devices) {
  std::set<int64_t> awaited;
  for (const DeviceReport &device : devices)
    awaited.insert(device.peers.begin(), device.peers.end());
  return awaited;
}

/// The devices whose events are shown, in the order of what they have to do
/// with the failure: the one that found out, those that are waited for and wait
/// for nobody, which are its cause, and those between them.
static std::vector<int64_t> chooseRecords(const FailureReport &failure) {
  std::vector<int64_t> chosen;
  auto add = [&](int64_t device) {
    bool isNew =
        std::find(chosen.begin(), chosen.end(), device) == chosen.end();
    if (isNew && chosen.size() < kMaxRecords &&
        !failure.devices[device].events.empty())
      chosen.push_back(device);
  };
  if (failure.device >= 0)
    add(failure.device);
  for (int64_t device : findAwaited(failure.devices))
    if (failure.devices[device].state != DeviceReport::State::Waiting)
      add(device);
  if (failure.device >= 0)
    for (int64_t peer : failure.devices[failure.device].peers)
      add(peer);
  for (size_t device = 0; device < failure.devices.size(); ++device)
    add(static_cast<int64_t>(device));
  return chosen;
}

static std::string describeEvent(const Event &event) {
  std::string text = formatDuration(event.time) + "  " + nameOf(event.kind) +
                     " " + event.op + " at " + event.location;
  if (event.peer >= 0)
    text += ", device " + std::to_string(event.peer);
  if (event.bytes > 0)
    text += ", " + std::to_string(event.bytes) + " bytes";
  return text;
}

std::string mesh::rt::describeEvents(const FailureReport &failure) {
  std::string text;
  for (int64_t device : chooseRecords(failure)) {
    text += std::string(text.empty() ? "" : "\n") + "last events of device " +
            std::to_string(device) + ":";
    for (const Event &event : failure.devices[device].events)
      text += "\n  " + describeEvent(event);
  }
  return text;
}
