//===- Version.h - the version of the dialect -------------------*- C++ -*-===//

#ifndef MESH_IR_VERSION_H
#define MESH_IR_VERSION_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>

namespace mesh {

/// The version that files say that use the dialect: bytecode always, text as an
/// attribute of the module, where it has one. It becomes one more with each
/// change by which what was written before would be read as something else, or
/// what is written from then on is not understood by what was there before.
/// Files of all older versions are read; those of newer ones are an error.
inline constexpr int64_t kDialectVersion = 1;

/// The attribute.
inline constexpr llvm::StringLiteral kVersionAttrName = "mesh.version";

/// Returns the note on text that cannot be parsed: "; it is of version 9 of the
/// mesh dialect, newer than 1" if it says so, likewise of an older version,
/// else
/// "". The parser meets an op
/// or a spelling that it does not know before anyone sees the attribute, or
/// never sees it.
std::string explainOtherVersion(llvm::StringRef text);

} // namespace mesh

#endif // MESH_IR_VERSION_H
