//===- SourceText.cpp - source locations of ops ---------------------------===//

#include "mesh/IR/SourceText.h"

#include "llvm/Support/raw_ostream.h"

std::string mesh::getSourceText(mlir::Location loc) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto file = loc->findInstanceOf<mlir::FileLineColLoc>())
    os << file.getFilename().getValue() << ':' << file.getLine() << ':'
       << file.getColumn();
  else
    loc.print(os);
  return text;
}
