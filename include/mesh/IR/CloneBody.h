//===- CloneBody.h - the ops of a block in another place --------*- C++ -*-===//

#ifndef MESH_IR_CLONEBODY_H
#define MESH_IR_CLONEBODY_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace mesh {

/// Clones the ops of `body` but the terminator, and returns the operands that a
/// copy of the terminator would have. `mapping` says what the arguments are.
/// The cloned values are added to it. Values that it does not have stay.
SmallVector<Value> cloneBody(OpBuilder &builder, Block &body,
                             mlir::IRMapping &mapping);

/// Clones the ops of `body`, whose arguments are `arguments`.
SmallVector<Value> cloneBody(OpBuilder &builder, Block &body,
                             ValueRange arguments);

} // namespace mesh

#endif // MESH_IR_CLONEBODY_H
