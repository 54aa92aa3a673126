//===- StackSlices.h - read and write slices of stacks ----------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_STACKSLICES_H
#define MESH_LIB_REMAT_STACKSLICES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mesh {

/// Returns true if values of `type`, a number or a tensor, can be in a stack.
bool canStack(Type type);
/// Creates a stack, without elements that are defined, for `count` values of
/// `type`.
Value createStack(OpBuilder &builder, Location loc, int64_t count, Type type);
/// Returns `stack` with `value` at `index`.
Value writeSlice(OpBuilder &builder, Location loc, Value value, Value stack,
                 OpFoldResult index);
/// Returns the value at `index` of `stack`, of `type`: a number, or a tensor
/// that may lack the first dim.
Value readSlice(OpBuilder &builder, Location loc, Type type, Value stack,
                OpFoldResult index);

} // namespace mesh

#endif // MESH_LIB_REMAT_STACKSLICES_H
