//===- ChildProcess.cpp - work that may crash -----------------------------===//

#include "mesh-fuzz/ChildProcess.h"

#include "llvm/Support/raw_ostream.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
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

/// Reads until the other end is closed. False if nothing came for too long.
static bool readAll(int pipe, std::chrono::seconds patience,
                    std::string &output) {
  std::array<char, 4096> buffer;
  while (true) {
    pollfd poll{pipe, POLLIN, 0};
    int milliseconds = static_cast<int>(patience.count()) * 1000;
    int ready = ::poll(&poll, 1, milliseconds);
    if (ready < 0 && errno == EINTR)
      continue;
    if (ready <= 0)
      return false;
    ssize_t count = read(pipe, buffer.data(), buffer.size());
    if (count <= 0)
      return true;
    output.append(buffer.data(), count);
  }
}

ChildResult mesh::runInChild(std::chrono::seconds patience,
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
  bool isDone = readAll(ends[0], patience, result.output);
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
