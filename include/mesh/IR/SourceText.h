//===- SourceText.h - source locations of ops -------------------*- C++ -*-===//

#ifndef MESH_IR_SOURCETEXT_H
#define MESH_IR_SOURCETEXT_H

#include "mlir/IR/Location.h"

#include <string>

namespace mesh {

/// Returns the place of `loc` in a source file, the innermost one known:
/// "f.mlir:3:8".
std::string getSourceText(mlir::Location loc);

} // namespace mesh

#endif // MESH_IR_SOURCETEXT_H
