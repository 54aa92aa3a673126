//===- EraseDeadOps.h - ops that nothing reads ------------------*- C++ -*-===//

#ifndef MESH_IR_ERASEDEADOPS_H
#define MESH_IR_ERASEDEADOPS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Erases the ops of `block`, and of the regions in it, that have no effect and
/// that nothing reads.
void eraseDeadOps(RewriterBase &rewriter, Block &block);

} // namespace mesh

#endif // MESH_IR_ERASEDEADOPS_H
