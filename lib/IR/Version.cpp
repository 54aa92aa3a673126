//===- Version.cpp - the version that text says it is of ------------------===//

#include "mesh/IR/Version.h"

#include "llvm/ADT/StringExtras.h"

#include <optional>

using namespace mesh;

/// The number that `line` gives as the version, if it gives one.
static std::optional<int64_t> readVersion(llvm::StringRef line) {
  auto [code, comment] = line.split("//");
  llvm::StringRef value = code.split(kVersionAttrName).second.ltrim();
  int64_t version = 0;
  if (!value.consume_front("=") || value.ltrim().consumeInteger(10, version))
    return std::nullopt;
  return version;
}

std::string mesh::explainOtherVersion(llvm::StringRef text) {
  for (llvm::StringRef line : llvm::split(text, '\n')) {
    std::optional<int64_t> version = readVersion(line);
    if (!version || *version == kDialectVersion)
      continue;
    std::string explanation = "; it is of version " + llvm::itostr(*version) +
                              " of the mesh dialect, ";
    std::string ours = llvm::itostr(kDialectVersion);
    return explanation +
           (*version > kDialectVersion
                ? "newer than " + ours
                : "older than " + ours + ": CHANGELOG.md says what to change");
  }
  return "";
}
