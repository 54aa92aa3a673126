//===- run.h - Run a device program on N devices ----------------*- C++ -*-===//
//
// The host's side of the runtime: start the devices, run the same program on
// each, and report what happened.
//
// A device program is left by longjmp, as compiled ones have no unwind tables.
// A function of abi.h, or one of those for device programs at the end of this
// header, that fails or finds that another device has failed does not return
// but jumps to where run() called the program; so does a signal that is caught.
// Destructors of what lives in between do not run, and C++ leaves undefined
// what happens if one of them would do anything. So nothing is to live there
// that holds something: the memory of a container is lost, and a lock is held
// forever. What a program needs is made before the run. What it throws itself
// is caught, and is its device's failure.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_RUN_H
#define MESH_RT_RUN_H

#include "mesh-rt/error.h"
#include "mesh-rt/fault.h"
#include "mesh-rt/link.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mesh::rt {

class Job;
struct RunReport;

/// A mesh axis whose messages take time as on a wire, though devices share
/// memory: α + b/β from a device to its neighbour on the axis' ring. A message
/// is delivered when the wire would have done it, and no device spends time
/// on the wire. What a device does spend is the copy of the data in memory,
/// while it waits for it or for something else; see docs/reference/runtime.md.
struct LinkOptions {
  /// The axis, as in mesh_rt_axis.
  int64_t size;
  int64_t stride;
  std::chrono::nanoseconds latency{0};
  /// Bytes per second, in each direction.
  double bandwidth;
  /// True if both directions work at the same time.
  bool duplex = true;
  /// The wiring of the devices along the axis.
  Topology topology = Topology::Ring;
};

/// An axis of the mesh, as in mesh_rt_axis.
struct MeshAxis {
  int64_t size;
  int64_t stride;
};

/// Devices that are GPUs, or parts of them. All of this process share its
/// GPUs: neighbours in the mesh are on one GPU, or on neighbours. With a job,
/// each process has a GPU of its own, and NCCL moves data between them.
struct CudaOptions {
  /// The library of the driver. If empty, what the environment variable
  /// MESH_CUDA_DRIVER names, else "libcuda.so.1".
  std::string driver{};
  /// The library of cuBLASLt, which is needed for contractions. If empty, what
  /// the environment variable MESH_CUBLASLT names, else the newest there is.
  std::string cublasLt{};
  /// True if products of f32 may round their operands to TF32, 10 bits.
  bool tf32 = false;
  /// The library of NCCL, with a job. If empty, what the environment variable
  /// MESH_NCCL names, else "libnccl.so.2".
  std::string nccl{};
  /// With a job, whether floats are summed in the order of the group, as in one
  /// process and on CPUs, and not as NCCL likes.
  bool orderedSums = false;
  /// The number of GPUs to use; 0: all that there are, but no more than
  /// devices. Not with a job.
  int64_t numGpus = 0;
  /// True if steps are captured and launched as graphs; see runStep.
  bool graphs = true;
};

struct RunOptions {
  /// The name of the program, for reports by others than this process; see
  /// OnLost in job.h.
  std::string name{};
  /// Devices, at least 1. May exceed the number of cores.
  int64_t numDevices = 1;
  /// Threads that run the devices, at most one each; 0: one for each core, or,
  /// with GPUs, emulated links or rates, or faults, for each device. Devices
  /// that have no thread of their own take turns when they wait.
  int64_t numThreads = 0;
  /// Longest time that a device may wait for its peers in one op. Time in which
  /// the process was stopped for more than a second does not count.
  std::chrono::milliseconds deadline{10000};
  /// Record a span per communication op, wait and contraction.
  bool trace = false;
  /// Links to emulate. Axes without one are as fast as memory.
  std::vector<LinkOptions> links{};
  /// Floating point operations that a device does in a second: a contraction
  /// takes as long as that says, most of which its thread sleeps, so that a few
  /// cores do for many devices. 0: as fast as it goes.
  double flopRate = 0;
  /// Messages from one device to another that may be on their way, copied,
  /// after their sends have returned. A send beyond that waits for its receive,
  /// as each one does with none; what is started is never copied. 0 with a job.
  int64_t credits = 0;
  /// The processes that run the devices, one each; null if this one runs all.
  /// Outlives the machine. See job.h.
  Job *job = nullptr;
  /// The transport: a name of transport.h. If it is empty, the default; on
  /// GPUs, "cuda". With a job, the job decides.
  std::string transport{};
  /// Devices that are GPUs; else CPUs. See docs/gpu.md.
  std::optional<CudaOptions> cuda{};
  /// The axes of the mesh, for transports that prepare something for each.
  std::vector<MeshAxis> axes{};
  /// True if the run fails with a report if a program divides an integer by
  /// zero, overruns its stack, or otherwise raises SIGFPE, SIGSEGV, SIGBUS,
  /// SIGILL or SIGABRT on its device's thread. Else these end the process,
  /// unless it handles them. While run() runs it takes over their handlers,
  /// which get what it does not take; a program that damages memory may have
  /// damaged that of the process, so who embeds the runtime should end soon.
  bool catchSignals = false;
  /// Faults to inject, for tests.
  std::vector<Fault> faults{};
  /// The folder in which Linux describes cores and NUMA nodes; another one for
  /// tests.
  std::string systemFolder = "/sys/devices/system";
  /// The bytes that the program needs on each device, as far as is known. There
  /// is no machine of GPUs that have less.
  std::vector<int64_t> memory{};
  /// Called with what is known if the run has failed and, one deadline later,
  /// the program of some device has not ended: it may compute forever, and no
  /// thread can be stopped from outside. Who wants to can end the process; if
  /// this returns, or is not set, the run waits on; it is not to throw. With a
  /// job, each process calls it that finds itself waiting.
  std::function<void(const RunReport &)> onStuck{};
};

/// The counters of one device in one run.
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
  /// The program's allocations, and the most bytes live at once.
  int64_t allocations = 0;
  int64_t peakBytes = 0;
  /// The most bytes that kernels needed at once while they ran.
  int64_t scratchBytes = 0;
  /// Time from the program's start to its end on this device, the part spent
  /// waiting for peers, and the part spent in contractions.
  std::chrono::nanoseconds total{0};
  std::chrono::nanoseconds waiting{0};
  std::chrono::nanoseconds contracting{0};
};

/// The captured steps of a program on GPUs; see runStep.
struct GraphReport {
  /// Commands of the captured steps together; 0 if none is.
  int64_t numNodes = 0;
  /// The number of launches of steps as graphs, in this run and those before it
  /// since one has failed.
  int64_t numLaunches = 0;
  /// The reason, or one of them, for which steps are not captured; empty if
  /// there is none.
  std::string obstacle;
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
  /// The stream of a GPU that did it, by the GPU's clock; empty for what the
  /// device's thread did.
  std::string stream{};
};

/// An entry of a device's flight record.
struct Event {
  enum class Kind {
    /// The device came to an op, to run it or to start it.
    Run,
    Start,
    /// It came to the wait for one.
    Wait,
    /// The op that it ran, or waited for, was done.
    Done,
    Contract,
    /// It gave a kernel to its GPU.
    Launch,
  };
  Kind kind;
  /// "mesh.all_gather", and where it, or the wait, is in the source.
  std::string op;
  std::string location;
  /// The other device of a send or a receive, else -1.
  int64_t peer = -1;
  /// The size of the operand, or of the result if there is none.
  int64_t bytes = 0;
  /// Since the start of the run.
  std::chrono::nanoseconds time{0};
};

/// "run", "start", "wait", "done", "contract" or "launch".
const char *nameOf(Event::Kind kind);

/// The state of a device when the run failed.
struct DeviceReport {
  enum class State {
    Running,
    Waiting,
    Finished,
    Failed,
    /// A signal ended its program, or its process.
    Killed,
    /// Its program has not ended, a deadline after the run failed.
    Stuck,
    /// It has not been heard of since.
    Silent,
  };
  State state = State::Silent;
  /// The op that the device waits in, or the last one that it called, and its
  /// place in the source; empty before the first.
  std::string op;
  std::string location;
  /// The location of the wait, if that is elsewhere.
  std::string waitLocation;
  /// Waiting: for whom, and for how long when the run failed.
  std::vector<int64_t> peers;
  std::chrono::nanoseconds waited{0};
  /// The last 20 events, the oldest first.
  std::vector<Event> events;
};

/// "running", "waiting", "finished", "failed", "killed", "stuck" or "silent".
const char *nameOf(DeviceReport::State state);

/// The cause of a run's failure.
struct FailureReport {
  /// The device that failed first, and what it says; -1 if none has, or the
  /// run was stopped.
  int64_t device = -1;
  std::string cause;
  /// By position.
  std::vector<DeviceReport> devices;
};

struct RunReport {
  /// Empty when every device finished. Else one readable report: which device
  /// failed and why, and for every other device where it was and, if it
  /// waited, for whom, in which op, at which source location, how long.
  std::string error;
  /// The same for programs to read, with the devices' last events.
  FailureReport failure;
  /// True if all devices have come to mesh_rt_commit. If the run has failed
  /// then, what it was given may be written over in part.
  bool isCommitted = false;
  std::vector<DeviceCounters> devices;
  /// Wall time from the common start to the last device's end.
  std::chrono::nanoseconds wall{0};
  /// By device, then time. Empty unless traced, and with a job, but at rank 0.
  std::vector<Span> spans;
  /// On GPUs.
  std::optional<GraphReport> graph{};
  /// For each of RunOptions::faults, by index: true if it had an effect so far,
  /// on any device, in this run of the machine or one before.
  std::vector<char> faultsHappened{};
  bool ok() const { return error.empty(); }
};

/// A set of devices, with threads and memory, that stays between runs.
///
///   Machine machine({.numDevices = 8});
///   RunReport report = machine.run([&](int64_t device) { program(device); });
class Machine {
public:
  /// Throws an Error if there is no such machine, or if the system, the
  /// processes of the job or libraries of GPUs do not do what it needs. With a
  /// job, all processes throw the same if the options are wrong.
  explicit Machine(const RunOptions &options);
  ~Machine();
  Machine(const Machine &) = delete;
  Machine &operator=(const Machine &) = delete;

  /// Runs `program` once per device at the same time and waits for all of
  /// them. `program` is called with the device's position and may call the
  /// functions of abi.h. Where devices share threads, it may be on another one
  /// after such a call: thread-local variables and locks are not to outlast it.
  /// After a failed run the machine can run again. With a job, all processes
  /// call this, each runs its own device, and all get the same report.
  ///
  /// Runs of a machine take turns: a thread that calls this while another one
  /// runs waits, and a program, or onStuck, that does would wait for itself.
  ///
  /// The report has the failure of a run. Throws an Error if the processes of
  /// the job cannot reach each other before or after it; the job is of no use
  /// then.
  RunReport run(const std::function<void(int64_t device)> &program);

  /// From any thread: ends the current run, which fails with `reason`, on
  /// device -1. A device leaves its program at its next call of abi.h, or at
  /// once if it waits. Returns false if there is nothing to stop: no run, one
  /// that has failed already or is committed (mesh_rt_commit), or one of a job.
  bool stop(const std::string &reason);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// Within a device program: copies to and from memory of the current device,
/// after all that the device has started before but for what is in flight. The
/// host's memory can be used again when they return.
void copyToDevice(void *device, const void *host, int64_t bytes);
void copyToHost(void *host, const void *device, int64_t bytes);

/// Within a device program: runs `step`, which is to make the same calls of
/// abi.h each time that it is called with the same `id` and in the same memory,
/// unless it reads from the device. All devices of the process run the same
/// steps, in the same order. On GPUs a step that comes again, in the same
/// memory, is captured and then launched as a whole, instead of being called;
/// of steps that take turns the last 16 are kept. A step is always called if an
/// op that was started before it is waited for in it or behind it, or one that
/// is started in it is waited for behind it. See docs/gpu.md.
///
/// A step is not to call runStep: that fails.
///
/// An `id` is never read; it names one step as long as the machine lives, in
/// all of its runs. Another step with it, such as one of an object that was
/// made where a former one was, may not be called, but the former one launched.
void runStep(const void *id, const std::function<void()> &step);

/// Ends the current device's program with an error: does not return. For
/// programs that find that they cannot go on.
[[noreturn]] void fail(const std::string &message);

/// The last events of the device that failed, of those that it waits for, and
/// of others, of at most eight devices, in lines; "" if there are none.
std::string describeEvents(const FailureReport &failure);

/// Writes `spans` in the Chrome trace event format (chrome://tracing,
/// Perfetto): one process per device, one row for compute and waits, rows for
/// communication in flight, and one for each stream of a GPU. Returns an error
/// message, or "".
std::string writeChromeTrace(const RunReport &report, const std::string &path);

/// The same for spans of anything that has `names`, whose numbers are the
/// spans' devices.
std::string writeChromeTrace(const std::vector<Span> &spans,
                             const std::vector<std::string> &names,
                             const std::string &path);

} // namespace mesh::rt

#endif // MESH_RT_RUN_H
