//===- UpdateMovesTest.cpp - tests of moves that split updates ------------===//

#include "../Execution/CompileContext.h"

#include "mesh/Search/StrategyEstimate.h"
#include "mesh/Search/StrategyEvaluator.h"

#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mesh;
using namespace mesh::test;

namespace {

/// A parameter and its update by a gradient, which is a sum over the batch.
constexpr const char *kUpdate = R"(
mesh.mesh @m = <["x"=4]>
func.func @main(%x: tensor<64x16xf32>, %w: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %z = arith.constant dense<0.0> : tensor<64x32xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x16xf32>, tensor<16x32xf32>) outs(%z : tensor<64x32xf32>) -> tensor<64x32xf32>
  %t = math.tanh %y : tensor<64x32xf32>
  %e = tensor.empty() : tensor<16x64xf32>
  %xt = linalg.transpose ins(%x : tensor<64x16xf32>) outs(%e : tensor<16x64xf32>) permutation = [1, 0]
  %zg = arith.constant dense<0.0> : tensor<16x32xf32>
  %g = linalg.matmul ins(%xt, %t : tensor<16x64xf32>, tensor<64x32xf32>) outs(%zg : tensor<16x32xf32>) -> tensor<16x32xf32>
  %u = arith.subf %w, %g : tensor<16x32xf32>
  return %u : tensor<16x32xf32>
}
)";

class UpdateMovesTest : public testing::Test {
protected:
  UpdateMovesTest() {
    registerForCompiling(context);
    module = mlir::parseSourceString<ModuleOp>(kUpdate, &context);
    SearchSpaceOptions options;
    options.maxResults = 0;
    space = llvm::cantFail(SearchSpace::get(*module, "main", options));
    machine.links["*"] = Link{1e-6, 1e9};
    machine.flops["f32"] = 1e10;
    StrategyEvaluator evaluator(*module, "main", *space, {}, machine);
    estimate =
        StrategyEstimate::get(evaluator.getModule(), "main", *space, machine);
    // The batch has most bytes.
    for (auto [number, decision] :
         llvm::drop_begin(llvm::enumerate(space->getDecisions())))
      (space->isRead(decision.group) ? param : update) = number;
  }

  double getSeconds(unsigned batchChoice, unsigned paramChoice,
                    unsigned updateChoice) {
    Choices choices(3);
    choices[0] = batchChoice;
    choices[param] = paramChoice;
    choices[update] = updateChoice;
    return estimate->evaluate(choices)->seconds;
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<ModuleOp> module;
  std::optional<SearchSpace> space;
  MachineModel machine;
  std::unique_ptr<StrategyEstimate> estimate;
  size_t param = 0, update = 0;
};

TEST_F(UpdateMovesTest, SplitTheUpdateOfAParameterThatIsReadWhole) {
  ASSERT_EQ(space->getNumChoices(), (std::vector<unsigned>{4, 4, 4}));
  std::vector<Move> moves = estimate->getMoves();
  for (unsigned dim : {1, 2}) {
    Move move{{param, 3}, {update, dim}};
    EXPECT_TRUE(llvm::is_contained(moves, move)) << dim;
  }
}

TEST_F(UpdateMovesTest, GainMoreThanEitherChange) {
  double both = getSeconds(1, 3, 1);
  EXPECT_LT(both, getSeconds(1, 0, 0));
  EXPECT_LT(both, getSeconds(1, 3, 0));
  // The parameter is split as well then, and gathered.
  EXPECT_LT(both, getSeconds(1, 0, 1));
}

} // namespace
