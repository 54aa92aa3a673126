//===- AssociativeAttr.h - reductions in any grouping -----------*- C++ -*-===//
//
// A `linalg.generic` that reduces may bear
//
//   mesh.associative
//
// The body then combines each result with the input of the same number in an
// associative way, and the inits are its identity elements. Parts of what is
// reduced may be combined before they are combined with one another.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_ASSOCIATIVEATTR_H
#define MESH_IR_ASSOCIATIVEATTR_H

#include "llvm/ADT/StringRef.h"

namespace mesh {

inline constexpr llvm::StringLiteral kAssociativeAttrName = "mesh.associative";

} // namespace mesh

#endif // MESH_IR_ASSOCIATIVEATTR_H
