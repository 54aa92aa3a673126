//===- ScalarResults.h - numbers that entries return ------------*- C++ -*-===//

#ifndef MESH_LIB_ENTRIES_SCALARRESULTS_H
#define MESH_LIB_ENTRIES_SCALARRESULTS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Makes tensors of rank 0 of the scalars that the entries of `module` return:
/// results are written to memory. Functions that others call stay as they are.
void wrapScalarResults(RewriterBase &rewriter, ModuleOp module);

} // namespace mesh

#endif // MESH_LIB_ENTRIES_SCALARRESULTS_H
