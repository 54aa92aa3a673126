//===- Passes.h - passes from mesh to executable code -----------*- C++ -*-===//

#ifndef MESH_CONVERSION_PASSES_H
#define MESH_CONVERSION_PASSES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#include "mesh/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mesh/Conversion/Passes.h.inc"

} // namespace mesh

#endif // MESH_CONVERSION_PASSES_H
