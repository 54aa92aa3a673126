//===- StoppedProcess.cpp - a process that is stopped ---------------------===//

#include "StoppedProcess.h"

#include <csignal>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace mesh::rt::test;

bool mesh::rt::test::runWithStop(
    const std::function<bool(const std::function<void()> &ready)> &body) {
  int ends[2];
  EXPECT_EQ(pipe(ends), 0);
  pid_t child = fork();
  EXPECT_GE(child, 0);
  if (child == 0) {
    bool isGood = body([&] {
      if (write(ends[1], "", 1) != 1)
        _exit(2);
    });
    _exit(isGood ? 0 : 1);
  }
  close(ends[1]);
  char byte;
  EXPECT_EQ(read(ends[0], &byte, 1), 1);
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_EQ(kill(child, SIGSTOP), 0);
  std::this_thread::sleep_for(kStopped);
  EXPECT_EQ(kill(child, SIGCONT), 0);
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  close(ends[0]);
  return status == 0;
}
