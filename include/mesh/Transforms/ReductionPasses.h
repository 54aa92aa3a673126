//===- ReductionPasses.h - reductions in simpler terms ----------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_REDUCTIONPASSES_H
#define MESH_TRANSFORMS_REDUCTIONPASSES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Transforms/ReductionPasses.h.inc"

} // namespace mesh

#endif // MESH_TRANSFORMS_REDUCTIONPASSES_H
