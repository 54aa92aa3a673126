//===- FutureWaits.cpp - waits for futures --------------------------------===//

#include "mesh/Analysis/FutureWaits.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

namespace {
/// Follows one value to its uses: waits, or terminators that pass it on.
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
  bool isHandedTo(Operation *terminator, unsigned index) const;
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

/// Returns true if all ways into `op` take the future. Which ways out of a
/// block do is another question, and other ops, such as a choice between two
/// futures, leave it where it is.
bool FutureUses::isTakenBy(Operation *op) const {
  if (llvm::isa<mlir::BranchOpInterface>(op))
    return false;
  if (llvm::is_contained(op->getOperands(), future))
    return op->hasTrait<OpTrait::IsTerminator>() ||
           llvm::isa<WaitOp, mlir::CallOpInterface,
                     mlir::RegionBranchOpInterface>(op);
  auto branch = llvm::dyn_cast<mlir::RegionBranchOpInterface>(op);
  if (!branch)
    return true;
  SmallVector<mlir::RegionSuccessor> regions;
  branch.getSuccessorRegions(mlir::RegionBranchPoint::parent(), regions);
  return llvm::all_of(regions, [&](mlir::RegionSuccessor region) {
    return !region.isParent() && isTakenFrom(&region.getSuccessor()->front());
  });
}

/// Returns true if `terminator` hands the future on to its successor `index`.
bool FutureUses::isHandedTo(Operation *terminator, unsigned index) const {
  auto branch = llvm::dyn_cast<mlir::BranchOpInterface>(terminator);
  return branch &&
         llvm::is_contained(
             branch.getSuccessorOperands(index).getForwardedOperands(), future);
}

/// Returns true if all ways from `begin` to the end of its region take the
/// future; a way back to `begin` starts another one.
bool FutureUses::isTakenFrom(Block *begin) const {
  llvm::SetVector<Block *> blocks;
  blocks.insert(begin);
  for (size_t i = 0; i < blocks.size(); ++i) {
    Block *block = blocks[i];
    if (isTakenIn(block))
      continue;
    if (block->hasNoSuccessors())
      return false;
    for (auto [index, next] : llvm::enumerate(block->getSuccessors())) {
      if (isHandedTo(block->getTerminator(), index))
        continue;
      if (next == begin)
        return false;
      blocks.insert(next);
    }
  }
  return true;
}

/// Returns whether `wait` is in a loop that `future` is not in. Loops of blocks
/// do not count.
static bool isRepeated(WaitOp wait, Value future) {
  Region *made = future.getParentRegion();
  for (Region *region = wait->getParentRegion(); region != made;
       region = region->getParentRegion())
    if (llvm::isa<mlir::LoopLikeOpInterface>(region->getParentOp()))
      return true;
  return false;
}

/// Returns whether a device that comes to one of the waits comes to the other,
/// or to one again, whichever way branches go.
static bool areBothSure(WaitOp one, WaitOp other, Value future) {
  return one == other ? isRepeated(one, future)
                      : one->getBlock() == other->getBlock();
}

/// Returns whether a device can come to both waits, or to one twice, before it
/// comes to where the future is made again.
static bool areBothReached(WaitOp one, WaitOp other, Value future) {
  if (areBothSure(one, other, future))
    return true;
  if (one != other && mlir::insideMutuallyExclusiveRegions(one, other))
    return false;
  Block *made = future.getParentBlock();
  auto leads = [&](Operation *from, Operation *to) {
    return llvm::any_of(from->getBlock()->getSuccessors(), [&](Block *next) {
      return next != made && next->isReachable(to->getBlock(), {made});
    });
  };
  Region *region = one->getParentRegion();
  for (;; region = region->getParentRegion()) {
    Operation *a = region->findAncestorOpInRegion(*one);
    Operation *b = region->findAncestorOpInRegion(*other);
    if (b && ((a != b && a->getBlock() == b->getBlock()) || leads(a, b) ||
              leads(b, a)))
      return true;
    if (region == made->getParent())
      return false;
  }
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

/// `async` as itself, and as all that regions and blocks hand it on as.
static llvm::SetVector<Value> getCarriedFutures(AsyncOp async) {
  llvm::SetVector<Value> futures;
  futures.insert(async.getFuture());
  for (size_t i = 0; i < futures.size(); ++i)
    for (OpOperand &use : futures[i].getUses())
      appendHandedOn(use, futures);
  return futures;
}

Value mesh::findUnwaited(AsyncOp async) {
  for (Value future : getCarriedFutures(async))
    if (!FutureUses(future).isTakenFrom(future.getParentBlock()))
      return future;
  return {};
}

/// Returns two waits for `async`, or twice the same, that `areBoth` holds for.
static std::optional<std::pair<WaitOp, WaitOp>>
findWaits(AsyncOp async, function_ref<bool(WaitOp, WaitOp, Value)> areBoth) {
  for (Value future : getCarriedFutures(async)) {
    SmallVector<WaitOp> waits;
    for (Operation *user : future.getUsers())
      if (auto wait = llvm::dyn_cast<WaitOp>(user))
        waits.push_back(wait);
    for (size_t i = 0; i < waits.size(); ++i)
      for (size_t j = i; j < waits.size(); ++j)
        if (areBoth(waits[i], waits[j], future))
          return std::pair(waits[j], waits[i]);
  }
  return std::nullopt;
}

std::optional<std::pair<WaitOp, WaitOp>> mesh::findWaitedTwice(AsyncOp async) {
  return findWaits(async, areBothReached);
}

std::optional<std::pair<WaitOp, WaitOp>>
mesh::findSurelyWaitedTwice(AsyncOp async) {
  return findWaits(async, areBothSure);
}
