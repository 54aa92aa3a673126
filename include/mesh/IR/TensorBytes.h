//===- TensorBytes.h - bytes of tensors -------------------------*- C++ -*-===//

#ifndef MESH_IR_TENSORBYTES_H
#define MESH_IR_TENSORBYTES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

namespace mesh {

/// The type of `value` if it is a ranked tensor.
RankedTensorType getTensorType(Value value);

/// The bytes of an element in memory: whole ones, so 1 of an i1; 8 of an index,
/// and both parts of a complex number.
int64_t getElementBytes(Type element);

/// The bytes of the whole tensor; 0 if its shape is not static.
double getTensorBytes(RankedTensorType type);

} // namespace mesh

#endif // MESH_IR_TENSORBYTES_H
