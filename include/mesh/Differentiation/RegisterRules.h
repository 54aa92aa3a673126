//===- RegisterRules.h - derivatives of upstream's ops ----------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_REGISTERRULES_H
#define MESH_DIFFERENTIATION_REGISTERRULES_H

#include "mlir/IR/DialectRegistry.h"

namespace mesh {

/// Attach `DifferentiableOpInterface` to the ops of a dialect or kind each.
void registerArithRules(mlir::DialectRegistry &registry);
void registerBranchRules(mlir::DialectRegistry &registry);
void registerCallRules(mlir::DialectRegistry &registry);
void registerCastRules(mlir::DialectRegistry &registry);
void registerCollectiveRules(mlir::DialectRegistry &registry);
void registerComplexRules(mlir::DialectRegistry &registry);
void registerIndexedRules(mlir::DialectRegistry &registry);
void registerLinalgRules(mlir::DialectRegistry &registry);
void registerLoopRules(mlir::DialectRegistry &registry);
void registerMathRules(mlir::DialectRegistry &registry);
void registerMeshRules(mlir::DialectRegistry &registry);
void registerPipelineRules(mlir::DialectRegistry &registry);
void registerShardMapRules(mlir::DialectRegistry &registry);
void registerSortRules(mlir::DialectRegistry &registry);
void registerTensorRules(mlir::DialectRegistry &registry);
void registerWhileRules(mlir::DialectRegistry &registry);

/// Attaches them all.
inline void registerDifferentiationRules(mlir::DialectRegistry &registry) {
  registerArithRules(registry);
  registerBranchRules(registry);
  registerCallRules(registry);
  registerCastRules(registry);
  registerCollectiveRules(registry);
  registerComplexRules(registry);
  registerIndexedRules(registry);
  registerLinalgRules(registry);
  registerLoopRules(registry);
  registerMathRules(registry);
  registerMeshRules(registry);
  registerPipelineRules(registry);
  registerShardMapRules(registry);
  registerSortRules(registry);
  registerTensorRules(registry);
  registerWhileRules(registry);
}

} // namespace mesh

#endif // MESH_DIFFERENTIATION_REGISTERRULES_H
