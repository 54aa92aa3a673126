//===- NcclMachine.cpp - machines of processes with a fake GPU ------------===//

#include "NcclMachine.h"

using namespace mesh::rt;
using namespace mesh::rt::test;

RunOptions OnOwnGpus::options(std::chrono::milliseconds deadline) {
  RunOptions result = onGpus(numDevices(), numDevices());
  result.cuda->nccl = MESH_RT_FAKE_CUDA;
  result.deadline = deadline;
  result.job = &job();
  result.axes = {{numDevices(), 1}};
  return result;
}

void OnOwnGpus::expectFailure(Machine &machine,
                              const std::function<void(int64_t)> &program,
                              const std::vector<std::string> &parts) {
  RunReport report = machine.run(program);
  for (const std::string &part : parts)
    EXPECT_NE(report.error.find(part), std::string::npos)
        << "no '" << part << "' in:\n"
        << report.error;
  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
  TestTensor sum(MESH_RT_F32, {3});
  sum.set({1, 2, 3});
  report = machine.run([&](int64_t) {
    const mesh_rt_memref *memref = sum.upload();
    mesh_rt_run(&op, memref, memref, 0);
    sum.download();
  });
  auto n = static_cast<double>(numDevices());
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(sum.get(), (std::vector<double>{n, 2 * n, 3 * n}));
}
