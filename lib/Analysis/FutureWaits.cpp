//===- FutureWaits.cpp - what is started and not waited for ---------------===//

#include "mesh/Analysis/FutureWaits.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

namespace {
/// Follows one value to where it is taken: waited for, or handed on.
class FutureUses {
public:
  explicit FutureUses(Value future) : future(future) {
    for (Operation *user : future.getUsers())
      for (Operation *op = user; op && holding.insert(op).second;
           op = op->getParentOp())
        users[op->getBlock()].push_back(op);
  }

  bool isTakenFrom(Block *begin) const;

private:
  bool isTakenBy(Operation *op) const;
  bool isTakenIn(Block *block) const {
    auto it = users.find(block);
    return it != users.end() && llvm::any_of(it->second, [&](Operation *op) {
             return isTakenBy(op);
           });
  }

  Value future;
  /// The users and the ops around them, and these by block.
  llvm::SmallPtrSet<Operation *, 8> holding;
  DenseMap<Block *, SmallVector<Operation *, 2>> users;
};
} // namespace

/// Whether all ways into `op` take the future.
bool FutureUses::isTakenBy(Operation *op) const {
  if (llvm::is_contained(op->getOperands(), future))
    return true;
  auto branch = llvm::dyn_cast<mlir::RegionBranchOpInterface>(op);
  if (!branch)
    return true;
  SmallVector<mlir::RegionSuccessor> regions;
  branch.getSuccessorRegions(mlir::RegionBranchPoint::parent(), regions);
  return llvm::all_of(regions, [&](mlir::RegionSuccessor region) {
    return !region.isParent() && isTakenFrom(&region.getSuccessor()->front());
  });
}

/// Whether all ways from `begin` to the end of its region take the future; a
/// way back to `begin` starts another one.
bool FutureUses::isTakenFrom(Block *begin) const {
  llvm::SetVector<Block *> blocks;
  blocks.insert(begin);
  for (size_t i = 0; i < blocks.size(); ++i) {
    Block *block = blocks[i];
    if (isTakenIn(block))
      continue;
    if (block->hasNoSuccessors() ||
        llvm::is_contained(block->getSuccessors(), begin))
      return false;
    blocks.insert_range(block->getSuccessors());
  }
  return true;
}

/// Appends what a user of a future hands it on as.
static void appendHandedOn(OpOperand &use, llvm::SetVector<Value> &to) {
  Operation *user = use.getOwner();
  if (auto branch = llvm::dyn_cast<mlir::BranchOpInterface>(user))
    for (auto [index, block] : llvm::enumerate(user->getSuccessors())) {
      mlir::SuccessorOperands operands = branch.getSuccessorOperands(index);
      for (BlockArgument argument : block->getArguments())
        if (operands[argument.getArgNumber()] == use.get())
          to.insert(argument);
    }
  auto branch = llvm::dyn_cast<mlir::RegionBranchOpInterface>(user);
  if (!branch && user->hasTrait<OpTrait::IsTerminator>())
    branch = llvm::dyn_cast<mlir::RegionBranchOpInterface>(user->getParentOp());
  if (!branch)
    return;
  mlir::RegionBranchSuccessorMapping mapping;
  branch.getSuccessorOperandInputMapping(mapping);
  for (Value input : mapping.lookup(&use))
    to.insert(input);
}

Value mesh::findUnwaited(AsyncOp async) {
  llvm::SetVector<Value> futures;
  futures.insert(async.getFuture());
  for (size_t i = 0; i < futures.size(); ++i) {
    Value future = futures[i];
    if (!FutureUses(future).isTakenFrom(future.getParentBlock()))
      return future;
    for (OpOperand &use : future.getUses())
      appendHandedOn(use, futures);
  }
  return {};
}
