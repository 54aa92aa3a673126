//===- Passes.h - Conversions between dialects ------------------*- C++ -*-===//

#ifndef MESH_CONVERSION_PASSES_H
#define MESH_CONVERSION_PASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Conversion/Passes.h.inc"

} // namespace mesh

#endif // MESH_CONVERSION_PASSES_H
