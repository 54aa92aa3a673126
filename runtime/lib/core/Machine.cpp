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
/// links.
static void sharpenTimers() { prctl(PR_SET_TIMERSLACK, 1); }

struct Machine::Impl {
  explicit Impl(const RunOptions &options);
  ~Impl();

  RunReport run(const std::function<void(int64_t)> &program);

private:
  void work(Device &device);
  void startDevices(const std::function<void(int64_t)> &program);
  RunReport collect(Clock::time_point end) const;
  void stop();

  Job *const job;
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
    throw std::invalid_argument("there must be one process per device, got " +
                                std::to_string(job.size()) +
                                (job.size() == 1 ? " process" : " processes"));
}

Machine::Impl::Impl(const RunOptions &options)
    : job(options.job), state(options.numDevices, options.deadline,
                              options.trace, options.credits) {
  if (options.numDevices < 1)
    throw std::invalid_argument("a machine needs at least 1 device, got " +
                                std::to_string(options.numDevices));
  if (job) {
    checkJob(options);
    devices.push_back(std::make_unique<Device>(job->rank(), state, devices));
    transport = job->createTransport(options);
  } else {
    for (int64_t i = 0; i < options.numDevices; ++i)
      devices.push_back(std::make_unique<Device>(i, state, devices));
    transport = createThreadsTransport(devices, options.links);
  }
  for (auto &device : devices)
    device->communicator = transport->connect(*device);
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
  startDevices(deviceProgram);
  Clock::time_point end = Clock::now();
  transport->conclude();
  return collect(end);
}

void Machine::Impl::startDevices(
    const std::function<void(int64_t)> &deviceProgram) {
  std::unique_lock lock(mutex);
  program = &deviceProgram;
  numDone = 0;
  ++generation;
  wakeWorkers.notify_all();
  wakeHost.wait(
      lock, [&] { return numDone == static_cast<int64_t>(devices.size()); });
}

RunReport Machine::Impl::collect(Clock::time_point end) const {
  RunReport report;
  report.wall = end - state.start;
  std::vector<DeviceState> states;
  for (const auto &device : devices) {
    report.devices.push_back(device->counters);
    device->trace.collect(device->position, state.start, report.spans);
    states.push_back(describeState(device->activity, state.failedAt));
  }
  if (job)
    mergeReports(*job, state, states.front(), report);
  else if (state.failedDevice >= 0)
    report.error = describeFailure(state.failedDevice, state.failure, states);
  return report;
}

Machine::Machine(const RunOptions &options)
    : impl(std::make_unique<Impl>(options)) {}

Machine::~Machine() = default;

RunReport Machine::run(const std::function<void(int64_t device)> &program) {
  return impl->run(program);
}
