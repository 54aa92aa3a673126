//===- RecomputationTest.cpp - tests of recomputation in evaluations ------===//

#include "../Execution/CompileContext.h"

#include "mesh/Search/StrategyEvaluator.h"

#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mesh;
using namespace mesh::test;

namespace {

/// Each iteration reads its first product again in the end, as a step with
/// micro-batches reads what its forward part saved.
constexpr const char *kLoop = R"(
mesh.mesh @m = <["x"=1]>
func.func @main(%x: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant dense<0.0> : tensor<256x256xf32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %z) -> tensor<256x256xf32> {
    %a = linalg.matmul ins(%x, %x : tensor<256x256xf32>, tensor<256x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
    %b = linalg.matmul ins(%a, %x : tensor<256x256xf32>, tensor<256x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
    %c = linalg.matmul ins(%b, %x : tensor<256x256xf32>, tensor<256x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
    %d = linalg.matmul ins(%c, %x : tensor<256x256xf32>, tensor<256x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
    %e = linalg.matmul ins(%d, %a : tensor<256x256xf32>, tensor<256x256xf32>) outs(%sum : tensor<256x256xf32>) -> tensor<256x256xf32>
    scf.yield %e : tensor<256x256xf32>
  }
  return %r : tensor<256x256xf32>
}
)";

TEST(Recomputation, IsEvaluatedInsideOfLoops) {
  mlir::MLIRContext context;
  registerForCompiling(context);
  auto module = mlir::parseSourceString<ModuleOp>(kLoop, &context);
  SearchSpaceOptions options;
  options.maxResults = 0;
  auto space = llvm::cantFail(SearchSpace::get(*module, "main", options));
  MachineModel machine;
  machine.links["*"] = Link{1e-6, 1e9};
  machine.flops["f32"] = 1e10;
  machine.memoryBandwidth = 1e10;
  auto evaluate = [&](std::optional<int64_t> limit) {
    StrategyEvaluator evaluator(*module, "main", space, {}, machine);
    if (limit)
      evaluator.setRecomputationLimit(*limit);
    return *evaluator.evaluate(Choices(space.getNumChoices().size()));
  };
  StrategyCost whole = evaluate(std::nullopt);
  constexpr int64_t kProduct = 256 * 256 * 4;
  StrategyCost fitting = evaluate(whole.bytes - kProduct);
  EXPECT_EQ(fitting.savedBytes, kProduct);
  EXPECT_GT(fitting.seconds, whole.seconds);
}

} // namespace
