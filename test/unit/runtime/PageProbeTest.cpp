//===- PageProbeTest.cpp - Faults of operands that are not there ----------===//

#include "core/PageProbe.h"

#include "ExpectReport.h"

#include <gtest/gtest.h>
#include <span>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {
constexpr int64_t kPages = 8;

class PageProbeTest : public testing::Test {
protected:
  PageProbeTest()
      : pageBytes(sysconf(_SC_PAGESIZE)),
        memory(static_cast<char *>(mmap(nullptr, kPages * pageBytes,
                                        PROT_READ | PROT_WRITE,
                                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))) {
    memory[3 * pageBytes + 5] = 7;
  }
  ~PageProbeTest() override { munmap(memory, kPages * pageBytes); }

  /// Returns whether probing the view ends a program.
  bool faults(void (*probe)(const View &), const View &view) {
    RunReport report = machine.run([&](int64_t) { probe(view); });
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

TEST_F(PageProbeTest, EachPageOfARow) {
  // From the last element of a page to the first one of another.
  View row = rowView(memory + pageBytes - 4, 4 * pageBytes / 4 + 2, 4);
  EXPECT_FALSE(faults(probeForReading, row));
  EXPECT_FALSE(faults(probeForWriting, row));
  EXPECT_EQ(memory[3 * pageBytes + 5], 7);
  for (int64_t page = 0; page < kPages; ++page) {
    protect(page, PROT_NONE);
    EXPECT_EQ(faults(probeForReading, row), page <= 5) << page;
    protect(page, PROT_READ);
    EXPECT_FALSE(faults(probeForReading, row)) << page;
    EXPECT_EQ(faults(probeForWriting, row), page <= 5) << page;
    protect(page, PROT_READ | PROT_WRITE);
  }
}

TEST_F(PageProbeTest, OnlyPagesWithElements) {
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
    EXPECT_EQ(faults(probeForReading, view), page <= 5) << page;
    EXPECT_EQ(faults(probeForReading, view.slice(0, 1, 1)),
              page <= 5 && page % 2 == 1)
        << page;
    protect(page, PROT_READ | PROT_WRITE);
  }
}

/// Whatever the order of dims, and the sign of strides; elements that are read
/// again and again are probed once, too.
TEST_F(PageProbeTest, EachPageOnce) {
  static int64_t numProbes;
  auto count = [](const View &view) {
    numProbes = 0;
    forEachPage(view, [](char *) { ++numProbes; });
    return numProbes;
  };
  // A row of elements on each page.
  View rows;
  rows.data = memory;
  rows.rank = 2;
  rows.elementSize = 4;
  rows.sizes[0] = kPages;
  rows.sizes[1] = pageBytes / 4;
  rows.strides[0] = pageBytes;
  rows.strides[1] = 4;
  EXPECT_EQ(count(rows), kPages);
  View columns = rows;
  std::swap(columns.sizes[0], columns.sizes[1]);
  std::swap(columns.strides[0], columns.strides[1]);
  EXPECT_EQ(count(columns), kPages);
  View backwards = columns;
  backwards.data = memory + kPages * pageBytes - 4;
  for (int64_t &stride : std::span(backwards.strides, 2))
    stride = -stride;
  EXPECT_EQ(count(backwards), kPages);
  // The last element of each page.
  View gaps = columns.slice(0, pageBytes / 4 - 1, 1);
  EXPECT_EQ(count(gaps), kPages);
  View repeated = rows;
  repeated.rank = 3;
  for (int d : {2, 1}) {
    repeated.sizes[d] = repeated.sizes[d - 1];
    repeated.strides[d] = repeated.strides[d - 1];
  }
  repeated.sizes[0] = int64_t(1) << 40;
  repeated.strides[0] = 0;
  EXPECT_EQ(count(repeated), kPages);
  repeated.sizes[0] = 0;
  EXPECT_EQ(count(repeated), 0);
}

TEST_F(PageProbeTest, NothingThere) {
  protect(0, PROT_NONE);
  EXPECT_FALSE(faults(probeForWriting, rowView(memory, 0, 4)));
  EXPECT_FALSE(faults(probeForWriting, makeView(nullptr, 2, 4)));
}
