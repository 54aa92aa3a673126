//===- ParamOps.h - parameters of models ------------------------*- C++ -*-===//
//
// The ops of ParamOps.td. They are part of the mesh dialect, but not of Mesh.h:
// few need them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_PARAMOPS_H
#define MESH_IR_PARAMOPS_H

#include "mesh/IR/Mesh.h"

#include "mesh/IR/ParamEnums.h.inc"

#define GET_OP_CLASSES
#include "mesh/IR/ParamOps.h.inc"

#endif // MESH_IR_PARAMOPS_H
