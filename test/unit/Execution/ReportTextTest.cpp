//===- ReportTextTest.cpp - tests of times and counts in reports ----------===//

#include "mesh/Execution/ReportText.h"
#include "mesh/Support/Quantity.h"

#include "gtest/gtest.h"

using namespace mesh;

namespace {

using Texts = std::vector<std::string>;

TEST(ReportTextTest, TimesHaveThreeDigits) {
  EXPECT_EQ(toDigits(0), "0.0 us");
  EXPECT_EQ(toDigits(1.234e-10), "0.123 ns");
  EXPECT_EQ(toDigits(1.234e-9), "1.23 ns");
  EXPECT_EQ(toDigits(4.3e-8), "43.0 ns");
  EXPECT_EQ(toDigits(6.25e-8), "0.0625 us");
  EXPECT_EQ(toDigits(4.19e-7), "0.419 us");
  EXPECT_EQ(toDigits(8.39e-6), "8.39 us");
  EXPECT_EQ(toDigits(5.04e-5), "50.4 us");
  EXPECT_EQ(toDigits(1.5e-3), "1.50 ms");
  EXPECT_EQ(toDigits(2), "2.00 s");
}

TEST(ReportTextTest, TimesHaveTheirUnit) {
  EXPECT_EQ(toText(0.0), "0.0 us");
  EXPECT_EQ(toText(3.21e-9), "3.2 ns");
  EXPECT_EQ(toText(4e-13), "0.0 ns");
  EXPECT_EQ(toText(6e-8), "0.1 us");
  EXPECT_EQ(toText(67.94e-6), "67.9 us");
  EXPECT_EQ(toText(999.9996e-6), "1.00 ms");
  EXPECT_EQ(toText(1.5), "1.50 s");
}

TEST(ReportTextTest, TimesAreToldApart) {
  EXPECT_EQ(formatTimesApart({67.91e-6, 68.2e-6}),
            (Texts{"67.9 us", "68.2 us"}));
  EXPECT_EQ(formatTimesApart({67.91e-6, 67.94e-6, 2e-3}),
            (Texts{"67.9 us", "67.94 us", "2.00 ms"}));
  EXPECT_EQ(formatTimesApart({1e-6, 1e-6}), (Texts{"1.0 us", "1.0 us"}));
  // A difference of rounding is none.
  EXPECT_EQ(formatTimesApart({1e-6, 1.0000000001e-6}),
            (Texts{"1.0 us", "1.0 us"}));
  EXPECT_EQ(formatTimesApart({}), Texts());
}

TEST(ReportTextTest, CountsAgreeWithNouns) {
  EXPECT_EQ(formatCount(1, "device"), "1 device");
  EXPECT_EQ(formatCount(0, "device"), "0 devices");
  EXPECT_EQ(formatCount(2, "micro-batch"), "2 micro-batches");
}

} // namespace
