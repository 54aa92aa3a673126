//===- EraseMeshAttributes.cpp - drop what only mesh understands ----------===//

#include "mesh/IR/EraseMeshAttributes.h"

#include "mesh/IR/Mesh.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mesh;

static bool isOurs(NamedAttribute attr) {
  return attr.getNameDialect() && llvm::isa<MeshDialect>(attr.getNameDialect());
}

/// The attributes of each argument, say, without ours. All at once: one by one
/// that takes time quadratic in their number.
static SmallVector<DictionaryAttr>
withoutOurs(unsigned count, function_ref<DictionaryAttr(unsigned)> getDict) {
  SmallVector<DictionaryAttr> dicts;
  for (unsigned i = 0; i < count; ++i) {
    DictionaryAttr dict = getDict(i);
    dicts.push_back(dict);
    if (!dict)
      continue;
    SmallVector<NamedAttribute> kept(dict.begin(), dict.end());
    llvm::erase_if(kept, isOurs);
    dicts.back() = DictionaryAttr::getWithSorted(dict.getContext(), kept);
  }
  return dicts;
}

void mesh::eraseMeshAttributes(ModuleOp module, ArrayRef<StringRef> kept) {
  module.walk([&](Operation *op) {
    for (NamedAttribute attr : llvm::to_vector(op->getDiscardableAttrs()))
      if (isOurs(attr) && !llvm::is_contained(kept, attr.getName()))
        op->removeDiscardableAttr(attr.getName());
    auto function = llvm::dyn_cast<FunctionOpInterface>(op);
    if (!function)
      return;
    function.setAllArgAttrs(
        withoutOurs(function.getNumArguments(),
                    [&](unsigned i) { return function.getArgAttrDict(i); }));
    function.setAllResultAttrs(
        withoutOurs(function.getNumResults(),
                    [&](unsigned i) { return function.getResultAttrDict(i); }));
  });
}
