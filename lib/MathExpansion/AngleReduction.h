//===- AngleReduction.h - angles as quarters of a turn ----------*- C++ -*-===//

#ifndef MESH_LIB_MATHEXPANSION_ANGLEREDUCTION_H
#define MESH_LIB_MATHEXPANSION_ANGLEREDUCTION_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Builders.h"

namespace mesh {

/// An angle as so many quarters of a turn, of i64, and the rest, of f64: at
/// most an eighth of a turn to either side.
struct Angle {
  Value quarters, rest;
};

/// Emits the reduction of `x`, a number of f64, to about the last bit of the
/// rest. What is no finite number has any angle.
Angle reduceAngle(OpBuilder &builder, Location loc, Value x);

} // namespace mesh

#endif // MESH_LIB_MATHEXPANSION_ANGLEREDUCTION_H
