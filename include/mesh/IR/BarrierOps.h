//===- BarrierOps.h - barriers to passes ------------------------*- C++ -*-===//
//
// The op of BarrierOps.td. It is part of the mesh dialect, but not of Mesh.h:
// few need it.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_BARRIEROPS_H
#define MESH_IR_BARRIEROPS_H

#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/Mesh.h"

#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#define GET_OP_CLASSES
#include "mesh/IR/BarrierOps.h.inc"

#endif // MESH_IR_BARRIEROPS_H
