//===- FusedBytes.cpp - memory that fusion keeps in use -------------------===//

#include "mesh/Analysis/FusedBytes.h"

#include "mesh/IR/IndexedOps.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/IR/TensorViews.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
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

/// Returns true if `op` repeats the one element of a tensor.
static bool isBroadcast(Operation *op) {
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  if (!structured || !mesh::isElementwise(op) ||
      structured.getNumDpsInputs() != 1)
    return false;
  Block &body = *structured.getBlock();
  auto type = llvm::dyn_cast<RankedTensorType>(
      structured.getDpsInputOperand(0)->get().getType());
  return type && type.hasStaticShape() && type.getNumElements() == 1 &&
         body.getTerminator()->getOperand(0) == body.getArgument(0);
}

bool mesh::isRepeatedByReader(OpOperand &use) {
  Operation *op = use.get().getDefiningOp(), *reader = use.getOwner();
  return op && op->getBlock() == reader->getBlock() && isElementwise(reader) &&
         isBroadcast(op);
}

static bool isContraction(Operation *op) {
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  return llvm::isa<RtContractOp>(op) ||
         (structured && linalg::isaContractionOpInterface(structured));
}

/// Returns the tensors that `op` adds up, each element by itself; none if it
/// computes something else.
static SmallVector<Value> getTerms(Operation *op) {
  if (llvm::isa<arith::AddFOp>(op))
    return SmallVector<Value>(op->getOperands());
  auto generic = llvm::dyn_cast<linalg::GenericOp>(op);
  if (!generic || !isElementwise(op))
    return {};
  SmallVector<Value> terms(generic.getDpsInputs());
  for (Operation &inner : generic.getBody()->without_terminator()) {
    if (!llvm::isa<arith::AddFOp, arith::TruncFOp>(inner))
      return {};
    for (Value operand : inner.getOperands())
      if (operand.getParentBlock() != generic.getBody())
        terms.push_back(operand);
  }
  return terms;
}

SmallVector<Operation *> mesh::getSummedContractions(Operation *op) {
  // Longer sums are not followed, which would take time for each of their ops.
  constexpr size_t kMostTerms = 128;
  SmallVector<Operation *> contractions;
  SmallVector<Value> terms = getTerms(op);
  for (size_t index = 0; index < terms.size(); ++index) {
    Operation *term = terms[index].getDefiningOp();
    if (term && isContraction(term)) {
      contractions.push_back(term);
      continue;
    }
    SmallVector<Value> inner = term ? getTerms(term) : SmallVector<Value>();
    if (inner.empty() || terms.size() > kMostTerms)
      return {};
    llvm::append_range(terms, inner);
  }
  return contractions;
}

/// Returns true if `op` adds something that is neither a contraction nor a sum
/// of some: it does not become one with a contraction.
static bool addsOthers(Operation *op) {
  return !getTerms(op).empty() && getSummedContractions(op).empty();
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
  if (!op || op->hasTrait<OpTrait::ConstantLike>() ||
      (isContraction(op) && !addsOthers(reader)) ||
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
