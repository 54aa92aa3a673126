//===- Doubles.h - numbers of f64, in arithmetic ----------------*- C++ -*-===//

#ifndef MESH_LIB_CONVERSION_DOUBLES_H
#define MESH_LIB_CONVERSION_DOUBLES_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mesh {

/// Numbers, in the spelling of arithmetic. Integers are of 64 bits.
class Doubles {
public:
  Doubles(OpBuilder &builder, Location loc) : b(loc, builder) {}

  Value number(double value) {
    return arith::ConstantOp::create(b, b.getF64FloatAttr(value));
  }
  Value integer(int64_t value) {
    return arith::ConstantOp::create(b, b.getI64IntegerAttr(value));
  }
  Value add(Value x, Value y) { return arith::AddFOp::create(b, x, y); }
  Value sub(Value x, Value y) { return arith::SubFOp::create(b, x, y); }
  Value mul(Value x, Value y) { return arith::MulFOp::create(b, x, y); }
  Value div(Value x, Value y) { return arith::DivFOp::create(b, x, y); }
  Value fma(Value x, Value y, Value z) {
    return math::FmaOp::create(b, x, y, z);
  }
  Value round(Value x) { return math::RoundEvenOp::create(b, x); }
  Value toInteger(Value x) {
    return arith::FPToSIOp::create(b, b.getI64Type(), x);
  }
  Value toNumber(Value n) {
    return arith::SIToFPOp::create(b, b.getF64Type(), n);
  }
  Value bitsOf(Value x) {
    return arith::BitcastOp::create(b, b.getI64Type(), x);
  }
  Value ofBits(Value n) {
    return arith::BitcastOp::create(b, b.getF64Type(), n);
  }
  Value is(arith::CmpFPredicate predicate, Value x, double y) {
    return arith::CmpFOp::create(b, predicate, x, number(y));
  }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(b, condition, x, y);
  }
  /// c₀ + x (c₁ + x (c₂ + …
  Value polynomial(Value x, ArrayRef<double> coefficients) {
    Value result = number(coefficients.back());
    for (double c : llvm::reverse(coefficients.drop_back()))
      result = fma(result, x, number(c));
    return result;
  }
  /// 2 to the power of n, from -1022 to 1023.
  Value powerOfTwo(Value n) {
    Value biased = arith::AddIOp::create(b, n, integer(1023));
    return ofBits(arith::ShLIOp::create(b, biased, integer(52)));
  }

protected:
  ImplicitLocOpBuilder b;
};

} // namespace mesh

#endif // MESH_LIB_CONVERSION_DOUBLES_H
