//===- CommunicationTimesTest.cpp - Communication time of a step ----------===//

#include "CompileContext.h"

#include "mesh/Execution/CommunicationTimes.h"

#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mesh;
using namespace mesh::test;
using Kind = SimulatedSpan::Kind;

namespace {
class CommunicationTimesTest : public ::testing::Test {
protected:
  CommunicationTimesTest() {
    registerForCompiling(context);
    module = mlir::parseSourceString<ModuleOp>(R"mlir(
      mesh.mesh @m = <["x"=4]>
      func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> attributes {mesh.spmd = @m} {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c9 = arith.constant 9 : index
        %0 = scf.for %i = %c0 to %c9 step %c1 iter_args(%y = %x) -> tensor<8xf32> {
          %f = mesh.async {
            %p = mesh.permute %y on @m ["x"] shift 1 : tensor<8xf32>
            mesh.yield %p : tensor<8xf32>
          } : !mesh.future<tensor<8xf32>>
          %s = math.sin %y : tensor<8xf32>
          %w = mesh.wait %f : !mesh.future<tensor<8xf32>>
          %z = arith.addf %s, %w : tensor<8xf32>
          scf.yield %z : tensor<8xf32>
        }
        %1 = mesh.all_reduce sum %0 on @m ["x"] : tensor<8xf32>
        return %1 : tensor<8xf32>
      })mlir",
                                               &context);
    module->walk(
        [&](Operation *op) { ops[op->getName().stripDialect()] = op; });
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<ModuleOp> module;
  llvm::StringMap<Operation *> ops;
};
} // namespace

TEST_F(CommunicationTimesTest, AddsUpFlightsWaitsAndIterations) {
  // An iteration of 3 seconds, and 8 more that have one span: a flight of 2
  // seconds, of which the device waits for half a second.
  std::vector<SimulatedSpan> spans = {
      {Kind::Flight, 0, ops["permute"], 0, 2, 32},
      {Kind::Compute, 0, ops["sin"], 0, 1.5},
      {Kind::Flight, 1, ops["permute"], 0, 2, 32},
      {Kind::Wait, 0, ops["wait"], 1.5, 2},
      {Kind::Compute, 0, ops["addf"], 2, 3},
      {Kind::Compute, 0, ops["for"], 3, 27, 256, /*iterations=*/8},
      {Kind::Communication, 0, ops["all_reduce"], 27, 30, 64},
  };
  auto times = getCommunicationTimes(spans, /*position=*/0);
  ASSERT_EQ(times.size(), 2u);
  EXPECT_EQ(times[0].op, ops["permute"]);
  EXPECT_EQ(times[0].times, 9);
  EXPECT_EQ(times[0].bytes, 9 * 32);
  EXPECT_EQ(times[0].seconds, 9 * 2);
  EXPECT_EQ(times[0].exposed, 9 * 0.5);
  EXPECT_EQ(times[1].op, ops["all_reduce"]);
  EXPECT_EQ(times[1].times, 1);
  EXPECT_EQ(times[1].exposed, 3);
  auto others = getCommunicationTimes(spans, /*position=*/1);
  ASSERT_EQ(others.size(), 1u);
  EXPECT_EQ(others[0].times, 1);
}

TEST_F(CommunicationTimesTest, TellsIdleFromExposed) {
  // The device waits a second until the others are there, once with more
  // iterations of the kind.
  SimulatedSpan span{Kind::Communication, 0, ops["all_reduce"], 0, 3, 8};
  span.idle = 1;
  std::vector<SimulatedSpan> spans = {
      span,
      {Kind::Communication, 0, ops["for"], 3, 9, 16, /*iterations=*/2},
  };
  auto times = getCommunicationTimes(spans, 0);
  ASSERT_EQ(times.size(), 1u);
  EXPECT_EQ(times[0].idle, 3 * 1);
  EXPECT_EQ(times[0].exposed, 3 * 2);
  EXPECT_EQ(times[0].seconds, 3 * 2);
}

TEST_F(CommunicationTimesTest, MultipliesIterationsOfLoopsInLoops) {
  // 4 inner iterations after the first, 2 outer ones after the first.
  std::vector<SimulatedSpan> spans = {
      {Kind::Communication, 0, ops["all_reduce"], 10, 11, 8},
      {Kind::Communication, 0, ops["for"], 11, 15, 32, /*iterations=*/4},
      {Kind::Communication, 0, ops["for"], 15, 25, 80, /*iterations=*/2},
  };
  auto times = getCommunicationTimes(spans, 0);
  ASSERT_EQ(times.size(), 1u);
  EXPECT_EQ(times[0].times, 15);
  EXPECT_EQ(times[0].seconds, 15);
}
