//===- Passes.h - Passes that run pipelines ---------------------*- C++ -*-===//

#ifndef MESH_PIPELINES_PASSES_H
#define MESH_PIPELINES_PASSES_H

#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Overlap/OverlapOptions.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Pipelines/Passes.h.inc"

/// Returns whether `function` speaks of a mesh as a whole: it is part of a
/// program that is still to be split over the devices.
bool isAnnotated(FunctionOpInterface function);

} // namespace mesh

#endif // MESH_PIPELINES_PASSES_H
