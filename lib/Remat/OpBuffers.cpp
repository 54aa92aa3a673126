//===- OpBuffers.cpp - ops that make buffers ------------------------------===//

#include "OpBuffers.h"

#include "mesh/Analysis/FusedBytes.h"
#include "mesh/IR/BarrierOps.h"
#include "mesh/IR/IndexedOps.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/TensorViews.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

bool mesh::canTakeOthers(Operation *op) {
  return (llvm::isa<linalg::LinalgOp>(op) && !isWorkingContraction(op)) ||
         OpTrait::hasElementwiseMappableTraits(op);
}

/// Returns the type of `value` as a buffer: a slice is a view of its source,
/// and so is a reshape if it can be one. Null if the shape is not known.
static MemRefType getBufferType(Value value) {
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return {};
  Operation *op = value.getDefiningOp();
  MemRefType source =
      llvm::isa_and_present<tensor::ExtractSliceOp, AllSliceOp,
                            tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op)
          ? getBufferType(op->getOperand(0))
          : MemRefType();
  if (auto slice = llvm::dyn_cast_or_null<tensor::ExtractSliceOp>(op);
      slice && source)
    return llvm::cast<MemRefType>(memref::SubViewOp::inferRankReducedResultType(
        type.getShape(), source, slice.getMixedOffsets(), slice.getMixedSizes(),
        slice.getMixedStrides()));
  if (auto slice = llvm::dyn_cast_or_null<AllSliceOp>(op); slice && source) {
    SmallVector<int64_t> offsets(type.getRank(), 0), strides(type.getRank(), 1);
    offsets[slice.getDim()] = ShapedType::kDynamic;
    return memref::SubViewOp::inferResultType(source, offsets, type.getShape(),
                                              strides);
  }
  if (auto collapse = llvm::dyn_cast_or_null<tensor::CollapseShapeOp>(op);
      collapse && source &&
      memref::CollapseShapeOp::isGuaranteedCollapsible(
          source, collapse.getReassociationIndices()))
    return memref::CollapseShapeOp::computeCollapsedType(
        source, collapse.getReassociationIndices());
  if (auto expand = llvm::dyn_cast_or_null<tensor::ExpandShapeOp>(op);
      expand && source)
    if (FailureOr<MemRefType> expanded =
            memref::ExpandShapeOp::computeExpandedType(
                source, type.getShape(), expand.getReassociationIndices());
        succeeded(expanded))
      return *expanded;
  return MemRefType::get(type.getShape(), type.getElementType());
}

bool mesh::isCopyOfSlice(Operation *op) {
  auto collapse = llvm::dyn_cast<tensor::CollapseShapeOp>(op);
  MemRefType source =
      collapse ? getBufferType(collapse.getSrc()) : MemRefType();
  return source &&
         !memref::CollapseShapeOp::isGuaranteedCollapsible(
             source, collapse.getReassociationIndices()) &&
         !llvm::all_of(op->getUsers(), canTakeOthers);
}

/// Returns true if the value of `use`, or views of it, are read as an element,
/// or written over: the op has its own fill then.
static bool takesNumber(OpOperand &use) {
  Operation *user = use.getOwner();
  if (canTakeOthers(user) || llvm::isa<GatherSlicesOp>(user))
    return true;
  if (isView(user))
    return llvm::all_of(user->getUses(), takesNumber);
  if (auto scatter = llvm::dyn_cast<ScatterSlicesOp>(user))
    return llvm::is_contained(scatter.getDests(), use.get());
  if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(user))
    return llvm::is_contained(loop.getInits(), use.get());
  auto structured = llvm::dyn_cast<DestinationStyleOpInterface>(user);
  return structured && structured.isDpsInit(&use);
}

bool mesh::isFusedThrough(Operation *op) {
  return isReshape(op) && !llvm::isa<OptimizationBarrierOp>(op);
}

Operation *mesh::getOnlyReader(Operation *op) {
  do {
    if (!op->hasOneUse())
      return nullptr;
    op = *op->user_begin();
  } while (isFusedThrough(op));
  return op;
}

/// Returns true if ops make the elements of `op` that they read themselves: one
/// op if they depend on their indices, else any number of them, as of a
/// broadcast.
static bool isMadeByReaders(Operation *op, GeneratedOps &generated) {
  auto isRepeated = [](OpOperand &use) {
    return canTakeOthers(use.getOwner()) && isRepeatedByReader(use);
  };
  if (!op->use_empty() && llvm::all_of(op->getUses(), isRepeated))
    return true;
  if (generated.contains(op, /*withIndices=*/false) &&
      llvm::all_of(op->getUses(), takesNumber))
    return true;
  Operation *reader = generated.contains(op, /*withIndices=*/true)
                          ? getOnlyReader(op)
                          : nullptr;
  return reader && canTakeOthers(reader);
}

/// Returns true if the op that `use` is of makes the elements of a filled
/// tensor itself, writes over a fill of its own, or has the fill where it
/// writes.
static bool takesOwnFill(OpOperand &use) {
  Operation *user = use.getOwner(), *parent = user->getParentOp();
  if (llvm::isa<tensor::ConcatOp, tensor::PadOp>(user))
    return true;
  if (auto insert = llvm::dyn_cast<tensor::InsertSliceOp>(user))
    return use == insert.getSourceMutable() ? use.get().hasOneUse() : true;
  if (user->hasTrait<OpTrait::IsTerminator>())
    return !llvm::isa<mlir::LoopLikeOpInterface>(parent);
  return takesNumber(use);
}

/// Returns true if `op` fills a tensor that is in memory for ops which read it
/// as a whole.
static bool fillsBuffer(Operation *op) {
  mlir::SplatElementsAttr splat;
  bool isFill = mlir::matchPattern(op, mlir::m_Constant(&splat)) ||
                (llvm::isa<linalg::FillOp>(op) &&
                 op->getOperand(1).getDefiningOp<tensor::EmptyOp>());
  return isFill && op->getNumResults() == 1 &&
         llvm::isa<RankedTensorType>(op->getResult(0).getType()) &&
         !llvm::all_of(op->getUses(), takesOwnFill);
}

bool mesh::isWithoutBuffer(Operation *op, GeneratedOps &generated) {
  if (fillsBuffer(op))
    return false;
  if (isMadeByReaders(op, generated))
    return true;
  if (op->getNumRegions() != 0 && !llvm::isa<linalg::FillOp>(op))
    return false;
  if (op->hasTrait<OpTrait::IsTerminator>() || !mlir::isMemoryEffectFree(op))
    return false;
  if (op->hasTrait<OpTrait::ConstantLike>() || isView(op) ||
      llvm::isa<tensor::EmptyOp, linalg::FillOp>(op))
    return true;
  return llvm::none_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>);
}
