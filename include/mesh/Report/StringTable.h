//===- StringTable.h - texts by number --------------------------*- C++ -*-===//

#ifndef MESH_REPORT_STRINGTABLE_H
#define MESH_REPORT_STRINGTABLE_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"

namespace mesh {

/// Keeps each text of a report once.
class StringTable {
public:
  int64_t add(StringRef text) {
    auto [found, isNew] = numbers.try_emplace(text, texts.size());
    if (isNew)
      texts.push_back(llvm::json::fixUTF8(text));
    return found->second;
  }

  llvm::json::Array take() { return std::move(texts); }

private:
  llvm::StringMap<int64_t> numbers;
  llvm::json::Array texts;
};

} // namespace mesh

#endif // MESH_REPORT_STRINGTABLE_H
