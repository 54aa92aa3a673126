//===- ParamsTest.cpp - the parameters of a module ------------------------===//

#include "mesh/Params/Params.h"
#include "mesh/IR/ParamValueOps.h"
#include "mesh/Params/Norms.h"
#include "mesh/Params/ParamReport.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mesh;

namespace {
class ParamsTest : public ::testing::Test {
protected:
  ParamsTest() { context.loadDialect<MeshDialect, mlir::func::FuncDialect>(); }

  mlir::OwningOpRef<ModuleOp> parse(StringRef text) {
    auto module = mlir::parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    return module;
  }
  static std::string getMask(ArrayRef<StringRef> names,
                             const DecayPatterns &patterns) {
    auto mask = getDecayMask(names, patterns);
    if (!mask)
      return llvm::toString(mask.takeError());
    std::string text;
    for (bool decays : *mask)
      text += decays ? '1' : '0';
    return text;
  }

  mlir::MLIRContext context;
};
} // namespace

static constexpr StringRef kModel = R"(
  mesh.mesh @m = <["data"=2, "model"=4]>
  mesh.axis_rules @r on @m = {"mlp" -> "model", "embed" -> {}}
  mesh.param @split : tensor<8x4xf32> init zeros sharding <@m, [{}, {"model"}]>
  mesh.param @whole : tensor<8x4xbf16> init zeros sharding <@m, [{}, {}]>
  mesh.param @none : tensor<i64> init zeros
  mesh.param @mlp : tensor<8xf32> init zeros logical <@r, ["mlp"]>
  mesh.param @embed : tensor<8xf32> init zeros logical <@r, ["embed"]>
)";

// Features C, is_partitioned: by a sharding or by the rules for logical names.
TEST_F(ParamsTest, IsPartitioned) {
  auto module = parse(kModel);
  mlir::SymbolTable symbols(*module);
  SmallVector<bool> partitioned;
  for (ParamOp param : getParams(*module))
    partitioned.push_back(llvm::cantFail(isPartitioned(param, symbols)));
  EXPECT_EQ(partitioned, (SmallVector<bool>{true, false, false, true, false}));
}

TEST_F(ParamsTest, IsPartitionedWithoutARule) {
  auto module = parse(R"(
    mesh.mesh @m = <["data"=2]>
    mesh.axis_rules @r on @m = {"mlp" -> "data"}
    mesh.param @p : tensor<8xf32> init zeros logical <@r, ["typo"]>
  )");
  mlir::SymbolTable symbols(*module);
  auto partitioned = isPartitioned(getParams(*module).front(), symbols);
  ASSERT_FALSE(static_cast<bool>(partitioned));
  EXPECT_EQ(llvm::toString(partitioned.takeError()),
            "parameter @p: axis rules @r have no rule for \"typo\"");
}

// Features C, get_num_params: of whole parameters, whatever splits them.
TEST_F(ParamsTest, NumParams) {
  EXPECT_EQ(countParams(*parse(kModel)), 32 + 32 + 1 + 8 + 8);
  EXPECT_EQ(countParams(*parse("module {}")), 0);
}

// Features C, get_param_mask_fn.
TEST_F(ParamsTest, ParamMask) {
  const StringRef names[] = {"a.kernel", "a.bias", "norm.scale"};
  EXPECT_EQ(getMask(names, {}), "111");
  EXPECT_EQ(getMask(names, {"bias|norm", ""}), "100");
  EXPECT_EQ(getMask(names, {"", "^a[.]"}), "110");
  EXPECT_EQ(getMask(names, {"bias", "kernel"}),
            "weight decay takes a pattern of what to exclude or of what to "
            "include, not both");
  EXPECT_EQ(getMask(names, {"embed", ""}),
            "the pattern 'embed' matches no parameter");
  EXPECT_EQ(getMask(names, {"", "["}),
            "the pattern '[' is not an expression: brackets ([ ]) not "
            "balanced");
}

// Features C, tabulate_params: what a device holds, padding included.
TEST_F(ParamsTest, Describe) {
  auto module = parse(kModel);
  std::vector<ParamInfo> infos = llvm::cantFail(describeParams(*module));
  ASSERT_EQ(infos.size(), 5u);
  EXPECT_EQ(infos[0].name, "split");
  EXPECT_EQ(infos[0].count, 32);
  EXPECT_EQ(infos[0].bytesPerDevice, 32);
  EXPECT_EQ(infos[1].bytesPerDevice, 64);
  EXPECT_EQ(infos[3].bytesPerDevice, 8);
  EXPECT_FALSE(infos[0].decays.has_value());
}

// Features C, get_param_norms and get_grad_norms: of each value and of all, in
// f64 if one is.
TEST_F(ParamsTest, CreateNorms) {
  auto module = parse(R"(func.func private @f(tensor<4xbf16>, tensor<2xf64>))");
  auto function = *module->getOps<mlir::func::FuncOp>().begin();
  mlir::OpBuilder builder(&context);
  builder.setInsertionPointToStart(function.addEntryBlock());
  Norms norms = createNorms(builder, function.getLoc(), function.getArguments(),
                            /*reproducible=*/true);
  ASSERT_EQ(norms.each.size(), 2u);
  auto getElement = [](Value value) {
    return llvm::cast<RankedTensorType>(value.getType()).getElementType();
  };
  EXPECT_TRUE(getElement(norms.each[0]).isF32());
  EXPECT_TRUE(getElement(norms.each[1]).isF64());
  EXPECT_TRUE(getElement(norms.global).isF64());
  auto global = norms.global.getDefiningOp<NormOp>();
  EXPECT_EQ(global.getInputs().size(), 2u);
  EXPECT_TRUE(global.getReproducible());
  EXPECT_TRUE(mlir::succeeded(mlir::verify(global)));
}

// Features C, shard_params: the transpose of a gather is the mean, scattered.
TEST_F(ParamsTest, TransposeOfGather) {
  auto module = parse(R"(
    mesh.mesh @m = <["data"=2]>
    func.func @f(%w: tensor<4x8xf32>, %g: tensor<4x16xf32>) attributes {mesh.spmd = @m} {
      %0 = mesh.gather_param %w on @m ["data"] dim 1 type bf16 grad_type f32
          : tensor<4x8xf32> -> tensor<4x16xf32>
      return
    })");
  auto function = *module->getOps<mlir::func::FuncOp>().begin();
  auto gather = *function.getOps<GatherParamOp>().begin();
  mlir::OpBuilder builder(function.front().getTerminator());
  Value gradient = gather.transpose(builder, function.getArgument(1));
  EXPECT_EQ(gradient.getType(), gather.getInput().getType());
  auto scatter = gradient.getDefiningOp<ScatterGradOp>();
  ASSERT_TRUE(scatter);
  EXPECT_EQ(scatter.getDim(), 1u);
  EXPECT_TRUE(scatter.getSentType()->isF32());
  EXPECT_TRUE(mlir::succeeded(mlir::verify(*module)));
}
