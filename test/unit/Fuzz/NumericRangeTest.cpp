//===- NumericRangeTest.cpp - Ranges of numeric values ------------------===//

#include "mesh-fuzz/NumericRange.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mesh;

namespace {
class NumericRangeTest : public ::testing::Test {
protected:
  mlir::MLIRContext context;
  RangeArithmetic f32{mlir::Float32Type::get(&context)};
  RangeArithmetic bf16{mlir::BFloat16Type::get(&context)};
  RangeArithmetic i8{mlir::IntegerType::get(&context, 8)};
};

TEST_F(NumericRangeTest, ConstantsAreMultiplesOfTheirLowestBit) {
  EXPECT_EQ(NumericRange::constant(0).unit, 1);
  EXPECT_EQ(NumericRange::constant(6).unit, 2);
  EXPECT_EQ(NumericRange::constant(-0.75).unit, 0.25);
  EXPECT_EQ(NumericRange::constant(-0.75).magnitude, 0.75);
}

TEST_F(NumericRangeTest, SmallWholeNumbersAreExact) {
  NumericRange small{4, 1, 0};
  NumericRange sum = f32.sum(f32.multiply(small, small), 1000);
  EXPECT_TRUE(sum.isExact());
  EXPECT_EQ(sum.magnitude, 16000);
  EXPECT_EQ(sum.unit, 1);
}

TEST_F(NumericRangeTest, LargeOnesAreRounded) {
  NumericRange small{4, 1, 0};
  // bf16 has 8 bits.
  EXPECT_TRUE(bf16.sum(small, 64).isExact());
  NumericRange sum = bf16.sum(small, 65);
  EXPECT_FALSE(sum.isExact());
  EXPECT_EQ(sum.unit, 0);
}

TEST_F(NumericRangeTest, WhatIsRoundedOnceStaysSo) {
  NumericRange any = f32.add({1, 0, 0}, {1, 0, 0});
  EXPECT_GT(any.error, 0);
  EXPECT_GT(f32.add(any, {0, 1, 0}).error, any.error);
}

TEST_F(NumericRangeTest, IntegersWrapAround) {
  NumericRange product = i8.multiply({100, 1, 0}, {100, 1, 0});
  EXPECT_TRUE(product.isExact());
  EXPECT_EQ(product.magnitude, 128);
}

TEST_F(NumericRangeTest, NoTermsAreZero) {
  EXPECT_EQ(f32.sum({4, 1, 0}, 0).magnitude, 0);
  EXPECT_EQ(f32.power({4, 1, 0}, 0).magnitude, 1);
}

TEST_F(NumericRangeTest, RefusesWhatIsMostlyError) {
  EXPECT_TRUE(f32.accepts({1, 0, 1e-6}));
  EXPECT_FALSE(f32.accepts({1, 0, 0.1}));
  EXPECT_FALSE(f32.accepts({1e30, 1, 0}));
}
} // namespace
