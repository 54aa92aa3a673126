//===- Device.cpp - One device of a machine -------------------------------===//

#include "Device.h"

#include "Report.h"

#include <exception>

using namespace mesh::rt;

static thread_local Device *current = nullptr;

// A device may resume on another thread after it has waited. So the functions
// that wait must not know the address of their thread's variable, and those
// that do are never inlined.
[[gnu::noinline]] Device *mesh::rt::currentDevice() { return current; }
[[gnu::noinline]] static void setCurrent(Device *device) { current = device; }

Device::Device(int64_t position, RunState &run,
               const std::vector<std::unique_ptr<Device>> &peers,
               const std::vector<Fault> &faults)
    : position(position), run(run), peers(peers),
      faultInjector(std::make_unique<FaultInjector>(faults, position)) {
  if (faultInjector->empty())
    faultInjector.reset();
  else
    arena.setLimit(faultInjector->memoryLimit());
}

void Device::reportFaults(std::vector<char> &happened) const {
  if (faultInjector)
    faultInjector->report(arena.isShort(), happened);
}

DeviceReport Device::report(bool isEnded) const {
  if (isEnded) {
    DeviceReport report = reportOn(activity, run.failedAt);
    if (trapped.signal != 0)
      report.state = DeviceReport::State::Killed;
    report.events = record.collect(run.start);
    return report;
  }
  // The rest belongs to its thread.
  DeviceReport report;
  report.state = DeviceReport::State::Stuck;
  report.events = record.collect(run.start);
  if (!report.events.empty()) {
    report.op = report.events.back().op;
    report.location = report.events.back().location;
  }
  return report;
}

Status Device::fail(std::string message) {
  activity.state = Activity::State::Failed;
  if (run.fail(position, std::move(message)))
    for (const auto &peer : peers)
      peer->communicator->wake();
  return Status::Failed;
}

/// Returns true if the last event says that the device is in an op, and not
/// behind it.
static bool isInside(const Event &event) {
  return event.kind == Event::Kind::Run || event.kind == Event::Kind::Wait;
}

void Device::failTrapped() {
  std::vector<Event> events = record.collect(run.start);
  std::string where =
      events.empty() ? ", before its first op"
                     : (isInside(events.back()) ? ", in " : ", after ") +
                           events.back().op + " at " + events.back().location;
  (void)fail("the compiled code was ended by " + describeTrapped(trapped) +
             where);
}

Status Device::enter(const char *name, const char *location) {
  if (run.cancelled())
    return Status::Failed;
  activity.name = name;
  activity.location = location;
  activity.waitLocation = nullptr;
  return Status::Ok;
}

void Device::enterThread() { setCurrent(this); }

void Device::execute(const std::function<void(int64_t)> &program) {
  enterThread();
  begin();
  runProgram(program);
  end();
  setCurrent(nullptr);
}

void Device::begin() {
  started = Clock::now();
  counters = {};
  waitedTicks = 0;
  isInStep = false;
  activity.state = Activity::State::Running;
  activity.name = nullptr;
  activity.peers.clear();
  record.begin();
  record.box = box;
  if (box)
    box->beginRun();
  trapped = {};
  if (faultInjector)
    faultInjector->beginRun();
  trace.enabled = run.trace;
  trace.begin(started);
}

/// Apart from execute, so that no local of the frame that setjmp returns to
/// twice is modified in between.
void Device::runProgram(const std::function<void(int64_t)> &program) {
  firstFrame = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  if (setjmp(exit) != 0) {
    isInProgram = false;
    if (trapped.signal != 0)
      failTrapped();
    return;
  }
  isInProgram = true;
  try {
    if (processor->begin() == Status::Failed)
      return;
    program(position);
    isInProgram = false;
  } catch (const std::exception &error) {
    (void)fail(std::string("the program threw an exception: ") + error.what());
    return;
  } catch (...) {
    (void)fail("the program threw an exception");
    return;
  }
  trace.enterCall();
  if (!run.cancelled() && communicator->finish() == Status::Ok &&
      processor->finish() == Status::Ok)
    activity.state = Activity::State::Finished;
}

void Device::end() {
  isInProgram = false;
  if (box)
    box->endRun();
  counters.total = Clock::now() - started;
  counters.waiting += record.clock.toDuration(waitedTicks);
  processor->end(counters);
  finished.store(true, std::memory_order_release);
  // Peers that wait for this device learn from the host that it will not come:
  // to wake all of them here would take the square of their number.
  run.numFinished.fetch_add(1, std::memory_order_acq_rel);
}
