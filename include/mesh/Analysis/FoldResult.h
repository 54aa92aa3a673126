//===- FoldResult.h - Fold an op without changing it ------------*- C++ -*-===//

#ifndef MESH_ANALYSIS_FOLDRESULT_H
#define MESH_ANALYSIS_FOLDRESULT_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Value.h"

namespace mesh {

/// Returns the constant that `result` is if its op's operands are what
/// `evaluate` returns for them. Returns null if that is null for one of them,
/// or if the op does not fold. The op has no regions.
///
/// `Operation::fold` may change the op's operands and attributes instead of
/// returning values. So this folds a copy, which is in no block, until it
/// returns some: `trunci (trunci %a)` becomes `trunci %a` first, and then a
/// constant. `evaluate` may be called for values that `result` does not read.
Attribute foldResult(OpResult result,
                     llvm::function_ref<Attribute(Value)> evaluate);

} // namespace mesh

#endif // MESH_ANALYSIS_FOLDRESULT_H
