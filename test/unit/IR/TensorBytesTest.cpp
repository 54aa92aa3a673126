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

} // namespace
