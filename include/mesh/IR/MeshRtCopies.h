//===- MeshRtCopies.h - between host and device -----------------*- C++ -*-===//
//
// The ops of MeshRtCopies.td, a part of the mesh_rt dialect.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_MESHRTCOPIES_H
#define MESH_IR_MESHRTCOPIES_H

#include "mesh/IR/MeshRt.h"

#define GET_OP_CLASSES
#include "mesh/IR/MeshRtCopies.h.inc"

#endif // MESH_IR_MESHRTCOPIES_H
