//===- ShardingTest.cpp - sizes, strides and local shapes -----------------===//

#include "mesh/IR/AxisList.h"
#include "mesh/IR/Mesh.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

#include <limits>

using namespace mesh;

namespace {
class ShardingTest : public ::testing::Test {
protected:
  ShardingTest() {
    context.loadDialect<MeshDialect>();
    mesh = parse<MeshAttr>("#mesh.mesh<[\"a\"=2, \"b\"=12]>");
  }

  template <typename Attr>
  Attr parse(StringRef text) {
    return llvm::cast<Attr>(mlir::parseAttribute(text, &context));
  }
  RankedTensorType tensor(ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, mlir::Float32Type::get(&context));
  }
  AxisRefAttr axis(StringRef name, int64_t pre = 1, int64_t size = 0) {
    return AxisRefAttr::get(&context, name, pre, size);
  }
  /// Returns the error of `verifyAxes`, or "".
  std::string verifyAxes(ArrayRef<AxisRefAttr> axes) {
    std::string message;
    mlir::ScopedDiagnosticHandler handler(
        &context, [&](mlir::Diagnostic &diag) { message = diag.str(); });
    (void)mesh.verifyAxes(
        axes, [&] { return mlir::emitError(mlir::UnknownLoc::get(&context)); });
    return message;
  }

  mlir::MLIRContext context;
  MeshAttr mesh;
};

TEST_F(ShardingTest, SizesAndStrides) {
  EXPECT_EQ(mesh.getNumDevices(), 24);
  EXPECT_EQ(mesh.getSize({axis("a"), axis("b", 2, 3)}), 6);
  EXPECT_EQ(mesh.getStride(axis("a")), 12);
  EXPECT_EQ(mesh.getStride(axis("b")), 1);
  EXPECT_EQ(mesh.getStride(axis("b", 1, 2)), 6);
  EXPECT_EQ(mesh.getStride(axis("b", 2, 3)), 2);
}

TEST_F(ShardingTest, AxesThatOverlap) {
  EXPECT_EQ(verifyAxes({axis("b", 1, 2), axis("b", 2, 3), axis("a")}), "");
  EXPECT_EQ(verifyAxes({axis("b", 2, 3), axis("b", 1, 4)}),
            "axis \"b\":(1)4 overlaps \"b\":(2)3, which is already in use");
  EXPECT_EQ(verifyAxes({axis("a"), axis("a")}),
            "axis \"a\" overlaps \"a\", which is already in use");
}

TEST_F(ShardingTest, PartsOfAxes) {
  EXPECT_TRUE(covers(mesh, {axis("b")}, axis("b", 3, 2)));
  EXPECT_TRUE(covers(mesh, {axis("a"), axis("b", 1, 6)}, axis("b", 2, 3)));
  EXPECT_FALSE(covers(mesh, {axis("b", 1, 6)}, axis("b", 3, 4)));
  // They overlap, but neither is a part of the other.
  EXPECT_FALSE(covers(mesh, {axis("b", 2, 6)}, axis("b", 3, 4)));
  EXPECT_FALSE(covers(mesh, {axis("b", 2, 6)}, axis("b", 3, 2)));
}

TEST_F(ShardingTest, LocalAndGlobalTypes) {
  auto sharding = parse<ShardingAttr>(
      "#mesh.sharding<@m, [{\"a\", \"b\":(1)2}, {}, {\"b\":(2)3}]>");
  EXPECT_EQ(sharding.getLocalType(tensor({8, 5, 6}), mesh), tensor({2, 5, 2}));
  EXPECT_EQ(sharding.getGlobalType(tensor({2, 5, 2}), mesh), tensor({8, 5, 6}));
  // Blocks are of the size of the largest.
  EXPECT_FALSE(sharding.getLocalType(tensor({9, 5, 6}), mesh));
  EXPECT_EQ(sharding.getLocalType(tensor({9, 5, 7}), mesh, true),
            tensor({3, 5, 3}));
  EXPECT_FALSE(sharding.getGlobalType(
      tensor({std::numeric_limits<int64_t>::max() / 2, 1, 1}), mesh));
}
} // namespace
