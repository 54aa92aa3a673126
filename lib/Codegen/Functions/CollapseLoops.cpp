//===- CollapseLoops.cpp - Fewer loops for structured ops -----------------===//
//
// Ops on buffers of different shapes become equal if their shapes differ in
// what can be collapsed alone. LLVM unrolls nests of short loops, at a cost
// that one long loop does not have.
//
//===----------------------------------------------------------------------===//

#include "mesh/Codegen/Functions/CollapseLoops.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;
using mlir::ReassociationIndices;

/// Returns whether the buffers of `op` that are no array in a row can be
/// collapsed by `groups` of loops.
static bool canCollapseBuffers(linalg::GenericOp op,
                               ArrayRef<ReassociationIndices> groups) {
  return llvm::all_of(op->getOpOperands(), [&](mlir::OpOperand &operand) {
    auto type = llvm::dyn_cast<MemRefType>(operand.get().getType());
    return !type || type.getLayout().isIdentity() ||
           (op.getMatchingIndexingMap(&operand).isIdentity() &&
            memref::CollapseShapeOp::isGuaranteedCollapsible(
                type, SmallVector<ReassociationIndices>(groups)));
  });
}

/// Returns the loops of `op` in order, in groups of those that can be one.
static SmallVector<ReassociationIndices> groupLoops(linalg::GenericOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  auto kinds = op.getIteratorTypesArray();
  llvm::SmallBitVector isRead(op.getNumLoops());
  op.walk([&](linalg::IndexOp index) { isRead.set(index.getDim()); });
  SmallVector<ReassociationIndices> groups;
  for (int64_t loop : llvm::seq<int64_t>(op.getNumLoops())) {
    groups.push_back({loop});
    if (loop == 0 || isRead[loop] || isRead[loop - 1] ||
        kinds[loop] != kinds[loop - 1])
      continue;
    SmallVector<ReassociationIndices> merged(groups);
    merged.pop_back();
    merged.back().push_back(loop);
    SmallVector<ReassociationIndices> all(merged);
    for (auto later : llvm::seq<int64_t>(loop + 1, op.getNumLoops()))
      all.push_back({later});
    if (linalg::areDimSequencesPreserved(maps, {merged.back()}) &&
        canCollapseBuffers(op, all))
      groups = std::move(merged);
  }
  return groups;
}

/// Makes one value of views that are equal: an op that works in place is seen
/// to do so.
static void mergeViews(RewriterBase &rewriter, Operation *op) {
  for (mlir::OpOperand &operand : op->getOpOperands()) {
    Operation *view = operand.get().getDefiningOp();
    if (!llvm::isa_and_nonnull<memref::CollapseShapeOp>(view))
      continue;
    for (Value earlier :
         op->getOperands().take_front(operand.getOperandNumber())) {
      Operation *other = earlier.getDefiningOp();
      if (!other || other == view ||
          !mlir::OperationEquivalence::isEquivalentTo(
              view, other, mlir::OperationEquivalence::IgnoreLocations))
        continue;
      rewriter.replaceOp(view, other->getResults());
      break;
    }
  }
}

/// Returns whether the number of elements of `type` is a number.
static bool isCountable(MemRefType type) {
  int64_t count = 1;
  return llvm::none_of(type.getShape(), [&](int64_t size) {
    return llvm::MulOverflow(count, size, count);
  });
}

static LogicalResult collapseLoops(linalg::GenericOp op,
                                   PatternRewriter &rewriter) {
  if (!op.hasPureBufferSemantics() ||
      !llvm::all_of(op->getOperandTypes(), [](Type type) {
        auto buffer = llvm::dyn_cast<MemRefType>(type);
        return !buffer || (buffer.hasStaticShape() && isCountable(buffer));
      }))
    return rewriter.notifyMatchFailure(op, "has operands of unknown shape");
  // Where a map adds up loops, as that of a window, extents of operands do not
  // tell those of loops: upstream's patterns lose the latter.
  if (!llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
        return map.isProjectedPermutation(/*allowZeroInResults=*/true);
      }))
    return rewriter.notifyMatchFailure(op, "adds up loops");
  bool isChanged = false;
  rewriter.setInsertionPoint(op);
  auto dropped = linalg::dropUnitDims(rewriter, op, {});
  if (succeeded(dropped)) {
    rewriter.eraseOp(op);
    op = llvm::cast<linalg::GenericOp>(dropped->resultOp);
    mergeViews(rewriter, op);
    isChanged = true;
  }
  if (llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
        return map.isProjectedPermutation();
      })) {
    auto collapsed =
        linalg::collapseOpIterationDims(op, groupLoops(op), rewriter);
    if (succeeded(collapsed)) {
      rewriter.eraseOp(op);
      mergeViews(rewriter, collapsed->collapsedOp);
      isChanged = true;
    }
  }
  return success(isChanged);
}

void mesh::populateCollapseLoopsPatterns(mlir::RewritePatternSet &patterns) {
  patterns.add(collapseLoops);
}
