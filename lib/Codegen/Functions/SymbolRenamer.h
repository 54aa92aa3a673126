//===- SymbolRenamer.h - other names for a module's symbols -----*- C++ -*-===//

#ifndef MESH_LIB_CODEGEN_FUNCTIONS_SYMBOLRENAMER_H
#define MESH_LIB_CODEGEN_FUNCTIONS_SYMBOLRENAMER_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace mesh {

/// Renames many symbols, each in the time that its own uses take.
class SymbolRenamer {
public:
  explicit SymbolRenamer(ModuleOp module)
      : table(symbols.getSymbolTable(module)), users(symbols, module) {}

  Operation *lookup(StringRef name) const { return table.lookup(name); }

  /// No other symbol has that name.
  void rename(Operation *symbol, StringAttr name) {
    users.replaceAllUsesWith(symbol, name);
    table.remove(symbol);
    SymbolTable::setSymbolName(symbol, name);
    table.insert(symbol);
  }

private:
  SymbolTableCollection symbols;
  SymbolTable &table;
  mlir::SymbolUserMap users;
};

} // namespace mesh

#endif // MESH_LIB_CODEGEN_FUNCTIONS_SYMBOLRENAMER_H
