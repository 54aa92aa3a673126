//===- MeshOps.td - ops of the mesh dialect -----------------*- tablegen -*-===//

#ifndef MESH_IR_MESHOPS_TD
#define MESH_IR_MESHOPS_TD

include "mesh/IR/MeshSymbolOps.td"
include "mesh/IR/MeshGlobalOps.td"
include "mesh/IR/MeshLocalOps.td"

#endif // MESH_IR_MESHOPS_TD
