//===- HostAccessesToRuntime.cpp - Copy numbers between host and device ---===//

#include "mesh/Conversion/Passes.h"
#include "mesh/Conversion/Patterns.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTHOSTACCESSESTORUNTIMEPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Returns true if `buffer` is the host's: it is on the stack, or a constant.
static bool isOnHost(Value buffer) {
  Operation *op = buffer.getDefiningOp();
  return llvm::isa_and_present<memref::AllocaOp, memref::GetGlobalOp>(op);
}

/// The element of `buffer` at `indices`, as a buffer.
static Value emitElement(OpBuilder &builder, Location loc, Value buffer,
                         ValueRange indices) {
  auto type = llvm::cast<MemRefType>(buffer.getType());
  if (type.getRank() == 0)
    return buffer;
  SmallVector<OpFoldResult> offsets = mlir::getAsOpFoldResult(indices);
  SmallVector<OpFoldResult> ones(type.getRank(), builder.getIndexAttr(1));
  MemRefType element = memref::SubViewOp::inferRankReducedResultType(
      {}, type, offsets, ones, ones);
  return memref::SubViewOp::create(builder, loc, element, buffer, offsets, ones,
                                   ones);
}

/// Memory on the stack for a number of the type of `buffer`'s elements.
static Value emitNumber(OpBuilder &builder, Location loc, Value buffer) {
  OpBuilder::InsertionGuard guard(builder);
  auto function = builder.getInsertionBlock()
                      ->getParentOp()
                      ->getParentOfType<FunctionOpInterface>();
  if (auto parent = llvm::dyn_cast<FunctionOpInterface>(
          builder.getInsertionBlock()->getParentOp()))
    function = parent;
  builder.setInsertionPointToStart(&function.front());
  return memref::AllocaOp::create(
      builder, loc, MemRefType::get({}, getElementTypeOrSelf(buffer)));
}

static void convertLoad(memref::LoadOp op, RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  Value number = emitNumber(rewriter, loc, op.getMemRef());
  RtCopyToHostOp::create(
      rewriter, loc,
      emitElement(rewriter, loc, op.getMemRef(), op.getIndices()), number);
  rewriter.replaceOpWithNewOp<memref::LoadOp>(op, number);
}

static void convertStore(memref::StoreOp op, RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  Value number = emitNumber(rewriter, loc, op.getMemRef());
  memref::StoreOp::create(rewriter, loc, op.getValue(), number);
  RtCopyToDeviceOp::create(
      rewriter, loc, number,
      emitElement(rewriter, loc, op.getMemRef(), op.getIndices()));
  rewriter.eraseOp(op);
}

/// Returns true if `op` accesses the memory of one of its operands on the host.
static bool accessesMemory(Operation *op) {
  if (llvm::isa_and_present<MeshRtDialect, gpu::GPUDialect>(op->getDialect()) ||
      llvm::isa<func::CallOp, func::ReturnOp>(op))
    return false;
  auto effects = llvm::dyn_cast<MemoryEffectOpInterface>(op);
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    if (!llvm::isa<BaseMemRefType>(operand.getType()) || isOnHost(operand))
      return false;
    if (!effects)
      return !op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
    return effects.getEffectOnValue<MemoryEffects::Read>(operand) ||
           effects.getEffectOnValue<MemoryEffects::Write>(operand);
  });
}

LogicalResult mesh::convertHostAccessesToRuntime(RewriterBase &rewriter,
                                                 Operation *root) {
  SmallVector<Operation *> accesses;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (llvm::isa<gpu::LaunchOp>(op))
      return WalkResult::skip();
    if (accessesMemory(op))
      accesses.push_back(op);
    return WalkResult::advance();
  });
  for (Operation *op : accesses) {
    if (auto load = llvm::dyn_cast<memref::LoadOp>(op))
      convertLoad(load, rewriter);
    else if (auto store = llvm::dyn_cast<memref::StoreOp>(op))
      convertStore(store, rewriter);
    else
      return op->emitOpError("would access memory of the device on the host");
  }
  return success();
}

namespace {
struct ConvertHostAccessesToRuntimePass
    : public mesh::impl::ConvertHostAccessesToRuntimePassBase<
          ConvertHostAccessesToRuntimePass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    if (failed(convertHostAccessesToRuntime(rewriter, getOperation())))
      return signalPassFailure();
  }
};
} // namespace
