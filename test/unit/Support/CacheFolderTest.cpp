//===- CacheFolderTest.cpp - A folder of results to be used again ---------===//

#include "mesh/Support/CacheFolder.h"
#include "mesh/Support/LoadedFiles.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Host.h"
#include "gtest/gtest.h"

#include <fcntl.h>
#include <sys/stat.h>

using namespace mesh;
namespace fs = llvm::sys::fs;

namespace {
class CacheFolderTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(fs::createUniqueDirectory("mesh-cache", parent));
    options.folder = getPath("cache");
  }
  void TearDown() override { fs::remove_directories(parent); }

  std::string getPath(StringRef name) const {
    SmallString<128> path(parent);
    llvm::sys::path::append(path, name);
    return path.str().str();
  }

  CacheFolder open() { return llvm::cantFail(CacheFolder::open(options)); }

  std::string getError() {
    auto folder = CacheFolder::open(options);
    return folder ? "" : llvm::toString(folder.takeError());
  }

  /// Returns the paths of the entries.
  std::vector<std::string> getEntries() const {
    std::vector<std::string> paths;
    std::error_code code;
    for (fs::directory_iterator at(options.folder, code), end;
         at != end && !code; at.increment(code))
      if (StringRef(at->path()).contains("llvmcache-"))
        paths.push_back(at->path());
    return paths;
  }

  static std::string readFile(StringRef path) {
    return llvm::cantFail(
               llvm::errorOrToExpected(llvm::MemoryBuffer::getFile(path)))
        ->getBuffer()
        .str();
  }

  static void writeFile(StringRef path, StringRef bytes) {
    std::error_code code;
    llvm::raw_fd_ostream os(path, code);
    ASSERT_FALSE(code);
    os << bytes;
  }

  SmallString<128> parent;
  CacheOptions options;
};
} // namespace

TEST(CacheKeyTest, PartsAreUnambiguous) {
  auto getKey = [](ArrayRef<std::pair<StringRef, StringRef>> parts) {
    CacheKey key;
    for (auto [name, value] : parts)
      key.add(name, value);
    return key.getText();
  };
  std::string key = getKey({{"a", "bc"}});
  EXPECT_EQ(key.size(), 64u);
  EXPECT_EQ(key, getKey({{"a", "bc"}}));
  EXPECT_NE(key, getKey({{"ab", "c"}}));
  EXPECT_NE(key, getKey({{"a", "b"}, {"c", ""}}));
  EXPECT_NE(key, getKey({{"a", "bc"}, {"", ""}}));
}

TEST(LoadedFilesTest, FilesHaveIdentities) {
  auto identify = [](auto *function) {
    return llvm::cantFail(
        identifyFileOf(reinterpret_cast<const void *>(function)));
  };
  EXPECT_EQ(identify(&identifyFileOf), identify(&identifyFileOf));
  EXPECT_NE(identify(&identifyFileOf), identify(&llvm::sys::getHostCPUName));
  int local = 0;
  auto none = identifyFileOf(&local);
  ASSERT_FALSE(none);
  EXPECT_EQ(llvm::toString(none.takeError()),
            "no loaded file has this address");
}

TEST_F(CacheFolderTest, FoldersAreMadeForTheUserAlone) {
  options.folder = getPath("a/b");
  open();
  fs::file_status status;
  ASSERT_FALSE(fs::status(options.folder, status));
  EXPECT_EQ(status.permissions(), fs::perms::owner_all);
}

TEST_F(CacheFolderTest, EntriesAreReadAndReplaced) {
  CacheFolder folder = open();
  EXPECT_EQ(folder.read("k"), std::nullopt);
  std::string bytes("x\0y", 3);
  ASSERT_FALSE(llvm::errorToBool(folder.write("k", bytes)));
  EXPECT_EQ(folder.read("k"), bytes);
  EXPECT_EQ(folder.read("l"), std::nullopt);
  ASSERT_FALSE(llvm::errorToBool(folder.write("k", "")));
  EXPECT_EQ(open().read("k"), "");
  EXPECT_EQ(getEntries().size(), 1u);
}

TEST_F(CacheFolderTest, DamagedEntriesAreAbsent) {
  CacheFolder folder = open();
  ASSERT_FALSE(llvm::errorToBool(folder.write("k", "some bytes")));
  std::string path = getEntries().front();
  std::string bytes = readFile(path);
  for (size_t size = 0; size < bytes.size(); ++size) {
    writeFile(path, StringRef(bytes).take_front(size));
    EXPECT_EQ(folder.read("k"), std::nullopt) << "of " << size << " bytes";
  }
  for (size_t at = 0; at < bytes.size(); ++at) {
    std::string damaged = bytes;
    damaged[at] ^= 1;
    writeFile(path, damaged);
    EXPECT_EQ(folder.read("k"), std::nullopt) << "byte " << at;
  }
  writeFile(path, bytes + "x");
  EXPECT_EQ(folder.read("k"), std::nullopt);
  writeFile(path, bytes);
  EXPECT_EQ(folder.read("k"), "some bytes");
}

TEST_F(CacheFolderTest, EntriesAreOfTheirKeys) {
  CacheFolder folder = open();
  ASSERT_FALSE(llvm::errorToBool(folder.write("k", "x")));
  std::string path = getEntries().front();
  std::string other = StringRef(path).drop_back().str() + "l";
  ASSERT_FALSE(fs::rename(path, other));
  EXPECT_EQ(folder.read("l"), std::nullopt);
}

TEST_F(CacheFolderTest, EntriesOfOthersAreAbsent) {
  CacheFolder folder = open();
  ASSERT_FALSE(llvm::errorToBool(folder.write("k", "x")));
  std::string path = getEntries().front();
  ASSERT_EQ(::chmod(path.c_str(), 0622), 0);
  EXPECT_EQ(folder.read("k"), std::nullopt);
  ASSERT_EQ(::chmod(path.c_str(), 0600), 0);
  EXPECT_EQ(folder.read("k"), "x");
  // A link may lead anywhere.
  std::string moved = getPath("moved");
  ASSERT_FALSE(fs::rename(path, moved));
  ASSERT_FALSE(fs::create_link(moved, path));
  EXPECT_EQ(folder.read("k"), std::nullopt);
  // Nobody waits for who writes to a pipe.
  ASSERT_FALSE(fs::remove(path));
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  EXPECT_EQ(folder.read("k"), std::nullopt);
}

TEST_F(CacheFolderTest, FoldersOfOthersAreRejected) {
  open();
  for (mode_t mode : {0720, 0702, 0777, 01777}) {
    ASSERT_EQ(::chmod(options.folder.c_str(), mode), 0);
    EXPECT_EQ(getError(),
              "the cache " + options.folder +
                  " must be a folder that only its user may write to, since "
                  "code is loaded from it, but its mode lets other users "
                  "write to it");
  }
  ASSERT_EQ(::chmod(options.folder.c_str(), 0755), 0);
  EXPECT_EQ(getError(), "");
  if (::geteuid() != 0 || ::chown(options.folder.c_str(), 1, 1) != 0)
    GTEST_SKIP() << "only root can give folders away";
  EXPECT_EQ(getError(),
            "the cache " + options.folder +
                " must be a folder that only its user may write to, since "
                "code is loaded from it, but another user owns it");
}

TEST_F(CacheFolderTest, FilesAreNoFolders) {
  writeFile(options.folder, "");
  EXPECT_EQ(getError(), "the cache " + options.folder + ": Not a directory");
}

TEST_F(CacheFolderTest, SizeIsBounded) {
  options.maxBytes = 3 * 10000;
  CacheFolder folder = open();
  std::string bytes(9000, 'x');
  for (StringRef key : {"a", "b", "c"}) {
    ASSERT_FALSE(llvm::errorToBool(folder.write(key, bytes)));
    // In this order, on any disk.
    struct timespec times[] = {{key[0], 0}, {0, UTIME_OMIT}};
    for (const std::string &path : getEntries())
      if (StringRef(path).ends_with(key))
        ASSERT_EQ(::utimensat(AT_FDCWD, path.c_str(), times, 0), 0);
  }
  // The one that has been used for the last time long ago goes.
  EXPECT_EQ(folder.read("a"), bytes);
  ASSERT_FALSE(llvm::errorToBool(folder.write("d", bytes)));
  EXPECT_EQ(folder.read("b"), std::nullopt);
  for (StringRef key : {"a", "c", "d"})
    EXPECT_EQ(folder.read(key), bytes) << key.str();
  options.maxBytes = 0;
  EXPECT_EQ(getError(), "the cache's size must be at least 1 byte, got 0");
}
