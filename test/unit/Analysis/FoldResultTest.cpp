//===- FoldResultTest.cpp - Ops are folded without being changed ----------===//

#include "mesh/Analysis/FoldResult.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace mesh;

/// The constant that `value` is; an argument is 300.
static Attribute evaluate(Value value) {
  Attribute constant;
  if (mlir::matchPattern(value, mlir::m_Constant(&constant)))
    return constant;
  if (auto result = llvm::dyn_cast<OpResult>(value))
    return foldResult(result, evaluate);
  return IntegerAttr::get(value.getType(), 300);
}

static std::string print(Operation *op) {
  std::string text;
  llvm::raw_string_ostream(text) << *op;
  return text;
}

/// Returns the number that `body` computes as %r, if it is known. The program
/// must not change.
static std::optional<int64_t> fold(const std::string &body) {
  mlir::MLIRContext context;
  context.loadDialect<mlir::arith::ArithDialect, mlir::func::FuncDialect>();
  auto module = mlir::parseSourceString<ModuleOp>(
      "func.func @f(%a: i32) -> i8 {\n" + body + "\nreturn %r : i8\n}",
      &context);
  if (!module) {
    ADD_FAILURE() << "does not parse";
    return std::nullopt;
  }
  std::string before = print(*module);
  auto function = *module->getOps<mlir::func::FuncOp>().begin();
  Attribute folded = evaluate(function.front().getTerminator()->getOperand(0));
  EXPECT_EQ(print(*module), before);
  auto integer = llvm::dyn_cast_or_null<IntegerAttr>(folded);
  return integer ? std::optional(integer.getInt()) : std::nullopt;
}

TEST(FoldResult, FoldsConstants) {
  EXPECT_EQ(fold("%r = arith.constant 5 : i8"), 5);
  EXPECT_EQ(fold("%r = arith.trunci %a : i32 to i8"), 44);
}

TEST(FoldResult, FoldsCopiesThatFoldInPlace) {
  // The second op folds to one that reads %a, and only then to a constant.
  EXPECT_EQ(fold("%0 = arith.trunci %a : i32 to i16\n"
                 "%r = arith.trunci %0 : i16 to i8"),
            44);
  EXPECT_EQ(fold("%0 = arith.trunci %a : i32 to i4\n"
                 "%1 = arith.extui %0 : i4 to i6\n"
                 "%r = arith.extui %1 : i6 to i8"),
            12);
}

TEST(FoldResult, IsNullWhereAnOpDoesNotFold) {
  EXPECT_EQ(fold("%0 = arith.constant 0 : i8\n"
                 "%1 = arith.trunci %a : i32 to i8\n"
                 "%r = arith.divui %1, %0 : i8"),
            std::nullopt);
}
