//===- UploadConstants.cpp - copies of constants on the device ------------===//

#include "mesh/Bufferization/Passes.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {
#define GEN_PASS_DEF_UPLOADCONSTANTSPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// A copy of each constant that `function` uses, at its beginning.
static void uploadConstants(FunctionOpInterface function) {
  llvm::MapVector<StringRef, SmallVector<memref::GetGlobalOp>> uses;
  function->walk(
      [&](memref::GetGlobalOp op) { uses[op.getName()].push_back(op); });
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  for (auto &[name, ops] : uses) {
    memref::GetGlobalOp constant = ops.front();
    Location loc = constant.getLoc();
    auto host = llvm::cast<memref::GetGlobalOp>(builder.clone(*constant));
    Value device = memref::AllocOp::create(builder, loc, constant.getType());
    RtCopyToDeviceOp::create(builder, loc, host, device);
    for (memref::GetGlobalOp op : ops)
      op.replaceAllUsesWith(device);
  }
  // Not before: one of them may be where the copies are made.
  for (auto &[name, ops] : uses)
    for (memref::GetGlobalOp op : ops)
      op.erase();
}

namespace {
struct UploadConstantsPass
    : public mesh::impl::UploadConstantsPassBase<UploadConstantsPass> {
  void runOnOperation() override {
    getOperation()->walk([](FunctionOpInterface function) {
      if (!function.isExternal())
        uploadConstants(function);
    });
  }
};
} // namespace
