//===- SocketMain.cpp - tests of the transport over sockets ---------------===//
//
//   MeshRuntimeSocketTests --processes=N   the tests of jobs, by N processes
//   MeshRuntimeSocketTests --losses        those of processes that are lost
//   MeshRuntimeSocketTests                 both, with jobs of a few sizes
//
//===----------------------------------------------------------------------===//

#include "JobTest.h"
#include "SocketJob.h"

#include <charconv>
#include <cstdio>
#include <cstring>

using namespace mesh::rt;

/// The sizes of jobs with which each test runs in one at least, but for those
/// of many devices; CMakeLists.txt has all.
static constexpr int64_t kSizes[] = {3, 4};

/// Leaves out the tests that a pattern matches, beside those that the user
/// does.
static void leaveOut(const std::string &pattern) {
  std::string filter = GTEST_FLAG_GET(filter);
  bool hasNegative = filter.find('-') != std::string::npos;
  GTEST_FLAG_SET(filter, filter + (hasNegative ? ":" : "-") + pattern);
}

static int runJobTests(int64_t size) {
  std::printf("%d processes\n", static_cast<int>(size));
  std::vector<int> ends = sockets::runJob(size, [&](Job &job) {
    leaveOut("LostProcess.*");
    // These are about what one of several devices does.
    if (size == 1)
      leaveOut("JobFailure.*:HostJob.*");
    return test::runTests(job);
  });
  bool isGood = ends == std::vector<int>(ends.size(), 0);
  if (!isGood)
    std::fprintf(stderr, "tests failed in a job of %d processes\n",
                 static_cast<int>(size));
  return isGood ? 0 : 1;
}

static int runLossTests() {
  // The others need a job.
  leaveOut("Collective.*:HostJob.*:JobFailure.*:Subnormals.*");
  return RUN_ALL_TESTS();
}

int main(int argc, char **argv) {
  testing::InitGoogleTest(&argc, argv);
  static constexpr char kProcesses[] = "--processes=";
  if (argc == 2 &&
      std::strncmp(argv[1], kProcesses, sizeof(kProcesses) - 1) == 0) {
    const char *text = argv[1] + sizeof(kProcesses) - 1;
    int64_t size = 0;
    auto [end, error] = std::from_chars(text, text + std::strlen(text), size);
    if (error == std::errc() && *end == 0 && size > 0)
      return runJobTests(size);
  }
  if (argc == 2 && std::strcmp(argv[1], "--losses") == 0)
    return runLossTests();
  if (argc != 1) {
    std::fprintf(stderr, "usage: %s [--processes=N | --losses]\n", argv[0]);
    return 2;
  }
  int status = 0;
  for (int64_t size : kSizes)
    status |= runJobTests(size);
  return status | runLossTests();
}
