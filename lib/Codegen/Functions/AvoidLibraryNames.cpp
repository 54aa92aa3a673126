//===- AvoidLibraryNames.cpp - names that no library has ------------------===//

#include "SymbolRenamer.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/ProgramOps.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_AVOIDLIBRARYNAMESPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;
using mlir::SymbolOpInterface;

/// Returns true if code or data is made of `symbol`, of which others may have
/// the name.
static bool isDefined(SymbolOpInterface symbol) {
  return llvm::TypeSwitch<Operation *, bool>(symbol)
      .Case([](FunctionOpInterface function) { return !function.isExternal(); })
      .Case([](memref::GlobalOp global) { return !global.isExternal(); })
      .Case([](LLVM::GlobalOp global) {
        return global.getValueOrNull() || global.getInitializerBlock();
      })
      .Case<LLVM::AliasOp, LLVM::IFuncOp>([](auto) { return true; })
      .Default(false);
}

/// A beginning of names that no library's have.
static StringRef getPrefix(Operation *symbol) {
  return llvm::isa<FunctionOpInterface>(symbol) ? "mesh_fn_" : "mesh_data_";
}

/// A name as assemblers and PTX allow it.
static std::string makeName(SymbolOpInterface symbol) {
  StringRef prefix = getPrefix(symbol);
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
    markCalled();
    SymbolRenamer symbols(getOperation());
    unsigned numTaken = 0;
    for (auto symbol :
         llvm::to_vector(getOperation().getOps<SymbolOpInterface>()))
      if (isDefined(symbol))
        rename(symbol, symbols, numTaken);
  }

private:
  /// Functions that are called by their names keep these as attributes, and
  /// others have none. Where this pass has been before, they are written down.
  void markCalled() {
    auto mark = [](FunctionOpInterface function) {
      if (!function->hasAttrOfType<StringAttr>(MeshRtDialect::kNameAttrName) ||
          !function.getName().starts_with(getPrefix(function)))
        function->setAttr(MeshRtDialect::kNameAttrName, function.getNameAttr());
    };
    SymbolTableCollection symbols;
    DenseSet<Operation *> called;
    for (auto programs : getOperation().getOps<ProgramsOp>())
      for (FunctionOpInterface function : programs.getFunctions(symbols))
        called.insert(function);
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (called.contains(function) ||
          (function.isPublic() && !function.isExternal()))
        mark(function);
      else
        function->removeAttr(MeshRtDialect::kNameAttrName);
  }

  /// `numTaken` counts names that are taken.
  void rename(SymbolOpInterface symbol, SymbolRenamer &symbols,
              unsigned &numTaken) {
    SmallString<64> name(makeName(symbol));
    if (name == symbol.getName())
      return;
    auto isTaken = [&](StringRef name) {
      return symbols.lookup(name) != nullptr;
    };
    if (isTaken(name))
      name = SymbolTable::generateSymbolName<64>(name, isTaken, numTaken);
    symbols.rename(symbol, StringAttr::get(&getContext(), name));
  }
};
} // namespace
