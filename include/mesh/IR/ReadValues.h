//===- ReadValues.h - values that an op reads -------------------*- C++ -*-===//

#ifndef MESH_IR_READVALUES_H
#define MESH_IR_READVALUES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {

/// The values that `op` reads, and those that its regions capture.
llvm::SetVector<Value> getReadValues(Operation *op);

} // namespace mesh

#endif // MESH_IR_READVALUES_H
