//===- RegisterRules.h - derivatives of upstream's ops ----------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_REGISTERRULES_H
#define MESH_DIFFERENTIATION_REGISTERRULES_H

#include "mlir/IR/DialectRegistry.h"

namespace mesh {

/// Attach `DifferentiableOpInterface` to the ops of a dialect or kind each.
void registerArithRules(mlir::DialectRegistry &registry);
void registerBranchRules(mlir::DialectRegistry &registry);
void registerCallRules(mlir::DialectRegistry &registry);
void registerLinalgRules(mlir::DialectRegistry &registry);
void registerLoopRules(mlir::DialectRegistry &registry);
void registerMathRules(mlir::DialectRegistry &registry);
void registerMeshRules(mlir::DialectRegistry &registry);
void registerTensorRules(mlir::DialectRegistry &registry);

/// Attaches them all.
inline void registerDifferentiationRules(mlir::DialectRegistry &registry) {
  registerArithRules(registry);
  registerBranchRules(registry);
  registerCallRules(registry);
  registerLinalgRules(registry);
  registerLoopRules(registry);
  registerMathRules(registry);
  registerMeshRules(registry);
  registerTensorRules(registry);
}

} // namespace mesh

#endif // MESH_DIFFERENTIATION_REGISTERRULES_H
