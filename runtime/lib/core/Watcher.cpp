//===- Watcher.cpp - Report on processes that are gone --------------------===//

#include "Watcher.h"

#include "Report.h"
#include "Serialization.h"
#include "SystemError.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mesh::rt;

namespace {
/// A process of the job, as others see it.
struct Process {
  int64_t pid = 0;
  int box = -1;
  int lifeline = -1;
};
} // namespace

//===----------------------------------------------------------------------===//
// In a process that is watched
//===----------------------------------------------------------------------===//

/// The signals that end a process unless it handles them, and that can be
/// noted.
static constexpr int kSignals[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGILL,
                                   SIGTRAP, SIGABRT, SIGBUS,  SIGFPE,
                                   SIGSEGV, SIGTERM, SIGSYS,  SIGXCPU};

/// The black box of this process, for signal handlers.
static std::atomic<BlackBox *> boxOfProcess{nullptr};
static struct sigaction actionsBeforeNotes[NSIG];

/// Notes the signal, and leaves the rest to who handled it before.
static void noteSignal(int signal, siginfo_t *info, void * /*context*/) {
  if (BlackBox *box = boxOfProcess.load())
    box->noteSignal(signal);
  sigaction(signal, &actionsBeforeNotes[signal], nullptr);
  // An instruction that raised the signal raises it again.
  if (info->si_code <= 0)
    raise(signal);
}

static void noteExit() {
  if (BlackBox *box = boxOfProcess.load())
    box->noteExit();
}

static void noteHowItEnds() {
  struct sigaction action = {};
  action.sa_sigaction = noteSignal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int signal : kSignals) {
    sigaction(signal, nullptr, &actionsBeforeNotes[signal]);
    if (actionsBeforeNotes[signal].sa_handler != SIG_IGN)
      sigaction(signal, &action, nullptr);
  }
  std::atexit(noteExit);
}

/// The computer, or the part of it, in which processes know each other's
/// numbers.
static std::string nameOfNode() {
  std::string boot;
  std::ifstream("/proc/sys/kernel/random/boot_id") >> boot;
  std::error_code error;
  return boot +
         std::filesystem::read_symlink("/proc/self/ns/pid", error).string();
}

void Watcher::watch(Job &job) {
  box = std::make_unique<BlackBox>(job.size());
  boxOfProcess = box.get();
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0)
    throwSystemError("this process cannot be watched");
  // The watcher opens that anew.
  close(ends[0]);
  lifeline = ends[1];
  std::string node = nameOfNode(), own;
  Writer writer(own);
  writer.putText(node);
  writer.put(Process{getpid(), box->getFile(), lifeline});
  std::string all;
  for (const std::string &one : job.gather(own))
    all += one;
  Reader reader(all = job.broadcast(all));
  // A watcher does not watch the processes of other nodes.
  std::vector<Process> processes(job.size());
  int64_t first = -1;
  for (int64_t rank = 0; rank < job.size(); ++rank) {
    bool isHere = reader.getText() == node;
    auto process = reader.get<Process>();
    if (!isHere)
      continue;
    processes[rank] = process;
    first = first < 0 ? rank : first;
  }
  std::string orders;
  if (job.rank() == first)
    Writer(orders).putArray(processes.data(), job.size());
  // If it is gone already there is nothing to be done about it.
  (void)send(toWatcher, orders.data(), orders.size(), MSG_NOSIGNAL);
  shutdown(toWatcher, SHUT_WR);
  // It answers when it watches, and no process goes on before.
  char answer;
  while (read(toWatcher, &answer, 1) < 0 && errno == EINTR)
    ;
  close(toWatcher);
  toWatcher = -1;
  job.gather({});
  job.broadcast({});
}

Watcher::~Watcher() {
  boxOfProcess = nullptr;
  if (box)
    box->setExpected(true);
  for (int file : {toWatcher, lifeline})
    if (file >= 0)
      close(file);
}

//===----------------------------------------------------------------------===//
// In the watcher
//===----------------------------------------------------------------------===//

/// Leaves the processes' session and files, but for its standard error and
/// `orders`.
static void leave(int orders) {
  setsid();
  prctl(PR_SET_NAME, "mesh-watcher");
  for (int signal : kSignals)
    std::signal(signal, SIG_DFL);
  std::signal(SIGPIPE, SIG_IGN);
  close_range(0, STDERR_FILENO - 1, 0);
  close_range(STDERR_FILENO + 1, orders - 1, 0);
  close_range(orders + 1, ~0u, 0);
}

static std::string readAll(int file) {
  std::string bytes;
  char block[4096];
  while (true) {
    ssize_t size = read(file, block, sizeof(block));
    if (size < 0 && errno == EINTR)
      continue;
    if (size <= 0)
      return bytes;
    bytes.append(block, size);
  }
}

namespace {
/// The processes of this node.
class Watch {
public:
  explicit Watch(const std::vector<Process> &processes);

  /// Returns the rank of the first one that ends, or -1 if there are none.
  int64_t awaitEnd() const;
  const BlackBox &getBox(int64_t rank) const { return *boxes[rank]; }
  RunReport report(int64_t lost) const;
  /// Asks all of them to end.
  void end() const;

private:
  /// By rank; null and -1 for those of other nodes.
  std::vector<std::unique_ptr<BlackBox>> boxes;
  std::vector<int> processes;
  int epoll = -1;
  /// The number of its lifelines.
  int numWatched = 0;
};
} // namespace

static int openLifeline(const Process &process) {
  std::string path = "/proc/" + std::to_string(process.pid) + "/fd/" +
                     std::to_string(process.lifeline);
  return open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
}

Watch::Watch(const std::vector<Process> &all)
    : boxes(all.size()), processes(all.size(), -1),
      epoll(epoll_create1(EPOLL_CLOEXEC)) {
  auto numDevices = static_cast<int64_t>(all.size());
  for (int64_t rank = 0; rank < numDevices; ++rank) {
    const Process &process = all[rank];
    if (process.pid == 0)
      continue;
    try {
      boxes[rank] =
          std::make_unique<BlackBox>(process.pid, process.box, numDevices);
    } catch (const Error &) {
      // It is gone already, or none of our business: its end says nothing.
      continue;
    }
    processes[rank] = static_cast<int>(syscall(SYS_pidfd_open, process.pid, 0));
    epoll_event event = {};
    event.data.u64 = rank;
    // A process that is gone has none.
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, openLifeline(process), &event) == 0)
      ++numWatched;
  }
}

int64_t Watch::awaitEnd() const {
  if (numWatched == 0)
    return -1;
  epoll_event event;
  int count = 0;
  while ((count = epoll_wait(epoll, &event, 1, -1)) < 0 && errno == EINTR)
    ;
  return count == 1 ? static_cast<int64_t>(event.data.u64) : -1;
}

RunReport Watch::report(int64_t lost) const {
  Clock::time_point now = Clock::now();
  RunReport report;
  FailureReport &failure = report.failure;
  failure.device = lost;
  failure.cause = boxes[lost]->describeEnd();
  for (const auto &box : boxes)
    failure.devices.push_back(box ? box->report(now) : DeviceReport());
  failure.devices[lost].state = DeviceReport::State::Killed;
  report.error = describeFailure(failure);
  return report;
}

void Watch::end() const {
  for (int process : processes)
    if (process >= 0)
      syscall(SYS_pidfd_send_signal, process, SIGTERM, nullptr, 0);
}

/// Returns true if the process ended since someone wanted the job to: it does
/// not report on itself, and there is nothing to report.
static bool isAskedToEnd(const BlackBox &box) {
  int signal = box.getSignal();
  return signal == SIGINT || signal == SIGTERM || signal == SIGHUP;
}

static void serve(int file, const OnLost &onLost) {
  leave(file);
  std::string orders = readAll(file);
  if (orders.empty())
    return;
  Watch watch(Reader(orders).getArray<Process>());
  (void)send(file, "", 1, MSG_NOSIGNAL);
  int64_t lost = watch.awaitEnd();
  if (lost < 0)
    return;
  const BlackBox &box = watch.getBox(lost);
  if (box.isExpected() || isAskedToEnd(box))
    return;
  RunReport report = watch.report(lost);
  watch.end();
  onLost(box.getSubject(), report);
}

Watcher::Watcher(OnLost onLost) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    throwSystemError("cannot speak to a watcher of the job");
  pid_t child = fork();
  if (child < 0)
    throwSystemError("cannot start a watcher of the job");
  if (child == 0) {
    // A grandchild is no child of this process, which has none to wait for.
    if (fork() != 0)
      _exit(0);
    try {
      serve(ends[1], onLost);
    } catch (...) {
      // Nobody is left to be told.
    }
    _exit(0);
  }
  waitpid(child, nullptr, 0);
  close(ends[1]);
  toWatcher = ends[0];
  noteHowItEnds();
}
