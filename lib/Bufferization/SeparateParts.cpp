//===- SeparateParts.cpp - Small parts that are read after the whole ------===//
//
// A value that is computed in its place in another tensor keeps all of that in
// memory for as long as it is read.
//
//===----------------------------------------------------------------------===//

#include "mesh/Bufferization/PrepareBufferization.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/IR/TensorViews.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// Returns the empty tensor that `value` is written to, in its block; null if
/// there is none.
static tensor::EmptyOp findEmpty(Value value) {
  Block *block = value.getParentBlock();
  while (Operation *op = value.getDefiningOp()) {
    if (op->getBlock() != block)
      return {};
    if (auto empty = llvm::dyn_cast<tensor::EmptyOp>(op))
      return empty;
    auto structured = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(op);
    if (structured)
      value =
          structured.getTiedOpOperand(llvm::cast<mlir::OpResult>(value))->get();
    else if (auto run = llvm::dyn_cast<RtRunOp>(op))
      value = run.getDst();
    else if (isReshape(op))
      value = op->getOperand(0);
    else
      return {};
  }
  return {};
}

/// Appends the results of the op of `use` that may be in the memory of its
/// value.
static void addAliases(OpOperand &use, llvm::SetVector<Value> &aliases) {
  Operation *op = use.getOwner();
  auto structured = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(op);
  auto insert = llvm::dyn_cast<tensor::InsertSliceOp>(op);
  auto run = llvm::dyn_cast<RtRunOp>(op);
  if (isView(op) || (insert && use == insert.getDestMutable()) ||
      (run && use.get() == run.getDst() && run->getNumResults() == 1))
    aliases.insert(op->getResult(0));
  else if (structured && structured.isDpsInit(&use) &&
           llvm::isa<TensorType>(use.get().getType()))
    aliases.insert(structured.getTiedOpResult(&use));
}

/// Returns the last op in the block of `value` that reads its memory, from then
/// on.
static Operation *findLastAccess(Value value) {
  Block *block = value.getParentBlock();
  llvm::SetVector<Value> aliases;
  aliases.insert(value);
  Operation *last = value.getDefiningOp();
  for (size_t index = 0; index < aliases.size(); ++index)
    for (OpOperand &use : aliases[index].getUses()) {
      Operation *reader = block->findAncestorOpInBlock(*use.getOwner());
      if (reader && last->isBeforeInBlock(reader))
        last = reader;
      addAliases(use, aliases);
    }
  return last;
}

/// Returns true if the value that `insert` puts into a tensor is read after all
/// of that, and takes less than half of its bytes.
static bool outlivesWhole(tensor::InsertSliceOp insert) {
  Value part = insert.getSource();
  return part.getParentBlock() == insert->getBlock() && !part.hasOneUse() &&
         2 * getTensorBytes(part) < getTensorBytes(insert) &&
         findLastAccess(insert)->isBeforeInBlock(findLastAccess(part));
}

void mesh::separateParts(RewriterBase &rewriter, Operation *root) {
  llvm::SetVector<Operation *> empties;
  root->walk([&](tensor::InsertSliceOp insert) {
    if (tensor::EmptyOp empty = findEmpty(insert.getSource());
        empty && outlivesWhole(insert))
      empties.insert(empty);
  });
  for (Operation *empty : empties) {
    rewriter.setInsertionPoint(empty);
    rewriter.replaceOpWithNewOp<mlir::bufferization::AllocTensorOp>(
        empty, llvm::cast<RankedTensorType>(empty->getResult(0).getType()),
        empty->getOperands());
  }
}
