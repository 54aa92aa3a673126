//===- InitMesh.h - register everything of Mesh -----------------*- C++ -*-===//
//
// For drivers: one call for the dialects with the interfaces attached to
// upstream's ops, one for the passes and the named pipelines. Programs are
// lowered through upstream's dialects, whose interfaces are extensions: who
// compiles programs, or embeds what does (Program, MeshSharder), also calls
// mlir::registerAllDialects and mlir::registerAllExtensions.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_INITMESH_H
#define MESH_INITMESH_H

#include "mesh/Bufferization/Passes.h"
#include "mesh/Bufferization/RuntimeInterfaces.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/Conversion/Passes.h"
#include "mesh/Differentiation/Passes.h"
#include "mesh/Differentiation/RegisterRules.h"
#include "mesh/Entries/Passes.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/Interfaces/RegisterInterfaces.h"
#include "mesh/MathExpansion/Passes.h"
#include "mesh/Params/Passes.h"
#include "mesh/Pipelines/ExecutionPipeline.h"
#include "mesh/Pipelines/Passes.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Programs/Passes.h"
#include "mesh/Simulation/Passes.h"
#include "mesh/Simulation/SimulateStep.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/IR/DialectRegistry.h"

namespace mesh {

/// Adds the dialects of Mesh to `registry`, and the interfaces that its passes
/// need on the ops of upstream dialects.
inline void registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<MeshDialect, MeshRtDialect>();
  registerRuntimeBufferization(registry);
  registerInterfaces(registry);
  registerDifferentiationRules(registry);
  registerGpuCode(registry);
}

/// Registers the passes and the named pipelines.
inline void registerAllPasses() {
  registerMeshBufferizationPasses();
  registerMeshCodegenPasses();
  registerMeshConversionPasses();
  registerMeshDifferentiationPasses();
  registerMeshEntriesPasses();
  registerMeshMathExpansionPasses();
  registerMeshParamsPasses();
  registerMeshPipelinesPasses();
  registerMeshProgramsPasses();
  registerMeshSimulationPasses();
  registerMeshTransformsPasses();
  registerSpmdPipeline();
  registerRingsPipeline();
  registerProgramsPipeline();
  registerToLLVMPipeline();
  registerToGpuPipeline();
  registerExecutionPipeline();
  registerReferencePipeline();
}

} // namespace mesh

#endif // MESH_INITMESH_H
