//===- SplatValue.h - tensors with one element over and over ----*- C++ -*-===//

#ifndef MESH_INTERFACES_SPLATVALUE_H
#define MESH_INTERFACES_SPLATVALUE_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// The constant that every element of `value` is known to be, whether `value`
/// is a constant, filled with one, or a scalar, on whole tensors however they
/// are split. Null if there is none.
TypedAttr getSplatElement(Value value);

/// Returns true if every element of `value` is known to be the identity element
/// of `combiner`: a zero of either sign in a sum.
bool isNeutral(Combiner combiner, Value value);

} // namespace mesh

#endif // MESH_INTERFACES_SPLATVALUE_H
