//===- RandomOps.h - keys and random numbers --------------------*- C++ -*-===//
//
// The ops of RandomOps.td. They are part of the mesh dialect, but not of
// Mesh.h: few need them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_RANDOMOPS_H
#define MESH_IR_RANDOMOPS_H

#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/Mesh.h"

namespace mesh::detail {
/// Checks the constraints that all ops which draw numbers have in common.
LogicalResult verifyDraw(Operation *op);
} // namespace mesh::detail

#include "mesh/IR/DrawOpInterface.h.inc"

#define GET_OP_CLASSES
#include "mesh/IR/RandomOps.h.inc"

#endif // MESH_IR_RANDOMOPS_H
