//===- WriteFileTest.cpp - files that are there as a whole or not ---------===//

#include "mesh/Support/WriteFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

#include <csignal>

using namespace mesh;
namespace fs = llvm::sys::fs;

namespace {
class WriteFileTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(fs::createUniqueDirectory("mesh-write-file", folder));
    // A file that may not get so large is an error, not a signal.
    std::signal(SIGXFSZ, SIG_IGN);
  }
  void TearDown() override { fs::remove_directories(folder); }

  std::string getPath(StringRef name) const {
    SmallString<128> path(folder);
    llvm::sys::path::append(path, name);
    return path.str().str();
  }

  std::string read(StringRef name) const {
    auto buffer = llvm::MemoryBuffer::getFile(getPath(name));
    return buffer ? (*buffer)->getBuffer().str() : "(none)";
  }

  size_t countFiles() const {
    std::error_code code;
    size_t count = 0;
    for (fs::directory_iterator at(folder, code), end; at != end && !code;
         at.increment(code))
      ++count;
    return count;
  }

  SmallString<128> folder;
};
} // namespace

TEST_F(WriteFileTest, Replaces) {
  for (StringRef text : {"old", "", "new text"}) {
    ASSERT_FALSE(static_cast<bool>(writeFile(getPath("f"), text)));
    EXPECT_EQ(read("f"), text);
  }
  EXPECT_EQ(countFiles(), 1u);
}

// Unfinished files of this file alone go away.
TEST_F(WriteFileTest, RemovesUnfinished) {
  for (StringRef name : {"f", "f.tmp0123abc", "f.tmp0123abg", "f.tmp012",
                         "f.tmp0123abcd", "ff.tmp0123abc"})
    ASSERT_FALSE(static_cast<bool>(writeFile(getPath(name), "text")));
  removeUnfinished(getPath("f"));
  EXPECT_EQ(countFiles(), 5u);
  EXPECT_EQ(read("f.tmp0123abc"), "(none)");
}

// LLVM's placeholder of random digits in file names is an ordinary character
// here.
TEST_F(WriteFileTest, TakesNamesAsTheyAre) {
  ASSERT_FALSE(fs::create_directory(getPath("50%")));
  ASSERT_FALSE(static_cast<bool>(writeFile(getPath("50%/f%"), "text")));
  EXPECT_EQ(read("50%/f%"), "text");
}

// No file system has room for 2^60 bytes: `fill`, whose first byte would be a
// signal, is not called.
TEST_F(WriteFileTest, ReservesSpaceFirst) {
  ASSERT_FALSE(static_cast<bool>(writeFile(getPath("f"), "old")));
  for (uint64_t numBytes : {uint64_t(1) << 60, ~uint64_t(0)}) {
    bool isFilled = false;
    std::string error =
        llvm::toString(writeFile(getPath("f"), numBytes, [&](char *) {
          isFilled = true;
          return llvm::Error::success();
        }));
    EXPECT_TRUE(StringRef(error).starts_with(getPath("f") + ": ")) << error;
    EXPECT_FALSE(isFilled);
    EXPECT_EQ(read("f"), "old");
    EXPECT_EQ(countFiles(), 1u);
  }
}

TEST_F(WriteFileTest, LeavesNothingOfWhatCannotBeFilled) {
  std::string error = llvm::toString(writeFile(
      getPath("f"), 8, [](char *) { return llvm::createStringError("no"); }));
  EXPECT_EQ(error, "no");
  EXPECT_EQ(countFiles(), 0u);
}

TEST_F(WriteFileTest, CompletesSeveralBeforeTheFirstTakesItsPlace) {
  ASSERT_FALSE(static_cast<bool>(writeFile(getPath("f"), "old")));
  {
    auto dropped = llvm::cantFail(CompleteFile::write(getPath("g"), "dropped"));
    auto file = llvm::cantFail(CompleteFile::write(getPath("f"), "new"));
    EXPECT_EQ(read("f"), "old");
    ASSERT_FALSE(static_cast<bool>(file.commit()));
    EXPECT_EQ(read("f"), "new");
  }
  EXPECT_EQ(countFiles(), 1u);
}

TEST_F(WriteFileTest, NamesWhatCannotBeWritten) {
  EXPECT_EQ(llvm::toString(writeFile(folder, "x")),
            folder.str().str() + ": Is a directory");
  EXPECT_EQ(llvm::toString(writeFile(getPath("no/f"), "x")),
            getPath("no/f") + ": No such file or directory");
  EXPECT_EQ(llvm::toString(writeFile("/dev/full", "x")),
            "/dev/full: No space left on device");
}
