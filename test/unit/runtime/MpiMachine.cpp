//===- MpiMachine.cpp - machines of processes -----------------------------===//

#include "JobTest.h"

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
