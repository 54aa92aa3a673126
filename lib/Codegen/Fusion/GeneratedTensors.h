//===- GeneratedTensors.h - tensors made of indices -------------*- C++ -*-===//

#ifndef MESH_CODEGEN_FUSION_GENERATEDTENSORS_H
#define MESH_CODEGEN_FUSION_GENERATEDTENSORS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Returns true if `op` generates each element of its result from indices and
/// numbers alone.
bool isGenerator(linalg::GenericOp op);

/// Generates no more of a tensor than the slices that are read, also where it
/// is padded before.
void populateGeneratedTensorsPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_CODEGEN_FUSION_GENERATEDTENSORS_H
