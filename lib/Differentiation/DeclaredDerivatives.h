//===- DeclaredDerivatives.h - Calls of derivatives -------------*- C++ -*-===//
//
// A function calls a derivative of its own file by a declaration, which stands
// for the derivative until there is a function to call.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_DIFFERENTIATION_DECLAREDDERIVATIVES_H
#define MESH_DIFFERENTIATION_DECLAREDDERIVATIVES_H

#include "mesh/IR/DerivativeOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"

namespace mesh {

/// Returns the derivatives of `module`, each one after those that its function
/// is or calls, directly or by other functions. An error if one depends on
/// itself, or if a declaration stands for no derivative.
FailureOr<SmallVector<DerivativeOp>> orderDerivatives(ModuleOp module,
                                                      SymbolTable &symbols);

/// Lets callers of the declarations that stand for `derivative` call it, and
/// erases these. An error at a declaration of another type.
LogicalResult replaceDeclarations(RewriterBase &rewriter,
                                  func::FuncOp derivative,
                                  SymbolTable &symbols);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_DECLAREDDERIVATIVES_H
