//===- InlineRules.h - inline derivatives of functions' own -----*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_INLINERULES_H
#define MESH_DIFFERENTIATION_INLINERULES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Inlines the calls of functions that have derivatives of their own, and of
/// these derivatives: code around them is partitioned and fused with them.
/// Of several calls, large functions stay functions, and those with
/// contractions, convolutions, loops or calls. So do calls with attributes.
/// Private functions and derivatives that nothing uses then are erased.
void inlineRules(RewriterBase &rewriter, ModuleOp module);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_INLINERULES_H
