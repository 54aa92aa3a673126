//===- ReadersTest.cpp - what readers are given ---------------------------===//

#include "mesh/Fuzz/Readers.h"
#include "mesh/InitMesh.h"

#include "mlir/InitAllDialects.h"
#include "gtest/gtest.h"

using namespace mesh;

namespace {
class ReadersTest : public ::testing::Test {
protected:
  ReadersTest() {
    mlir::DialectRegistry registry;
    mlir::registerAllDialects(registry);
    mesh::registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
};

// libFuzzer's bytes are followed by whatever its memory has, and words by more.
TEST_F(ReadersTest, TextEndsWhereItsBytesEnd) {
  const Reader *reader = findReader("text");
  ASSERT_TRUE(reader);
  StringRef text = "#a = unit";
  std::string longer = text.str() + "and more";
  auto wrong = reader->read(StringRef(longer).take_front(text.size()), context);
  ASSERT_TRUE(static_cast<bool>(wrong)) << llvm::toString(wrong.takeError());
  EXPECT_EQ(*wrong, "");
}
} // namespace
