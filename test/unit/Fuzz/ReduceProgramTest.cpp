//===- ReduceProgramTest.cpp - the smallest program that still fails ------===//

#include "mesh-fuzz/ReduceProgram.h"
#include "FuzzTest.h"
#include "mesh-fuzz/GenerateProgram.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

namespace {
using ReduceProgramTest = FuzzTest;

constexpr StringRef kName = "arith.mulf";

/// Returns true if a result of the program comes from a product, which may be
/// in a loop or a branch.
bool returnsProduct(ModuleOp program) {
  auto main = program.lookupSymbol<func::FuncOp>("main");
  llvm::SetVector<Operation *> ops;
  ops.insert(main.getBody().front().getTerminator());
  bool isFound = false;
  for (size_t i = 0; i < ops.size(); ++i)
    ops[i]->walk([&](Operation *op) {
      isFound |= op->getName().getStringRef() == kName;
      for (Value operand : op->getOperands())
        if (Operation *source = operand.getDefiningOp())
          ops.insert(source);
    });
  return isFound;
}

bool hasProduct(ModuleOp program) {
  WalkResult result = program->walk([](Operation *op) {
    return op->getName().getStringRef() == kName ? WalkResult::interrupt()
                                                 : WalkResult::advance();
  });
  return result.wasInterrupted();
}

struct Totals {
  int before = 0, after = 0, tries = 0;
};

int countOps(ModuleOp program) {
  int count = 0;
  program->walk([&](Operation *) { ++count; });
  return count;
}

/// Reduces random programs that are interesting.
Totals reduceAll(MLIRContext &context, bool (*isInteresting)(ModuleOp)) {
  FuzzOptions options;
  options.maxOps = 40;
  Totals totals;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    OwningOpRef<ModuleOp> program =
        generateProgram(&context, seed, options).module;
    if (!isInteresting(*program))
      continue;
    OwningOpRef<ModuleOp> reduced =
        reduceProgram(*program, [&](ModuleOp candidate) {
          ++totals.tries;
          EXPECT_TRUE(succeeded(mlir::verify(candidate)));
          return isInteresting(candidate);
        });
    EXPECT_TRUE(isInteresting(*reduced));
    totals.before += countOps(*program);
    totals.after += countOps(*reduced);
  }
  return totals;
}

// Thousands of ops become a handful each, in tries that are fewer than ops.
TEST_F(ReduceProgramTest, LeavesWhatMatters) {
  Totals totals = reduceAll(context, returnsProduct);
  EXPECT_GT(totals.before, 3000);
  EXPECT_LT(totals.after, totals.before / 15);
  EXPECT_LT(totals.tries, totals.before / 3);
}

// The interesting op may not affect any result, so that any result will do.
TEST_F(ReduceProgramTest, EndsWhereResultsDoNotMatter) {
  Totals totals = reduceAll(context, hasProduct);
  EXPECT_GT(totals.before, 3000);
  EXPECT_LT(totals.after, totals.before / 15);
}
} // namespace
