//===- run.h - run a device program on N devices ----------------*- C++ -*-===//
//
// The host's side of the runtime: start the devices, run the same program on
// each, and report what happened.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_RUN_H
#define MESH_RT_RUN_H

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mesh::rt {

class Job;

/// A mesh axis whose messages take time as on a wire, though devices share
/// memory: α + b/β from a device to its neighbour on the axis' ring. A message
/// is delivered when the wire would have done it, and no device spends time
/// on the wire. What a device does spend is the copy of the data in memory,
/// while it waits for it or for something else; see docs/runtime.md.
struct LinkOptions {
  /// The axis, as in mesh_rt_axis.
  int64_t size;
  int64_t stride;
  std::chrono::nanoseconds latency{0};
  /// Bytes per second, in each direction.
  double bandwidth;
  /// Whether both directions work at the same time.
  bool duplex = true;
};

/// An axis of the mesh, as in mesh_rt_axis.
struct MeshAxis {
  int64_t size;
  int64_t stride;
};

struct RunOptions {
  /// Devices, at least 1. May exceed the number of cores.
  int64_t numDevices = 1;
  /// Longest time that a device may wait for its peers in one op.
  std::chrono::milliseconds deadline{10000};
  /// Record a span per communication op, wait and contraction.
  bool trace = false;
  /// Links to emulate. Axes without one are as fast as memory.
  std::vector<LinkOptions> links{};
  /// Messages from one device to another that may be on their way, copied,
  /// after their sends have returned. A send beyond that waits for its receive,
  /// as each one does with none; what is started is never copied. 0 with a job.
  int64_t credits = 0;
  /// The processes that run the devices, one each; null if this one runs all,
  /// each as a thread. Outlives the machine. See job.h.
  Job *job = nullptr;
  /// The axes of the mesh, for transports that prepare something for each.
  std::vector<MeshAxis> axes{};
};

/// What one device did in one run.
struct DeviceCounters {
  /// Bytes that left this device for others, and came from them.
  int64_t bytesSent = 0;
  int64_t bytesReceived = 0;
  /// Communication ops run or started, waits, contractions.
  int64_t communications = 0;
  int64_t waits = 0;
  int64_t contractions = 0;
  /// Floating point operations in contractions: 2 m n k each.
  int64_t flops = 0;
  /// Allocations from the device's arena, and the most bytes live at once.
  int64_t allocations = 0;
  int64_t peakBytes = 0;
  /// Time from the program's start to its end on this device, the part spent
  /// waiting for peers, and the part spent in contractions.
  std::chrono::nanoseconds total{0};
  std::chrono::nanoseconds waiting{0};
  std::chrono::nanoseconds contracting{0};
};

/// One interval of the timeline.
struct Span {
  enum class Category { Compute, Communication, Wait, Flight };
  int64_t device;
  Category category;
  /// "mesh.all_gather", "contract", … and the source location.
  std::string name;
  std::string location;
  /// Since the start of the run.
  std::chrono::nanoseconds begin;
  std::chrono::nanoseconds end;
  /// Bytes that the op reads on this device; 0 for waits and local compute.
  int64_t bytes = 0;
};

struct RunReport {
  /// Empty when every device finished. Else one readable report: which device
  /// failed and why, and for every other device where it was and, if it
  /// waited, for whom, in which op, at which source location, how long.
  std::string error;
  std::vector<DeviceCounters> devices;
  /// Wall time from the common start to the last device's end.
  std::chrono::nanoseconds wall{0};
  /// By device, then time. Empty unless traced, and with a job, but at rank 0.
  std::vector<Span> spans;
  bool ok() const { return error.empty(); }
};

/// A set of devices, each with its thread and memory, that stays between runs.
///
///   Machine machine({.numDevices = 8});
///   RunReport report = machine.run([&](int64_t device) { program(device); });
class Machine {
public:
  explicit Machine(const RunOptions &options);
  ~Machine();
  Machine(const Machine &) = delete;
  Machine &operator=(const Machine &) = delete;

  /// Runs `program` once per device at the same time and waits for all of
  /// them. `program` is called on the device's thread with its position and
  /// may call the functions of abi.h. After a failed run the machine can run
  /// again. With a job, all processes call this, each runs its own device, and
  /// all get the same report.
  RunReport run(const std::function<void(int64_t device)> &program);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// Ends the current device's program with an error: does not return. For
/// programs that find that they cannot go on.
[[noreturn]] void fail(const std::string &message);

/// Writes `spans` in the Chrome trace event format (chrome://tracing,
/// Perfetto): one process per device, one row for compute and waits and rows
/// for communication in flight. Returns an error message, or "".
std::string writeChromeTrace(const RunReport &report, const std::string &path);

} // namespace mesh::rt

#endif // MESH_RT_RUN_H
