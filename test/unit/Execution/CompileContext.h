//===- CompileContext.h - a context that programs compile in ----*- C++ -*-===//

#ifndef MESH_UNITTEST_EXECUTION_COMPILECONTEXT_H
#define MESH_UNITTEST_EXECUTION_COMPILECONTEXT_H

#include "mesh/Execution/Program.h"
#include "mesh/InitMesh.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"

namespace mesh::test {

/// Registers all that compiling needs.
inline void registerForCompiling(mlir::MLIRContext &context) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mesh::registerAllDialects(registry);
  registerExecution(registry);
  context.appendDialectRegistry(registry);
}

} // namespace mesh::test

#endif // MESH_UNITTEST_EXECUTION_COMPILECONTEXT_H
