//===- Passes.td - Passes that shape code: fusion, functions, control flow -*- tablegen -*-===//

#ifndef MESH_CODEGEN_PASSES_TD
#define MESH_CODEGEN_PASSES_TD

include "mesh/Codegen/Functions/Passes.td"
include "mesh/Codegen/Fusion/Passes.td"
include "mesh/Codegen/Lowering/Passes.td"

#endif // MESH_CODEGEN_PASSES_TD
