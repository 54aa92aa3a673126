//===- ProgramOps.h - the programs of single devices ------------*- C++ -*-===//

#ifndef MESH_IR_PROGRAMOPS_H
#define MESH_IR_PROGRAMOPS_H

#include "mesh/IR/Mesh.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#define GET_OP_CLASSES
#include "mesh/IR/ProgramOps.h.inc"

#endif // MESH_IR_PROGRAMOPS_H
