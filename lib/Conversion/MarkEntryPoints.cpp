//===- MarkEntryPoints.cpp - functions that are called from outside -------===//

#include "mesh/Conversion/Passes.h"
#include "mesh/IR/ProgramOps.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mesh {
#define GEN_PASS_DEF_MARKENTRYPOINTSPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static bool isEntryPoint(FunctionOpInterface function) {
  return function.isPublic() && !function.isDeclaration();
}

/// Who calls it keeps what it has.
static void markArguments(FunctionOpInterface function) {
  Builder builder(function.getContext());
  for (BlockArgument arg : function.getArguments())
    if (llvm::isa<TensorType>(arg.getType()))
      function.setArgAttr(
          arg.getArgNumber(),
          bufferization::BufferizationDialect::kWritableAttrName,
          builder.getBoolAttr(false));
}

namespace {

struct MarkEntryPointsPass
    : public mesh::impl::MarkEntryPointsPassBase<MarkEntryPointsPass> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (isEntryPoint(function)) {
        function->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                          UnitAttr::get(&getContext()));
        markArguments(function);
      }
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
