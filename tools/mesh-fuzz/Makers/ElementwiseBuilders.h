//===- ElementwiseBuilders.h - ops to choose from ---------------*- C++ -*-===//
//
// Functions that build an op, for tables of ops of one kind.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_MAKERS_ELEMENTWISEBUILDERS_H
#define MESH_TOOLS_MESH_FUZZ_MAKERS_ELEMENTWISEBUILDERS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mesh {

using UnaryBuilder = Value (*)(ImplicitLocOpBuilder &, Value);
using BinaryBuilder = Value (*)(ImplicitLocOpBuilder &, Value, Value);

template <typename Op>
Value buildUnary(ImplicitLocOpBuilder &builder, Value value) {
  return Op::create(builder, value);
}

template <typename Op>
Value buildBinary(ImplicitLocOpBuilder &builder, Value lhs, Value rhs) {
  return Op::create(builder, lhs, rhs);
}

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_MAKERS_ELEMENTWISEBUILDERS_H
