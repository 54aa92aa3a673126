//===- Floats.h - numbers, in arithmetic ------------------------*- C++ -*-===//

#ifndef MESH_LIB_MATHEXPANSION_FLOATS_H
#define MESH_LIB_MATHEXPANSION_FLOATS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mesh {

/// Numbers of a type, in the spelling of arithmetic. Integers have as many
/// bits.
class Floats {
public:
  Floats(OpBuilder &builder, Location loc, mlir::FloatType type)
      : b(loc, builder), type(type),
        integerType(b.getIntegerType(type.getWidth())) {}

  Value number(double value) {
    return arith::ConstantOp::create(b, b.getFloatAttr(type, value));
  }
  Value integer(int64_t value) {
    return arith::ConstantOp::create(b, b.getIntegerAttr(integerType, value));
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
    return arith::FPToSIOp::create(b, integerType, x);
  }
  Value toNumber(Value n) { return arith::SIToFPOp::create(b, type, n); }
  Value bitsOf(Value x) { return arith::BitcastOp::create(b, integerType, x); }
  Value ofBits(Value n) { return arith::BitcastOp::create(b, type, n); }
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

protected:
  ImplicitLocOpBuilder b;
  const mlir::FloatType type;
  const IntegerType integerType;
};

} // namespace mesh

#endif // MESH_LIB_MATHEXPANSION_FLOATS_H
