//===- ArenaTest.cpp - the memory of one device ---------------------------===//

#include "core/Arena.h"
#include "ResidentPages.h"

#include <cstring>
#include <gtest/gtest.h>
#include <random>
#include <vector>

using namespace mesh::rt;
using namespace mesh::rt::test;

TEST(Arena, AlignsAndHolds) {
  Arena arena;
  for (int64_t alignment : {1, 8, 64, 128, 4096})
    for (int64_t bytes : {0, 1, 63, 64, 65, 1000, 4096, 100000}) {
      void *block = arena.allocate(alignment, bytes);
      ASSERT_NE(block, nullptr);
      auto address = reinterpret_cast<uintptr_t>(block);
      EXPECT_EQ(address % std::max<int64_t>(alignment, 64), 0u);
      std::memset(block, 1, bytes);
    }
}

TEST(Arena, BlocksDoNotOverlap) {
  Arena arena;
  std::mt19937 random(1);
  std::vector<std::pair<unsigned char *, int64_t>> blocks;
  for (int i = 0; i < 2000; ++i) {
    if (!blocks.empty() && random() % 3 == 0) {
      size_t victim = random() % blocks.size();
      auto [block, bytes] = blocks[victim];
      for (int64_t j = 0; j < bytes; ++j)
        ASSERT_EQ(block[j], bytes % 251);
      ASSERT_TRUE(arena.free(block));
      blocks[victim] = blocks.back();
      blocks.pop_back();
      continue;
    }
    int64_t bytes = random() % 5000;
    auto *block = static_cast<unsigned char *>(arena.allocate(64, bytes));
    ASSERT_NE(block, nullptr);
    std::memset(block, static_cast<int>(bytes % 251), bytes);
    blocks.emplace_back(block, bytes);
  }
}

TEST(Arena, TouchesWhatItGets) {
  int64_t page = sysconf(_SC_PAGESIZE), bytes = 1000 * page;
  for (int64_t alignment : {int64_t(64), page}) {
    Arena arena;
    arena.setTouched(true);
    void *block = arena.allocate(alignment, bytes);
    ASSERT_NE(block, nullptr);
    EXPECT_GE(countResidentPages(block, bytes), 999);
  }
}

TEST(Arena, SteadyStateNeedsNoSystemMemory) {
  Arena arena;
  auto step = [&] {
    void *a = arena.allocate(64, 1000);
    void *b = arena.allocate(64, 70000);
    arena.free(a);
    void *c = arena.allocate(64, 990);
    arena.free(b);
    arena.free(c);
  };
  step();
  int64_t blocks = arena.numSystemBlocks();
  for (int i = 0; i < 100; ++i) {
    step();
    arena.reset();
  }
  EXPECT_EQ(arena.numSystemBlocks(), blocks);
  EXPECT_EQ(blocks, 2);
}

TEST(Arena, ResetEndsLiveBlocks) {
  Arena arena;
  for (int i = 0; i < 10; ++i)
    (void)arena.allocate(64, 5000);
  int64_t blocks = arena.numSystemBlocks();
  arena.reset();
  EXPECT_EQ(arena.numAllocations(), 0);
  for (int i = 0; i < 10; ++i)
    (void)arena.allocate(64, 5000);
  EXPECT_EQ(arena.numSystemBlocks(), blocks);
}

TEST(Arena, CountsAndPeak) {
  Arena arena;
  void *a = arena.allocate(64, 100);
  void *b = arena.allocate(64, 200);
  arena.free(a);
  arena.free(b);
  (void)arena.allocate(64, 250);
  EXPECT_EQ(arena.numAllocations(), 3);
  EXPECT_EQ(arena.peakBytes(), 300);
}

TEST(Arena, RefusesNonsense) {
  Arena arena;
  EXPECT_EQ(arena.allocate(64, -1), nullptr);
  EXPECT_EQ(arena.allocate(48, 100), nullptr);
  EXPECT_EQ(arena.allocate(64, int64_t(1) << 62), nullptr);
  void *block = arena.allocate(64, 100);
  EXPECT_TRUE(arena.free(nullptr));
  EXPECT_TRUE(arena.free(block));
  EXPECT_FALSE(arena.free(block));
}
