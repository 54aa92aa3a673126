//===- AvoidLibraryNames.cpp - names that no library has ------------------===//

#include "mesh/Conversion/Passes.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/ProgramOps.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_AVOIDLIBRARYNAMESPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;
using mlir::SymbolOpInterface;

/// Whether code or data is made of `symbol`, of which others may have the name.
static bool isDefined(SymbolOpInterface symbol) {
  return llvm::TypeSwitch<Operation *, bool>(symbol)
      .Case([](FunctionOpInterface function) { return !function.isExternal(); })
      .Case([](memref::GlobalOp global) { return !global.isExternal(); })
      .Case([](LLVM::GlobalOp global) {
        return global.getValueOrNull() || global.getInitializerBlock();
      })
      .Default(false);
}

/// A name as assemblers and PTX allow it, with a beginning that no library's
/// have.
static std::string makeName(SymbolOpInterface symbol) {
  StringRef prefix =
      llvm::isa<FunctionOpInterface>(*symbol) ? "mesh_fn_" : "mesh_data_";
  StringRef name = symbol.getName();
  std::string own = name.starts_with(prefix) ? "" : prefix.str();
  for (char c : name)
    own += llvm::isAlnum(c) ? c : '_';
  return own;
}

namespace {
struct AvoidLibraryNamesPass
    : public mesh::impl::AvoidLibraryNamesPassBase<AvoidLibraryNamesPass> {
  using AvoidLibraryNamesPassBase::AvoidLibraryNamesPassBase;

  void runOnOperation() override {
    SymbolTableCollection symbols;
    markCalled(symbols);
    SymbolTable &table = symbols.getSymbolTable(getOperation());
    mlir::SymbolUserMap users(symbols, getOperation());
    for (auto symbol :
         llvm::to_vector(getOperation().getOps<SymbolOpInterface>()))
      if (isDefined(symbol))
        rename(symbol, table, users);
  }

private:
  /// Functions that are called by their names keep these as attributes, and
  /// others have none.
  void markCalled(SymbolTableCollection &symbols) {
    auto mark = [](FunctionOpInterface function) {
      function->setAttr(MeshRtDialect::kNameAttrName, function.getNameAttr());
    };
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (function.isPublic() && !function.isExternal())
        mark(function);
      else
        function->removeAttr(MeshRtDialect::kNameAttrName);
    for (auto programs : getOperation().getOps<ProgramsOp>())
      llvm::for_each(programs.getFunctions(symbols), mark);
  }

  static void rename(SymbolOpInterface symbol, SymbolTable &table,
                     mlir::SymbolUserMap &users) {
    std::string name = makeName(symbol);
    if (name == symbol.getName())
      return;
    while (table.lookup(name))
      name += "_";
    auto attribute = StringAttr::get(symbol.getContext(), name);
    users.replaceAllUsesWith(symbol, attribute);
    table.remove(symbol);
    symbol.setName(attribute);
    table.insert(symbol);
  }
};
} // namespace
