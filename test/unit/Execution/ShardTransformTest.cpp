//===- ShardTransformTest.cpp - a function on every shard -----------------===//

#include "mesh/Execution/ShardTransform.h"
#include "CompileTest.h"

#include <thread>

using namespace mesh;
using namespace mesh::test;

/// On parts of x, 4x6 over "data" and "model" in blocks of 2x2: twice each
/// element; the sums of the rows of a part, and over all columns.
static constexpr StringRef kFunctions = R"mlir(
  mesh.mesh @m = <["data"=2, "model"=3]>
  func.func private @add(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = arith.addf %x, %x : tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func @twice(%x: tensor<2x2xf32> {mesh.name = "x"})
      -> (tensor<2x2xf32> {mesh.name = "x"}) {
    %0 = call @add(%x) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func @part_sums(%x: tensor<2x2xf32> {mesh.name = "x"})
      -> (tensor<2xf32> {mesh.name = "sums"}) {
    %zero = arith.constant dense<0.0> : tensor<2xf32>
    %0 = linalg.reduce ins(%x : tensor<2x2xf32>) outs(%zero : tensor<2xf32>) dimensions = [1]
      (%a: f32, %b: f32) {
        %1 = arith.addf %a, %b : f32
        linalg.yield %1 : f32
      }
    return %0 : tensor<2xf32>
  }
  func.func @row_sums(%x: tensor<2x2xf32> {mesh.name = "x"})
      -> (tensor<2xf32> {mesh.name = "sums"}) attributes {mesh.spmd = @m} {
    %0 = call @part_sums(%x) : (tensor<2x2xf32>) -> tensor<2xf32>
    %1 = mesh.all_reduce sum %0 on @m ["model"] : tensor<2xf32>
    return %1 : tensor<2xf32>
  }
)mlir";

namespace {
class ShardTransformTest : public CompileTest {
protected:
  ShardTransformTest() : module(parseModule(kFunctions)) {}

  llvm::Expected<ShardTransform>
  compile(StringRef function, std::optional<BatchSpec> out = std::nullopt) {
    return ShardTransform::compile(BatchSharder(config), *module, function,
                                   byAxes(R"([{"data"}, {"model"}])"),
                                   std::move(out));
  }

  /// x, 4x6: 0, 1, 2, …
  static Batch makeX(int64_t numRows = 4) {
    HostTensor x(TensorShape{MESH_RT_F32, {numRows, 6}});
    for (int64_t i = 0; i < x.getNumElements(); ++i)
      x.setDouble(i, i);
    Batch batch;
    llvm::cantFail(batch.add("x", std::move(x)));
    return batch;
  }

  static std::vector<double> toValues(const HostTensor &tensor) {
    std::vector<double> values;
    for (int64_t i = 0; i < tensor.getNumElements(); ++i)
      values.push_back(tensor.getDouble(i));
    return values;
  }

  mlir::OwningOpRef<ModuleOp> module;
};
} // namespace

//===----------------------------------------------------------------------===//
// parallel_transform, apply_parallel_transform
//===----------------------------------------------------------------------===//

TEST_F(ShardTransformTest, ParallelTransformIsThatOfTheWhole) {
  BatchSharder sharder(config);
  ShardTransform transform = llvm::cantFail(compile("twice"));
  ShardedBatch result =
      llvm::cantFail(parallelTransform(sharder, transform, makeX()));
  // Without an out spec it is split as the argument is.
  EXPECT_EQ(
      result.find("x")->sharding,
      parse<ShardingAttr>(R"(#mesh.sharding<@m, [{"data"}, {"model"}]>)"));
  Batch whole = llvm::cantFail(sharder.gather(result));
  for (int64_t i = 0; i < 24; ++i)
    EXPECT_EQ(whole.find("x")->getDouble(i), 2 * i);
  // The module is as it was.
  EXPECT_FALSE(
      module->lookupSymbol("twice")->hasAttr(MeshDialect::kSpmdAttrName));
}

TEST_F(ShardTransformTest, ParallelTransformDeclaresTheMesh) {
  module->lookupSymbol("row_sums")->erase();
  module->lookupSymbol("m")->erase();
  EXPECT_TRUE(bool(compile("twice")));
}

TEST_F(ShardTransformTest, ParallelTransformHonoursTheOutSpec) {
  BatchSharder sharder(config);
  ShardTransform transform =
      llvm::cantFail(compile("row_sums", byAxes(R"([{"data"}])")));
  ShardedBatch result =
      llvm::cantFail(parallelTransform(sharder, transform, makeX()));
  Batch whole = llvm::cantFail(sharder.gather(result));
  EXPECT_EQ(toValues(*whole.find("sums")),
            std::vector<double>({15, 51, 87, 123}));
}

TEST_F(ShardTransformTest, ParallelTransformHonoursAReplicatedOutSpec) {
  config.mesh = parse<MeshAttr>(R"(#mesh.mesh<["data"=1, "model"=3]>)");
  module = parseModule(R"mlir(
    mesh.mesh @m = <["data"=1, "model"=3]>
    func.func @sum(%x: tensor<2x2xf32> {mesh.name = "x"})
        -> (tensor<2x2xf32> {mesh.name = "x"}) {
      %0 = mesh.all_reduce sum %x on @m ["data", "model"] : tensor<2x2xf32>
      return %0 : tensor<2x2xf32>
    }
  )mlir");
  BatchSharder sharder(config);
  ShardTransform transform = llvm::cantFail(compile("sum", BatchSpec()));
  ShardedBatch result =
      llvm::cantFail(parallelTransform(sharder, transform, makeX(2)));
  EXPECT_EQ(result.find("x")->sharding,
            parse<ShardingAttr>("#mesh.sharding<@m, [{}, {}]>"));
  Batch whole = llvm::cantFail(sharder.gather(result));
  EXPECT_EQ(whole.find("x")->getShape().str(), "2x2xf32");
  EXPECT_EQ(toValues(*whole.find("x")), std::vector<double>({6, 9, 24, 27}));
}

TEST_F(ShardTransformTest, ParallelTransformHonoursAPartialOutSpec) {
  BatchSharder sharder(config);
  ShardTransform transform = llvm::cantFail(
      compile("part_sums", byAxes(R"([{"data"}], partial=sum {"model"})")));
  ShardedBatch result =
      llvm::cantFail(parallelTransform(sharder, transform, makeX()));
  Batch whole = llvm::cantFail(sharder.gather(result));
  EXPECT_EQ(toValues(*whole.find("sums")),
            std::vector<double>({15, 51, 87, 123}));
}

TEST_F(ShardTransformTest, ParallelTransformKeepsPadding) {
  config.pad = true;
  BatchSharder sharder(config);
  ShardTransform transform = llvm::cantFail(compile("twice"));
  ShardedBatch result =
      llvm::cantFail(parallelTransform(sharder, transform, makeX(3)));
  Batch whole = llvm::cantFail(sharder.gather(result));
  EXPECT_EQ(whole.find("x")->getShape().str(), "3x6xf32");
  EXPECT_EQ(whole.find("x")->getDouble(17), 34);
}

TEST_F(ShardTransformTest, ParallelTransformTakesOverPadding) {
  config.pad = true;
  BatchSharder sharder(config);
  // A result of another name ends where the rows that it is split like do.
  ShardTransform sums =
      llvm::cantFail(compile("row_sums", byAxes(R"([{"data"}])")));
  Batch whole = llvm::cantFail(sharder.gather(
      llvm::cantFail(parallelTransform(sharder, sums, makeX(3)))));
  EXPECT_EQ(toValues(*whole.find("sums")), std::vector<double>({15, 51, 87}));
  // Split along rows and columns there are blocks of another size.
  ShardTransform parts =
      llvm::cantFail(compile("part_sums", byAxes(R"([{"data", "model"}])")));
  EXPECT_EQ(getError(parallelTransform(sharder, parts, makeX(3))),
            "how much of dim 0 of 'sums' is padding is not known: dim 0 of "
            "'x', which has some, is split along axes that split it too, but "
            "into other parts; give that a size that divides");
  EXPECT_TRUE(bool(parallelTransform(sharder, parts, makeX(4))));
}

TEST_F(ShardTransformTest, ParallelTransformOfBatchesThatEndApart) {
  config.pad = true;
  module = parseModule(R"mlir(
    func.func @add(%x: tensor<2x2xf32> {mesh.name = "x"},
                   %y: tensor<2x2xf32> {mesh.name = "y"})
        -> (tensor<2x2xf32> {mesh.name = "sum"}) {
      %0 = arith.addf %x, %y : tensor<2x2xf32>
      return %0 : tensor<2x2xf32>
    }
  )mlir");
  BatchSharder sharder(config);
  ShardTransform transform =
      llvm::cantFail(compile("add", byAxes(R"([{"data"}, {"model"}])")));
  Batch batch = makeX(3);
  llvm::cantFail(batch.add("y", HostTensor(TensorShape{MESH_RT_F32, {4, 6}})));
  EXPECT_EQ(getError(parallelTransform(sharder, transform, batch)),
            "dim 0 of 'sum' is split like dim 0 of 'x' and dim 0 of 'y', which "
            "have 3 and 4 elements without padding: which of them it has is "
            "not known");
}

TEST_F(ShardTransformTest, ParallelTransformFitsItsBatch) {
  BatchSharder sharder(config);
  ShardTransform transform = llvm::cantFail(compile("twice"));
  EXPECT_EQ(getError(parallelTransform(sharder, transform, makeX(8))),
            "leaf 'x': its parts are 4x2xf32, the function takes 2x2xf32");
  EXPECT_EQ(getError(parallelTransform(sharder, transform, Batch())),
            "leaf 'x': is not there");
  Batch more = makeX();
  llvm::cantFail(more.add("y", HostTensor(TensorShape{MESH_RT_F32, {2, 3}})));
  EXPECT_EQ(getError(parallelTransform(sharder, transform, more)),
            "leaf 'y': is no argument of @twice");
  ShardedBatch rows = llvm::cantFail(
      sharder.shard(makeX(), BatchSpec(byAxes(R"([{"data"}])"))));
  EXPECT_EQ(getError(transform.run(rows)),
            "leaf 'x': is split by #mesh.sharding<@m, [{\"data\"}, {}]>, the "
            "function takes it by #mesh.sharding<@m, [{\"data\"}, "
            "{\"model\"}]>");
}

TEST_F(ShardTransformTest, ParallelTransformErrors) {
  EXPECT_EQ(getError(compile("thrice")), "there is no function @thrice to run");
  EXPECT_EQ(getError(compile("part_sums")),
            "@part_sums: leaf 'sums': is of rank 1, but its spec has 2 dims");
  EXPECT_EQ(getError(compile("add")),
            "@add: argument 0 has no mesh.name, the leaf that it is");
  BatchSpec out;
  out.set("y", {});
  EXPECT_EQ(getError(compile("twice", out)),
            "@twice: there is a spec for 'y', which is no result");
  config.mesh = parse<MeshAttr>(R"(#mesh.mesh<["data"=2, "model"=2]>)");
  EXPECT_EQ(getError(compile("twice")),
            "the module's @m is not the sharder's #mesh.mesh<[\"data\"=2, "
            "\"model\"=2]>");
  config.meshName = FlatSymbolRefAttr::get(&context, "pod");
  EXPECT_EQ(getError(compile("row_sums")),
            "@row_sums: is for mesh @m, the sharder for @pod");
}

TEST_F(ShardTransformTest, ParallelTransformOfDevicesThatDisagree) {
  // Errors that the program shows are reported before it runs; through a call
  // it does not show them.
  BatchSharder sharder(config);
  ShardTransform transform = llvm::cantFail(compile("twice", BatchSpec()));
  EXPECT_EQ(getError(parallelTransform(sharder, transform, makeX())),
            "result 'x': devices 0 and 1 should hold the same 2x2xf32, but "
            "differ at [0, 0] of their parts: 0 and 4; if it is split, its "
            "spec has to say how");
  module = parseModule(R"mlir(
    mesh.mesh @m = <["data"=2, "model"=3]>
    func.func @twice(%x: tensor<2x2xf32> {mesh.name = "x"})
        -> (tensor<2x2xf32> {mesh.name = "x"}) {
      %0 = arith.addf %x, %x : tensor<2x2xf32>
      return %0 : tensor<2x2xf32>
    }
  )mlir");
  EXPECT_EQ(getError(compile("twice", byAxes(R"([{"data"}])"))),
            "rewriting collectives as rings failed in mesh-verify-spmd: "
            "'func.return' op result 0 is declared to be the same, but varies "
            "along \"model\"");
}

TEST_F(ShardTransformTest, ParallelTransformCounts) {
  BatchSharder sharder(config);
  ShardTransform transform =
      llvm::cantFail(compile("row_sums", byAxes(R"([{"data"}])")));
  (void)llvm::cantFail(parallelTransform(sharder, transform, makeX()));
  llvm::consumeError(
      parallelTransform(sharder, transform, Batch()).takeError());
  OperationStats stats = sharder.getOperationStats()["parallel_transform"];
  EXPECT_EQ(stats.calls, 2);
  EXPECT_EQ(stats.errors, 1);
  EXPECT_EQ(stats.arrays, 1);
  EXPECT_EQ(stats.elements, 4);
  EXPECT_EQ(stats.bytes, 16);
}

TEST_F(ShardTransformTest, ThreadsShareATransform) {
  BatchSharder sharder(config);
  ShardTransform transform =
      llvm::cantFail(compile("row_sums", byAxes(R"([{"data"}])")));
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 5; ++i) {
        ShardedBatch result =
            llvm::cantFail(parallelTransform(sharder, transform, makeX()));
        Batch whole = llvm::cantFail(sharder.gather(result));
        EXPECT_EQ(whole.find("sums")->getDouble(3), 123);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(sharder.getOperationStats()["parallel_transform"].calls, 15);
}
