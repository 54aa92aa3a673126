//===- CalledFunctions.cpp - Functions whose callers are known ------------===//

#include "CalledFunctions.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace mesh;

DenseSet<Operation *> mesh::findCalledFunctions(ModuleOp module) {
  DenseSet<Operation *> called;
  auto uses = mlir::SymbolTable::getSymbolUses(&module.getBodyRegion());
  if (!uses)
    return called;
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isPrivate() && !function.isDeclaration())
      called.insert(function);
  SymbolTable symbols(module);
  for (mlir::SymbolTable::SymbolUse use : *uses)
    if (!llvm::isa<func::CallOp>(use.getUser()))
      called.erase(symbols.lookup(use.getSymbolRef().getRootReference()));
  return called;
}
