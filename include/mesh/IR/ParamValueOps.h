//===- ParamValueOps.h - ops on parameters ----------------------*- C++ -*-===//
//
// The ops of ParamValueOps.td. They are part of the mesh dialect, but not of
// Mesh.h: few need them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_PARAMVALUEOPS_H
#define MESH_IR_PARAMVALUEOPS_H

#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/Mesh.h"

#define GET_OP_CLASSES
#include "mesh/IR/ParamValueOps.h.inc"

#endif // MESH_IR_PARAMVALUEOPS_H
