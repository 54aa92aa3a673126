//===- NpzTest.cpp - NumPy's archives of arrays ---------------------------===//

#include "mesh/Checkpoint/Npz.h"

#include "CheckpointTest.h"

#include "llvm/Support/Endian.h"

using namespace mesh;

namespace {
class NpzTest : public CheckpointTest {
protected:
  /// The bytes of a file with one array, w.
  std::string makeFile() {
    Batch batch;
    HostTensor array(TensorShape{MESH_RT_F32, {4}});
    for (int64_t i = 0; i < 4; ++i)
      array.setDouble(i, static_cast<double>(i));
    llvm::cantFail(batch.add("w", std::move(array)));
    std::string path = getPath("one.npz");
    BatchSharder sharder = makeSharder(R"("x"=1)");
    llvm::cantFail(saveNpz(path, llvm::cantFail(sharder.shard(batch, {}))));
    return read(path);
  }
  static std::string read(StringRef path) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    EXPECT_TRUE(static_cast<bool>(buffer));
    return (*buffer)->getBuffer().str();
  }
  static std::string getError(StringRef bytes) {
    auto file = NpzFile::parse(bytes, "f");
    return file ? "" : llvm::toString(file.takeError());
  }
  /// `bytes` with `to` wherever `from` is.
  static std::string replaced(std::string bytes, StringRef from, StringRef to) {
    for (size_t at = bytes.find(from); at != std::string::npos;
         at = bytes.find(from, at + to.size()))
      bytes.replace(at, from.size(), to);
    return bytes;
  }
};
} // namespace

// Saving leaves the old file, or nothing, if it fails.
TEST_F(NpzTest, SavesAreAtomic) {
  std::string before = makeFile();
  BatchSharder sharder = makeSharder(R"("x"=2)");
  Batch batch;
  llvm::cantFail(batch.add("w", HostTensor(TensorShape{MESH_RT_F32, {2}})));
  ShardedBatch sharded = llvm::cantFail(sharder.shard(batch, {}));
  // Copies that differ.
  sharded.leaves.front().parts.back().setDouble(0, 1);
  std::string error = llvm::toString(saveNpz(getPath("one.npz"), sharded));
  EXPECT_TRUE(StringRef(error).contains("one.npz: leaf 'w': ")) << error;
  EXPECT_EQ(read(getPath("one.npz")), before);
  std::error_code code;
  int count = 0;
  for (llvm::sys::fs::directory_iterator it(folder, code), end;
       it != end && !code; it.increment(code))
    ++count;
  EXPECT_EQ(count, 1);
}

// Cut anywhere, a file is an error; where it can be known, of the array in
// which it ends.
TEST_F(NpzTest, TruncatedFiles) {
  std::string file = makeFile();
  ASSERT_EQ(getError(file), "");
  for (size_t size = 0; size < file.size(); ++size)
    EXPECT_NE(getError(StringRef(file).take_front(size)), "") << size;
  EXPECT_EQ(getError(StringRef(file).take_front(100)),
            "f: ends in member 'w.npy', of which 45 of 144 bytes are there");
  EXPECT_EQ(getError("no archive"),
            "f: is not an archive: it has no directory");
  EXPECT_EQ(getError(StringRef(file).drop_back(20)),
            "f: ends before its directory of members does");
}

// Whatever byte is changed, the answer is an error or an array that reads.
TEST_F(NpzTest, DamagedFiles) {
  std::string file = makeFile();
  BatchSharder sharder = makeSharder(R"("x"=1)");
  std::string path = getPath("damaged.npz");
  for (size_t i = 0; i < file.size(); ++i) {
    for (char bits : {'\x01', '\x80', '\xff'}) {
      std::string damaged = file;
      damaged[i] = static_cast<char>(damaged[i] ^ bits);
      auto parsed = NpzFile::parse(damaged, "f");
      if (!parsed) {
        llvm::consumeError(parsed.takeError());
        continue;
      }
      for (const NpzFile::Entry &entry : parsed->getEntries()) {
        auto leaf = sharder.layOut(entry.name, entry.shape, {});
        if (!leaf) {
          llvm::consumeError(leaf.takeError());
          continue;
        }
        llvm::consumeError(
            parsed->readParts(entry, leaf->placement).takeError());
      }
    }
  }
}

TEST_F(NpzTest, ElementsAreChecked) {
  std::string file = makeFile();
  // The last element of w, 3.0.
  size_t at = file.find(std::string("\0\0\x40\x40", 4));
  ASSERT_NE(at, std::string::npos);
  file[at] = 1;
  NpzFile parsed = llvm::cantFail(NpzFile::parse(file, "f"));
  BatchSharder sharder = makeSharder(R"("x"=1)");
  const NpzFile::Entry &entry = *parsed.find("w");
  auto leaf = llvm::cantFail(sharder.layOut("w", entry.shape, {}));
  EXPECT_EQ(llvm::toString(parsed.readParts(entry, leaf.placement).takeError()),
            "f: array 'w': its checksum is not that of what was written");
}

// The sizes in headers are compared with the file before memory is allocated.
TEST_F(NpzTest, InconsistentFiles) {
  std::string file = makeFile();
  EXPECT_EQ(getError(replaced(file, "(4,), }                   ",
                              "(1152921504606846976,), } ")),
            "f: array 'w': expected 4611686018427387904 bytes of elements for "
            "shape 1152921504606846976xf32, got 16");
  EXPECT_EQ(
      getError(replaced(file, "(4,), }                   ",
                        "(9223372036854775807,), } ")),
      "f: array 'w': the size of shape 9223372036854775807xf32 overflows");
  EXPECT_EQ(getError(replaced(file, "w.npy", "w.txt")),
            "f: member 'w.txt' is not an array: its name does not end in .npy");
  // The name in the directory alone.
  std::string renamed = file;
  renamed.replace(renamed.rfind("w.npy"), 5, "v.npy");
  EXPECT_EQ(getError(renamed), "f: member 'v.npy' has no header of its own");
  // A method of compression, in the header and in the directory.
  std::string packed = file;
  packed[8] = 12;
  packed[packed.find("PK\x01\x02") + 10] = 12;
  EXPECT_EQ(getError(packed),
            "f: member 'w.npy' is compressed by method 12; only deflate, "
            "method 8, is known");
  // The method in the header alone.
  std::string mixed = file;
  mixed[8] = 8;
  EXPECT_EQ(getError(mixed),
            "f: member 'w.npy' is not what the directory says of it");
}

TEST_F(NpzTest, Missing) {
  (void)makeFile();
  BatchSharder sharder = makeSharder(R"("x"=1)");
  BatchSpec spec;
  spec.set("v", {});
  std::string path = getPath("one.npz");
  auto loaded = loadNpz(path, sharder.getRequest(spec));
  ASSERT_FALSE(static_cast<bool>(loaded));
  EXPECT_EQ(llvm::toString(loaded.takeError()),
            path + ": there is no array 'v'");
  auto none = loadNpz(getPath("none.npz"), sharder.getRequest());
  ASSERT_FALSE(static_cast<bool>(none));
  EXPECT_EQ(llvm::toString(none.takeError()),
            getPath("none.npz") + ": No such file or directory");
}
