//===- ThreefryTest.cpp - the cipher against known answers ----------------===//

#include "mesh/Support/Threefry.h"

#include "gtest/gtest.h"

using namespace mesh;

/// The known answers of the Random123 library.
TEST(ThreefryTest, KnownAnswers) {
  EXPECT_EQ(threefry2x32({0, 0}, {0, 0}), (Words{0x6b200159, 0x99ba4efe}));
  EXPECT_EQ(threefry2x32({~0u, ~0u}, {~0u, ~0u}),
            (Words{0x1cb996fc, 0xbb002be7}));
  EXPECT_EQ(threefry2x32({0x13198a2e, 0x03707344}, {0x243f6a88, 0x85a308d3}),
            (Words{0xc4923a9c, 0x483df7a0}));
}

/// jax.random.split(jax.random.key(s)).
TEST(ThreefryTest, SplitKeys) {
  EXPECT_EQ(foldKey(splitWords(0), 0), (Words{1797259609, 2579123966}));
  EXPECT_EQ(foldKey(splitWords(0), 1), (Words{928981903, 3453687069}));
  EXPECT_EQ(foldKey(splitWords(1), 0), (Words{507451445, 1853169794}));
  EXPECT_EQ(foldKey(splitWords(1), 1), (Words{1948878966, 4237131848}));
  EXPECT_EQ(foldKey(splitWords(42), 0), (Words{1832780943, 270669613}));
  EXPECT_EQ(foldKey(splitWords(42), 1), (Words{64467757, 2916123636}));
  EXPECT_EQ(foldKey(splitWords(42), 7), (Words{0x97d0552f, 0x51bf719f}));
}

TEST(ThreefryTest, SeedsOf64Bits) {
  EXPECT_EQ(splitWords(0x123456789abcdef0), (Words{0x12345678, 0x9abcdef0}));
}
