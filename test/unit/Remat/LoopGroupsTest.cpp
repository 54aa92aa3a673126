//===- LoopGroupsTest.cpp - pairs of loops, and their groups --------------===//

#include "mesh/Remat/LoopGroups.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace mesh;

namespace {
/// A loop of `count` iterations that saves what it carries, the exponential of
/// that, and its third power, and a later loop that reads the first two.
struct Program {
  int64_t count = 12;
  int64_t begin = 0, step = 1;
  /// The index that the later loop reads, by its variable `%j`, and `%n1`, the
  /// number of the last iteration.
  StringRef index = "arith.subi %n1, %j : index";
  /// An op in the forward loop that makes `%e` of `%at`.
  StringRef op = "math.exp %at : tensor<4xf32>";
};

class LoopGroupsTest : public ::testing::Test {
protected:
  LoopGroupsTest() {
    context.loadDialect<arith::ArithDialect, func::FuncDialect, MeshDialect,
                        linalg::LinalgDialect, mlir::math::MathDialect,
                        scf::SCFDialect, tensor::TensorDialect>();
    context.allowUnregisteredDialects();
    machine.memoryBandwidth = 1e9;
  }

  void read(const Program &program) {
    std::string text = llvm::formatv(
        kText, program.begin, program.begin + program.count * program.step,
        program.step, program.count, program.count - 1, program.op,
        program.index);
    module = mlir::parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    function = *module->getOps<func::FuncOp>().begin();
  }

  SmallVector<LoopPair> findPairs() {
    SymbolTableCollection symbols;
    return findLoopPairs(function.front(), {}, machine, symbols);
  }

  /// The trip counts of all loops, in the order of the program.
  SmallVector<int64_t> getTripCounts() {
    SmallVector<int64_t> counts;
    function.walk<mlir::WalkOrder::PreOrder>([&](scf::ForOp loop) {
      counts.push_back(loop.getStaticTripCount()->getSExtValue());
    });
    return counts;
  }

  template <typename Op>
  size_t count() {
    size_t number = 0;
    function.walk([&](Op) { ++number; });
    return number;
  }

  static constexpr const char *kText = R"mlir(
    func.func @f(%x: tensor<4xf32>, %s0: tensor<{3}x4xf32>)
        -> (tensor<4xf32>, tensor<4xf32>, tensor<{3}x4xf32>) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = arith.constant {3} : index
      %n1 = arith.constant {4} : index
      %begin = arith.constant {0} : i32
      %end = arith.constant {1} : i32
      %step = arith.constant {2} : i32
      %forward:5 = scf.for %i = %begin to %end step %step
          iter_args(%at = %x, %sum = %x, %p = %s0, %q = %s0, %r = %s0)
          -> (tensor<4xf32>, tensor<4xf32>, tensor<{3}x4xf32>,
              tensor<{3}x4xf32>, tensor<{3}x4xf32>) : i32 {{
        %shifted = arith.subi %i, %begin : i32
        %number = arith.divsi %shifted, %step : i32
        %at_index = arith.index_cast %number : i32 to index
        %p1 = tensor.insert_slice %at into %p[%at_index, 0] [1, 4] [1, 1]
            : tensor<4xf32> into tensor<{3}x4xf32>
        %e = {5}
        %q1 = tensor.insert_slice %e into %q[%at_index, 0] [1, 4] [1, 1]
            : tensor<4xf32> into tensor<{3}x4xf32>
        %more = arith.addf %sum, %e : tensor<4xf32>
        %r1 = tensor.insert_slice %more into %r[%at_index, 0] [1, 4] [1, 1]
            : tensor<4xf32> into tensor<{3}x4xf32>
        %next = arith.mulf %e, %x : tensor<4xf32>
        scf.yield %next, %more, %p1, %q1, %r1
            : tensor<4xf32>, tensor<4xf32>, tensor<{3}x4xf32>,
              tensor<{3}x4xf32>, tensor<{3}x4xf32>
      }
      %backward = scf.for %j = %c0 to %n step %c1 iter_args(%d = %forward#0)
          -> (tensor<4xf32>) {{
        %index = {6}
        %p2 = tensor.extract_slice %forward#2[%index, 0] [1, 4] [1, 1]
            : tensor<{3}x4xf32> to tensor<4xf32>
        %q2 = tensor.extract_slice %forward#3[%index, 0] [1, 4] [1, 1]
            : tensor<{3}x4xf32> to tensor<4xf32>
        %m = arith.mulf %d, %p2 : tensor<4xf32>
        %d1 = arith.addf %m, %q2 : tensor<4xf32>
        scf.yield %d1 : tensor<4xf32>
      }
      return %backward, %forward#1, %forward#4
          : tensor<4xf32>, tensor<4xf32>, tensor<{3}x4xf32>
    })mlir";

  MLIRContext context;
  MachineModel machine;
  mlir::OwningOpRef<ModuleOp> module;
  func::FuncOp function;
};
} // namespace

TEST_F(LoopGroupsTest, FindsStacksOfOneBackwardLoop) {
  read({.count = 12, .begin = -3, .step = 5});
  SmallVector<LoopPair> pairs = findPairs();
  ASSERT_EQ(pairs.size(), 1u);
  // The last one is returned.
  EXPECT_EQ(pairs[0].stacks, (SmallVector<unsigned>{2, 3}));
  EXPECT_EQ(pairs[0].numIterations, 12);
  EXPECT_EQ(pairs[0].stackBytes, 2 * 16);
  // The sum is not needed.
  EXPECT_EQ(pairs[0].stateBytes, 16);
  EXPECT_GT(pairs[0].seconds, 0);
}

TEST_F(LoopGroupsTest, RejectsOtherLoops) {
  // Too few iterations for two groups of two.
  read({.count = 3});
  EXPECT_TRUE(findPairs().empty());
  // A later loop that reads forwards, or another iteration.
  read({.index = "arith.addi %j, %c0 : index"});
  EXPECT_TRUE(findPairs().empty());
  read({.index = "arith.remui %j, %n : index"});
  EXPECT_TRUE(findPairs().empty());
  // An op that may have effects.
  read({.op = "\"test.op\"(%at) : (tensor<4xf32>) -> tensor<4xf32>"});
  EXPECT_TRUE(findPairs().empty());
}

TEST_F(LoopGroupsTest, WholeGroups) {
  read({.count = 12, .begin = 7, .step = 2});
  mlir::IRRewriter rewriter(&context);
  groupIterations(rewriter, findPairs()[0], 4);
  EXPECT_TRUE(succeeded(mlir::verify(*module)));
  EXPECT_EQ(getTripCounts(), (SmallVector<int64_t>{3, 4, 3, 4, 4}));
  // The forward loop, and what runs again.
  EXPECT_EQ(count<mlir::math::ExpOp>(), 2u);
  // The sum does not run again.
  EXPECT_EQ(count<arith::AddFOp>(), 2u);
}

TEST_F(LoopGroupsTest, IncompleteGroup) {
  for (int64_t every : {2, 3, 4, 5, 6}) {
    read({.count = 13, .begin = -7, .step = 3});
    mlir::IRRewriter rewriter(&context);
    groupIterations(rewriter, findPairs()[0], every);
    EXPECT_TRUE(succeeded(mlir::verify(*module)));
    // A single iteration is left after two groups only.
    int64_t groups = every == 6 ? 2 : 12 / every - (every == 5 ? 0 : 1);
    int64_t left = 13 - groups * every;
    EXPECT_EQ(getTripCounts(), (SmallVector<int64_t>{groups, every, left, left,
                                                     groups, every, every}));
  }
}

TEST(LoopGroupSizesTest, BetweenTwoAndHalf) {
  for (int64_t count = 4; count < 200; ++count)
    for (int64_t stackBytes : {1, 10, 1000}) {
      LoopPair pair;
      pair.numIterations = count;
      pair.stackBytes = stackBytes;
      pair.stateBytes = 1;
      SmallVector<int64_t> sizes = getGroupSizes(pair);
      EXPECT_FALSE(sizes.empty());
      EXPECT_TRUE(llvm::is_sorted(sizes)) << count;
      EXPECT_GE(sizes.front(), 2);
      EXPECT_LE(sizes.back(), count / 2);
    }
}
