//===- TensorBytesTest.cpp - Memory of tensors ----------------------------===//

#include "mesh/IR/TensorBytes.h"

#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

using namespace mesh;

namespace {

TEST(TensorBytesTest, ElementsTakeWholeBytes) {
  MLIRContext context;
  mlir::Builder b(&context);
  EXPECT_EQ(getElementBytes(b.getI1Type()), 1);
  EXPECT_EQ(getElementBytes(b.getIntegerType(4)), 1);
  EXPECT_EQ(getElementBytes(b.getIntegerType(9)), 2);
  EXPECT_EQ(getElementBytes(b.getBF16Type()), 2);
  EXPECT_EQ(getElementBytes(b.getIndexType()), 8);
  EXPECT_EQ(getElementBytes(ComplexType::get(b.getF64Type())), 16);
  EXPECT_EQ(getElementBytes(ComplexType::get(b.getF16Type())), 4);
}

TEST(TensorBytesTest, TensorsTakeAllElements) {
  MLIRContext context;
  mlir::Builder b(&context);
  auto getBytes = [](ArrayRef<int64_t> shape, Type element) {
    return getTensorBytes(RankedTensorType::get(shape, element));
  };
  EXPECT_EQ(getBytes({}, b.getF32Type()), 4);
  EXPECT_EQ(getBytes({3, 5}, b.getI1Type()), 15);
  EXPECT_EQ(getBytes({3, 0}, b.getF32Type()), 0);
  EXPECT_EQ(getBytes({3, mlir::ShapedType::kDynamic}, b.getF32Type()), 0);
  // More than any integer.
  EXPECT_EQ(getBytes({int64_t(1) << 62, 16}, b.getF32Type()), 0x1p68);
}

TEST(TensorBytesTest, CountsAreExactOrNothing) {
  MLIRContext context;
  mlir::Builder b(&context);
  auto count = [](ArrayRef<int64_t> shape, Type element) {
    auto type = mlir::MemRefType::get(shape, element);
    return std::pair(countElements(type), countBytes(type));
  };
  using Counts = std::pair<std::optional<int64_t>, std::optional<int64_t>>;
  EXPECT_EQ(count({}, b.getF32Type()), Counts(1, 4));
  EXPECT_EQ(count({3, 5}, b.getI1Type()), Counts(15, 15));
  EXPECT_EQ(count({int64_t(1) << 62, 16, 0}, b.getF32Type()), Counts(0, 0));
  EXPECT_EQ(count({3, mlir::ShapedType::kDynamic}, b.getF32Type()),
            Counts(std::nullopt, std::nullopt));
  EXPECT_EQ(count({int64_t(1) << 61}, b.getF32Type()),
            Counts(int64_t(1) << 61, std::nullopt));
  EXPECT_EQ(count({int64_t(1) << 62, 16}, b.getI8Type()),
            Counts(std::nullopt, std::nullopt));
}

} // namespace
