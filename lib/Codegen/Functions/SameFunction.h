//===- SameFunction.h - functions that do the same --------------*- C++ -*-===//

#ifndef MESH_LIB_CODEGEN_FUNCTIONS_SAMEFUNCTION_H
#define MESH_LIB_CODEGEN_FUNCTIONS_SAMEFUNCTION_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Finds functions of one kind of op that do the same: wherever they come from,
/// and whatever their names are.
template <typename Function>
struct SameFunction : public llvm::DenseMapInfo<Function> {
  static unsigned getHashValue(Function function) {
    using mlir::OperationEquivalence;
    llvm::hash_code hash = mlir::hash_value(function.getFunctionType());
    function->walk([&](Operation *op) {
      if (op != function)
        hash = llvm::hash_combine(hash,
                                  OperationEquivalence::computeHash(
                                      op, OperationEquivalence::ignoreHashValue,
                                      OperationEquivalence::ignoreHashValue,
                                      OperationEquivalence::IgnoreLocations));
    });
    return static_cast<unsigned>(hash);
  }

  static bool isEqual(Function lhs, Function rhs) {
    using Info = llvm::DenseMapInfo<Function>;
    using mlir::OperationEquivalence;
    if (lhs == rhs)
      return true;
    for (Function function : {lhs, rhs})
      if (function == Info::getEmptyKey() ||
          function == Info::getTombstoneKey())
        return false;
    return getAttributes(lhs) == getAttributes(rhs) &&
           OperationEquivalence::isRegionEquivalentTo(
               &lhs.getFunctionBody(), &rhs.getFunctionBody(),
               OperationEquivalence::IgnoreLocations);
  }

private:
  /// All but the name.
  static DictionaryAttr getAttributes(Function function) {
    mlir::NamedAttrList attributes(function->getAttrDictionary());
    attributes.erase(mlir::SymbolTable::getSymbolAttrName());
    return attributes.getDictionary(function.getContext());
  }
};

} // namespace mesh

#endif // MESH_LIB_CODEGEN_FUNCTIONS_SAMEFUNCTION_H
