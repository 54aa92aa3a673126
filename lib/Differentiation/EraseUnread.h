//===- EraseUnread.h - erase what derivatives do not read -------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_ERASEUNREAD_H
#define MESH_DIFFERENTIATION_ERASEUNREAD_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Erases ops without effects whose results nothing reads, calls of functions
/// without effects among them, and the results of private functions that no
/// call reads. A gradient without its value often needs no result of the
/// forward program, and what a callee returns may serve that alone.
void eraseUnread(RewriterBase &rewriter, ModuleOp module);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_ERASEUNREAD_H
