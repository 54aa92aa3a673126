//===- HostMachine.cpp - machines of processes on CPUs --------------------===//

#include "JobTest.h"
#include "TestedMachine.h"

using namespace mesh::rt;
using namespace mesh::rt::test;

RunOptions mesh::rt::test::optionsOfJob(std::chrono::milliseconds deadline) {
  RunOptions result;
  result.numDevices = numDevices();
  result.deadline = deadline;
  result.job = &job();
  result.axes = {{numDevices(), 1}};
  return result;
}

std::optional<RunOptions> mesh::rt::test::optionsOf(int64_t size) {
  if (size != numDevices())
    return std::nullopt;
  return optionsOfJob(std::chrono::seconds(20));
}

int64_t mesh::rt::test::ownDevice() { return self(); }
