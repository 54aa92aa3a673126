//===- ReduceProgram.h - the smallest program that still fails --*- C++ -*-===//

#ifndef MESH_TOOLS_MESH_FUZZ_REDUCEPROGRAM_H
#define MESH_TOOLS_MESH_FUZZ_REDUCEPROGRAM_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mesh {

/// Makes a program smaller as long as `isInteresting`: leaves out results, ops,
/// annotations and devices. What it tries are valid programs.
mlir::OwningOpRef<mlir::ModuleOp>
reduceProgram(mlir::ModuleOp program,
              llvm::function_ref<bool(mlir::ModuleOp)> isInteresting);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_REDUCEPROGRAM_H
