//===- OpCheckTest.cpp - checks of communication ops ----------------------===//

#include "core/OpCheck.h"

#include "CollectiveReference.h"

#include <gtest/gtest.h>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {
class OpCheckTest : public testing::Test {
protected:
  /// Returns the error of the member at a position for a permute of `pairs`
  /// among `n`.
  std::string check(int64_t n, const std::vector<mesh_rt_pair> &pairs,
                    int64_t position) {
    Axes axes{{n, 1}};
    mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes);
    op.num_pairs = static_cast<int64_t>(pairs.size());
    op.pairs = pairs.data();
    Group group;
    EXPECT_EQ(makeGroup(position, n, op.axes, op.num_axes, group), Status::Ok);
    float src = 0, dst = 0;
    Status status =
        checkOp(op, rowView(reinterpret_cast<char *>(&src), 1, 4),
                rowView(reinterpret_cast<char *>(&dst), 1, 4), &group);
    return status == Status::Ok ? "" : status.getError().what();
  }
};
} // namespace

/// Whoever receives twice says so, and nobody looks for others that do.
TEST_F(OpCheckTest, MemberThatReceivesTwice) {
  std::vector<mesh_rt_pair> pairs{{0, 3}, {1, 0}, {2, 3}};
  EXPECT_EQ(check(4, pairs, 3), "member 3 receives twice");
  for (int64_t position = 0; position < 3; ++position)
    EXPECT_EQ(check(4, pairs, position), "");
}

TEST_F(OpCheckTest, PairOutsideOfTheGroup) {
  for (mesh_rt_pair outside : {mesh_rt_pair{0, 4}, mesh_rt_pair{4, 0},
                               mesh_rt_pair{-1, 0}, mesh_rt_pair{0, -1}})
    for (int64_t position = 0; position < 4; ++position)
      EXPECT_EQ(check(4, {{1, 2}, outside}, position),
                "pair (" + std::to_string(outside.source) + ", " +
                    std::to_string(outside.target) +
                    ") is outside of the group of 4");
}

/// The time is in proportion to the pairs: by their square it would be minutes.
TEST_F(OpCheckTest, ManyPairs) {
  constexpr int64_t kMany = 1 << 20;
  std::vector<mesh_rt_pair> pairs;
  for (int64_t i = 0; i < kMany; ++i)
    pairs.push_back({i, (i * 7 + 3) % kMany});
  EXPECT_EQ(check(kMany, pairs, 5), "");
}
