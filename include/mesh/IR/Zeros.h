//===- Zeros.h - tensors of zeros -------------------------------*- C++ -*-===//

#ifndef MESH_IR_ZEROS_H
#define MESH_IR_ZEROS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mesh {

/// Returns zeros of `type`, complex ones too, or null if its elements are not
/// numeric.
TypedAttr getZeros(RankedTensorType type);

} // namespace mesh

#endif // MESH_IR_ZEROS_H
