//===- ControlDependence.cpp - control dependence of blocks ---------------===//

#include "mesh/Analysis/ControlDependence.h"

#include "mesh/Analysis/RegionFlow.h"

#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// From where a branch leads, up the tree of postdominators to what follows it
/// in any case, are the blocks that follow it by this way and need not.
void ControlDependence::enterRegion(Region &region) {
  if (!entered.insert(&region).second)
    return;
  auto &tree = order.getDomTree(&region);
  for (Block &branch : region) {
    if (branch.getNumSuccessors() < 2)
      continue;
    mlir::DominanceInfoNode *end = tree.getNode(&branch)->getIDom();
    for (Block *next : branch.getSuccessors())
      for (auto *node = tree.getNode(next); node != end; node = node->getIDom())
        if (SmallVector<Block *, 2> &branches = direct[node->getBlock()];
            branches.empty() || branches.back() != &branch)
          branches.push_back(&branch);
  }
}

ArrayRef<Block *> ControlDependence::getDeciding(Block *block) {
  if (block->getParent()->hasOneBlock())
    return {};
  enterRegion(*block->getParent());
  auto [it, isNew] = deciding.try_emplace(block);
  if (!isNew)
    return it->second;
  llvm::SetVector<Block *> found;
  found.insert_range(direct.lookup(block));
  for (size_t i = 0; i < found.size(); ++i)
    found.insert_range(direct.lookup(found[i]));
  it->second.assign(found.begin(), found.end());
  return it->second;
}

static SmallVector<OpOperand *, 2>
getOperands(const llvm::SetVector<Block *> &branches) {
  SmallVector<OpOperand *, 2> operands;
  for (Block *branch : branches)
    llvm::append_range(operands, getDecidingOperands(branch->getTerminator()));
  return operands;
}

ArrayRef<OpOperand *> ControlDependence::getJoinOperands(Block &join) {
  auto [it, isNew] = joins.try_emplace(&join);
  if (!isNew)
    return it->second;
  llvm::SetVector<Block *> branches;
  for (Block *before : join.getPredecessors()) {
    if (before->getNumSuccessors() > 1)
      branches.insert(before);
    branches.insert_range(getDeciding(before));
  }
  it->second = getOperands(branches);
  return it->second;
}

SmallVector<OpOperand *> ControlDependence::getEndOperands(Region &region) {
  llvm::SetVector<Block *> branches;
  for (Block &block : region)
    if (block.hasNoSuccessors())
      branches.insert_range(getDeciding(&block));
  return SmallVector<OpOperand *>(getOperands(branches));
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
    if (value != argument)
      values.insert(value);
  }
  return values.takeVector();
}
