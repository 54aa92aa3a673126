//===- WholeTensors.h - the level of whole tensors --------------*- C++ -*-===//

#ifndef MESH_REPORT_WHOLETENSORS_H
#define MESH_REPORT_WHOLETENSORS_H

#include "mesh/Report/StringTable.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Adds the pipelines of a program, and its values with its model lowered to
/// whole tensors, whose shardings are decided. Returns that level, with the
/// reshards that are planned on `machine`. `module` stays as it is.
llvm::json::Object addWholeTensors(ModuleOp module, StringRef entry,
                                   StringRef machine, StringTable &strings,
                                   llvm::json::Object &program);

} // namespace mesh

#endif // MESH_REPORT_WHOLETENSORS_H
