//===- SortOps.h - sorting --------------------------------------*- C++ -*-===//
//
// The ops of SortOps.td. They are part of the mesh dialect, but not of Mesh.h:
// few need them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_SORTOPS_H
#define MESH_IR_SORTOPS_H

#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/Mesh.h"

#include "mlir/Interfaces/InferTypeOpInterface.h"

namespace mesh {
class ScatterSlicesOp;
} // namespace mesh

#define GET_OP_CLASSES
#include "mesh/IR/SortOps.h.inc"

#endif // MESH_IR_SORTOPS_H
