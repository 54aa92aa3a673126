//===- ReshapeResults.cpp - results in the shape that they have -----------===//

#include "mesh/Bufferization/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_RESHAPERESULTSPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// What `reshape` is given, seen in `buffer`, which is in the place of what it
/// gives.
static Value undo(OpBuilder &builder, Operation *reshape, Value buffer) {
  auto type = llvm::cast<MemRefType>(reshape->getOperand(0).getType());
  return llvm::TypeSwitch<Operation *, Value>(reshape)
      .Case([&](memref::ExpandShapeOp op) {
        return memref::CollapseShapeOp::create(
            builder, op.getLoc(), type, buffer, op.getReassociationIndices());
      })
      .Case([&](memref::CollapseShapeOp op) {
        return memref::ExpandShapeOp::create(builder, op.getLoc(),
                                             type.getShape(), buffer,
                                             op.getReassociationIndices());
      });
}

/// Gives what `op` returns as `returned` the buffer that this is a view of, if
/// that is not a result itself.
static void allocateAsReturned(func::ReturnOp op, Value returned) {
  SmallVector<Operation *> reshapes;
  Value root = returned;
  while (Operation *reshape = root.getDefiningOp()) {
    if (!llvm::isa<memref::ExpandShapeOp, memref::CollapseShapeOp>(reshape))
      break;
    reshapes.push_back(reshape);
    root = reshape->getOperand(0);
  }
  auto alloc = root.getDefiningOp<memref::AllocOp>();
  auto type = llvm::dyn_cast<MemRefType>(returned.getType());
  if (reshapes.empty() || !alloc || !type.hasStaticShape() ||
      llvm::is_contained(op.getOperands(), root))
    return;
  OpBuilder builder(alloc);
  Value whole = memref::AllocOp::create(builder, alloc.getLoc(), type,
                                        alloc.getAlignmentAttr());
  Value view = whole;
  for (Operation *reshape : reshapes)
    view = undo(builder, reshape, view);
  returned.replaceAllUsesWith(whole);
  alloc.replaceAllUsesWith(view);
  alloc.erase();
}

namespace {

struct ReshapeResultsPass
    : public mesh::impl::ReshapeResultsPassBase<ReshapeResultsPass> {
  void runOnOperation() override {
    getOperation()->walk([](func::ReturnOp op) {
      for (Value returned : op.getOperands())
        allocateAsReturned(op, returned);
    });
  }
};

} // namespace
