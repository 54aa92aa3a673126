//===- CheckLowered.cpp - nothing is left of other dialects ---------------===//

#include "mesh/Codegen/Passes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mesh {
#define GEN_PASS_DEF_CHECKLOWEREDPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct CheckLoweredPass
    : public mesh::impl::CheckLoweredPassBase<CheckLoweredPass> {
  void runOnOperation() override {
    bool isLowered = true;
    SmallVector<Operation *> casts;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (llvm::isa<ModuleOp>(op) ||
          llvm::isa_and_nonnull<LLVM::LLVMDialect>(op->getDialect()))
        return WalkResult::advance();
      if (llvm::isa<mlir::UnrealizedConversionCastOp>(op)) {
        casts.push_back(op);
        return WalkResult::advance();
      }
      op->emitOpError("has no lowering to LLVM");
      isLowered = false;
      return WalkResult::skip();
    });
    if (isLowered && !casts.empty()) {
      casts.front()->emitError("a value of type ")
          << casts.front()->getOperandTypes().front()
          << " has no lowering to LLVM, where it is to be of type "
          << casts.front()->getResultTypes().front();
      isLowered = false;
    }
    if (!isLowered)
      return signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
