//===- StatusTest.cpp - The outcome of an operation -----------------------===//

#include "core/Status.h"

#include "core/SystemError.h"

#include <gtest/gtest.h>

using namespace mesh::rt;

TEST(Status, IsOkOrFailed) {
  Status ok = Status::Ok, failed = Status::Failed;
  EXPECT_TRUE(ok == Status::Ok);
  EXPECT_FALSE(ok == Status::Failed);
  EXPECT_TRUE(failed == Status::Failed);
  EXPECT_FALSE(failed == Status::Ok);
  EXPECT_FALSE(ok.hasError());
  EXPECT_FALSE(failed.hasError());
}

TEST(Status, HasAnErrorThatMovesWithIt) {
  Status first = Error("no more paper");
  EXPECT_TRUE(first == Status::Failed);
  ASSERT_TRUE(first.hasError());
  Status second = std::move(first);
  EXPECT_STREQ(second.getError().what(), "no more paper");
  Status third = Error("no ink");
  third = std::move(second);
  EXPECT_STREQ(third.getError().what(), "no more paper");
  third = Status::Ok;
  EXPECT_TRUE(third.isOk());
}

TEST(Error, SaysWhatMustBe) {
  EXPECT_STREQ(Error::mustBe("rank", "0 to 8", 9).what(),
               "rank must be 0 to 8, got 9");
  EXPECT_STREQ(Error::mustBe("the name", "known", "'x'").what(),
               "the name must be known, got 'x'");
}

TEST(Error, HasAPlace) {
  Error error = Error("no ink").at("page 2").at("the book");
  EXPECT_STREQ(error.what(), "the book: page 2: no ink");
}

TEST(Error, OfTheLastSystemCall) {
  errno = ENOENT;
  try {
    throwSystemError("no paper");
  } catch (const Error &error) {
    EXPECT_STREQ(error.what(), "no paper: No such file or directory");
  }
}
