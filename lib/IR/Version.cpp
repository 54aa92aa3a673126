//===- Version.cpp - the version that text says it is of ------------------===//

#include "mesh/IR/Version.h"

#include "llvm/ADT/StringExtras.h"

using namespace mesh;

/// The number that `line` gives as the version; 0 if it gives none.
static int64_t readVersion(llvm::StringRef line) {
  auto [code, comment] = line.split("//");
  llvm::StringRef value = code.split(kVersionAttrName).second.ltrim();
  int64_t version = 0;
  if (!value.consume_front("=") || value.ltrim().consumeInteger(10, version))
    return 0;
  return version;
}

std::string mesh::explainNewerVersion(llvm::StringRef text) {
  for (llvm::StringRef line : llvm::split(text, '\n'))
    if (int64_t version = readVersion(line); version > kDialectVersion)
      return "; it is of version " + llvm::itostr(version) +
             " of the mesh dialect, newer than " +
             llvm::itostr(kDialectVersion);
  return "";
}
