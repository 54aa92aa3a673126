//===- TensorNames.cpp - names of tensors in files ------------------------===//

#include "TensorNames.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mesh;

llvm::Error mesh::refuseName(StringRef name, const llvm::Twine &why) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::printEscapedString(name, os);
  return llvm::createStringError("no tensor can be called '" + text +
                                 "': " + why);
}

llvm::Error mesh::checkUnicodeNames(ArrayRef<StringRef> names) {
  llvm::StringSet<> seen;
  for (StringRef name : names) {
    if (!llvm::json::isUTF8(name))
      return refuseName(name, "names are UTF-8");
    if (!seen.insert(name).second)
      return llvm::createStringError("there are two tensors '" + name + "'");
  }
  return llvm::Error::success();
}
