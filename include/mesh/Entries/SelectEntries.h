//===- SelectEntries.h - the entries of a program ---------------*- C++ -*-===//

#ifndef MESH_ENTRIES_SELECTENTRIES_H
#define MESH_ENTRIES_SELECTENTRIES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

#include <string>

namespace mesh {

/// Returns the name of the function that returns the norms of a program's
/// parameters (mesh-lower-params), or "" if the program has its own.
StringRef getParamNormsName(ModuleOp module);

/// Fails if one of `names` is code that is lowered already, which has no
/// tensors to be called with.
llvm::Error checkEntries(ModuleOp module, ArrayRef<std::string> names);

} // namespace mesh

#endif // MESH_ENTRIES_SELECTENTRIES_H
