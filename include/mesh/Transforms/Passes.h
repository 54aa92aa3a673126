//===- Passes.h - Passes from mesh to mesh ----------------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_PASSES_H
#define MESH_TRANSFORMS_PASSES_H

#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Overlap/OverlapOptions.h"
#include "mesh/Transforms/PipelineParallel/LowerPipeline.h"
#include "mesh/Transforms/Thresholds.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Transforms/Passes.h.inc"

} // namespace mesh

#endif // MESH_TRANSFORMS_PASSES_H
