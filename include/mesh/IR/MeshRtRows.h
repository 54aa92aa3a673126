//===- MeshRtRows.h - rows that threads share -------------------*- C++ -*-===//
//
// The ops of MeshRtRows.td, a part of the mesh_rt dialect.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_MESHRTROWS_H
#define MESH_IR_MESHRTROWS_H

#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#define GET_OP_CLASSES
#include "mesh/IR/MeshRtRows.h.inc"

#endif // MESH_IR_MESHRTROWS_H
