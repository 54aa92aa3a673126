//===- Table.isa.cpp - The table of one instruction set -------------------===//

#include "IsaTable.h"

const mesh::rt::VectorKernels mesh::rt::MESH_RT_ISA::kernels = {
    copyBytes, streamBytes, reduceTable, productKernel};
