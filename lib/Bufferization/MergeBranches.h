//===- MergeBranches.h - One buffer for all branches ------------*- C++ -*-===//

#ifndef MESH_LIB_BUFFERIZATION_MERGEBRANCHES_H
#define MESH_LIB_BUFFERIZATION_MERGEBRANCHES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Allocates a buffer once, before an `scf.if` of `function`, if both branches
/// allocate and yield one as the same result. Only one of them runs. Or lets
/// the branch that does so use the buffer that the other one yields, if that
/// was allocated before and nothing else uses it any more.
void mergeBranches(RewriterBase &rewriter, FunctionOpInterface function);

} // namespace mesh

#endif // MESH_LIB_BUFFERIZATION_MERGEBRANCHES_H
