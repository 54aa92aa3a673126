//===- MeshBytecode.h - the version of the dialect in files -----*- C++ -*-===//

#ifndef MESH_LIB_IR_MESHBYTECODE_H
#define MESH_LIB_IR_MESHBYTECODE_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// Makes the dialect write and check its version in bytecode.
void addBytecodeInterface(MeshDialect &dialect);

/// Checks the attribute `mesh.version`.
LogicalResult verifyVersion(Operation *op, Attribute attribute);

} // namespace mesh

#endif // MESH_LIB_IR_MESHBYTECODE_H
