//===- CheckpointLoops.h - loops that save every k-th state -----*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_CHECKPOINTLOOPS_H
#define MESH_DIFFERENTIATION_CHECKPOINTLOOPS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace mesh {

/// Lets the outermost loops of `function` call functions for `every` of their
/// iterations, of which reverse mode saves nothing (`mesh.checkpoint`). The
/// last iterations, fewer than `every`, stay a loop. Loops in regions in
/// local view, and those whose bounds are not constant, stay as they are.
void checkpointLoops(func::FuncOp function, int64_t every,
                     SymbolTable &symbols);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_CHECKPOINTLOOPS_H
