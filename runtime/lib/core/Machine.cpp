//===- Machine.cpp - Run a device program on N devices --------------------===//
//
// Invariants: a thread sleeps until `generation` moves, works, executing the
// program of its device or of any that can go on, and counts itself out of
// `numWorking`. Everything that the devices share is changed by run() only,
// while all threads sleep.
//
//===----------------------------------------------------------------------===//

#include "Deadline.h"
#include "Device.h"
#include "FaultTrap.h"
#include "Fibers.h"
#include "FlushSubnormals.h"
#include "JobReport.h"
#include "MachineOptions.h"
#include "Placement.h"
#include "Report.h"
#include "TransportTable.h"
#include "mesh-rt/job.h"
#include "mesh-rt/run.h"

#include <condition_variable>
#include <dlfcn.h>
#include <mutex>
#include <optional>
#include <sys/prctl.h>
#include <system_error>
#include <thread>

using namespace mesh::rt;

/// oneDNN runs on OpenMP, whose thread count is a property of the calling
/// thread. A device is one thread. Looked up by name, since which OpenMP (if
/// any) is there is oneDNN's business.
static void limitOpenMPToOneThread() {
  using SetNumThreads = void (*)(int);
  if (void *symbol = dlsym(RTLD_DEFAULT, "omp_set_num_threads"))
    reinterpret_cast<SetNumThreads>(symbol)(1);
}

/// Sleeps end when they are to end, not 50 microseconds later: for emulated
/// links and rates.
static void sharpenTimers() { prctl(PR_SET_TIMERSLACK, 1); }

struct Machine::Impl {
  explicit Impl(const RunOptions &options);
  ~Impl();

  RunReport run(const std::function<void(int64_t)> &program);
  bool stopRun(const std::string &reason);

private:
  void placeThreads(const RunOptions &options);
  void startThreads();
  void workFor(Device &device);
  void work(const std::function<void()> &body);
  void execute(const std::function<void()> &body) const;
  void startDevices(const std::function<void(int64_t)> &program);
  void awaitDevices(std::unique_lock<std::mutex> &lock);
  bool awaitEnd(std::unique_lock<std::mutex> &lock);
  void lookAfterFibers();
  void tellOfEnds();
  void concludeRun();
  void reportStuck(std::vector<DeviceReport> known);
  RunReport collect(Clock::time_point end);
  RunReport collectStuck(std::vector<DeviceReport> known) const;
  void stop();

  Job *const job;
  /// The record that outlasts the process, or null.
  BlackBox *const box;
  const std::function<void(const RunReport &)> onStuck;
  const bool catchSignals;
  const bool isOnCpus;
  const size_t numFaults;
  RunState state;
  std::vector<std::unique_ptr<Device>> devices;
  /// Null if devices are processes or GPUs.
  std::optional<Placement> placement;
  /// Null if each device has a thread of its own.
  std::unique_ptr<Fibers> fibers;
  std::unique_ptr<Transport> transport;
  std::vector<std::thread> threads;
  /// The additional threads of this run, started where a thread is held up.
  std::vector<std::thread> helpers;

  /// One run at a time.
  std::mutex runMutex;
  std::mutex mutex;
  std::condition_variable wakeWorkers;
  std::condition_variable wakeHost;
  const std::function<void(int64_t)> *program = nullptr;
  int64_t generation = 0;
  int64_t numWorking = 0;
  /// The number of ended devices at the last notification of the others.
  int64_t numEndsTold = 0;
  bool stopping = false;
};

/// Places devices that are threads, or share some.
static Placement placeDevices(const RunOptions &options) {
  Cores cores = readCores(findAllowedCores(), options.systemFolder);
  int64_t wanted = options.numThreads;
  if (wanted == 0)
    wanted = wantsOwnThreads(options) ? options.numDevices
                                      : static_cast<int64_t>(cores.all.size());
  return Placement(cores, options.numDevices,
                   std::clamp<int64_t>(wanted, 1, options.numDevices));
}

Machine::Impl::Impl(const RunOptions &options)
    : job(options.job), box(job ? job->getBlackBox() : nullptr),
      onStuck(options.onStuck), catchSignals(options.catchSignals),
      isOnCpus(!options.cuda), numFaults(options.faults.size()),
      state(options.numDevices, options.deadline, options.trace,
            options.credits, options.flopRate) {
  if (job) {
    devices.push_back(
        std::make_unique<Device>(job->rank(), state, devices, options.faults));
    devices.front()->box = box;
    if (box)
      box->setSubject(options.name);
  } else {
    for (int64_t i = 0; i < options.numDevices; ++i)
      devices.push_back(
          std::make_unique<Device>(i, state, devices, options.faults));
    if (!options.cuda)
      placeThreads(options);
  }
  TransportSetup setup{options, devices, placement ? &*placement : nullptr,
                       fibers.get()};
  transport = job ? job->createTransport(setup)
                  : findTransport(nameTransport(options)).create(setup);
  for (auto &device : devices) {
    device->processor = transport->createProcessor(*device);
    device->communicator = transport->connect(*device);
  }
  startThreads();
}

void Machine::Impl::placeThreads(const RunOptions &options) {
  placement.emplace(placeDevices(options));
  for (auto &device : devices)
    device->arena.setTouched(placement->hasManyNodes());
  if (placement->numThreads < placement->numDevices)
    fibers = std::make_unique<Fibers>(*placement);
}

void Machine::Impl::startThreads() {
  size_t numThreads = fibers ? placement->numThreads : devices.size();
  try {
    for (size_t i = 0; i < numThreads; ++i)
      threads.emplace_back([this, i] {
        if (fibers)
          work([&] { fibers->work(); });
        else
          workFor(*devices[i]);
      });
  } catch (const std::system_error &error) {
    stop();
    throw Error(error.what()).at("cannot start a thread for each device");
  }
}

/// The thread of a device of its own.
void Machine::Impl::workFor(Device &device) {
  std::span<const int> near;
  if (placement)
    near = placement->coresNear(placement->coreOfDevice(device.position));
  StayOn there(near);
  work([&] { device.execute(*program); });
}

Machine::Impl::~Impl() { stop(); }

void Machine::Impl::stop() {
  {
    std::lock_guard lock(mutex);
    stopping = true;
  }
  wakeWorkers.notify_all();
  for (std::thread &thread : threads)
    thread.join();
}

void Machine::Impl::work(const std::function<void()> &body) {
  limitOpenMPToOneThread();
  sharpenTimers();
  std::optional<HandlerStack> stack;
  if (catchSignals)
    stack.emplace();
  int64_t seen = 0;
  std::unique_lock lock(mutex);
  while (true) {
    wakeWorkers.wait(lock, [&] { return stopping || generation != seen; });
    if (stopping)
      return;
    seen = generation;
    lock.unlock();
    execute(body);
    lock.lock();
    if (--numWorking == 0)
      wakeHost.notify_one();
  }
}

/// Runs the programs of a thread, in the run's mode of arithmetic. Where a
/// signal ended a program, the thread may be in another one: so each run sets
/// it.
void Machine::Impl::execute(const std::function<void()> &body) const {
  std::optional<FlushSubnormals> flush;
  if (isOnCpus)
    flush.emplace();
  body();
}

RunReport
Machine::Impl::run(const std::function<void(int64_t)> &deviceProgram) {
  std::lock_guard runLock(runMutex);
  transport->reset();
  for (auto &device : devices)
    device->finished.store(false, std::memory_order_relaxed);
  state.begin();
  // No process begins before all of them have forgotten the last run.
  if (job) {
    job->gather({});
    job->broadcast({});
    state.start = Clock::now();
  }
  transport->begin();
  std::optional<FaultTrap> trap;
  if (catchSignals)
    trap.emplace();
  startDevices(deviceProgram);
  trap.reset();
  Clock::time_point end = Clock::now();
  concludeRun();
  return collect(end);
}

bool Machine::Impl::stopRun(const std::string &reason) {
  std::lock_guard lock(mutex);
  if (job || numWorking == 0 || !state.stop(reason))
    return false;
  for (const auto &device : devices)
    device->communicator->wake();
  return true;
}

void Machine::Impl::startDevices(
    const std::function<void(int64_t)> &deviceProgram) {
  std::function<void(int64_t)> execute = [&](int64_t device) {
    devices[device]->execute(deviceProgram);
  };
  if (fibers)
    fibers->begin(execute);
  std::unique_lock lock(mutex);
  program = &deviceProgram;
  numWorking = static_cast<int64_t>(threads.size());
  numEndsTold = 0;
  ++generation;
  wakeWorkers.notify_all();
  awaitDevices(lock);
  lock.unlock();
  for (std::thread &helper : helpers)
    helper.join();
  helpers.clear();
}

/// The intervals of the checks for failures and ended devices, and for progress
/// of fibers.
static constexpr std::chrono::milliseconds kLook{50};
static constexpr std::chrono::milliseconds kLookAfterFibers{10};

void Machine::Impl::awaitDevices(std::unique_lock<std::mutex> &lock) {
  // Once the run has failed, they have as long to end as they have for an op.
  std::optional<Deadline> deadline;
  do {
    if (awaitEnd(lock))
      return;
    tellOfEnds();
    if (!deadline && onStuck && state.cancelled())
      deadline.emplace(Clock::now(), state.deadline);
  } while (!deadline || deadline->look(Clock::now()) > Clock::duration::zero());
  lock.unlock();
  reportStuck(std::vector<DeviceReport>(state.numDevices));
  lock.lock();
  while (!awaitEnd(lock))
    ;
}

/// Lets devices that wait see whether they do so for one that has ended.
void Machine::Impl::tellOfEnds() {
  int64_t numEnds = state.numFinished.load(std::memory_order_acquire);
  if (numEnds == numEndsTold)
    return;
  numEndsTold = numEnds;
  for (const auto &device : devices)
    device->communicator->wake();
}

/// Waits until the next look. Returns whether all threads are done.
bool Machine::Impl::awaitEnd(std::unique_lock<std::mutex> &lock) {
  auto isOver = [&] { return numWorking == 0; };
  Clock::time_point end = Clock::now() + kLook;
  if (!fibers)
    return wakeHost.wait_until(lock, end, isOver);
  while (!wakeHost.wait_for(lock, kLookAfterFibers, isOver)) {
    lookAfterFibers();
    if (Clock::now() >= end)
      return false;
  }
  return true;
}

void Machine::Impl::lookAfterFibers() {
  for (int64_t missing = fibers->look(); missing > 0; --missing)
    try {
      helpers.emplace_back([this] {
        limitOpenMPToOneThread();
        std::optional<HandlerStack> stack;
        if (catchSignals)
          stack.emplace();
        execute([&] { fibers->help(); });
      });
    } catch (const std::system_error &) {
      // The system has no more threads now; perhaps at the next look.
      fibers->endHelp();
    }
}

void Machine::Impl::concludeRun() {
  std::vector<DeviceReport> known(state.numDevices);
  if (transport->conclude(known))
    return;
  if (onStuck)
    reportStuck(std::move(known));
  while (!transport->conclude(known))
    ;
}

/// `onStuck` may end the process, having said why.
void Machine::Impl::reportStuck(std::vector<DeviceReport> known) {
  if (box)
    box->setExpected(true);
  onStuck(collectStuck(std::move(known)));
  if (box)
    box->setExpected(false);
}

/// The report of a run that has failed and does not end; `known` is what is
/// known of the devices of other processes.
RunReport Machine::Impl::collectStuck(std::vector<DeviceReport> known) const {
  RunReport report;
  report.wall = Clock::now() - state.start;
  report.failure = {state.failedDevice, state.failure, std::move(known)};
  for (const auto &device : devices)
    report.failure.devices[device->position] =
        device->report(device->finished.load(std::memory_order_acquire));
  report.error = describeFailure(report.failure);
  return report;
}

RunReport Machine::Impl::collect(Clock::time_point end) {
  RunReport report;
  report.wall = end - state.start;
  transport->report(report);
  report.faultsHappened.resize(numFaults);
  for (const auto &device : devices) {
    device->reportFaults(report.faultsHappened);
    report.devices.push_back(device->counters);
    device->trace.collect(device->position, state.start, report.spans);
  }
  report.failure.device = state.failedDevice;
  report.failure.cause = state.failure;
  report.isCommitted = state.isCommitted();
  bool isFailed = state.cancelled();
  if (job) {
    DeviceReport own = devices.front()->report(/*isEnded=*/true);
    if (!isFailed)
      own.events.clear();
    mergeReports(*job, own, report);
  }
  if (job || !isFailed)
    return report;
  for (const auto &device : devices)
    report.failure.devices.push_back(device->report(/*isEnded=*/true));
  report.error = describeFailure(report.failure);
  return report;
}

Machine::Machine(const RunOptions &options) {
  checkMachine(options);
  impl = std::make_unique<Impl>(options);
}

Machine::~Machine() = default;

RunReport Machine::run(const std::function<void(int64_t device)> &program) {
  return impl->run(program);
}

bool Machine::stop(const std::string &reason) { return impl->stopRun(reason); }
