//===- BodyLoops.h - Loops in bodies of structured ops ----------*- C++ -*-===//

#ifndef MESH_LIB_DIFFERENTIATION_BODYLOOPS_H
#define MESH_LIB_DIFFERENTIATION_BODYLOOPS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mesh {

/// Moves the loops in bodies in `root` that read elements of captured tensors
/// out of these bodies: an iteration becomes an op for all elements. Loops stay
/// where their bounds differ from element to element.
void moveBodyLoopsOut(Operation *root);

/// Takes `loop` out of the branch around it, which is split in two. Returns the
/// new loop, or null if it reads other values of the branch than numbers, or if
/// the branch computes the bounds.
scf::ForOp takeOutOfBranch(RewriterBase &rewriter, scf::ForOp loop);

} // namespace mesh

#endif // MESH_LIB_DIFFERENTIATION_BODYLOOPS_H
