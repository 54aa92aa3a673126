//===- DropStacks.h - leave out what loops save -----------------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_DROPSTACKS_H
#define MESH_LIB_REMAT_DROPSTACKS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Leaves out the stacks of `loop` that are its results `dropped` (StackParts).
/// Loops that read them compute the slices again. Returns the loop that takes
/// the place of `loop`: it may have more results, and nothing reads the dropped
/// ones.
scf::ForOp dropStacks(RewriterBase &rewriter, scf::ForOp loop,
                      ArrayRef<unsigned> dropped);

} // namespace mesh

#endif // MESH_LIB_REMAT_DROPSTACKS_H
