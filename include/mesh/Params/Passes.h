//===- Passes.h - passes on parameters --------------------------*- C++ -*-===//

#ifndef MESH_PARAMS_PASSES_H
#define MESH_PARAMS_PASSES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#include "mesh/Params/ParamsPasses.h.inc"

#define GEN_PASS_REGISTRATION
#include "mesh/Params/ParamsPasses.h.inc"

} // namespace mesh

#endif // MESH_PARAMS_PASSES_H
