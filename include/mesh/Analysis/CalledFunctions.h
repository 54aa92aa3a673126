//===- CalledFunctions.h - the callees of calls -----------------*- C++ -*-===//

#ifndef MESH_ANALYSIS_CALLEDFUNCTIONS_H
#define MESH_ANALYSIS_CALLEDFUNCTIONS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// The function that `op` calls; null if it is no call, or of what is not
/// known.
FunctionOpInterface getCallee(Operation *op, SymbolTableCollection &symbols);

/// `roots` and all functions that they call, callers before what only they
/// call.
SmallVector<FunctionOpInterface>
getReachable(ArrayRef<FunctionOpInterface> roots,
             SymbolTableCollection &symbols);

} // namespace mesh

#endif // MESH_ANALYSIS_CALLEDFUNCTIONS_H
