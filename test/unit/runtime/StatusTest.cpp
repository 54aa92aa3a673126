//===- StatusTest.cpp - The outcome of an operation -----------------------===//

#include "core/Status.h"

#include <gtest/gtest.h>

using namespace mesh::rt;

TEST(Status, IsOkOrFailed) {
  Status ok = Status::Ok, failed = Status::Failed;
  EXPECT_TRUE(ok == Status::Ok);
  EXPECT_FALSE(ok == Status::Failed);
  EXPECT_TRUE(failed == Status::Failed);
  EXPECT_FALSE(failed == Status::Ok);
  EXPECT_FALSE(ok.hasMessage());
  EXPECT_FALSE(failed.hasMessage());
}

TEST(Status, HasAMessageThatMovesWithIt) {
  Status first = Status::error("no more paper");
  EXPECT_TRUE(first == Status::Failed);
  ASSERT_TRUE(first.hasMessage());
  Status second = std::move(first);
  EXPECT_EQ(second.getMessage(), "no more paper");
  Status third = Status::error("no ink");
  third = std::move(second);
  EXPECT_EQ(third.getMessage(), "no more paper");
  third = Status::Ok;
  EXPECT_TRUE(third.isOk());
}
