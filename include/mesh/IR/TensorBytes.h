//===- TensorBytes.h - Bytes of tensors -------------------------*- C++ -*-===//
//
// The home of byte counts of MLIR's types. Those of tensors on the host are in
// mesh/Host/HostTensor.h.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_TENSORBYTES_H
#define MESH_IR_TENSORBYTES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

#include <optional>

namespace mesh {

/// The type of `value` if it is a ranked tensor.
RankedTensorType getTensorType(Value value);

/// The bytes of an element in memory: whole ones, so 1 of an i1; 8 of an index,
/// and both parts of a complex number.
int64_t getElementBytes(Type element);

/// The number of elements; nothing if the shape is not static, or if there are
/// more than an integer can count.
std::optional<int64_t> countElements(mlir::ShapedType type);

/// The bytes of all elements; nothing if the shape is not static, or if there
/// are more than an integer can count.
std::optional<int64_t> countBytes(mlir::ShapedType type);

/// The bytes of the whole tensor, for costs: of any size; 0 if its shape is not
/// static.
double getTensorBytes(RankedTensorType type);

/// The same of a value; 0 if it is not a ranked tensor.
double getTensorBytes(Value value);

} // namespace mesh

#endif // MESH_IR_TENSORBYTES_H
