//===- MarkEntryPoints.cpp - functions that are called from outside -------===//

#include "mesh/Conversion/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mesh {
#define GEN_PASS_DEF_MARKENTRYPOINTSPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static void markEntryPoint(func::FuncOp function) {
  Builder builder(function.getContext());
  function->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                    builder.getUnitAttr());
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
      if (function.isPublic() && !function.isDeclaration())
        markEntryPoint(function);
  }
};

} // namespace
