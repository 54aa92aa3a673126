//===- ChildProcessTest.cpp - the end of child processes ------------------===//

#include "mesh-fuzz/ChildProcess.h"

#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <csignal>
#include <ctime>
#include <unistd.h>

using namespace mesh;
using namespace std::chrono_literals;

/// Keeps the processor busy.
static void compute(std::chrono::milliseconds time) {
  std::clock_t end = std::clock() + time.count() * (CLOCKS_PER_SEC / 1000);
  while (std::clock() < end) {
  }
}

TEST(ChildProcessTest, ReturnsWhatIsWritten) {
  ChildResult child =
      runInChild(10s, [](raw_ostream &os) { os << "begin\nend\n"; });
  EXPECT_EQ(child.output, "begin\nend\n");
  EXPECT_EQ(child.failure, "");
}

TEST(ChildProcessTest, NamesTheSignal) {
  ChildResult child =
      runInChild(10s, [](raw_ostream &) { std::raise(SIGSEGV); });
  EXPECT_EQ(child.failure, "Segmentation fault");
}

TEST(ChildProcessTest, EndsChildThatComputesForever) {
  ChildResult child = runInChild(200ms, [](raw_ostream &os) {
    os << "begin\n";
    os.flush();
    compute(1h);
  });
  EXPECT_EQ(child.output, "begin\n");
  EXPECT_EQ(child.failure, "did not end");
}

TEST(ChildProcessTest, EndsChildThatWaitsForever) {
  ChildResult child = runInChild(200ms, [](raw_ostream &) { sleep(3600); });
  EXPECT_EQ(child.failure, "did not end");
}

// As a child of which the machine, being busy, runs a twentieth.
TEST(ChildProcessTest, LetsSlowChildEnd) {
  ChildResult child = runInChild(1s, [](raw_ostream &os) {
    for (int i = 0; i < 20; ++i) {
      compute(15ms);
      usleep(150'000);
    }
    os << "end\n";
  });
  EXPECT_EQ(child.output, "end\n");
  EXPECT_EQ(child.failure, "");
}
