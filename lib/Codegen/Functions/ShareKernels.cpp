//===- ShareKernels.cpp - Merge kernels that are alike --------------------===//

#include "SameFunction.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {
#define GEN_PASS_DEF_SHAREKERNELSPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct ShareKernelsPass
    : public mesh::impl::ShareKernelsPassBase<ShareKernelsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    IRRewriter rewriter(&getContext());
    DenseMap<SymbolRefAttr, SymbolRefAttr> standIns;
    SmallVector<gpu::GPUFuncOp> copies;
    for (auto code : module.getOps<gpu::GPUModuleOp>()) {
      llvm::DenseSet<gpu::GPUFuncOp, SameFunction<gpu::GPUFuncOp>> kernels;
      for (auto kernel : code.getOps<gpu::GPUFuncOp>()) {
        if (!kernel.isKernel() || kernel.isExternal())
          continue;
        auto [found, isNew] = kernels.insert(kernel);
        if (isNew)
          continue;
        standIns[getSymbol(kernel)] = getSymbol(*found);
        copies.push_back(kernel);
      }
    }
    module.walk([&](gpu::LaunchFuncOp launch) {
      SymbolRefAttr kernel = standIns.lookup(launch.getKernel());
      if (kernel && SymbolTable::getNearestSymbolTable(launch) == module)
        rewriter.modifyOpInPlace(launch, [&] { launch.setKernelAttr(kernel); });
    });
    for (gpu::GPUFuncOp kernel : copies)
      rewriter.eraseOp(kernel);
  }

private:
  static SymbolRefAttr getSymbol(gpu::GPUFuncOp kernel) {
    auto code = kernel->getParentOfType<gpu::GPUModuleOp>();
    return SymbolRefAttr::get(code.getNameAttr(),
                              {FlatSymbolRefAttr::get(kernel.getNameAttr())});
  }
};
} // namespace
