//===- LinalgToGPU.cpp - Turn structured ops on memrefs into kernels ------===//
//
// A plan says which loops of an op become threads (LoopPlan.h). Then the code
// of one thread is made (ThreadEmitter.h).
//
//===----------------------------------------------------------------------===//

#include "LoopPlan.h"
#include "RowEmitter.h"
#include "ThreadEmitter.h"
#include "mesh/Codegen/Functions/LaunchBuilder.h"
#include "mesh/Conversion/Passes.h"
#include "mesh/Conversion/Patterns.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTLINALGTOGPUPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static LogicalResult checkBuffers(Operation *op) {
  for (Value operand : op->getOperands())
    if (llvm::isa<BaseMemRefType>(operand.getType()) &&
        !isKernelBuffer(operand))
      return op->emitOpError("cannot be a kernel: expected buffers of static "
                             "shapes and with strides, got ")
             << operand.getType();
  return success();
}

static void launchBlocks(linalg::LinalgOp op, const LoopPlan &plan,
                         LaunchBuilder &launches) {
  BlockShape shape;
  shape.numThreads = plan.group * plan.slices;
  shape.arraySize = ThreadEmitter::getArraySize(op, plan);
  for (Value out : op.getDpsInits())
    shape.arrays.push_back(getElementTypeOrSelf(out));
  launches.launchBlocks(
      op, plan.getNumBlocks(), shape,
      [&](OpBuilder &builder, const BlockValues &values, IRMapping &mapping) {
        ThreadEmitter(op, plan, builder, mapping)
            .emitInBlock(values.block, values.thread, values.arrays);
      });
}

/// Fails unless each result of rows is one number for each row, or for each of
/// their elements.
static LogicalResult checkRows(linalg::LinalgOp op, const RowPlan &plan) {
  if (plan.groups == 0)
    return op.emitOpError("cannot be a kernel: expected rows of at least one "
                          "element");
  llvm::DenseSet<Value> varying = findVarying(op, plan);
  Operation *yield = op.getBlock()->getTerminator();
  for (auto [out, yielded] :
       llvm::zip_equal(op.getDpsInitsMutable(), yield->getOperands())) {
    AffineMap map = op.getMatchingIndexingMap(&out);
    auto isIn = [&](int64_t loop) { return map.isFunctionOfDim(loop); };
    bool isOfElements = llvm::all_of(plan.columns, isIn);
    if (!llvm::all_of(plan.rows, isIn) ||
        (!isOfElements && llvm::any_of(plan.columns, isIn)))
      return op.emitOpError("cannot be a kernel: expected results for each row "
                            "or for each element, got ")
             << mlir::AffineMapAttr::get(map);
    if (!isOfElements && varying.contains(yielded))
      return op.emitOpError("cannot be a kernel: expected one number for each "
                            "row where a result has one for each");
  }
  return success();
}

/// Checks that all combinations are over as many loops.
static LogicalResult checkRowLoops(linalg::LinalgOp op) {
  int64_t expected = getNumRowLoops(op);
  for (auto combine : op.getBlock()->getOps<RtCombineRowOp>())
    if (static_cast<int64_t>(combine.getLoops()) != expected)
      return op.emitOpError("cannot be a kernel: expected rows of the same "
                            "loops, got the last ")
             << expected << " and the last " << combine.getLoops();
  return success();
}

static LogicalResult convertRows(linalg::LinalgOp op, LaunchBuilder &launches) {
  if (failed(checkRowLoops(op)))
    return failure();
  RowPlan plan = planRows(op);
  if (plan.numRows == 0)
    return success();
  if (failed(checkRows(op, plan)))
    return failure();
  launches.launchBlocks(
      op, plan.getNumBlocks(), RowEmitter::getBlockShape(op, plan),
      [&](OpBuilder &builder, const BlockValues &values, IRMapping &mapping) {
        RowEmitter(op, plan, builder, mapping).emit(values);
      });
  return success();
}

static void convertLoops(linalg::LinalgOp op, LaunchBuilder &launches) {
  LoopPlan plan = planLoops(op);
  if (plan.hasBlocks())
    launchBlocks(op, plan, launches);
  else if (plan.getNumThreads() > 0)
    launches.launch(op, plan.getNumThreads(),
                    [&](OpBuilder &builder, Value thread, IRMapping &mapping) {
                      ThreadEmitter(op, plan, builder, mapping).emit(thread);
                    });
}

static LogicalResult convert(linalg::LinalgOp op, LaunchBuilder &launches,
                             RewriterBase &rewriter) {
  if (!op.hasPureBufferSemantics() || op.hasDynamicShape())
    return op.emitOpError("cannot be a kernel: expected buffers of static "
                          "shapes");
  if (failed(checkBuffers(op)))
    return failure();
  if (getNumRowLoops(op) == 0)
    convertLoops(op, launches);
  else if (failed(convertRows(op, launches)))
    return failure();
  rewriter.eraseOp(op);
  return success();
}

/// Returns true if `op` is control flow around numbers in memory, and nothing
/// else.
static bool isScalarCode(Operation *op) {
  if (!llvm::isa<scf::ForOp, scf::WhileOp, scf::IfOp>(op) ||
      op->getNumResults() != 0)
    return false;
  bool hasAccess = false;
  WalkResult result = op->walk([&](Operation *inner) {
    bool isAccess = llvm::isa<memref::LoadOp, memref::StoreOp>(inner);
    hasAccess |= isAccess;
    if (llvm::isa_and_present<scf::SCFDialect>(inner->getDialect()))
      return WalkResult::advance();
    for (Value operand : inner->getOperands())
      if (llvm::isa<BaseMemRefType>(operand.getType()) &&
          !isKernelBuffer(operand))
        return WalkResult::interrupt();
    return isAccess || isMemoryEffectFree(inner) ? WalkResult::advance()
                                                 : WalkResult::interrupt();
  });
  return hasAccess && !result.wasInterrupted();
}

static void convertScalarCode(Operation *op, LaunchBuilder &launches,
                              RewriterBase &rewriter) {
  launches.launch(op, 1, [&](OpBuilder &builder, Value, IRMapping &mapping) {
    builder.clone(*op, mapping);
  });
  rewriter.eraseOp(op);
}

/// Makes copies and the contractions that GPUs have no library for structured
/// ops.
static void convertToStructuredOps(ModuleOp module, RewriterBase &rewriter) {
  RewritePatternSet patterns(module.getContext());
  populateContractionsToLinalgPatterns(patterns);
  walkAndApplyPatterns(module, std::move(patterns));
  module.walk([&](memref::CopyOp copy) {
    rewriter.setInsertionPoint(copy);
    linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(),
                             copy.getTarget());
    rewriter.eraseOp(copy);
  });
}

namespace {
struct ConvertLinalgToGpuPass
    : public mesh::impl::ConvertLinalgToGpuPassBase<ConvertLinalgToGpuPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    IRRewriter rewriter(&getContext());
    convertToStructuredOps(module, rewriter);
    LaunchBuilder launches(module);
    SmallVector<Operation *> ops;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      bool isKernel = llvm::isa<linalg::LinalgOp>(op) || isScalarCode(op);
      if (isKernel)
        ops.push_back(op);
      return isKernel ? WalkResult::skip() : WalkResult::advance();
    });
    for (Operation *op : ops) {
      auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
      if (!structured)
        convertScalarCode(op, launches, rewriter);
      else if (failed(convert(structured, launches, rewriter)))
        return signalPassFailure();
    }
  }
};
} // namespace
