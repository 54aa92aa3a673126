//===- SeparateResults.cpp - each buffer returned once --------------------===//

#include "mesh/Bufferization/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mesh {
#define GEN_PASS_DEF_SEPARATERESULTSPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static void separateResults(func::ReturnOp op) {
  OpBuilder builder(op);
  llvm::SmallPtrSet<Value, 4> returned;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = llvm::dyn_cast<MemRefType>(operand.get().getType());
    if (!type || returned.insert(operand.get()).second)
      continue;
    Value copy = memref::AllocOp::create(builder, op.getLoc(), type);
    memref::CopyOp::create(builder, op.getLoc(), operand.get(), copy);
    operand.set(copy);
  }
}

namespace {

struct SeparateResultsPass
    : public mesh::impl::SeparateResultsPassBase<SeparateResultsPass> {
  void runOnOperation() override { getOperation()->walk(separateResults); }
};

} // namespace
