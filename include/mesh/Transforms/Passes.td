//===- Passes.td - passes from mesh to mesh -----------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PASSES_TD
#define MESH_TRANSFORMS_PASSES_TD

include "mesh/Transforms/AggregatePasses.td"
include "mesh/Transforms/CollectivePasses.td"
include "mesh/Transforms/OverlapPasses.td"
include "mesh/Transforms/PartitionPasses.td"
include "mesh/Transforms/ReferencePasses.td"

#endif // MESH_TRANSFORMS_PASSES_TD
