//===- UploadConstants.cpp - Copy constants to the device -----------------===//

#include "mesh/Bufferization/Passes.h"
#include "mesh/IR/MeshRtCopies.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/MapVector.h"

namespace mesh {
#define GEN_PASS_DEF_UPLOADCONSTANTSPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Copies each constant that `function` uses, at its beginning.
static void uploadConstants(RewriterBase &rewriter, func::FuncOp function) {
  llvm::MapVector<StringRef, SmallVector<memref::GetGlobalOp>> uses;
  function.walk(
      [&](memref::GetGlobalOp op) { uses[op.getName()].push_back(op); });
  rewriter.setInsertionPointToStart(&function.front());
  for (auto &[name, ops] : uses) {
    memref::GetGlobalOp constant = ops.front();
    Location loc = constant.getLoc();
    auto host = llvm::cast<memref::GetGlobalOp>(rewriter.clone(*constant));
    Value device = memref::AllocOp::create(rewriter, loc, constant.getType());
    RtCopyToDeviceOp::create(rewriter, loc, host, device);
    for (memref::GetGlobalOp op : ops)
      rewriter.replaceAllUsesWith(op, device);
  }
  // Not before: the copies may be inserted in front of one of them.
  for (auto &[name, ops] : uses)
    for (memref::GetGlobalOp op : ops)
      rewriter.eraseOp(op);
}

namespace {
struct UploadConstantsPass
    : public mesh::impl::UploadConstantsPassBase<UploadConstantsPass> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    IRRewriter rewriter(&getContext());
    uploadConstants(rewriter, getOperation());
  }
};
} // namespace
