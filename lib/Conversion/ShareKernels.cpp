//===- ShareKernels.cpp - kernels that are alike --------------------------===//

#include "mesh/Conversion/GpuPasses.h"
#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/OperationSupport.h"

namespace mesh {
#define GEN_PASS_DEF_SHAREKERNELSPASS
#include "mesh/Conversion/GpuPasses.h.inc"
} // namespace mesh

using namespace mesh;
using mlir::OperationEquivalence;

namespace {
/// Finds kernels that do the same: wherever they come from, and whatever their
/// names are.
struct KernelInfo : public llvm::DenseMapInfo<gpu::GPUFuncOp> {
  static unsigned getHashValue(gpu::GPUFuncOp kernel) {
    llvm::hash_code hash = mlir::hash_value(kernel.getFunctionType());
    kernel.getBody().walk([&](Operation *op) {
      hash = llvm::hash_combine(hash,
                                OperationEquivalence::computeHash(
                                    op, OperationEquivalence::ignoreHashValue,
                                    OperationEquivalence::ignoreHashValue,
                                    OperationEquivalence::IgnoreLocations));
    });
    return static_cast<unsigned>(hash);
  }

  static bool isEqual(gpu::GPUFuncOp lhs, gpu::GPUFuncOp rhs) {
    if (lhs == rhs)
      return true;
    for (gpu::GPUFuncOp kernel : {lhs, rhs})
      if (kernel == getEmptyKey() || kernel == getTombstoneKey())
        return false;
    return lhs->getParentOp() == rhs->getParentOp() &&
           getAttributes(lhs) == getAttributes(rhs) &&
           OperationEquivalence::isRegionEquivalentTo(
               &lhs.getBody(), &rhs.getBody(),
               OperationEquivalence::IgnoreLocations);
  }

private:
  /// All but the name.
  static DictionaryAttr getAttributes(gpu::GPUFuncOp kernel) {
    mlir::NamedAttrList attributes(kernel->getAttrDictionary());
    attributes.erase(mlir::SymbolTable::getSymbolAttrName());
    return attributes.getDictionary(kernel.getContext());
  }
};

struct ShareKernelsPass
    : public mesh::impl::ShareKernelsPassBase<ShareKernelsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    llvm::DenseSet<gpu::GPUFuncOp, KernelInfo> kernels;
    DenseMap<SymbolRefAttr, SymbolRefAttr> standIns;
    SmallVector<gpu::GPUFuncOp> copies;
    for (auto code : module.getOps<gpu::GPUModuleOp>())
      for (auto kernel : code.getOps<gpu::GPUFuncOp>()) {
        if (!kernel.isKernel() || kernel.isExternal())
          continue;
        auto [found, isNew] = kernels.insert(kernel);
        if (isNew)
          continue;
        standIns[getSymbol(kernel)] = getSymbol(*found);
        copies.push_back(kernel);
      }
    module.walk([&](gpu::LaunchFuncOp launch) {
      SymbolRefAttr kernel = standIns.lookup(launch.getKernel());
      if (kernel && SymbolTable::getNearestSymbolTable(launch) == module)
        launch.setKernelAttr(kernel);
    });
    for (gpu::GPUFuncOp kernel : copies)
      kernel.erase();
  }

private:
  static SymbolRefAttr getSymbol(gpu::GPUFuncOp kernel) {
    auto code = kernel->getParentOfType<gpu::GPUModuleOp>();
    return SymbolRefAttr::get(code.getNameAttr(),
                              {FlatSymbolRefAttr::get(kernel.getNameAttr())});
  }
};
} // namespace
