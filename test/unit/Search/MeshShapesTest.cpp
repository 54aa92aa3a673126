//===- MeshShapesTest.cpp - tests of the shapes of meshes -----------------===//

#include "../Execution/CompileContext.h"

#include "mesh/Search/MeshShapes.h"
#include "mesh/Search/SetMesh.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mesh;

namespace {

class MeshShapesTest : public testing::Test {
protected:
  MeshShapesTest() { context.loadDialect<MeshDialect>(); }

  static MachineModel getMachine(StringRef text) {
    return llvm::cantFail(parseMachineModel(text));
  }
  std::vector<std::string> getShapes(int64_t devices, StringRef machine,
                                     ArrayRef<std::string> names = {},
                                     StringRef batchAxis = {}) {
    std::vector<std::string> shapes;
    for (MeshAttr mesh : getMeshShapes(&context, devices, names,
                                       getMachine(machine), batchAxis))
      shapes.push_back(toText(mesh));
    return shapes;
  }

  mlir::MLIRContext context;
};

using Shapes = std::vector<std::string>;

constexpr StringLiteral kFlat = R"({"links": {
    "*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}})";
constexpr StringLiteral kNested = R"({"levels": [
    {"devices": 4, "latency": 1e-6, "bandwidth": 1e11},
    {"latency": 1e-5, "bandwidth": 1e10}], "flops": {"f32": 1e12}})";
constexpr StringLiteral kNamed = R"({"links": {
    "model": {"latency": 1e-6, "bandwidth": 1e11},
    "*": {"latency": 1e-5, "bandwidth": 1e10}}, "flops": {"f32": 1e12}})";

TEST_F(MeshShapesTest, OrderCountsNotWithoutLevels) {
  EXPECT_EQ(getShapes(8, kFlat), (Shapes{"x=8", "x=2,y=4", "x=2,y=2,z=2"}));
  EXPECT_EQ(getShapes(1, kFlat), Shapes{"x=1"});
  EXPECT_EQ(getShapes(7, kFlat), Shapes{"x=7"});
  EXPECT_EQ(getShapes(1024, kFlat).size(), 14u);
}

TEST_F(MeshShapesTest, LevelsTellOrdersApart) {
  EXPECT_EQ(getShapes(8, kNested),
            (Shapes{"x=8", "x=2,y=4", "x=4,y=2", "x=2,y=2,z=2"}));
}

TEST_F(MeshShapesTest, BatchAxisComesFirst) {
  EXPECT_EQ(getShapes(4, kFlat, {}, "data"),
            (Shapes{"data=4", "data=1,x=4", "data=2,x=2", "data=1,x=2,y=2"}));
  EXPECT_EQ(getShapes(4, kFlat, {}, "x"),
            (Shapes{"x=4", "x=1,y=4", "x=2,y=2", "x=1,y=2,z=2"}));
  EXPECT_EQ(getShapes(2, kNamed, {}, "model"),
            (Shapes{"model=2", "model=1,x=2"}));
  EXPECT_EQ(getShapes(2, kFlat, {"a", "b"}, "b"),
            (Shapes{"a=1,b=2", "a=2,b=1"}));
}

TEST_F(MeshShapesTest, NamedLinksAreAxes) {
  EXPECT_EQ(getShapes(4, kNamed),
            (Shapes{"x=4", "model=4", "x=2,y=2", "model=2,x=2"}));
}

TEST_F(MeshShapesTest, AllNamedLinksAreTried) {
  std::string links;
  for (const char *name : {"a", "b", "c", "d"})
    links += (links.empty() ? "\"" : ", \"") + std::string(name) +
             R"(": {"latency": 1e-6, "bandwidth": 1e10})";
  Shapes shapes =
      getShapes(16, R"({"links": {)" + links + R"(}, "flops": {"f32": 1e12}})");
  // One axis, two of three products, three of three; never all four.
  EXPECT_EQ(shapes.size(), 4u + 6 * 3 + 4 * 3);
  EXPECT_TRUE(llvm::is_contained(shapes, "d=16"));
  EXPECT_TRUE(llvm::is_contained(shapes, "b=2,c=2,d=4"));
}

TEST_F(MeshShapesTest, NamesAreKept) {
  EXPECT_EQ(getShapes(4, kFlat, {"a", "b"}),
            (Shapes{"a=1,b=4", "a=2,b=2", "a=4,b=1"}));
}

TEST_F(MeshShapesTest, AxesEndWhereLevelsDo) {
  MachineModel machine = getMachine(kNested);
  auto make = [&](ArrayRef<int64_t> sizes) {
    SmallVector<MeshAxisAttr> axes;
    for (auto [name, size] : llvm::zip(ArrayRef{"x", "y", "z"}, sizes))
      axes.push_back(MeshAxisAttr::get(&context, name, size));
    return MeshAttr::get(&context, axes);
  };
  EXPECT_TRUE(isMoreRegular(make({8, 4}), make({4, 8}), machine));
  EXPECT_FALSE(isMoreRegular(make({4, 8}), make({8, 4}), machine));
  EXPECT_TRUE(isMoreRegular(make({4, 4, 4}), make({16, 4}), machine));
}

TEST(LeastContractionSecondsTest, LoopsCountAsOftenAsTheyRun) {
  mlir::MLIRContext context;
  test::registerForCompiling(context);
  context.loadDialect<MeshDialect>();
  auto module = mlir::parseSourceString<ModuleOp>(R"(
    func.func @f(%x: tensor<8x8xf32>, %n: index, %p: i1) -> tensor<8x8xf32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c5 = arith.constant 5 : index
      %0 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x) -> tensor<8x8xf32> {
        %m = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
        scf.yield %m : tensor<8x8xf32>
      }
      %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> tensor<8x8xf32> {
        %m = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
        scf.yield %m : tensor<8x8xf32>
      }
      %2 = scf.if %p -> tensor<8x8xf32> {
        %m = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) -> tensor<8x8xf32>
        scf.yield %m : tensor<8x8xf32>
      } else {
        scf.yield %1 : tensor<8x8xf32>
      }
      return %2 : tensor<8x8xf32>
    })",
                                                  &context);
  ASSERT_TRUE(module);
  MachineModel machine =
      llvm::cantFail(parseMachineModel(R"({"flops": {"f32": 1e6}})"));
  auto mesh = MeshAttr::get(&context, MeshAxisAttr::get(&context, "x", 4));
  auto function = module->lookupSymbol<FunctionOpInterface>("f");
  // 2 * 8 * 8 * 8 operations, five times, on four devices.
  EXPECT_DOUBLE_EQ(getLeastContractionSeconds(function, mesh, machine),
                   5 * 1024 / 4 / 1e6);
}

} // namespace
