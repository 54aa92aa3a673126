//===- NcclMachine.cpp - machines of processes with a fake GPU ------------===//

#include "NcclMachine.h"

using namespace mesh::rt;
using namespace mesh::rt::test;

RunOptions mesh::rt::test::optionsOfJob(std::chrono::milliseconds deadline) {
  RunOptions result = onGpus(numDevices(), numDevices());
  result.cuda->nccl = MESH_RT_FAKE_CUDA;
  result.deadline = deadline;
  result.job = &job();
  result.axes = {{numDevices(), 1}};
  return result;
}
