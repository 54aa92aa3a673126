//===- SimplifyGenerics.h - Clean-up of structured ops ----------*- C++ -*-===//

#ifndef MESH_LIB_CODEGEN_FUSION_SIMPLIFYGENERICS_H
#define MESH_LIB_CODEGEN_FUSION_SIMPLIFYGENERICS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Lets each of `ops`, on tensors, read what it uses, and that once. Those that
/// give what they read go. The listener of `rewriter` sees the changes.
void simplifyGenerics(RewriterBase &rewriter, ArrayRef<Operation *> ops);

} // namespace mesh

#endif // MESH_LIB_CODEGEN_FUSION_SIMPLIFYGENERICS_H
