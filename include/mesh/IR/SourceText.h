//===- SourceText.h - where an op is in the source --------------*- C++ -*-===//

#ifndef MESH_IR_SOURCETEXT_H
#define MESH_IR_SOURCETEXT_H

#include "mlir/IR/Location.h"

#include <string>

namespace mesh {

/// Where `loc` points in a source file, the innermost place known:
/// "f.mlir:3:8".
std::string getSourceText(mlir::Location loc);

} // namespace mesh

#endif // MESH_IR_SOURCETEXT_H
