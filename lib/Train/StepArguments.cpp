//===- StepArguments.cpp - Arguments of steps that are state --------------===//

#include "StepArguments.h"

#include "mesh/IR/Mesh.h"

using namespace mesh;

SmallVector<int64_t> mesh::findReturned(FunctionOpInterface function) {
  StringRef name = MeshDialect::kNameAttrName;
  SmallVector<int64_t> numbers;
  for (unsigned argument : llvm::seq(function.getNumArguments()))
    for (unsigned result : llvm::seq(function.getNumResults()))
      if (Attribute own = function.getArgAttr(argument, name);
          own && own == function.getResultAttr(result, name)) {
        numbers.push_back(argument);
        break;
      }
  return numbers;
}

SmallVector<int64_t> mesh::findFrozen(FunctionOpInterface function,
                                      ArrayRef<int64_t> returned) {
  SmallVector<int64_t> numbers;
  for (int64_t argument : llvm::seq(function.getNumArguments()))
    if (function.getArgAttr(argument, MeshDialect::kParamAttrName) &&
        function.getArgAttr(argument, MeshDialect::kNameAttrName) &&
        !llvm::is_contained(returned, argument))
      numbers.push_back(argument);
  return numbers;
}

bool mesh::areInPlaceByName(const Signature &signature) {
  return llvm::all_of(llvm::seq(signature.results.size()), [&](size_t result) {
    int64_t argument = signature.getArgumentInPlace(result);
    return argument < 0 ||
           signature.arguments[argument].name == signature.results[result].name;
  });
}
