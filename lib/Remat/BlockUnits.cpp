//===- BlockUnits.cpp - the ops of a block that make buffers --------------===//

#include "BlockUnits.h"

#include "mesh/IR/BarrierOps.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/ReadValues.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// Returns true if `op` reshapes its operand.
static bool isReshape(Operation *op) {
  return llvm::isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                   tensor::CastOp, OptimizationBarrierOp>(op);
}

/// Returns true if `op` makes no buffer: a view, numbers, or what other ops
/// write over.
static bool isFree(Operation *op) {
  if (op->getNumRegions() != 0 && !llvm::isa<linalg::FillOp>(op))
    return false;
  if (op->hasTrait<OpTrait::IsTerminator>() || !mlir::isMemoryEffectFree(op))
    return false;
  if (op->hasTrait<OpTrait::ConstantLike>() || isReshape(op) ||
      llvm::isa<tensor::EmptyOp, tensor::ExtractSliceOp, linalg::FillOp>(op))
    return true;
  return llvm::none_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>);
}

/// Returns true if `op` computes each element of its result by itself.
static bool isElementwise(Operation *op) {
  if (auto structured = llvm::dyn_cast<linalg::LinalgOp>(op))
    return structured.getNumReductionLoops() == 0 && op->getNumResults() == 1;
  return OpTrait::hasElementwiseMappableTraits(op) && op->getNumResults() == 1;
}

/// Returns true if elementwise ops can be fused with `op`, which reads them.
static bool canTakeOthers(Operation *op) {
  return (llvm::isa<linalg::LinalgOp>(op) && !isWorkingContraction(op)) ||
         OpTrait::hasElementwiseMappableTraits(op);
}

/// Returns the only unit that all users of `op` are in, or null.
static Operation *getOnlyRoot(Operation *op, Block &block,
                              const DenseMap<Operation *, Operation *> &roots) {
  Operation *only = nullptr;
  for (Operation *user : op->getUsers()) {
    Operation *root = roots.lookup(block.findAncestorOpInBlock(*user));
    if (!root || (only && only != root))
      return nullptr;
    only = root;
  }
  return only;
}

/// Returns true if those who read `op` read its elements, or reshapes.
static bool isReadWhole(Operation *op, Block &block) {
  return llvm::all_of(op->getUsers(), [&](Operation *user) {
    if (user->getBlock() != &block)
      return false;
    return isReshape(user) ? isReadWhole(user, block) : canTakeOthers(user);
  });
}

Operation *BlockUnits::findRoot(Operation *op) const {
  if (isFree(op))
    return getOnlyRoot(op, block, roots);
  if (isElementwise(op) && isReadWhole(op, block))
    if (Operation *root = getOnlyRoot(op, block, roots);
        root && canTakeOthers(root))
      return root;
  return op;
}

BlockUnits::BlockUnits(Block &block) : block(block) {
  for (Operation &op : llvm::reverse(block))
    roots[&op] = findRoot(&op);
}

void BlockUnits::addLeaf(Value value, llvm::SetVector<Value> &leaves) const {
  Operation *definition = value.getDefiningOp();
  if (!definition || definition->getBlock() != &block || isRoot(definition))
    leaves.insert(value);
  else
    addLeaves(definition, leaves);
}

void BlockUnits::addLeaves(Operation *op,
                           llvm::SetVector<Value> &leaves) const {
  for (Value value : getReadValues(op))
    addLeaf(value, leaves);
}

SmallVector<Value> BlockUnits::getLeavesOf(Value value) const {
  llvm::SetVector<Value> leaves;
  addLeaf(value, leaves);
  return leaves.takeVector();
}

SmallVector<Value> BlockUnits::getLeaves(Operation *root) const {
  llvm::SetVector<Value> leaves;
  addLeaves(root, leaves);
  return leaves.takeVector();
}

Value BlockUnits::getBuffer(Value value) const {
  while (Operation *op = value.getDefiningOp()) {
    if (op->getBlock() != &block || !isReshape(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

Value BlockUnits::getReplaced(Operation *root, OpResult result,
                              ArrayRef<Value> leaves) const {
  if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(root)) {
    auto inits = loop.getInits();
    return result.getResultNumber() < inits.size()
               ? getBuffer(inits[result.getResultNumber()])
               : Value();
  }
  if (auto insert = llvm::dyn_cast<tensor::InsertSliceOp>(root))
    return getBuffer(insert.getDest());
  if (auto destination = llvm::dyn_cast<DestinationStyleOpInterface>(root)) {
    Value init = getBuffer(destination.getTiedOpOperand(result)->get());
    if (llvm::is_contained(leaves, init))
      return init;
  }
  if (!isElementwise(root))
    return {};
  // Where it has as many elements of that type, it is read in their order.
  for (Value leaf : leaves)
    if (leaf.getType() == result.getType())
      return leaf;
  return {};
}
