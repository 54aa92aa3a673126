//===- SortPlaces.cpp - The memory in which rows are sorted ---------------===//

#include "mesh/Analysis/SortPlaces.h"

#include "mesh/IR/TensorBytes.h"
#include "mesh/IR/TensorViews.h"

using namespace mesh;

bool mesh::sortsInnermostDim(SortOp op) {
  ArrayRef<int64_t> shape = getTensorType(op.getInputs().front()).getShape();
  return llvm::all_of(shape.drop_front(op.getDim() + 1),
                      [](int64_t size) { return size == 1; });
}

/// Returns true if `value` or a view of it is read after `op`, or in another
/// block.
static bool isReadLater(Value value, Operation *op) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    if (user != op && isView(user) && isReadLater(user->getResult(0), op))
      return true;
    Operation *reader = op->getBlock()->findAncestorOpInBlock(*user);
    return !reader || op->isBeforeInBlock(reader);
  });
}

/// Returns true if `value` or a reshape of it ends a block.
static bool isYielded(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return user->hasTrait<mlir::OpTrait::IsTerminator>() ||
           (isReshape(user) && isYielded(user->getResult(0)));
  });
}

Value mesh::findSortedOver(SortOp op, unsigned number) {
  Value input = op.getInputs()[number], value = input;
  if (!sortsInnermostDim(op) || llvm::count(op.getInputs(), input) != 1)
    return {};
  while (!isReadLater(value, op)) {
    Operation *maker = value.getDefiningOp();
    if (!maker || maker->getBlock() != op->getBlock() ||
        maker->hasTrait<mlir::OpTrait::ConstantLike>())
      return {};
    if (!isView(maker))
      return value;
    // A small part would keep all of the memory in use. Results that end the
    // block have dense memory elsewhere.
    if (!isReshape(maker) &&
        (isYielded(op->getResult(number)) ||
         2 * getTensorBytes(value) <= getTensorBytes(maker->getOperand(0))))
      return {};
    value = maker->getOperand(0);
  }
  return {};
}
