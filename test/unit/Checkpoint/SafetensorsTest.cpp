//===- SafetensorsTest.cpp - files of named tensors -----------------------===//

#include "mesh/Checkpoint/Safetensors.h"

#include "CheckpointTest.h"

#include "llvm/Support/Endian.h"

#include <random>

using namespace mesh;

namespace {
class SafetensorsTest : public CheckpointTest {
protected:
  /// The error of a file with that header and number of bytes of data.
  static std::string getError(StringRef header, size_t numDataBytes,
                              std::optional<uint64_t> length = {}) {
    char bytes[8];
    llvm::support::endian::write64le(bytes, length.value_or(header.size()));
    std::string file(bytes, 8);
    file += header.str() + std::string(numDataBytes, '\0');
    auto parsed = SafetensorsFile::parse(file, "f");
    return parsed ? "" : llvm::toString(parsed.takeError());
  }
};
} // namespace

TEST_F(SafetensorsTest, FilesHaveMetadataAndAreAligned) {
  BatchSharder sharder = makeSharder(R"("x"=1)");
  std::string path = getPath("m.safetensors");
  ShardedBatch sharded = llvm::cantFail(sharder.shard(makeBatch(), {}));
  FileMetadata metadata{{"format", "pt"}, {"step", "12"}};
  ASSERT_EQ(llvm::toString(saveSafetensors(path, sharded, metadata)), "");
  SafetensorsFile file = llvm::cantFail(SafetensorsFile::open(path));
  EXPECT_EQ(file.getMetadata(), metadata);
  EXPECT_EQ(file.getEntries().size(), sharded.leaves.size());
  auto buffer = llvm::cantFail(
      llvm::errorOrToExpected(llvm::MemoryBuffer::getFile(path)));
  EXPECT_EQ(llvm::support::endian::read64le(buffer->getBufferStart()) % 8, 0u);
}

TEST_F(SafetensorsTest, HeadersThatAreWrong) {
  auto tensor = [](StringRef type, StringRef shape, StringRef place) {
    return (R"({"w":{"dtype":")" + type + R"(","shape":)" + shape +
            R"(,"data_offsets":)" + place + "}}")
        .str();
  };
  EXPECT_EQ(getError(tensor("F32", "[2]", "[0,8]"), 8), "");
  EXPECT_EQ(getError("{}", 0), "");
  EXPECT_EQ(getError("{}", 0, uint64_t(1) << 60),
            "f: its header claims 1152921504606846976 bytes, but 2 follow");
  EXPECT_EQ(getError("", 0), "f: its header does not begin with '{'");
  EXPECT_EQ(getError("[]", 0), "f: its header does not begin with '{'");
  EXPECT_EQ(
      getError(R"({"w": {"dtype": "F32", "shape": [0], "data_offsets": [0, 0]},
                         "w": {"dtype": "F32", "shape": [0], "data_offsets": [0, 0]}})",
               0),
      "f: cannot read its header as JSON: there are two values of 'w' in "
      "an object");
  EXPECT_EQ(getError(std::string(100'000, '{'), 0).substr(0, 63),
            "f: cannot read its header as JSON: expected at most 100 levels,");
  EXPECT_EQ(getError("{\"w\"", 0).substr(0, 33),
            "f: cannot read its header as JSON");
  EXPECT_EQ(getError(R"({"w":3})", 0),
            "f: tensor 'w': expected an object with a dtype, a shape and two "
            "data_offsets");
  EXPECT_EQ(getError(tensor("F33", "[2]", "[0,8]"), 8),
            "f: tensor 'w': 'F33' is not an element type");
  EXPECT_EQ(getError(tensor("F32", "[-2]", "[0,8]"), 8),
            "f: tensor 'w': dim 0 of its shape is not a size");
  EXPECT_EQ(getError(tensor("F32", "[1152921504606846976,64]", "[0,8]"), 8),
            "f: tensor 'w': its size overflows");
  EXPECT_EQ(getError(tensor("F32", "[2]", "[8,0]"), 8),
            "f: tensor 'w': its data_offsets are not a range");
  EXPECT_EQ(getError(tensor("F32", "[3]", "[0,8]"), 8),
            "f: tensor 'w': expected 12 bytes for its shape, got 8");
  EXPECT_EQ(getError(tensor("F32", "[2]", "[0,8]"), 7),
            "f: tensor 'w' ends at byte 8, but there are 7 bytes of data; the "
            "file may be truncated");
  EXPECT_EQ(getError(tensor("F32", "[2]", "[4,12]"), 12),
            "f: tensor 'w' begins at byte 4, but the one before it ends at 0");
  EXPECT_EQ(getError(tensor("F32", "[2]", "[0,8]"), 9),
            "f: the tensors end at byte 8, but there are 9 bytes of data");
  EXPECT_NE(getError(R"({"__metadata__":{"a":1}})", 0), "");
  auto shortFile = SafetensorsFile::parse("abc", "f");
  ASSERT_FALSE(shortFile);
  EXPECT_EQ(llvm::toString(shortFile.takeError()),
            "f: expected the length of a header, got 3 bytes");
}

/// No file crashes the reader, whatever byte is changed and wherever it ends.
TEST_F(SafetensorsTest, FilesThatAreDamaged) {
  BatchSharder sharder = makeSharder(R"("x"=2)");
  std::string path = getPath("d.safetensors");
  ShardedBatch sharded = llvm::cantFail(sharder.shard(makeBatch(), {}));
  ASSERT_EQ(llvm::toString(saveSafetensors(path, sharded)), "");
  std::string whole =
      llvm::cantFail(llvm::errorOrToExpected(llvm::MemoryBuffer::getFile(path)))
          ->getBuffer()
          .str();
  auto read = [](StringRef bytes) {
    auto file = SafetensorsFile::parse(bytes, "f");
    if (!file) {
      llvm::consumeError(file.takeError());
      return false;
    }
    for (const SafetensorsFile::Entry &entry : file->getEntries())
      EXPECT_LE(file->getData(entry) + (entry.end - entry.begin),
                bytes.data() + bytes.size());
    return true;
  };
  EXPECT_TRUE(read(whole));
  for (size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(read(StringRef(whole).take_front(size))) << size;
  std::mt19937 random(3);
  for (int i = 0; i < 20000; ++i) {
    std::string bytes = whole;
    for (int n = random() % 3; n >= 0; --n)
      bytes[random() % bytes.size()] = static_cast<char>(random());
    read(bytes);
  }
}

TEST_F(SafetensorsTest, TypesWithoutACounterpart) {
  std::string header =
      R"({"w":{"dtype":"F8_E5M2","shape":[2],"data_offsets":[0,2]}})";
  char length[8];
  llvm::support::endian::write64le(length, header.size());
  std::string bytes = std::string(length, 8) + header + "ab";
  SafetensorsFile file = llvm::cantFail(SafetensorsFile::parse(bytes, "f"));
  auto shape = file.getShape(*file.find("w"));
  ASSERT_FALSE(shape);
  EXPECT_EQ(llvm::toString(shape.takeError()),
            "f: tensor 'w' is of type F8_E5M2, which has no counterpart here");
}

TEST_F(SafetensorsTest, LoadingNamesWhatIsWrong) {
  BatchSharder sharder = makeSharder(R"("x"=2)");
  std::string path = getPath("l.safetensors");
  ShardedBatch sharded = llvm::cantFail(sharder.shard(makeBatch(), {}));
  ASSERT_EQ(llvm::toString(saveSafetensors(path, sharded)), "");
  auto load = [&](StringRef from, const BatchSpec &spec) {
    auto loaded = loadSafetensors(from, sharder.getRequest(spec));
    return loaded ? "" : llvm::toString(loaded.takeError());
  };
  BatchSpec missing;
  missing.set("bias", {});
  EXPECT_EQ(load(path, missing), path + ": there is no tensor 'bias'");
  EXPECT_EQ(load(path, byAxes(R"([{"x"}])")),
            path + ": leaf 'scalar': is of rank 0, but its spec has 1 dims");
  EXPECT_NE(load(getPath("none"), {}).find("o such file"), std::string::npos);
}

TEST_F(SafetensorsTest, SavingIsAllOrNothing) {
  BatchSharder sharder = makeSharder(R"("x"=2)");
  std::string path = getPath("s.safetensors");
  ShardedBatch sharded = llvm::cantFail(sharder.shard(makeBatch(), {}));
  ASSERT_EQ(llvm::toString(saveSafetensors(path, sharded)), "");
  ShardedBatch broken = llvm::cantFail(sharder.shard(makeBatch(), {}));
  HostTensor &copy = broken.leaves[3].parts[1];
  copy.setInteger(2, copy.getInteger(2) + 1);
  std::string error = llvm::toString(saveSafetensors(path, broken));
  EXPECT_NE(
      error.find("s.safetensors: leaf 'layer/i32': devices 0 and 1 should "
                 "hold the same 5x6xi32, but differ at [0, 2]"),
      std::string::npos)
      << error;
  expectEqual(llvm::cantFail(sharder.gather(
                  llvm::cantFail(loadSafetensors(path, sharder.getRequest())))),
              makeBatch());
  // Nothing is left beside it.
  std::error_code code;
  int numFiles = 0;
  for (llvm::sys::fs::directory_iterator file(folder, code), end;
       file != end && !code; file.increment(code))
    ++numFiles;
  EXPECT_EQ(numFiles, 1);

  EXPECT_NE(llvm::toString(saveSafetensors(getPath("no/s"), sharded)), "");
  sharded.leaves.push_back(std::move(broken.leaves[0]));
  EXPECT_EQ(llvm::toString(saveSafetensors(path, sharded)),
            path + ": there are two tensors 'layer/i1'");
}
