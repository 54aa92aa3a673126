//===- FormatsTest.cpp - Common tests of checkpoint formats ---------------===//

#include "mesh/Checkpoint/Checkpoint.h"
#include "mesh/Checkpoint/Npz.h"
#include "mesh/Checkpoint/Safetensors.h"
#include "mesh/Support/WriteFile.h"

#include "CheckpointTest.h"

using namespace mesh;

namespace {
struct Format {
  StringRef extension;
  llvm::Error (*save)(StringRef path, const ShardedBatch &batch);
  llvm::Expected<ShardedBatch> (*load)(StringRef path,
                                       const ShardRequest &request);
};

class FormatsTest : public CheckpointTest,
                    public ::testing::WithParamInterface<Format> {
protected:
  std::string getFile() { return getPath(("x." + GetParam().extension).str()); }
  /// Splits all but the scalar.
  BatchSpec forMatrices(StringRef dims) {
    BatchSpec spec(byAxes(dims));
    spec.set("scalar", {});
    return spec;
  }
};
} // namespace

TEST_P(FormatsTest, FromAnyMeshToAnyOther) {
  Batch batch = makeBatch();
  struct Case {
    StringRef axes, dims;
  };
  const Case cases[] = {{R"("x"=1)", "[]"},
                        {R"("x"=2,"y"=3)", R"([{"x"}, {"y"}])"},
                        {R"("x"=8)", R"([{}, {"x"}])"},
                        {R"("x"=2,"y"=2,"z"=2)", R"([{"z","x"}, {"y"}])"},
                        {R"("x"=4,"y"=2)", R"([{"y"}], partial=sum{"x"})"}};
  for (const Case &from : cases) {
    BatchSharder writer = makeSharder(from.axes);
    ShardedBatch sharded =
        llvm::cantFail(writer.shard(batch, forMatrices(from.dims)));
    // Random bits cannot be added up.
    if (from.dims.contains("partial"))
      llvm::erase_if(sharded.leaves, [](const ShardedLeaf &leaf) {
        return leaf.name != "layer/i32" && leaf.name != "layer/i64";
      });
    ASSERT_EQ(llvm::toString(GetParam().save(getFile(), sharded)), "");
    Batch saved = llvm::cantFail(writer.gather(sharded));
    for (const Case &to : cases) {
      BatchSharder reader = makeSharder(to.axes);
      BatchSpec spec = saved.find("scalar") ? forMatrices(to.dims)
                                            : BatchSpec(byAxes(to.dims));
      ShardedBatch loaded =
          llvm::cantFail(GetParam().load(getFile(), reader.getRequest(spec)));
      ShardedBatch expected = llvm::cantFail(reader.shard(saved, spec));
      for (const ShardedLeaf &leaf : expected.leaves)
        for (auto [a, b] :
             llvm::zip_equal(leaf.parts, loaded.find(leaf.name)->parts))
          EXPECT_EQ(std::memcmp(a.data(), b.data(), a.getNumBytes()), 0);
      if (!to.dims.contains("partial"))
        expectEqual(saved, llvm::cantFail(reader.gather(loaded)));
    }
  }
}

// A checkpoint is read by its name, as whole tensors, too.
TEST_P(FormatsTest, ByName) {
  std::vector<Leaf> tensors;
  tensors.push_back({"w", HostTensor(TensorShape{MESH_RT_I32, {3}})});
  tensors.back().array.setInteger(1, 7);
  EXPECT_TRUE(isCheckpoint(getFile()));
  ASSERT_EQ(llvm::toString(writeTensors(getFile(), std::move(tensors))), "");
  TensorFile file = llvm::cantFail(TensorFile::open(getFile()));
  EXPECT_EQ(file.getNames(), std::vector<std::string>{"w"});
  EXPECT_EQ(llvm::cantFail(file.read("w")).getInteger(1), 7);
}

// A tensor that has changed on the disk is an error when it is read.
TEST_P(FormatsTest, DamageIsFound) {
  std::vector<Leaf> tensors;
  for (const char *name : {"w", "intact"}) {
    tensors.push_back({name, HostTensor(TensorShape{MESH_RT_F32, {64}})});
    for (int64_t i : llvm::seq(64))
      tensors.back().array.setDouble(i, 0.7);
  }
  ASSERT_EQ(llvm::toString(writeTensors(getFile(), std::move(tensors))), "");
  std::string bytes =
      llvm::cantFail(
          llvm::errorOrToExpected(llvm::MemoryBuffer::getFile(getFile())))
          ->getBuffer()
          .str();
  float number = 0.7f;
  size_t place = bytes.find(std::string(reinterpret_cast<char *>(&number), 4));
  bytes[place + 1] ^= 0x40;
  ASSERT_EQ(llvm::toString(writeFile(getFile(), bytes)), "");
  TensorFile file = llvm::cantFail(TensorFile::open(getFile()));
  auto damaged = file.read("w");
  ASSERT_FALSE(static_cast<bool>(damaged));
  EXPECT_NE(llvm::toString(damaged.takeError())
                .find("'w': its checksum is not that of what was written"),
            std::string::npos);
  EXPECT_EQ(llvm::cantFail(file.read("intact")).getDouble(63), number);
}

/// Returns the error of writing a tensor called `name` to the file `path`.
static std::string getNameError(StringRef path, StringRef name) {
  return llvm::toString(checkTensorNames(path, {name}));
}

// Tensors are read as they were written: names are text.
TEST_P(FormatsTest, NamesAreText) {
  EXPECT_EQ(getNameError(getFile(), "a/\u65e5"), "");
  EXPECT_EQ(getNameError(getFile(), "a\xff"),
            getFile() + ": no tensor can be called 'a\\FF': names are UTF-8");
  EXPECT_EQ(llvm::toString(checkTensorNames(getFile(), {"a", "b", "a"})),
            getFile() + ": there are two tensors 'a'");
  std::vector<Leaf> tensors;
  tensors.push_back({"\xff", HostTensor(TensorShape{MESH_RT_I32, {3}})});
  EXPECT_NE(llvm::toString(writeTensors(getFile(), std::move(tensors)))
                .find("names are UTF-8"),
            std::string::npos);
  EXPECT_FALSE(llvm::sys::fs::exists(getFile()));
}

TEST_F(CheckpointTest, NamesOfOneFormat) {
  EXPECT_EQ(getNameError("w.npz", "__metadata__"), "");
  EXPECT_EQ(getNameError("w.safetensors", "__metadata__"),
            "w.safetensors: no tensor can be called '__metadata__': that is "
            "what the format calls its metadata");
  StringRef withNul("a\0b", 3);
  EXPECT_EQ(getNameError("w.safetensors", withNul), "");
  EXPECT_EQ(getNameError("w.npz", withNul),
            "w.npz: no tensor can be called 'a\\00b': names of files have no "
            "NUL");
  EXPECT_EQ(getNameError("w.npz", std::string(0x10000, 'a')),
            "w.npz: a name of 65536 bytes is too long, expected at most 65531");
}

TEST_F(CheckpointTest, OtherNames) {
  auto other = TensorFile::open("w.npy");
  ASSERT_FALSE(static_cast<bool>(other));
  EXPECT_EQ(llvm::toString(other.takeError()),
            "w.npy: expected a name that ends in .safetensors or .npz");
}

INSTANTIATE_TEST_SUITE_P(
    Of, FormatsTest,
    ::testing::Values(Format{"npz", saveNpz, loadNpz},
                      Format{"safetensors",
                             [](StringRef path, const ShardedBatch &batch) {
                               return saveSafetensors(path, batch);
                             },
                             loadSafetensors}),
    [](const ::testing::TestParamInfo<Format> &info) {
      return info.param.extension.str();
    });
