//===- PrepareEntries.h - Results of entries, precision ---------*- C++ -*-===//

#ifndef MESH_ENTRIES_PREPAREENTRIES_H
#define MESH_ENTRIES_PREPAREENTRIES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Makes tensors of rank 0 of the numbers that the entries of `module` return,
/// and notes the least precise float type that each result is computed from.
void prepareEntries(RewriterBase &rewriter, ModuleOp module);

} // namespace mesh

#endif // MESH_ENTRIES_PREPAREENTRIES_H
