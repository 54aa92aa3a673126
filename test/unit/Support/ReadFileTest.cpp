//===- ReadFileTest.cpp - files that come from outside --------------------===//

#include "mesh/Support/ReadFile.h"

#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

using namespace mesh;
namespace fs = llvm::sys::fs;

static std::string
getError(llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> buffer) {
  return buffer ? "" : llvm::toString(buffer.takeError());
}

// A device may have no end, by whatever name it is called.
TEST(ReadFile, RefusesDevices) {
  SmallString<128> link;
  fs::createUniquePath("mesh-read-file-%%%%%%", link, /*MakeAbsolute=*/true);
  ASSERT_FALSE(fs::create_link("/dev/zero", link));
  for (StringRef path : {StringRef("/dev/zero"), link.str()}) {
    std::string expected =
        (path + ": expected a file or a pipe, got a device").str();
    EXPECT_EQ(getError(readText(path)), expected);
    EXPECT_EQ(getError(readTextOrInput(path)), expected);
    EXPECT_EQ(getError(readBytes(path)), expected);
  }
  fs::remove(link);
}

TEST(ReadFile, NamesTheFile) {
  EXPECT_EQ(getError(readText("/none/f")),
            "/none/f: No such file or directory");
  EXPECT_EQ(getError(readBytes("/none/f")),
            "/none/f: No such file or directory");
  EXPECT_EQ(getError(readText("/")), "/: Is a directory");
}
