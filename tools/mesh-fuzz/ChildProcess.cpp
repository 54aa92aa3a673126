//===- ChildProcess.cpp - work that may crash -----------------------------===//

#include "mesh-fuzz/ChildProcess.h"

#include "llvm/Support/raw_ostream.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mesh;

[[noreturn]] static void beChild(int pipe,
                                 function_ref<void(raw_ostream &)> work) {
  // Crashes are reported by the parent, not by LLVM's handlers.
  for (int signal : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP})
    std::signal(signal, SIG_DFL);
  int null = open("/dev/null", O_WRONLY);
  if (null >= 0)
    dup2(null, STDERR_FILENO);
  {
    llvm::raw_fd_ostream os(pipe, /*shouldClose=*/true);
    work(os);
  }
  _exit(0);
}

using Nanoseconds = std::chrono::nanoseconds;

/// Returns the processor time that `child` has used; zero if it is unknown.
static Nanoseconds getProcessorTime(pid_t child) {
  clockid_t clock;
  timespec time;
  if (clock_getcpuclockid(child, &clock) != 0 ||
      clock_gettime(clock, &time) != 0)
    return Nanoseconds(0);
  return std::chrono::seconds(time.tv_sec) + Nanoseconds(time.tv_nsec);
}

/// Reads what `child` writes until it closes the pipe. Returns false once its
/// silence is too long: `patience` of processor time, or of time with less than
/// a fiftieth of that.
static bool readAll(int pipe, pid_t child, Nanoseconds patience,
                    std::string &output) {
  constexpr int kPollMilliseconds = 100;
  using Clock = std::chrono::steady_clock;
  std::array<char, 4096> buffer;
  Nanoseconds usedAtWrite = getProcessorTime(child),
              usedAtProgress(usedAtWrite);
  Clock::time_point progress = Clock::now();
  while (true) {
    pollfd poll{pipe, POLLIN, 0};
    int ready = ::poll(&poll, 1, kPollMilliseconds);
    if (ready < 0 && errno != EINTR)
      return false;
    Nanoseconds used = getProcessorTime(child);
    if (ready > 0) {
      ssize_t count = read(pipe, buffer.data(), buffer.size());
      if (count <= 0)
        return true;
      output.append(buffer.data(), count);
      usedAtWrite = used;
    } else if (used - usedAtWrite >= patience) {
      return false;
    }
    if (ready > 0 || used - usedAtProgress >= patience / 50) {
      usedAtProgress = used;
      progress = Clock::now();
    } else if (Clock::now() - progress >= patience) {
      return false;
    }
  }
}

ChildResult mesh::runInChild(std::chrono::milliseconds patience,
                             function_ref<void(raw_ostream &)> work) {
  ChildResult result;
  std::array<int, 2> ends;
  if (pipe(ends.data()) != 0) {
    result.failure = std::string("no pipe: ") + std::strerror(errno);
    return result;
  }
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    beChild(ends[1], work);
  }
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    result.failure = std::string("no process: ") + std::strerror(errno);
    return result;
  }
  bool isDone = readAll(ends[0], child, patience, result.output);
  close(ends[0]);
  if (!isDone)
    kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!isDone)
    result.failure = "did not end";
  else if (WIFSIGNALED(status))
    result.failure = strsignal(WTERMSIG(status));
  else if (WEXITSTATUS(status) != 0)
    result.failure = "exit status " + std::to_string(WEXITSTATUS(status));
  return result;
}
