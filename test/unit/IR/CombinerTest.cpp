//===- CombinerTest.cpp - identity elements do not change values ----------===//

#include "mesh/IR/Mesh.h"
#include "mesh/IR/ReductionKind.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include "gtest/gtest.h"

using namespace mesh;

namespace {
/// Combines two constants and folds the op.
static Attribute combineAttrs(Combiner combiner, TypedAttr lhs, TypedAttr rhs) {
  mlir::Location loc = mlir::UnknownLoc::get(lhs.getContext());
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(loc);
  auto builder = mlir::OpBuilder::atBlockEnd(module->getBody());
  Value result = combine(builder, loc, combiner,
                         mlir::arith::ConstantOp::create(builder, loc, lhs),
                         mlir::arith::ConstantOp::create(builder, loc, rhs));
  SmallVector<OpFoldResult> folded;
  if (failed(result.getDefiningOp()->fold({lhs, rhs}, folded)))
    return {};
  if (folded.empty())
    return {};
  if (auto attr = llvm::dyn_cast<Attribute>(folded.front()))
    return attr;
  // Folded to an operand.
  return llvm::cast<mlir::arith::ConstantOp>(
             llvm::cast<Value>(folded.front()).getDefiningOp())
      .getValue();
}

TEST(CombinerTest, NeutralElements) {
  mlir::MLIRContext context;
  context.loadDialect<MeshDialect, mlir::arith::ArithDialect>();
  mlir::Builder builder(&context);
  Type types[] = {
      builder.getI1Type(),  builder.getI8Type(),    builder.getI32Type(),
      builder.getI64Type(), builder.getIndexType(), builder.getBF16Type(),
      builder.getF16Type(), builder.getF32Type(),   builder.getF64Type()};
  for (uint32_t i = 0; i <= getMaxEnumValForCombiner(); ++i) {
    Combiner combiner = *symbolizeCombiner(i);
    for (Type type : types) {
      TypedAttr neutral = getNeutralElement(combiner, type);
      ASSERT_EQ(static_cast<bool>(neutral), canCombine(combiner, type));
      if (!neutral)
        continue;
      TypedAttr values[] = {llvm::cast<TypedAttr>(builder.getZeroAttr(type)),
                            llvm::cast<TypedAttr>(builder.getOneAttr(type))};
      for (TypedAttr value : values)
        EXPECT_EQ(combineAttrs(combiner, neutral, value), value)
            << stringifyCombiner(combiner).str();
    }
  }
}

/// Each kind of reduction that upstream creates an op for is known by that op,
/// and the combiners are found by those that combine() creates.
TEST(CombinerTest, ReductionKinds) {
  mlir::MLIRContext context;
  context.loadDialect<MeshDialect, mlir::arith::ArithDialect>();
  mlir::Location loc = mlir::UnknownLoc::get(&context);
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(loc);
  auto builder = mlir::OpBuilder::atBlockEnd(module->getBody());
  for (Type type : {Type(builder.getI32Type()), Type(builder.getF32Type())}) {
    Value one = mlir::arith::ConstantOp::create(
        builder, loc, llvm::cast<TypedAttr>(builder.getOneAttr(type)));
    unsigned numKinds = 0;
    for (uint64_t i = 0; i <= mlir::arith::getMaxEnumValForAtomicRMWKind();
         ++i) {
      auto kind = static_cast<mlir::arith::AtomicRMWKind>(i);
      if (!canReduce(kind, type))
        continue;
      ++numKinds;
      Value reduced = mlir::arith::getReductionOp(kind, builder, loc, one, one);
      EXPECT_EQ(matchReductionKind(reduced.getDefiningOp()), kind);
    }
    EXPECT_EQ(numKinds, type.isInteger() ? 9u : 6u);
    for (uint32_t i = 0; i <= getMaxEnumValForCombiner(); ++i) {
      Combiner combiner = *symbolizeCombiner(i);
      if (!canCombine(combiner, type))
        continue;
      Value combined = combine(builder, loc, combiner, one, one);
      EXPECT_EQ(matchCombiner(combined.getDefiningOp()), combiner);
    }
  }
  EXPECT_FALSE(
      canReduce(mlir::arith::AtomicRMWKind::assign, builder.getF32Type()));
}

TEST(CombinerTest, OtherTypesHaveNone) {
  mlir::MLIRContext context;
  context.loadDialect<MeshDialect>();
  mlir::Builder builder(&context);
  EXPECT_FALSE(getNeutralElement(Combiner::Sum,
                                 mlir::ComplexType::get(builder.getF32Type())));
  EXPECT_FALSE(getNeutralElement(Combiner::And, builder.getF32Type()));
}
} // namespace
