//===- Passes.h - memory planned ahead --------------------------*- C++ -*-===//

#ifndef MESH_MEMORY_PASSES_H
#define MESH_MEMORY_PASSES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#include "mesh/Memory/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mesh/Memory/Passes.h.inc"

} // namespace mesh

#endif // MESH_MEMORY_PASSES_H
