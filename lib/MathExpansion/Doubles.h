//===- Doubles.h - numbers of f64, in arithmetic ----------------*- C++ -*-===//

#ifndef MESH_LIB_MATHEXPANSION_DOUBLES_H
#define MESH_LIB_MATHEXPANSION_DOUBLES_H

#include "Floats.h"

namespace mesh {

/// Numbers of f64. Integers are of 64 bits.
class Doubles : public Floats {
public:
  Doubles(OpBuilder &builder, Location loc)
      : Floats(builder, loc, builder.getF64Type()) {}

  /// 2 to the power of n, from -1022 to 1023.
  Value powerOfTwo(Value n) {
    Value biased = arith::AddIOp::create(b, n, integer(1023));
    return ofBits(arith::ShLIOp::create(b, biased, integer(52)));
  }
};

} // namespace mesh

#endif // MESH_LIB_MATHEXPANSION_DOUBLES_H
