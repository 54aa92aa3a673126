//===- ShardedParamsTest.cpp - parameters made in their shards ------------===//

#include "mesh/Execution/ShardedParams.h"
#include "CompileTest.h"

using namespace mesh;
using namespace mesh::test;

namespace {
class ShardedParamsTest : public CompileTest {
protected:
  using SharderTest::getError;

  ShardedParamsTest() { config.streams = {{"params", 42}}; }

  /// The whole of a parameter that is made on `mesh`.
  HostTensor create(StringRef mesh, const ParamRequest &request) {
    config.mesh = parse<MeshAttr>(mesh);
    BatchSharder sharder(config);
    ShardedBatch batch;
    batch.leaves.push_back(
        llvm::cantFail(createShardedParam(sharder, request)));
    Batch whole = llvm::cantFail(sharder.gather(batch));
    return whole.find(request.name)->clone();
  }

  std::string getError(const ParamRequest &request) {
    BatchSharder sharder(config);
    return SharderTest::getError(createShardedParam(sharder, request));
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// create_sharded_param
//===----------------------------------------------------------------------===//

TEST_F(ShardedParamsTest, CreateShardedParamIsTheWholeSplit) {
  ParamRequest request{"mlp/kernel", TensorShape{MESH_RT_F32, {4, 6}},
                       ArraySpec(std::vector<std::string>{"batch", "embed"})};
  HostTensor whole = create(R"(#mesh.mesh<["data"=1, "model"=1]>)", request);
  HostTensor split = create(R"(#mesh.mesh<["data"=2, "model"=3]>)", request);
  ASSERT_EQ(split.getShape(), whole.getShape());
  EXPECT_EQ(std::memcmp(split.data(), whole.data(), whole.getNumBytes()), 0);
  EXPECT_NE(whole.getDouble(0), whole.getDouble(1));

  // Each device has its part.
  BatchSharder sharder(config);
  ShardedLeaf leaf = llvm::cantFail(createShardedParam(sharder, request));
  ASSERT_EQ(leaf.parts.size(), 6u);
  EXPECT_EQ(leaf.parts[4].getShape().str(), "2x2xf32");
  EXPECT_EQ(leaf.parts[4].getDouble(0), whole.getDouble(2 * 6 + 2));
  EXPECT_EQ(sharder.getOperationStats()["create_sharded_param"].elements, 24);

  // Another seed makes another parameter, another initialiser too.
  config.streams["params"] = 43;
  HostTensor other = create(R"(#mesh.mesh<["data"=2, "model"=3]>)", request);
  EXPECT_NE(other.getDouble(0), whole.getDouble(0));
  request.initializer = "constant 0.5";
  EXPECT_EQ(
      create(R"(#mesh.mesh<["data"=2, "model"=3]>)", request).getDouble(23),
      0.5);
}

TEST_F(ShardedParamsTest, CreateShardedParamOnEveryDevice) {
  BatchSharder sharder(config);
  ShardedLeaf leaf = llvm::cantFail(createShardedParam(
      sharder, {"bias", TensorShape{MESH_RT_F32, {3}}, {}, "ones"}));
  ASSERT_EQ(leaf.parts.size(), 6u);
  EXPECT_EQ(leaf.parts[5].getDouble(2), 1);
  EXPECT_EQ(leaf.sharding, parse<ShardingAttr>("#mesh.sharding<@m, [{}]>"));
}

TEST_F(ShardedParamsTest, CreateShardedParamsOfAModule) {
  auto module = parseModule(R"mlir(
    mesh.mesh @m = <["data"=2, "model"=3]>
    mesh.param @w : tensor<4x6xf32> init lecun_normal sharding <@m, [{"data"}, {}]>
    mesh.param @b : tensor<6xf32> init zeros
    func.func @f(%x: tensor<2x4xf32>) -> tensor<4x6xf32> {
      %w = mesh.param_get @w : tensor<4x6xf32>
      return %w : tensor<4x6xf32>
    }
  )mlir");
  BatchSharder sharder(config);
  ShardedBatch params = llvm::cantFail(createShardedParams(sharder, *module));
  ASSERT_EQ(params.leaves.size(), 2u);
  EXPECT_EQ(params.leaves[0].name, "w");
  EXPECT_EQ(params.leaves[0].parts[5].getShape().str(), "2x6xf32");
  EXPECT_EQ(params.leaves[1].parts[5].getShape().str(), "6xf32");
  EXPECT_EQ(getError(createShardedParams(sharder, *parseModule(""))),
            "the module declares no parameters");
}

TEST_F(ShardedParamsTest, CreateShardedParamErrors) {
  TensorShape shape{MESH_RT_F32, {4, 6}};
  EXPECT_EQ(getError({"w", shape, byAxes(R"([{"model"}])")}),
            "leaf 'w': dim 0 of 4x6xf32 does not divide into 3 parts; give it "
            "another size or let the sharder pad it");
  EXPECT_EQ(getError({"w", shape, {}, "nromal 0.1"}),
            "parameter 'w': custom op 'mesh.param' 'nromal' is not a known "
            "initialiser");
  EXPECT_EQ(getError({"w", shape, {}, "zeros", "weights"}),
            "parameter 'w': sharder 'sharder' has no random stream 'weights'; "
            "its streams are 'params'");
  EXPECT_EQ(getError({"w", TensorShape{MESH_RT_F32, {-4, 2}}, {}}),
            "leaf 'w': a tensor of shape -4x2xf32 has a negative dim");
}

TEST_F(ShardedParamsTest, CreateShardedParamThatDoesNotFitInMemory) {
  EXPECT_EQ(
      getError({"w", TensorShape{MESH_RT_F32, {0, 1L << 40, 1L << 40}}, {}}),
      "leaf 'w': a tensor of shape 0x1099511627776x1099511627776xf32 does not "
      "fit in memory");
  EXPECT_EQ(getError({"w", TensorShape{MESH_RT_F32, {1L << 50}}, {}, "zeros"}),
            "parameter 'w': result 'w': there is no memory for a tensor of "
            "shape 1125899906842624xf32");
}
