//===- BatchTest.cpp - trees of arrays ------------------------------------===//

#include "mesh/Sharder/Batch.h"

#include "gtest/gtest.h"

using namespace mesh;

static std::string add(Batch &batch, std::string name) {
  return llvm::toString(
      batch.add(std::move(name), HostTensor(TensorShape{MESH_RT_F32, {2}})));
}

TEST(BatchTest, NamesAreATree) {
  Batch batch;
  EXPECT_EQ(add(batch, "inputs/tokens"), "");
  EXPECT_EQ(add(batch, "inputs/mask"), "");
  EXPECT_EQ(add(batch, "inputs2"), "");
  EXPECT_EQ(add(batch, ""), "'' is not a name: a part of it is empty");
  EXPECT_EQ(add(batch, "a//b"), "'a//b' is not a name: a part of it is empty");
  EXPECT_EQ(add(batch, "inputs2"), "there is a leaf 'inputs2' already");
  EXPECT_EQ(add(batch, "inputs"), "'inputs' and 'inputs/tokens' cannot both be "
                                  "leaves: one lies in the other");
  EXPECT_EQ(add(batch, "inputs/mask/x"),
            "'inputs/mask/x' and 'inputs/mask' cannot both be leaves: one lies "
            "in the other");
  EXPECT_EQ(batch.getLeaves().size(), 3u);
  EXPECT_NE(batch.find("inputs/mask"), nullptr);
  EXPECT_EQ(batch.find("inputs"), nullptr);
  EXPECT_EQ(batch.getNumElements(), 6);
  EXPECT_EQ(batch.getNumBytes(), 24);
}

TEST(BatchTest, HashIsOfWhatIsInIt) {
  auto make = [](std::string name, mesh_rt_type element,
                 SmallVector<int64_t> dims, double first) {
    Batch batch;
    HostTensor array(TensorShape{element, std::move(dims)});
    array.setDouble(0, first);
    llvm::cantFail(batch.add(std::move(name), std::move(array)));
    return batch.getHash();
  };
  uint64_t hash = make("x", MESH_RT_F32, {2, 3}, 1);
  EXPECT_EQ(hash, make("x", MESH_RT_F32, {2, 3}, 1));
  EXPECT_NE(hash, make("y", MESH_RT_F32, {2, 3}, 1));
  EXPECT_NE(hash, make("x", MESH_RT_F32, {3, 2}, 1));
  EXPECT_NE(hash, make("x", MESH_RT_F32, {2, 3}, 2));
  EXPECT_NE(make("x", MESH_RT_F32, {2, 3}, 0),
            make("x", MESH_RT_I32, {2, 3}, 0));
}
