//===- CheckKernels.cpp - kernels call what is there ----------------------===//

#include "mesh/Codegen/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mesh {
#define GEN_PASS_DEF_CHECKKERNELSPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct CheckKernelsPass
    : public mesh::impl::CheckKernelsPassBase<CheckKernelsPass> {
  using Base::Base;

  void runOnOperation() override {
    mlir::SymbolTable symbols(getOperation());
    WalkResult result = getOperation()->walk([&](LLVM::CallOp call) {
      std::optional<StringRef> name = call.getCallee();
      auto function =
          name ? symbols.lookup<LLVM::LLVMFuncOp>(*name) : LLVM::LLVMFuncOp();
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
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
