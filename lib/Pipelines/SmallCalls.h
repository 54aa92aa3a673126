//===- SmallCalls.h - Calls whose callees are short -------------*- C++ -*-===//

#ifndef MESH_LIB_PIPELINES_SMALLCALLS_H
#define MESH_LIB_PIPELINES_SMALLCALLS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Inlines the calls in `entry` of functions that call nothing themselves, if
/// these are short, or called once. Erases those that nothing calls any more.
/// Returns true if there are such calls.
bool inlineSmallCalls(mlir::RewriterBase &rewriter, mlir::func::FuncOp entry);

} // namespace mesh

#endif // MESH_LIB_PIPELINES_SMALLCALLS_H
