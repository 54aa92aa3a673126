//===- Machine.cpp - run a device program on N devices --------------------===//
//
// Invariants: a worker thread sleeps until `generation` moves, executes the
// program once, and counts itself into `numDone`. Everything that the devices
// share is changed by run() only, while all workers sleep.
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "JobReport.h"
#include "Report.h"
#include "mesh-rt/job.h"
#include "mesh-rt/run.h"
#include "transports/cuda/CudaTransport.h"
#include "transports/threads/ThreadsTransport.h"

#include <condition_variable>
#include <dlfcn.h>
#include <mutex>
#include <stdexcept>
#include <sys/prctl.h>
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

private:
  void work(Device &device);
  void startDevices(const std::function<void(int64_t)> &program);
  void awaitDevices(std::unique_lock<std::mutex> &lock);
  void concludeRun();
  RunReport collect(Clock::time_point end);
  RunReport collectStuck(std::vector<DeviceReport> known) const;
  void stop();

  Job *const job;
  const std::function<void(const RunReport &)> onStuck;
  RunState state;
  std::vector<std::unique_ptr<Device>> devices;
  std::unique_ptr<Transport> transport;
  std::vector<std::thread> threads;

  /// One run at a time.
  std::mutex runMutex;
  std::mutex mutex;
  std::condition_variable wakeWorkers;
  std::condition_variable wakeHost;
  const std::function<void(int64_t)> *program = nullptr;
  int64_t generation = 0;
  int64_t numDone = 0;
  bool stopping = false;
};

/// A machine with a job makes something of all processes, so they have to
/// want the same.
static void checkJob(const RunOptions &options) {
  Job &job = *options.job;
  if (!options.links.empty())
    throw std::invalid_argument("links are emulated between threads, not "
                                "between processes");
  if (options.credits != 0)
    throw std::invalid_argument("credits are for sends between threads, not "
                                "between processes");
  std::string wanted = std::to_string(options.numDevices) + " devices";
  for (const MeshAxis &axis : options.axes)
    wanted += ", axis of size " + std::to_string(axis.size) + " and stride " +
              std::to_string(axis.stride);
  std::string problem;
  std::vector<std::string> all = job.gather(wanted);
  for (size_t rank = 1; rank < all.size() && problem.empty(); ++rank)
    if (all[rank] != wanted)
      problem = "the processes want different machines: process 0 " + wanted +
                ", process " + std::to_string(rank) + " " + all[rank];
  if (problem = job.broadcast(problem); !problem.empty())
    throw std::invalid_argument(problem);
  if (job.size() != options.numDevices)
    throw std::invalid_argument(
        "there must be one process per device, " +
        std::to_string(options.numDevices) + ", got " +
        std::to_string(job.size()) +
        (job.size() == 1 ? " process" : " processes") +
        "; a process has several devices only where it is alone");
}

/// What cannot happen is no test.
static void checkFaults(const RunOptions &options) {
  for (const Fault &fault : options.faults) {
    if (fault.kind == Fault::Kind::Kill && !options.job)
      throw std::invalid_argument("a device can be killed only where it is a "
                                  "process of its own");
    if (fault.device >= options.numDevices)
      throw std::invalid_argument(
          "there is no device " + std::to_string(fault.device) +
          " for a fault; there are " + std::to_string(options.numDevices));
  }
}

Machine::Impl::Impl(const RunOptions &options)
    : job(options.job), onStuck(options.onStuck),
      state(options.numDevices, options.deadline, options.trace,
            options.credits, options.flopRate) {
  if (options.numDevices < 1)
    throw std::invalid_argument("a machine needs at least 1 device, got " +
                                std::to_string(options.numDevices));
  checkFaults(options);
  if (job) {
    checkJob(options);
    devices.push_back(
        std::make_unique<Device>(job->rank(), state, devices, options.faults));
    transport = job->createTransport(options);
  } else {
    for (int64_t i = 0; i < options.numDevices; ++i)
      devices.push_back(
          std::make_unique<Device>(i, state, devices, options.faults));
    transport = options.cuda ? createCudaTransport(devices, options)
                             : createThreadsTransport(devices, options.links);
  }
  for (auto &device : devices) {
    device->processor = transport->createProcessor(*device);
    device->communicator = transport->connect(*device);
  }
  try {
    for (auto &device : devices)
      threads.emplace_back([this, &device] { work(*device); });
  } catch (...) {
    stop();
    throw;
  }
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

void Machine::Impl::work(Device &device) {
  limitOpenMPToOneThread();
  sharpenTimers();
  int64_t seen = 0;
  std::unique_lock lock(mutex);
  while (true) {
    wakeWorkers.wait(lock, [&] { return stopping || generation != seen; });
    if (stopping)
      return;
    seen = generation;
    lock.unlock();
    device.execute(*program);
    lock.lock();
    if (++numDone == static_cast<int64_t>(devices.size()))
      wakeHost.notify_one();
  }
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
  startDevices(deviceProgram);
  Clock::time_point end = Clock::now();
  concludeRun();
  return collect(end);
}

void Machine::Impl::startDevices(
    const std::function<void(int64_t)> &deviceProgram) {
  std::unique_lock lock(mutex);
  program = &deviceProgram;
  numDone = 0;
  ++generation;
  wakeWorkers.notify_all();
  awaitDevices(lock);
}

/// How often is looked whether the run has failed.
static constexpr std::chrono::milliseconds kLook{50};

void Machine::Impl::awaitDevices(std::unique_lock<std::mutex> &lock) {
  auto isOver = [&] { return numDone == static_cast<int64_t>(devices.size()); };
  if (!onStuck)
    return wakeHost.wait(lock, isOver);
  while (!wakeHost.wait_for(lock, kLook, isOver))
    if (state.cancelled())
      break;
  // The devices have as long to end as they have for an op.
  if (wakeHost.wait_for(lock, state.deadline, isOver))
    return;
  lock.unlock();
  onStuck(collectStuck(std::vector<DeviceReport>(state.numDevices)));
  lock.lock();
  wakeHost.wait(lock, isOver);
}

void Machine::Impl::concludeRun() {
  std::vector<DeviceReport> known(state.numDevices);
  if (transport->conclude(known))
    return;
  if (onStuck)
    onStuck(collectStuck(std::move(known)));
  while (!transport->conclude(known))
    ;
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
  for (const auto &device : devices) {
    report.devices.push_back(device->counters);
    device->trace.collect(device->position, state.start, report.spans);
  }
  report.failure.device = state.failedDevice;
  report.failure.cause = state.failure;
  bool isFailed = state.failedDevice >= 0;
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

Machine::Machine(const RunOptions &options)
    : impl(std::make_unique<Impl>(options)) {}

Machine::~Machine() = default;

RunReport Machine::run(const std::function<void(int64_t device)> &program) {
  return impl->run(program);
}
