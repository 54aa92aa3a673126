//===- InlineRules.h - inline derivatives of functions' own -----*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_INLINERULES_H
#define MESH_DIFFERENTIATION_INLINERULES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Inlines the calls of functions that have derivatives of their own, and of
/// these derivatives: code around them is partitioned and fused with them.
/// Functions with contractions, convolutions, loops or calls stay functions,
/// and so do calls with attributes, and large functions of several calls.
void inlineRules(RewriterBase &rewriter, ModuleOp module);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_INLINERULES_H
