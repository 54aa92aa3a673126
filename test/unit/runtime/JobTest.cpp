//===- JobTest.cpp - tests that several processes run ---------------------===//

#include "JobTest.h"

#include "ExpectReport.h"

#include <cstdio>

using namespace mesh::rt;
using namespace mesh::rt::test;

static Job *joined = nullptr;

Job &mesh::rt::test::job() { return *joined; }

namespace {
/// Prints only the failures of processes other than the first one.
class FailurePrinter final : public testing::EmptyTestEventListener {
  void OnTestPartResult(const testing::TestPartResult &result) override {
    if (result.failed())
      std::fprintf(stderr, "process %d: %s:%d: %s\n",
                   static_cast<int>(joined->rank()),
                   result.file_name() ? result.file_name() : "?",
                   result.line_number(), result.message());
  }
};
} // namespace

void OnJob::expectFailure(Machine &machine,
                          const std::function<void(int64_t)> &program,
                          const std::vector<std::string> &parts) {
  RunReport report = machine.run(program);
  expectParts(report, parts);
  expectWorks(machine, numDevices());
}

void OnJob::runDifferentKinds(int64_t device) {
  mesh_rt_op op = opOf(device == 1 ? MESH_RT_PERMUTE : MESH_RT_ALL_REDUCE);
  op.shift = 1;
  mesh_rt_run(&op, tensor.upload(), other.upload(), 0);
}

int mesh::rt::test::runTests(Job &job) {
  joined = &job;
  if (job.rank() != 0) {
    auto &listeners = testing::UnitTest::GetInstance()->listeners();
    delete listeners.Release(listeners.default_result_printer());
    listeners.Append(new FailurePrinter);
  }
  std::string failed = RUN_ALL_TESTS() == 0 ? "" : "failed";
  std::string all;
  for (const std::string &one : job.gather(failed))
    all += one;
  all = job.broadcast(all);
  if (job.rank() == 0 && !all.empty() && failed.empty())
    std::fprintf(stderr, "tests failed in another process\n");
  return all.empty() ? 0 : 1;
}
