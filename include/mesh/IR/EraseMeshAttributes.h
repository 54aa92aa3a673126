//===- EraseMeshAttributes.h - drop what only mesh understands --*- C++ -*-===//

#ifndef MESH_IR_ERASEMESHATTRIBUTES_H
#define MESH_IR_ERASEMESHATTRIBUTES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Drops the dialect's attributes, but for those of ops named in `kept`, from a
/// module in which shapes are local and meshes resolved.
void eraseMeshAttributes(ModuleOp module, ArrayRef<StringRef> kept = {});

} // namespace mesh

#endif // MESH_IR_ERASEMESHATTRIBUTES_H
