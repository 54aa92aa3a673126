//===- TouchTest.cpp - whether memory is there ----------------------------===//

#include "core/Touch.h"

#include "ExpectReport.h"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {
constexpr int64_t kPages = 8;

class TouchTest : public testing::Test {
protected:
  TouchTest()
      : pageBytes(sysconf(_SC_PAGESIZE)),
        memory(static_cast<char *>(mmap(nullptr, kPages * pageBytes,
                                        PROT_READ | PROT_WRITE,
                                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))) {
    memory[3 * pageBytes + 5] = 7;
  }
  ~TouchTest() override { munmap(memory, kPages * pageBytes); }

  /// Whether touching the view ends a program.
  bool faults(void (*touch)(const View &), const View &view) {
    RunReport report = machine.run([&](int64_t) { touch(view); });
    if (!report.ok())
      expectParts(report, {"SIGSEGV (an access to address"});
    return !report.ok();
  }
  void protect(int64_t page, int protection) {
    ASSERT_EQ(mprotect(memory + page * pageBytes, pageBytes, protection), 0);
  }

  const int64_t pageBytes;
  char *const memory;
  Machine machine{{.numDevices = 1, .catchSignals = true}};
};
} // namespace

TEST_F(TouchTest, EachPageOfARow) {
  // From the last element of a page to the first one of another.
  View row = rowView(memory + pageBytes - 4, 4 * pageBytes / 4 + 2, 4);
  EXPECT_FALSE(faults(touchForReading, row));
  EXPECT_FALSE(faults(touchForWriting, row));
  EXPECT_EQ(memory[3 * pageBytes + 5], 7);
  for (int64_t page = 0; page < kPages; ++page) {
    protect(page, PROT_NONE);
    EXPECT_EQ(faults(touchForReading, row), page <= 5) << page;
    protect(page, PROT_READ);
    EXPECT_FALSE(faults(touchForReading, row)) << page;
    EXPECT_EQ(faults(touchForWriting, row), page <= 5) << page;
    protect(page, PROT_READ | PROT_WRITE);
  }
}

TEST_F(TouchTest, OnlyPagesWithElements) {
  // 2 x 3 elements, on pages 0, 2, 4 and 1, 3, 5.
  View view;
  view.data = memory;
  view.rank = 2;
  view.elementSize = 8;
  view.sizes[0] = 2;
  view.sizes[1] = 3;
  view.strides[0] = pageBytes;
  view.strides[1] = 2 * pageBytes;
  for (int64_t page = 0; page < kPages; ++page) {
    protect(page, PROT_NONE);
    EXPECT_EQ(faults(touchForReading, view), page <= 5) << page;
    EXPECT_EQ(faults(touchForReading, view.slice(0, 1, 1)),
              page <= 5 && page % 2 == 1)
        << page;
    protect(page, PROT_READ | PROT_WRITE);
  }
}

TEST_F(TouchTest, NothingThere) {
  protect(0, PROT_NONE);
  EXPECT_FALSE(faults(touchForWriting, rowView(memory, 0, 4)));
  EXPECT_FALSE(faults(touchForWriting, makeView(nullptr, 2, 4)));
}
