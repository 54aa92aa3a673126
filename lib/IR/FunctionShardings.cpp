//===- FunctionShardings.cpp - shardings of all arguments -----------------===//

#include "mesh/IR/FunctionShardings.h"

using namespace mesh;

/// The attributes of each argument, say, with its sharding.
static SmallVector<DictionaryAttr>
withShardings(MLIRContext *context, ArrayRef<ShardingAttr> shardings,
              function_ref<DictionaryAttr(unsigned)> getDict) {
  SmallVector<DictionaryAttr> dicts;
  for (auto [index, sharding] : llvm::enumerate(shardings)) {
    NamedAttrList list(getDict(index));
    if (sharding)
      list.set(MeshDialect::kShardingAttrName, sharding);
    dicts.push_back(list.getDictionary(context));
  }
  return dicts;
}

void mesh::setSignatureShardings(FunctionOpInterface function,
                                 ArrayRef<ShardingAttr> arguments,
                                 ArrayRef<ShardingAttr> results) {
  MLIRContext *context = function.getContext();
  function.setAllArgAttrs(withShardings(context, arguments, [&](unsigned i) {
    return function.getArgAttrDict(i);
  }));
  function.setAllResultAttrs(withShardings(context, results, [&](unsigned i) {
    return function.getResultAttrDict(i);
  }));
}
