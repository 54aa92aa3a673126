//===- EmulatedLinksTest.cpp - the links of a program's axes --------------===//

#include "mesh/Execution/EmulatedLinks.h"

#include <gtest/gtest.h>

using namespace mesh;

TEST(EmulatedLinks, GoesToTheAxesOfTheMesh) {
  Signature signature;
  signature.name = "main";
  signature.numDevices = 6;
  signature.axes = {{"data", 2}, {"model", 3}};
  auto options =
      getLinkOptions({{"*", {1e-6, 1e9, true}},
                      {"data", {2e-6, 1e6, false, Topology::Switch}}},
                     signature);
  ASSERT_TRUE(static_cast<bool>(options));
  ASSERT_EQ(options->size(), 2u);
  EXPECT_EQ((*options)[0].size, 2);
  EXPECT_EQ((*options)[0].stride, 3);
  EXPECT_EQ((*options)[0].latency, std::chrono::microseconds(2));
  EXPECT_FALSE((*options)[0].duplex);
  EXPECT_EQ((*options)[0].topology, Topology::Switch);
  EXPECT_EQ((*options)[1].topology, Topology::Ring);
  EXPECT_EQ((*options)[1].size, 3);
  EXPECT_EQ((*options)[1].stride, 1);
  EXPECT_DOUBLE_EQ((*options)[1].bandwidth, 1e9);

  auto unknown = getLinkOptions({{"pipe", {0, 1, true}}}, signature);
  EXPECT_EQ(llvm::toString(unknown.takeError()),
            "the mesh has no axis 'pipe', which a link names");
}
