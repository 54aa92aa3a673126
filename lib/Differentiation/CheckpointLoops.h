//===- CheckpointLoops.h - loops that save every k-th state -----*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_CHECKPOINTLOOPS_H
#define MESH_DIFFERENTIATION_CHECKPOINTLOOPS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace mesh {

/// Lets the outermost loops of `root`, a function or a region in local view,
/// call functions for `every` of their iterations, of which reverse mode saves
/// nothing (`mesh.checkpoint`). Returns these functions. The last iterations,
/// fewer than `every`, stay a loop. Loops of few iterations, those whose bounds
/// are not constant, and those that communicate in local view, stay as they
/// are.
SmallVector<func::FuncOp> checkpointLoops(Operation *root, int64_t every,
                                          SymbolTable &symbols);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_CHECKPOINTLOOPS_H
