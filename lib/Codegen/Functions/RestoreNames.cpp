//===- RestoreNames.cpp - functions called as in the program --------------===//

#include "SymbolRenamer.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {
#define GEN_PASS_DEF_RESTORENAMESPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static LogicalResult restore(FunctionOpInterface function, StringAttr name,
                             SymbolRenamer &symbols) {
  if (name.getValue().contains('\0'))
    return function.emitError("the function's name has a NUL byte, which no "
                              "symbol has; give it another one");
  if (name.empty())
    return function.emitError("the function's name is empty, which no symbol's "
                              "is; give it another one");
  Operation *other = symbols.lookup(name);
  if (other && other != function)
    return function.emitError("the code that the program is lowered to has "
                              "another symbol '")
           << name.getValue() << "'; give this function another name";
  symbols.rename(function, name);
  function->removeAttr(MeshRtDialect::kNameAttrName);
  return success();
}

namespace {
struct RestoreNamesPass
    : public mesh::impl::RestoreNamesPassBase<RestoreNamesPass> {
  void runOnOperation() override {
    SymbolRenamer symbols(getOperation());
    bool isRestored = true;
    for (auto function :
         llvm::to_vector(getOperation().getOps<FunctionOpInterface>()))
      if (auto name = function->getAttrOfType<StringAttr>(
              StringRef(MeshRtDialect::kNameAttrName)))
        isRestored &= succeeded(restore(function, name, symbols));
    if (!isRestored)
      signalPassFailure();
  }
};
} // namespace
