//===- DerivativeOps.h - derivatives of functions ---------------*- C++ -*-===//
//
// The ops of DerivativeOps.td. They are part of the mesh dialect, but not of
// Mesh.h: few need them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_DERIVATIVEOPS_H
#define MESH_IR_DERIVATIVEOPS_H

#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/Mesh.h"

#include "mesh/IR/DerivativeEnums.h.inc"

#define GET_OP_CLASSES
#include "mesh/IR/DerivativeOps.h.inc"

#endif // MESH_IR_DERIVATIVEOPS_H
