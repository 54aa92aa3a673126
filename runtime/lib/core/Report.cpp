//===- Report.cpp - the text of a failed run ------------------------------===//

#include "Report.h"

#include <algorithm>
#include <cstdio>
#include <map>

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

static std::string describeOp(const Activity &activity) {
  std::string text = std::string(activity.name) + " at " + activity.location;
  if (activity.waitLocation)
    text += std::string(" (waited for at ") + activity.waitLocation + ")";
  return text;
}

/// The state apart from its duration.
static std::string describeText(const Activity &activity) {
  std::string op = activity.name ? describeOp(activity) : "";
  switch (activity.state) {
  case Activity::State::Finished:
    return "finished";
  case Activity::State::Failed:
    return op.empty() ? "failed" : "failed in " + op;
  case Activity::State::Running:
    return op.empty() ? "running, no communication yet"
                      : "running, last call " + op;
  case Activity::State::Waiting:
    break;
  }
  return "waiting for " + formatDevices(activity.peers) + " in " + op;
}

DeviceState mesh::rt::describeState(const Activity &activity,
                                    Clock::time_point failedAt) {
  DeviceState state{describeText(activity)};
  // A device may have begun to wait just after the failure.
  if (activity.state == Activity::State::Waiting)
    state.waited = failedAt - activity.since;
  return state;
}

namespace {
/// A line of the report: the devices that are in one state.
struct Line {
  std::vector<int64_t> devices;
  DeviceState state;
};
} // namespace

static std::vector<Line> groupByState(const std::vector<DeviceState> &states) {
  std::vector<Line> lines;
  std::map<std::string, size_t> index;
  for (size_t i = 0; i < states.size(); ++i) {
    auto [it, isNew] = index.try_emplace(states[i].text, lines.size());
    if (isNew || states.size() <= kMaxLines) {
      it->second = lines.size();
      lines.push_back({{}, states[i]});
    }
    Line &line = lines[it->second];
    line.devices.push_back(static_cast<int64_t>(i));
    line.state.waited = std::max(line.state.waited, states[i].waited);
  }
  return lines;
}

std::string mesh::rt::describeFailure(int64_t failedDevice,
                                      const std::string &failure,
                                      const std::vector<DeviceState> &states) {
  std::string text = "device " + std::to_string(failedDevice) + ": " + failure;
  for (const Line &line : groupByState(states)) {
    text += "\n  " + formatDevices(line.devices) + ": " + line.state.text;
    if (line.state.waited >= std::chrono::nanoseconds(0))
      text += std::string(line.devices.size() > 1 ? ", up to " : ", for ") +
              formatDuration(line.state.waited);
  }
  return text;
}
