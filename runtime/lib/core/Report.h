//===- Report.h - The text of a failed run ----------------------*- C++ -*-===//

#ifndef MESH_RT_CORE_REPORT_H
#define MESH_RT_CORE_REPORT_H

#include "Activity.h"
#include "mesh-rt/run.h"

#include <string>
#include <vector>

namespace mesh::rt {

/// "0, 2, 5-9": ascending positions with runs of three or more folded.
std::string formatPositions(const std::vector<int64_t> &positions);

/// "device 3" or "devices 3, 5-9"; "its peers" if there are none.
std::string formatDevices(const std::vector<int64_t> &positions);

/// "device 3 has finished its program and never reaches this op".
std::string describeGone(const std::vector<int64_t> &positions);

/// "250 ms", "1.50 s".
std::string formatDuration(std::chrono::nanoseconds duration);

/// "the deadline of 250 ms expired, waiting for " and `what`.
std::string describeExpired(std::chrono::nanoseconds deadline,
                            const std::string &what);

/// The activity of a device when the run failed, without its events.
DeviceReport reportOn(const Activity &activity, Clock::time_point failedAt);

/// The cause on the first line, then a line per device. With more than 16
/// devices those in the same state share a line.
std::string describeFailure(const FailureReport &failure);

} // namespace mesh::rt

#endif // MESH_RT_CORE_REPORT_H
