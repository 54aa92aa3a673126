//===- ProgramMemoryTest.cpp - tests of what is known of memory -----------===//

#include "mesh/Search/ProgramMemory.h"

#include "gtest/gtest.h"

using namespace mesh;

namespace {

/// Three programs, of which each needs half as much as the one before.
ProgramMemory makeMemory(std::optional<int64_t> limit) {
  ProgramMemory memory(3, limit);
  for (size_t program : {0, 1, 2})
    memory.addEven(program, 400.0 / (1 << program));
  return memory;
}

TEST(ProgramMemory, NoProgramFitsThatHasNoEvenShareOfIt) {
  ProgramMemory memory = makeMemory(200);
  EXPECT_FALSE(memory.mayFit(0, 1));
  EXPECT_TRUE(memory.mayFit(1, 1));
}

TEST(ProgramMemory, LearnsFromStrategiesThatDoNotFit) {
  ProgramMemory memory = makeMemory(200);
  memory.addStrategy(1, 1, 300);
  EXPECT_FALSE(memory.mayFit(1, 1));
  EXPECT_DOUBLE_EQ(memory.getExpected(2, 1), 150);
  EXPECT_TRUE(memory.mayFit(2, 1));
  // Searches found another one that needs less.
  memory.addStrategy(0, 1, 440);
  EXPECT_DOUBLE_EQ(memory.getExpected(2, 1), 110);
}

TEST(ProgramMemory, LearnsNothingFromStrategiesThatFit) {
  ProgramMemory memory = makeMemory(200);
  memory.addStrategy(2, 1, 200);
  EXPECT_DOUBLE_EQ(memory.getExpected(1, 1), 200);
}

TEST(ProgramMemory, OneThatFitsSaysThatOthersNeedTooMuch) {
  ProgramMemory memory = makeMemory(200);
  memory.addStrategy(1, 1, 1000);
  EXPECT_FALSE(memory.mayFit(1, 1));
  memory.addStrategy(1, 1, 200);
  EXPECT_TRUE(memory.mayFit(1, 1));
}

TEST(ProgramMemory, TellsNumbersOfAxesApart) {
  ProgramMemory memory = makeMemory(200);
  memory.addStrategy(1, 1, 300);
  EXPECT_TRUE(memory.mayFit(1, 2));
}

TEST(ProgramMemory, AllProgramsFitThatAreNotKnown) {
  EXPECT_TRUE(ProgramMemory(1, 200).mayFit(0, 1));
  EXPECT_TRUE(makeMemory(std::nullopt).mayFit(0, 1));
}

} // namespace
