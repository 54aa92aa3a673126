//===- ControlDependence.cpp - which branches a block runs by -------------===//

#include "mesh/Analysis/ControlDependence.h"

#include "mesh/Analysis/Variance.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

ArrayRef<Block *> ControlDependence::getDeciding(Block *block) {
  if (block->getParent()->hasOneBlock())
    return {};
  auto [it, isNew] = deciding.try_emplace(block);
  if (!isNew)
    return it->second;
  auto dependsOn = [&](Block *dependent, Block &branch) {
    return branch.getNumSuccessors() > 1 &&
           !order.properlyPostDominates(dependent, &branch) &&
           llvm::any_of(branch.getSuccessors(), [&](Block *next) {
             return order.postDominates(dependent, next);
           });
  };
  llvm::SetVector<Block *> found;
  auto findFrom = [&](Block *dependent) {
    for (Block &branch : *block->getParent())
      if (dependsOn(dependent, branch))
        found.insert(&branch);
  };
  findFrom(block);
  for (size_t i = 0; i < found.size(); ++i)
    findFrom(found[i]);
  it->second.assign(found.begin(), found.end());
  return it->second;
}

SmallVector<OpOperand *> ControlDependence::getJoinOperands(Block &join) {
  llvm::SetVector<Block *> branches;
  for (Block *before : join.getPredecessors()) {
    if (before->getNumSuccessors() > 1)
      branches.insert(before);
    branches.insert_range(getDeciding(before));
  }
  SmallVector<OpOperand *> operands;
  for (Block *branch : branches)
    llvm::append_range(operands, getDecidingOperands(branch->getTerminator()));
  return operands;
}

SmallVector<Value> mesh::getHandedOn(BlockArgument argument) {
  llvm::SmallSetVector<Value, 4> values;
  Block *block = argument.getOwner();
  for (auto it = block->pred_begin(); it != block->pred_end(); ++it) {
    auto branch =
        llvm::dyn_cast<mlir::BranchOpInterface>((*it)->getTerminator());
    Value value = branch ? branch.getSuccessorOperands(
                               it.getSuccessorIndex())[argument.getArgNumber()]
                         : Value();
    if (!value)
      return {};
    values.insert(value);
  }
  return values.takeVector();
}
