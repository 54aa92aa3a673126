//===- DivideMicroBatchesTest.cpp - tests of derivatives in parts ---------===//

#include "../Execution/CompileContext.h"

#include "mesh/Search/StepVariants.h"

#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mesh;
using namespace mesh::test;

namespace {

/// A step whose loss calls @f, with a derivative of its own, for a parameter
/// that all parts of the batch read.
constexpr const char *kStep = R"mlir(
mesh.mesh @m = <["x"=2]>
func.func private @f(%w: tensor<4xf32>) -> tensor<4xf32>
    attributes {mesh.custom_vjp = [@forward, @backward]} {
  return %w : tensor<4xf32>
}
func.func @loss(%x: tensor<8x4xf32> {mesh.name = "x"},
                %w: tensor<4xf32> {mesh.name = "w"}) -> tensor<f32> {
  %f = call @f(%w) : (tensor<4xf32>) -> tensor<4xf32>
  %empty = tensor.empty() : tensor<8x4xf32>
  %wide = linalg.broadcast ins(%f : tensor<4xf32>)
      outs(%empty : tensor<8x4xf32>) dimensions = [0]
  %y = arith.mulf %x, %wide : tensor<8x4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
mesh.train_step @step of @loss wrt ["w"] by sgd {rate = 0.1}
)mlir";

constexpr const char *kForward = R"mlir(
func.func private @forward(%w: tensor<4xf32>) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
)mlir";

class DivideMicroBatchesTest : public testing::Test {
protected:
  DivideMicroBatchesTest() { registerForCompiling(context); }

  /// Returns the number of programs of the step and of `functions`.
  size_t divide(std::string functions) {
    auto module =
        mlir::parseSourceString<ModuleOp>(kStep + functions, &context);
    return divideMicroBatches(*module, "step", /*maxMicroBatches=*/4, problem)
        .size();
  }

  mlir::MLIRContext context;
  FirstProblem problem;
};

TEST_F(DivideMicroBatchesTest, SumsCotangentsOfLinearFunctions) {
  EXPECT_EQ(divide(std::string(kForward) + R"mlir(
func.func private @backward(%d: tensor<4xf32>) -> tensor<4xf32> {
  %three = arith.constant dense<3.0> : tensor<4xf32>
  %dw = arith.mulf %d, %three : tensor<4xf32>
  return %dw : tensor<4xf32>
})mlir"),
            2u)
      << problem.getText().str();
}

// The sum of what is clipped is not the sum, clipped.
TEST_F(DivideMicroBatchesTest, RejectsFunctionsThatClipCotangents) {
  EXPECT_EQ(divide(std::string(kForward) + R"mlir(
func.func private @backward(%d: tensor<4xf32>) -> tensor<4xf32> {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %dw = arith.minimumf %d, %one : tensor<4xf32>
  return %dw : tensor<4xf32>
})mlir"),
            0u);
  EXPECT_NE(problem.getText().str().find("@backward"), std::string::npos)
      << problem.getText().str();
}

// The parts would have none.
TEST_F(DivideMicroBatchesTest, RejectsAnnotationsOfCallees) {
  constexpr const char *kBackward = R"mlir(
func.func private @scaled(%d: tensor<4xf32> ANNOTATION) -> tensor<4xf32> {
  %three = arith.constant dense<3.0> : tensor<4xf32>
  %dw = arith.mulf %d, %three : tensor<4xf32>
  return %dw : tensor<4xf32>
}
func.func private @backward(%d: tensor<4xf32>) -> tensor<4xf32> {
  %dw = call @scaled(%d) : (tensor<4xf32>) -> tensor<4xf32>
  return %dw : tensor<4xf32>
})mlir";
  auto annotate = [&](StringRef annotation) {
    std::string text = std::string(kForward) + kBackward;
    StringRef name = "ANNOTATION";
    return text.replace(text.find(name), name.size(), annotation);
  };
  EXPECT_EQ(divide(annotate("")), 2u) << problem.getText().str();
  EXPECT_EQ(divide(annotate("{mesh.sharding = #mesh.sharding<@m, [{\"x\"}]>}")),
            0u);
  EXPECT_EQ(problem.getText(),
            "@backward: annotations in it are about whole batches");
}

TEST_F(DivideMicroBatchesTest, RejectsDerivativesThatAreNotThere) {
  EXPECT_EQ(divide(""), 0u);
  EXPECT_EQ(problem.getText().str(),
            "@loss: the derivative of @f cannot be partitioned");
}

} // namespace
