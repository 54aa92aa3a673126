//===- MeshDialectDocs.td - all of the dialect --------------*- tablegen -*-===//

#ifndef MESH_IR_MESHDIALECTDOCS_TD
#define MESH_IR_MESHDIALECTDOCS_TD

include "mesh/IR/MeshOps.td"
include "mesh/IR/ProgramOps.td"

#endif // MESH_IR_MESHDIALECTDOCS_TD
