//===- CheckProgram.h - checks of programs ----------------------*- C++ -*-===//

#ifndef MESH_LIB_ENTRIES_CHECKPROGRAM_H
#define MESH_LIB_ENTRIES_CHECKPROGRAM_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Fails, with an error, where a module that has nothing but what its entries
/// need has something that no pass can lower: a module in it, assembly,
/// constructors, a function without a body, data without a value, a tensor
/// whose type has an encoding, or a pad that cuts elements off.
LogicalResult checkProgram(ModuleOp module);

} // namespace mesh

#endif // MESH_LIB_ENTRIES_CHECKPROGRAM_H
