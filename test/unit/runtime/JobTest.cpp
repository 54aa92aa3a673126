//===- JobTest.cpp - tests that several processes run ---------------------===//

#include "JobTest.h"

#include <cstdio>
#include <gtest/gtest.h>

using namespace mesh::rt;

static Job *joined = nullptr;

Job &mesh::rt::test::job() { return *joined; }

namespace {
/// What processes but the first one say: their failures alone.
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

int main(int argc, char **argv) {
  std::unique_ptr<Job> job = joinMpiJob();
  joined = job.get();
  testing::InitGoogleTest(&argc, argv);
  if (job->rank() != 0) {
    auto &listeners = testing::UnitTest::GetInstance()->listeners();
    delete listeners.Release(listeners.default_result_printer());
    listeners.Append(new FailurePrinter);
  }
  std::string failed = RUN_ALL_TESTS() == 0 ? "" : "failed";
  std::string all;
  for (const std::string &one : job->gather(failed))
    all += one;
  all = job->broadcast(all);
  if (job->rank() == 0 && !all.empty() && failed.empty())
    std::fprintf(stderr, "tests failed in another process\n");
  return all.empty() ? 0 : 1;
}
