//===- FusedBytes.cpp - memory that fusion keeps in use -------------------===//

#include "mesh/Analysis/FusedBytes.h"

#include "mesh/IR/IndexedOps.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/IR/TensorViews.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/DenseSet.h"

using namespace mesh;

bool mesh::isElementwise(Operation *op) {
  if (auto structured = llvm::dyn_cast<linalg::LinalgOp>(op))
    return structured.getNumReductionLoops() == 0 && op->getNumResults() == 1;
  return OpTrait::hasElementwiseMappableTraits(op) && op->getNumResults() == 1;
}

static bool isContraction(Operation *op) {
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  return llvm::isa<RtContractOp>(op) ||
         (structured && linalg::isaContractionOpInterface(structured));
}

double mesh::getFreedBytes(Value value, Operation *reader) {
  double bytes = getTensorBytes(value);
  auto isOnlyReader = [&](Operation *user) { return user == reader; };
  if (!llvm::all_of(value.getUsers(), isOnlyReader))
    return 0;
  Operation *op = value.getDefiningOp();
  while (isView(op)) {
    Value source = op->getOperand(0);
    if (!source.hasOneUse())
      return 0;
    op = source.getDefiningOp();
  }
  if (!op || op->hasTrait<OpTrait::ConstantLike>() || isContraction(op) ||
      llvm::isa<tensor::EmptyOp, linalg::FillOp, GatherSlicesOp>(op))
    return 0;
  return bytes;
}

/// Returns true if `op` makes a buffer that no fusion makes a part of another
/// op.
static bool makesBuffer(Operation *op) {
  if (isView(op) || isElementwise(op) || op->hasTrait<OpTrait::ConstantLike>())
    return false;
  if (llvm::isa<tensor::EmptyOp, tensor::InsertSliceOp>(op))
    return false;
  return llvm::any_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>);
}

bool mesh::keepsMoreBytes(Operation *producer, Operation *reader,
                          double freed) {
  if (freed <= getTensorBytes(producer->getResult(0)))
    return false;
  Operation *end = producer->getBlock()->findAncestorOpInBlock(*reader);
  if (!end)
    return false;
  for (Operation *op = producer->getNextNode(); op && op != end;
       op = op->getNextNode())
    if (makesBuffer(op))
      return true;
  return false;
}

bool mesh::keepsMoreBytes(Operation *producer, Operation *reader) {
  double freed = 0;
  llvm::SmallDenseSet<Value> counted;
  for (Value operand : producer->getOperands())
    if (counted.insert(operand).second)
      freed += getFreedBytes(operand, producer);
  return keepsMoreBytes(producer, reader, freed);
}
