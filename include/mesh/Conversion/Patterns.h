//===- Patterns.h - Rewrites of the conversions -----------------*- C++ -*-===//

#ifndef MESH_CONVERSION_PATTERNS_H
#define MESH_CONVERSION_PATTERNS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir {
class LLVMTypeConverter;
} // namespace mlir

namespace mesh {

/// Adds patterns that replace ops that stand for several by structured ops, on
/// tensors.
void populateAggregatesToLinalgPatterns(mlir::RewritePatternSet &patterns);

/// Adds patterns that replace `mesh_rt.contract` of integers by structured ops,
/// on memrefs.
void populateContractionsToLinalgPatterns(mlir::RewritePatternSet &patterns);

/// Adds patterns that replace contractions of linalg by `mesh_rt.contract`, on
/// tensors; with `windows` also those that read windows, such as convolutions.
void populateContractionsToRuntimePatterns(mlir::RewritePatternSet &patterns,
                                           bool windows);

/// Replaces loads and stores in `root`, outside of kernels, by copies between
/// the host and the device. Fails, with an error, at what else accesses memory
/// of the device there.
LogicalResult convertHostAccessesToRuntime(mlir::RewriterBase &rewriter,
                                           Operation *root);

/// Adds patterns of dialect conversion that replace the mesh dialect's ops in
/// local view by those of mesh_rt, on tensors.
void populateMeshToRuntimePatterns(mlir::RewritePatternSet &patterns);

/// Adds patterns that replace keys and random numbers by structured ops.
void populateRandomToLinalgPatterns(mlir::RewritePatternSet &patterns);

/// Lets the functions of `module` take dense buffers of static shapes by their
/// addresses, and calls pass these.
void passAddresses(mlir::RewriterBase &rewriter, ModuleOp module);

/// Adds patterns of dialect conversion that replace mesh_rt, memory, launches
/// and assertions by calls of the runtime, which they declare in `module`.
void populateRuntimeToLLVMPatterns(const mlir::LLVMTypeConverter &converter,
                                   ModuleOp module,
                                   mlir::RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_CONVERSION_PATTERNS_H
