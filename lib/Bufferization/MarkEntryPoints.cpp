//===- MarkEntryPoints.cpp - functions that are called from outside -------===//

#include "mesh/Bufferization/Passes.h"
#include "mesh/IR/ProgramOps.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mesh {
#define GEN_PASS_DEF_MARKENTRYPOINTSPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static bool isEntryPoint(FunctionOpInterface function) {
  return function.isPublic() && !function.isDeclaration();
}

/// Who calls it keeps what it has.
static void markArguments(FunctionOpInterface function) {
  Builder builder(function.getContext());
  SmallVector<DictionaryAttr> attributes;
  // All at once: to set one copies those of all arguments.
  for (BlockArgument arg : function.getArguments()) {
    mlir::NamedAttrList list(mlir::function_interface_impl::getArgAttrDict(
        function, arg.getArgNumber()));
    if (llvm::isa<TensorType>(arg.getType()))
      list.set(bufferization::BufferizationDialect::kWritableAttrName,
               builder.getBoolAttr(false));
    attributes.push_back(list.getDictionary(function.getContext()));
  }
  function.setAllArgAttrs(attributes);
}

namespace {

struct MarkEntryPointsPass
    : public mesh::impl::MarkEntryPointsPassBase<MarkEntryPointsPass> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (isEntryPoint(function))
        markArguments(function);
    // Programs that devices run in one step have the same arguments.
    SymbolTableCollection symbols;
    for (auto programs : getOperation().getOps<ProgramsOp>()) {
      SmallVector<FunctionOpInterface> functions =
          programs.getFunctions(symbols);
      if (llvm::any_of(functions, isEntryPoint))
        llvm::for_each(functions, markArguments);
    }
  }
};

} // namespace
