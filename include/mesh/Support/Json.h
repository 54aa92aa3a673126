//===- Json.h - JSON that comes from outside --------------------*- C++ -*-===//

#ifndef MESH_SUPPORT_JSON_H
#define MESH_SUPPORT_JSON_H

#include "mesh/Support/LLVM.h"

#include "llvm/Support/JSON.h"

namespace mesh {

/// Parses `text`. LLVM's parser calls itself for each level and keeps the last
/// of several values of a key; so this rejects values that are nested more than
/// 100 levels deep, and objects in which a key is twice.
llvm::Expected<llvm::json::Value> parseJson(StringRef text);

} // namespace mesh

#endif // MESH_SUPPORT_JSON_H
