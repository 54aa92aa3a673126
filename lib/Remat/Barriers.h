//===- Barriers.h - keep copies of ops apart --------------------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_BARRIERS_H
#define MESH_LIB_REMAT_BARRIERS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

namespace mesh {

/// Returns true if a copy of an op reads `value` through a barrier. Numbers and
/// constants are as good as new ones: behind a barrier, constants would be in
/// memory.
bool needsBarrier(Value value);

/// Returns the most barriers, one after the other, through which `value` or a
/// view of it is read. An op that reads it through one more is equal to none of
/// those that read it now.
unsigned countBarriers(Value value);

/// Returns `value` behind `count` barriers.
Value addBarriers(OpBuilder &builder, Value value, unsigned count);

} // namespace mesh

#endif // MESH_LIB_REMAT_BARRIERS_H
