//===- JsonTest.cpp - JSON that comes from outside ------------------------===//

#include "mesh/Support/Json.h"

#include "gtest/gtest.h"

using namespace mesh;

static std::string getError(StringRef text) {
  llvm::Expected<llvm::json::Value> value = parseJson(text);
  return value ? "" : llvm::toString(value.takeError());
}

static std::string nest(int depth, StringRef open, StringRef close) {
  std::string text;
  for (int i = 0; i < depth; ++i)
    text += open;
  text += "1";
  for (int i = 0; i < depth; ++i)
    text += close;
  return text;
}

TEST(JsonTest, TakesAHundredLevels) {
  EXPECT_EQ(getError(nest(100, "[", "]")), "");
  EXPECT_EQ(getError(nest(100, R"({"a":)", "}")), "");
}

TEST(JsonTest, RefusesMoreLevels) {
  EXPECT_EQ(getError(nest(101, "[", "]")),
            "expected at most 100 levels, got more at byte 100");
  EXPECT_EQ(getError(nest(200'000, R"({"a":)", "")),
            "expected at most 100 levels, got more at byte 500");
}

TEST(JsonTest, BracketsInStringsAreNoLevels) {
  EXPECT_EQ(getError("[\"" + std::string(500, '[') + R"(\"[\\"])"), "");
  // Text without an end is not JSON either.
  EXPECT_NE(getError("[\"\\").find("Unterminated string"), std::string::npos);
}

TEST(JsonTest, RefusesRepeatedKeys) {
  EXPECT_EQ(getError(R"({"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": "a"}]})"),
            "");
  EXPECT_EQ(getError(R"({"a": 1, "b": {"c" : 2, "d": "c", "c": 3}})"),
            "there are two values of 'c' in an object");
  EXPECT_EQ(getError(R"({"a": 1, "\u0061": 2})"),
            "there are two values of 'a' in an object");
}
