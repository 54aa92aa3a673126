//===- CalledFunctions.h - Functions whose callers are known ----*- C++ -*-===//

#ifndef MESH_LIB_BUFFERIZATION_CALLEDFUNCTIONS_H
#define MESH_LIB_BUFFERIZATION_CALLEDFUNCTIONS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"

namespace mesh {

/// Returns the private functions of `module` that have a body and that only
/// `func.call` names. None if an op may name symbols in another way.
DenseSet<Operation *> findCalledFunctions(ModuleOp module);

} // namespace mesh

#endif // MESH_LIB_BUFFERIZATION_CALLEDFUNCTIONS_H
