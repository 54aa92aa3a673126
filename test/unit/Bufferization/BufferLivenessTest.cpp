//===- BufferLivenessTest.cpp - Live ranges of buffers --------------------===//

#include "mesh/Bufferization/BufferLiveness.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mesh;

namespace {

/// A function of which ops have a name: the attribute `name`.
class BufferLivenessTest : public ::testing::Test {
protected:
  BufferLivenessTest() {
    context.loadDialect<arith::ArithDialect, mlir::cf::ControlFlowDialect,
                        func::FuncDialect, memref::MemRefDialect,
                        scf::SCFDialect>();
    context.allowUnregisteredDialects();
  }

  /// Reads a function of a loop's bounds and step, a condition and a buffer.
  void read(StringRef body) {
    std::string text = (R"mlir(
      func.func @f(%lb: index, %ub: index, %step: index, %c: i1,
                   %arg: memref<4xf32>) {
        )mlir" + body + "\n}")
                           .str();
    module = mlir::parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    function = *module->getOps<func::FuncOp>().begin();
    liveness.emplace(function);
  }

  Operation *get(StringRef name) {
    Operation *found = nullptr;
    function.walk([&](Operation *op) {
      if (auto attr = op->getAttrOfType<StringAttr>("name");
          attr && attr.getValue() == name)
        found = op;
    });
    EXPECT_TRUE(found) << name.str();
    return found;
  }

  /// Expects that the buffer `buffer` is in use from the begin of the op
  /// `first` to the end of the op `last`.
  void expectUse(StringRef buffer, StringRef first, StringRef last) {
    BufferLiveness::Span use = liveness->getUse(get(buffer)->getResult(0));
    EXPECT_EQ(use.begin, liveness->getSpan(get(first)).begin);
    EXPECT_EQ(use.end, liveness->getSpan(get(last)).end);
  }

  MLIRContext context;
  mlir::OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  std::optional<BufferLiveness> liveness;
};

// Neither the allocation nor a view is a use.
TEST_F(BufferLivenessTest, BeginsWithTheFirstUse) {
  read(R"mlir(
    %b = memref.alloc() {name = "buffer"} : memref<4xf32>
    %v = memref.subview %b[0] [2] [1] {name = "view"}
       : memref<4xf32> to memref<2xf32, strided<[1]>>
    "test.other"() {name = "other"} : () -> ()
    "test.use"(%v) {name = "first"} : (memref<2xf32, strided<[1]>>) -> ()
    "test.use"(%b) {name = "last"} : (memref<4xf32>) -> ()
    "test.other"() : () -> ()
    return)mlir");
  expectUse("buffer", "first", "last");
}

TEST_F(BufferLivenessTest, UnusedBufferLivesWhereItIsAllocated) {
  read(R"mlir(
    "test.other"() : () -> ()
    %b = memref.alloc() {name = "buffer"} : memref<4xf32>
    "test.other"() : () -> ()
    return)mlir");
  expectUse("buffer", "buffer", "buffer");
}

// An iteration before the first read may not write over what the next reads.
TEST_F(BufferLivenessTest, FirstUseInALoopBeginsWithTheLoop) {
  read(R"mlir(
    %b = memref.alloc() {name = "buffer"} : memref<4xf32>
    "test.other"() : () -> ()
    scf.for %i = %lb to %ub step %step {
      "test.other"() : () -> ()
      scf.for %j = %lb to %ub step %step {
        "test.use"(%b) {name = "first"} : (memref<4xf32>) -> ()
      }
      "test.other"() : () -> ()
    } {name = "loop"}
    "test.other"() : () -> ()
    "test.use"(%b) {name = "last"} : (memref<4xf32>) -> ()
    return)mlir");
  expectUse("buffer", "loop", "last");
}

TEST_F(BufferLivenessTest, LastUseInALoopEndsWithTheLoop) {
  read(R"mlir(
    %b = memref.alloc() {name = "buffer"} : memref<4xf32>
    "test.other"() : () -> ()
    "test.use"(%b) {name = "first"} : (memref<4xf32>) -> ()
    scf.for %i = %lb to %ub step %step {
      "test.use"(%b) : (memref<4xf32>) -> ()
      "test.other"() : () -> ()
    } {name = "loop"}
    "test.other"() : () -> ()
    return)mlir");
  expectUse("buffer", "first", "loop");
}

// Each iteration has its own: only loops that do not contain the allocation
// count.
TEST_F(BufferLivenessTest, BufferOfAnIterationLivesWithinIt) {
  read(R"mlir(
    scf.for %i = %lb to %ub step %step {
      %b = memref.alloc() {name = "buffer"} : memref<4xf32>
      "test.other"() : () -> ()
      scf.for %j = %lb to %ub step %step {
        "test.other"() : () -> ()
        "test.use"(%b) : (memref<4xf32>) -> ()
      } {name = "inner"}
      "test.use"(%b) {name = "last"} : (memref<4xf32>) -> ()
      "test.other"() : () -> ()
    }
    return)mlir");
  expectUse("buffer", "inner", "last");
}

// A branch runs once at most: what comes before the use in it does not need the
// buffer.
TEST_F(BufferLivenessTest, FirstUseInABranchBeginsWithTheUse) {
  read(R"mlir(
    %b = memref.alloc() {name = "buffer"} : memref<4xf32>
    "test.other"() : () -> ()
    scf.if %c {
      "test.other"() : () -> ()
      "test.use"(%b) {name = "first"} : (memref<4xf32>) -> ()
    } else {
      "test.use"(%b) {name = "last"} : (memref<4xf32>) -> ()
      "test.other"() : () -> ()
    }
    "test.other"() : () -> ()
    return)mlir");
  expectUse("buffer", "first", "last");
}

TEST_F(BufferLivenessTest, BranchInALoopBeginsWithTheLoop) {
  read(R"mlir(
    %b = memref.alloc() {name = "buffer"} : memref<4xf32>
    scf.for %i = %lb to %ub step %step {
      "test.other"() : () -> ()
      scf.if %c {
        "test.use"(%b) : (memref<4xf32>) -> ()
      }
      "test.other"() : () -> ()
    } {name = "loop"}
    "test.other"() : () -> ()
    return)mlir");
  expectUse("buffer", "loop", "loop");
}

// The result of a branch is the buffer that it yields.
TEST_F(BufferLivenessTest, FollowsWhatBranchesYield) {
  read(R"mlir(
    %a = memref.alloc() {name = "then"} : memref<4xf32>
    %b = memref.alloc() {name = "else"} : memref<4xf32>
    "test.use"(%b) {name = "first"} : (memref<4xf32>) -> ()
    %r = scf.if %c -> memref<4xf32> {
      scf.yield {name = "yield"} %a : memref<4xf32>
    } else {
      scf.yield %b : memref<4xf32>
    }
    "test.use"(%r) {name = "last"} : (memref<4xf32>) -> ()
    return)mlir");
  expectUse("then", "yield", "last");
  expectUse("else", "first", "last");
}

// So is that of a loop, and the iteration argument.
TEST_F(BufferLivenessTest, FollowsIterationArguments) {
  read(R"mlir(
    %a = memref.alloc() {name = "buffer"} : memref<4xf32>
    "test.other"() : () -> ()
    %r = scf.for %i = %lb to %ub step %step iter_args(%b = %a)
        -> memref<4xf32> {
      "test.other"() : () -> ()
      "test.use"(%b) : (memref<4xf32>) -> ()
      scf.yield %b : memref<4xf32>
    } {name = "loop"}
    "test.other"() : () -> ()
    "test.use"(%r) {name = "last"} : (memref<4xf32>) -> ()
    return)mlir");
  expectUse("buffer", "loop", "last");
}

TEST_F(BufferLivenessTest, BlocksThatBranchUseEverything) {
  read(R"mlir(
    %b = memref.alloc() {name = "buffer"} : memref<4xf32>
    cf.br ^next
  ^next:
    "test.use"(%b) : (memref<4xf32>) -> ()
    cf.cond_br %c, ^next, ^end
  ^end:
    return)mlir");
  BufferLiveness::Span use = liveness->getUse(get("buffer")->getResult(0));
  BufferLiveness::Span all = liveness->getSpan(function);
  EXPECT_EQ(use.begin, all.begin);
  EXPECT_EQ(use.end, all.end);
}

// The access of an argument counts by whole ops of the function's block.
TEST_F(BufferLivenessTest, AccessCountsWholeOps) {
  read(R"mlir(
    "test.other"() : () -> ()
    scf.if %c {
      "test.other"() : () -> ()
      "test.use"(%arg) : (memref<4xf32>) -> ()
    } {name = "branch"}
    "test.use"(%arg) {name = "last"} : (memref<4xf32>) -> ()
    return)mlir");
  auto access = liveness->getAccess(function.getArguments().back());
  ASSERT_TRUE(access);
  EXPECT_EQ(access->begin, liveness->getSpan(get("branch")).begin);
  EXPECT_EQ(access->end, liveness->getSpan(get("last")).end);
  read("return");
  EXPECT_FALSE(liveness->getAccess(function.getArguments().back()));
}

} // namespace
