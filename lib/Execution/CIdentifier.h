//===- CIdentifier.h - names that are free in C -----------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_CIDENTIFIER_H
#define MESH_LIB_EXECUTION_CIDENTIFIER_H

#include "mesh/Support/LLVM.h"

#include <string>

namespace mesh {

/// `name` as an identifier: none that C, C++ or the header's includes mean
/// something by.
std::string toIdentifier(StringRef name);

/// The same for a function, which is not called as one of the C library either.
std::string toFunctionName(StringRef name);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_CIDENTIFIER_H
