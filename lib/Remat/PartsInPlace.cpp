//===- PartsInPlace.cpp - tensors made where they are a part --------------===//

#include "PartsInPlace.h"

#include "mesh/Remat/BlockUnits.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

/// Returns true if `value` is known when `op` runs, or could be.
static bool isKnown(Value value, Operation *op) {
  auto isLater = [&](Operation *other) {
    return other->getBlock() == op->getBlock() && !other->isBeforeInBlock(op);
  };
  Operation *definition = value.getDefiningOp();
  if (!definition || !isLater(definition))
    return true;
  mlir::BackwardSliceOptions options;
  options.filter = isLater;
  options.omitUsesFromAbove = false;
  options.omitBlockArguments = true;
  options.inclusive = true;
  llvm::SetVector<Operation *> needed;
  return succeeded(mlir::getBackwardSlice(definition, &needed, options)) &&
         llvm::all_of(needed, [&](Operation *other) {
           return other != op && mlir::isMemoryEffectFree(other);
         });
}

bool mesh::isPlaceKnown(tensor::InsertSliceOp insert, Operation *op) {
  return llvm::all_of(insert->getOpOperands(), [&](OpOperand &operand) {
    return operand == insert.getSourceMutable() || isKnown(operand.get(), op);
  });
}

/// Returns the tensor that the op writes `result` over; null if it is none.
static Value getDestination(OpResult result) {
  Operation *op = result.getOwner();
  if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(op))
    return result.getResultNumber() < loop.getInits().size()
               ? loop.getInits()[result.getResultNumber()]
               : Value();
  auto structured = llvm::dyn_cast<DestinationStyleOpInterface>(op);
  return structured ? structured.getTiedOpOperand(result)->get() : Value();
}

tensor::InsertSliceOp mesh::getInsertInPlace(OpResult result) {
  Operation *op = result.getOwner();
  Value destination = getDestination(result);
  bool isFreshlyMade = destination ? isFresh(destination.getDefiningOp())
                                   : OpTrait::hasElementwiseMappableTraits(op);
  auto insert =
      (destination || isFreshlyMade) && result.hasOneUse()
          ? llvm::dyn_cast<tensor::InsertSliceOp>(*result.user_begin())
          : tensor::InsertSliceOp();
  if (!insert || insert.getSource() != result ||
      insert->getBlock() != op->getBlock())
    return {};
  bool isInPlace = isFreshlyMade && isPlaceKnown(insert, op);
  auto slice = destination ? destination.getDefiningOp<tensor::ExtractSliceOp>()
                           : tensor::ExtractSliceOp();
  if (slice)
    isInPlace = insert.getDest() == slice.getSource() &&
                insert.isSameAs(slice, mlir::isEqualConstantIntOrValue);
  return isInPlace ? insert : tensor::InsertSliceOp();
}
