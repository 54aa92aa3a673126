//===- Device.h - One device of a machine -----------------------*- C++ -*-===//
//
// The state behind the calls of abi.h. Owned by the machine, used by the
// device's thread, or the one that it is on now; other threads touch only
// `finished` and wake().
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_DEVICE_H
#define MESH_RT_CORE_DEVICE_H

#include "Activity.h"
#include "Arena.h"
#include "Communicator.h"
#include "FaultInjector.h"
#include "FaultTrap.h"
#include "FlightRecorder.h"
#include "RunState.h"
#include "Status.h"
#include "Trace.h"
#include "mesh-rt/run.h"

#include <atomic>
#include <csetjmp>
#include <memory>
#include <string>
#include <vector>

namespace mesh::rt {

struct Device {
  Device(int64_t position, RunState &run,
         const std::vector<std::unique_ptr<Device>> &peers,
         const std::vector<Fault> &faults);

  const int64_t position;
  RunState &run;
  /// The devices of this process: without a job all, by position.
  const std::vector<std::unique_ptr<Device>> &peers;

  /// Memory of the host: what the program allocates, and what kernels need
  /// while they run.
  Arena arena;
  Arena scratch;
  Trace trace;
  FlightRecorder record;
  DeviceCounters counters;
  /// The time of short waits, in ticks of the record's clock; part of the
  /// counters when the program has ended.
  int64_t waitedTicks = 0;
  Activity activity;
  std::unique_ptr<Communicator> communicator;
  /// The record that outlasts the process, if anybody reads it; else null.
  BlackBox *box = nullptr;
  /// Null if nothing is to go wrong.
  std::unique_ptr<FaultInjector> faultInjector;
  std::unique_ptr<Processor> processor;
  /// True if the program is in a step.
  bool isInStep = false;
  /// The sum over the whole mesh by which devices meet in mesh_rt_commit; peers
  /// may look at it later.
  mesh_rt_axis wholeMesh{};
  mesh_rt_op meeting{};
  /// True if the program has returned; then it calls nothing any more.
  std::atomic<bool> finished{false};
  /// The target of a failing call, which does not return to the program.
  std::jmp_buf exit;
  /// For handlers of signals: whether the program may be left by `exit`, the
  /// address of the frame that it leads to, and what the program was left for.
  volatile bool isInProgram = false;
  uintptr_t firstFrame = 0;
  Trapped trapped;
  Clock::time_point started;

  /// Records the failure and wakes the peers. Returns Failed.
  Status fail(std::string message);
  /// Records the failure, if there is one and the run does not know of it.
  Status failIf(Status status) {
    return status.hasError() ? fail(status.getError().what())
                             : std::move(status);
  }
  /// Failed if a peer has failed: then this call must not begin.
  Status enter(const char *name, const char *location);
  /// Returns true if what op number `op` sends gets lost, or comes twice.
  bool loses(int64_t op) { return faultInjector && faultInjector->loses(op); }
  bool duplicates(int64_t op) {
    return faultInjector && faultInjector->duplicates(op);
  }
  /// Sets those of the faults, by index, of which something came here.
  void reportFaults(std::vector<char> &happened) const;
  /// Returns the state of the device when the run has failed. With `isEnded`
  /// false its thread may go on meanwhile.
  DeviceReport report(bool isEnded) const;
  /// The calling thread runs this device from now on.
  void enterThread();
  /// Runs `program` on this thread until it returns or fails.
  void execute(const std::function<void(int64_t)> &program);

private:
  void begin();
  void runProgram(const std::function<void(int64_t)> &program);
  void failTrapped();
  void end();
};

/// As long as this lives, the device's thread holds what nobody would give back
/// if it left the program by a jump, a lock for one: a signal ends the process
/// then, as where there is no trap.
class NoExit {
public:
  explicit NoExit(Device &device)
      : device(device), wasInProgram(device.isInProgram) {
    device.isInProgram = false;
  }
  ~NoExit() { device.isInProgram = wasInProgram; }
  NoExit(const NoExit &) = delete;
  NoExit &operator=(const NoExit &) = delete;

private:
  Device &device;
  const bool wasInProgram;
};

/// The device that the calling thread runs, or null.
Device *currentDevice();

} // namespace mesh::rt

#endif // MESH_RT_CORE_DEVICE_H
