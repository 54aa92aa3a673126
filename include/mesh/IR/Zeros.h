//===- Zeros.h - tensors of zeros -------------------------------*- C++ -*-===//

#ifndef MESH_IR_ZEROS_H
#define MESH_IR_ZEROS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mesh {

/// Zeros of `type`, complex ones too. Null if its elements are no numbers.
TypedAttr getZeros(RankedTensorType type);

} // namespace mesh

#endif // MESH_IR_ZEROS_H
