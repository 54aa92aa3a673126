//===- CalibrateTest.cpp - Machines from measured times -------------------===//

#include "mesh/Execution/Calibrate.h"

#include "gtest/gtest.h"

using namespace mesh;

TEST(CalibrateTest, LinkOfTwoTimes) {
  std::optional<Link> link = fitLink({1000, 3e-6}, {1'001'000, 103e-6});
  ASSERT_TRUE(link);
  EXPECT_NEAR(link->bandwidth, 1e10, 1);
  EXPECT_NEAR(link->latency, 2.9e-6, 1e-12);
  // The time of the small message may be that of its bytes.
  link = fitLink({1000, 1e-6}, {3000, 4e-6});
  ASSERT_TRUE(link);
  EXPECT_EQ(link->latency, 0);
}

TEST(CalibrateTest, TimesThatAreNotOfBytes) {
  EXPECT_FALSE(fitLink({1024, 5e-6}, {1 << 20, 5e-6}));
  EXPECT_FALSE(fitLink({1024, 5e-6}, {1 << 20, 4e-6}));
  EXPECT_FALSE(fitLink({1024, 5e-6}, {1 << 20, 5.001e-6}));
  EXPECT_FALSE(fitLink({1024, 0}, {1 << 20, 0}));
}
