//===- BodyParts.h - Parts of bodies of structured ops ----------*- C++ -*-===//

#ifndef MESH_LIB_DIFFERENTIATION_BODYPARTS_H
#define MESH_LIB_DIFFERENTIATION_BODYPARTS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"

namespace mesh {

/// Returns true if `value` is captured by the body of `op` and may have a
/// derivative.
bool isCaptured(linalg::GenericOp op, Value value);

/// Returns true if values of `type` can be elements of tensors.
bool isNumber(Type type);

/// Returns zero as an integer, index, float or complex number of `type`.
Value createZeroNumber(OpBuilder &builder, Location loc, Type type);

/// Returns `value`, an integer or an index if the types differ, as one of
/// `type`.
Value castIndex(OpBuilder &builder, Location loc, Value value, Type type);

/// Builds a body, given the elements of tensors and what the arguments of the
/// original body become, and returns its results.
using EmitPart = llvm::function_ref<SmallVector<Value>(OpBuilder &, ValueRange,
                                                       mlir::IRMapping)>;

/// Returns an op on all loops of `op`, with a tensor of elements for each of
/// `types`; indices become 64-bit integers. Its body reads what that of `op`
/// reads, and elements of `tensors`, which have `tensorTypes` there. In
/// reductions it has zero for what came before.
linalg::GenericOp createBodyPart(OpBuilder &builder, linalg::GenericOp op,
                                 ValueRange tensors, TypeRange tensorTypes,
                                 TypeRange types, EmitPart emit);

} // namespace mesh

#endif // MESH_LIB_DIFFERENTIATION_BODYPARTS_H
