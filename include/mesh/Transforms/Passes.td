//===- Passes.td - Passes from mesh to mesh ----------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PASSES_TD
#define MESH_TRANSFORMS_PASSES_TD

include "mesh/Transforms/Collectives/Passes.td"
include "mesh/Transforms/Normalize/Passes.td"
include "mesh/Transforms/Overlap/Passes.td"
include "mesh/Transforms/Padding/Passes.td"
include "mesh/Transforms/Partition/Passes.td"
include "mesh/Transforms/PipelineParallel/Passes.td"
include "mesh/Transforms/Propagation/Passes.td"
include "mesh/Transforms/Reshard/Passes.td"


#endif // MESH_TRANSFORMS_PASSES_TD
