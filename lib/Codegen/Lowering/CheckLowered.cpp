//===- CheckLowered.cpp - Reject ops and calls without code ---------------===//

#include "mesh/Codegen/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Verifier.h"

namespace mesh {
#define GEN_PASS_DEF_CHECKLOWEREDPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Returns true if LLVM has an equivalent of `op`, in a kernel or not.
static bool isLowered(Operation *op, bool isKernel) {
  if (llvm::isa_and_nonnull<LLVM::LLVMDialect>(op->getDialect()))
    return true;
  if (!isKernel)
    return llvm::isa<ModuleOp>(op);
  return llvm::isa<gpu::GPUModuleOp>(op) ||
         llvm::isa_and_nonnull<mlir::NVVM::NVVMDialect>(op->getDialect());
}

/// Checks that nothing but LLVM's ops is left in `root`. Casts count if there
/// is no op that they lead to.
static LogicalResult checkOps(Operation *root, bool areKernels) {
  bool areLowered = true;
  SmallVector<Operation *> casts;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isLowered(op, areKernels))
      return WalkResult::advance();
    if (llvm::isa<mlir::UnrealizedConversionCastOp>(op)) {
      casts.push_back(op);
      return WalkResult::advance();
    }
    op->emitOpError("has no lowering to LLVM");
    areLowered = false;
    return WalkResult::skip();
  });
  if (!areLowered || casts.empty())
    return success(areLowered);
  return casts.front()->emitError("a value of type ")
         << casts.front()->getOperandTypes().front()
         << " has no lowering to LLVM, where it is to be of type "
         << casts.front()->getResultTypes().front();
}

/// Checks that the functions which kernels in `root` call are defined there, or
/// in libdevice.
static LogicalResult checkCalls(Operation *root, bool hasLibdevice) {
  SymbolTableCollection symbols;
  WalkResult result = root->walk([&](LLVM::CallOp call) {
    std::optional<StringRef> name = call.getCallee();
    auto function = name ? symbols.lookupNearestSymbolFrom<LLVM::LLVMFuncOp>(
                               call, call.getCalleeAttr())
                         : LLVM::LLVMFuncOp();
    if (function && !function.isExternal())
      return WalkResult::advance();
    bool isLibdevice = name && name->starts_with("__nv_");
    if (isLibdevice && hasLibdevice)
      return WalkResult::advance();
    InFlightDiagnostic error =
        mlir::emitError(call.getLoc())
        << "a kernel calls "
        << (name ? "'" + name->str() + "'" : "what it is given")
        << ", which is not there";
    if (isLibdevice)
      error << ": give libdevice.10.bc of the CUDA toolkit as 'libdevice'";
    return WalkResult::interrupt();
  });
  return success(!result.wasInterrupted());
}

namespace {
struct CheckLoweredPass
    : public mesh::impl::CheckLoweredPassBase<CheckLoweredPass> {
  using Base::Base;

  void runOnOperation() override {
    bool areKernels = llvm::isa<gpu::GPUModuleOp>(getOperation());
    if (failed(checkOps(getOperation(), areKernels)) ||
        (areKernels && failed(checkCalls(getOperation(), hasLibdevice))) ||
        failed(mlir::verify(getOperation())))
      return signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
