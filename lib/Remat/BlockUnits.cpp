//===- BlockUnits.cpp - the ops of a block that make buffers --------------===//

#include "mesh/Remat/BlockUnits.h"

#include "OpBuffers.h"
#include "mesh/Analysis/FusedBytes.h"
#include "mesh/Analysis/SortPlaces.h"
#include "mesh/IR/IndexedOps.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/ReadValues.h"
#include "mesh/IR/TensorViews.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mesh;

bool mesh::isFresh(Operation *op) {
  return llvm::isa_and_present<tensor::EmptyOp, linalg::FillOp>(op) ||
         (op && op->hasTrait<OpTrait::ConstantLike>());
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
    return isFusedThrough(user) ? isReadWhole(user, block)
                                : canTakeOthers(user);
  });
}

/// Returns true if fusion can make `op` a part of its reader: gathered slices
/// become elementwise ops.
static bool canBePart(Operation *op) {
  return isElementwise(op) || llvm::isa<GatherSlicesOp>(op);
}

Operation *BlockUnits::findRoot(Operation *op, bool isFree) const {
  if (isCopyOfSlice(op))
    return op;
  if (isFree)
    return getOnlyRoot(op, block, roots);
  if (canBePart(op) && isReadWhole(op, block))
    if (Operation *root = getOnlyRoot(op, block, roots);
        root && canTakeOthers(root) && !apart.contains(op))
      return root;
  return op;
}

/// Decides from the first op on, as fusion does: an op frees what those free
/// that are fused with it.
void BlockUnits::findApart() {
  DenseMap<Operation *, double> fused;
  auto getFreed = [&](Value operand, Operation *reader) {
    Operation *op = operand.getDefiningOp();
    while (isFusedThrough(op))
      op = op->getOperand(0).getDefiningOp();
    auto known = fused.find(op);
    return known == fused.end() ? getFreedBytes(operand, reader)
                                : known->second;
  };
  for (Operation &op : block) {
    Operation *reader = isElementwise(&op) ? getOnlyReader(&op) : nullptr;
    if (!reader)
      continue;
    double freed = 0;
    llvm::SmallDenseSet<Value> counted;
    for (Value operand : op.getOperands())
      if (counted.insert(operand).second)
        freed += getFreed(operand, &op);
    if (keepsMoreBytes(&op, reader, freed))
      apart.insert(&op);
    else
      fused[&op] = freed;
  }
}

BlockUnits::BlockUnits(Block &block) : block(block) {
  findApart();
  GeneratedOps generated;
  for (Operation &op : llvm::reverse(block))
    roots[&op] = findRoot(&op, isWithoutBuffer(&op, generated));
}

void BlockUnits::addLeaf(Value value, Leaves &leaves) const {
  Operation *definition = value.getDefiningOp();
  if (!definition || definition->getBlock() != &block || isRoot(definition))
    leaves.found.insert(value);
  else
    addLeaves(definition, leaves);
}

void BlockUnits::addLeaves(Operation *op, Leaves &leaves) const {
  if (!leaves.read.insert(op).second)
    return;
  for (Value value : getReadValues(op))
    addLeaf(value, leaves);
}

SmallVector<Value> BlockUnits::getLeavesOf(Value value) const {
  Leaves leaves;
  addLeaf(value, leaves);
  return leaves.found.takeVector();
}

SmallVector<Value> BlockUnits::getLeaves(Operation *root) const {
  Leaves leaves;
  addLeaves(root, leaves);
  // A tensor stays as it is until it has arrived.
  if (auto wait = llvm::dyn_cast<WaitOp>(root))
    if (auto start = wait.getFuture().getDefiningOp<AsyncOp>())
      addLeaves(start, leaves);
  return leaves.found.takeVector();
}

SmallVector<Operation *, 2>
BlockUnits::getPossibleRoots(Operation *root) const {
  if (!canBePart(root) || isCopyOfSlice(root) || apart.contains(root))
    return {};
  // A user that reads it in another way, too, is no such root.
  llvm::SmallMapVector<Operation *, bool, 4> readers;
  llvm::SetVector<Operation *> users(root->user_begin(), root->user_end());
  for (size_t index = 0; index < users.size(); ++index) {
    Operation *user = users[index];
    if (isFusedThrough(user) && user->getBlock() == &block && !isRoot(user)) {
      users.insert(user->user_begin(), user->user_end());
      continue;
    }
    Operation *reader = roots.lookup(block.findAncestorOpInBlock(*user));
    bool isWhole = user->getBlock() == &block && canTakeOthers(user);
    auto [it, isNew] = readers.insert({reader, isWhole});
    if (!isNew)
      it->second &= isWhole;
  }
  SmallVector<Operation *, 2> found;
  for (auto [reader, isWhole] : readers)
    if (reader && isWhole)
      found.push_back(reader);
  return found;
}

Value BlockUnits::getBuffer(Value value) const {
  while (Operation *op = value.getDefiningOp()) {
    if (op->getBlock() != &block || !isReshape(op) || isRoot(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

static Value findCommonDestination(OpResult result);

/// Returns the value from outside of `branches` in whose memory `value`, in a
/// branch, is computed; null if it has memory of its own.
static Value findDestination(Value value, Operation *branches) {
  while (branches->isAncestor(value.getParentRegion()->getParentOp())) {
    auto result = llvm::dyn_cast<OpResult>(value);
    Operation *op = value.getDefiningOp();
    if (!op || llvm::isa<linalg::FillOp>(op))
      return {};
    if (isReshape(op))
      value = op->getOperand(0);
    else if (auto insert = llvm::dyn_cast<tensor::InsertSliceOp>(op))
      value = insert.getDest();
    else if (auto scatter = llvm::dyn_cast<ScatterSlicesOp>(op))
      value = scatter.getDests()[result.getResultNumber()];
    else if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(op))
      value = result.getResultNumber() < loop.getInits().size()
                  ? loop.getInits()[result.getResultNumber()]
                  : Value();
    else if (auto destination = llvm::dyn_cast<DestinationStyleOpInterface>(op))
      value = destination.getTiedOpOperand(result)->get();
    else
      value = findCommonDestination(result);
    if (!value)
      return {};
  }
  return value;
}

/// Returns true if ops in `region` other than `writer` read `value` or a
/// reshape of it.
static bool isReadIn(Value value, Region &region, Operation *writer) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    return (user != writer && region.isAncestor(user->getParentRegion())) ||
           (isReshape(user) && isReadIn(user->getResult(0), region, writer));
  });
}

/// Returns true if the branch that ends with `yielded` can compute that in the
/// memory of `common`, from outside.
static bool canComputeIn(Value common, OpOperand &yielded) {
  Operation *op = yielded.get().getDefiningOp();
  bool isInPlace =
      op && isElementwise(op) && yielded.get().getType() == common.getType();
  return !isReadIn(common, *yielded.getOwner()->getParentRegion(),
                   isInPlace ? op : nullptr);
}

/// Returns the operand from outside of `branches` in whose place an elementwise
/// op in a branch computes `value`; null if there is none, or if it has
/// operands of the branch for that.
static Value findOuterOperand(Value value, Operation *branches) {
  Operation *op = value.getDefiningOp();
  Value outer;
  if (!op || !isElementwise(op))
    return {};
  for (Value operand : op->getOperands()) {
    if (operand.getType() != value.getType() ||
        isFresh(operand.getDefiningOp()))
      continue;
    if (branches->isAncestor(operand.getParentRegion()->getParentOp()))
      return {};
    if (!outer)
      outer = operand;
  }
  return outer;
}

/// Returns the value in whose memory all branches of an op compute `result`.
/// Those that would have a buffer of their own use that of others.
static Value findCommonDestination(OpResult result) {
  Operation *op = result.getOwner();
  unsigned number = result.getResultNumber();
  Value common;
  SmallVector<OpOperand *> others;
  if (!llvm::isa<mlir::RegionBranchOpInterface>(op))
    return {};
  for (Region &region : op->getRegions()) {
    if (!region.hasOneBlock() ||
        region.front().getTerminator()->getNumOperands() <= number)
      return {};
    OpOperand &yielded = region.front().getTerminator()->getOpOperand(number);
    Value value = findDestination(yielded.get(), op);
    if (!value || isFresh(value.getDefiningOp()))
      others.push_back(&yielded);
    else if (common && value != common)
      return {};
    else
      common = value;
  }
  for (OpOperand *yielded : others)
    if (!common)
      common = findOuterOperand(yielded->get(), op);
  bool isFree = common && llvm::all_of(others, [&](OpOperand *yielded) {
                  return canComputeIn(common, *yielded);
                });
  return isFree ? common : Value();
}

/// Returns the operands of which `op`, an elementwise one, reads each element
/// just where it writes one of the result.
static SmallVector<Value> getOperandsInOrder(Operation *op) {
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  if (!structured)
    return llvm::to_vector(op->getOperands());
  SmallVector<Value> operands;
  AffineMap written =
      structured.getMatchingIndexingMap(structured.getDpsInitOperand(0));
  for (OpOperand *input : structured.getDpsInputOperands())
    if (structured.getMatchingIndexingMap(input) == written)
      operands.push_back(input->get());
  return operands;
}

/// Returns the values from outside of the unit of `op` that this reads in the
/// order of its result: itself, by what is fused with it, or as a reshape.
llvm::SetVector<Value> BlockUnits::getReadInOrder(Operation *op) const {
  llvm::SetVector<Value> found;
  llvm::DenseSet<Value> visited;
  SmallVector<Value> left;
  auto addOperands = [&](Operation *reader) {
    llvm::append_range(left, llvm::reverse(getOperandsInOrder(reader)));
  };
  addOperands(op);
  while (!left.empty()) {
    Value buffer = getBuffer(left.pop_back_val());
    if (!visited.insert(buffer).second)
      continue;
    Operation *maker = buffer.getDefiningOp();
    if (!maker || maker->getBlock() != &block || isRoot(maker))
      found.insert(buffer);
    else if (isElementwise(maker))
      addOperands(maker);
  }
  return found;
}

/// Returns true if the result of `loop` that starts from `init` has a buffer of
/// its own: the loop reads what it starts from in other ways, too.
static bool isReadBeside(mlir::LoopLikeOpInterface loop, Value init) {
  return llvm::count(loop->getOperands(), init) > 1 ||
         llvm::any_of(init.getUsers(), [&](Operation *user) {
           return loop->isProperAncestor(user);
         });
}

SmallVector<Value, 2> BlockUnits::getReplaceable(Operation *root,
                                                 OpResult result,
                                                 ArrayRef<Value> leaves) const {
  if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(root)) {
    auto inits = loop.getInits();
    if (result.getResultNumber() >= inits.size())
      return {};
    Value init = getBuffer(inits[result.getResultNumber()]);
    return isReadBeside(loop, init) ? SmallVector<Value, 2>()
                                    : SmallVector<Value, 2>{init};
  }
  if (auto insert = llvm::dyn_cast<tensor::InsertSliceOp>(root))
    return {getBuffer(insert.getDest())};
  if (auto sort = llvm::dyn_cast<SortOp>(root)) {
    Value place = findSortedOver(sort, result.getResultNumber());
    return place ? SmallVector<Value, 2>{place} : SmallVector<Value, 2>();
  }
  if (auto wait = llvm::dyn_cast<WaitOp>(root))
    return {wait.getFuture()};
  if (auto reduce = llvm::dyn_cast<AllReduceOp>(root))
    return {getBuffer(reduce.getInput())};
  if (auto scatter = llvm::dyn_cast<ScatterSlicesOp>(root))
    return {getBuffer(scatter.getDests()[result.getResultNumber()])};
  if (auto destination = llvm::dyn_cast<DestinationStyleOpInterface>(root)) {
    Value init = getBuffer(destination.getTiedOpOperand(result)->get());
    if (llvm::is_contained(leaves, init) && !isFresh(init.getDefiningOp()))
      return {init};
  }
  if (Value common = findCommonDestination(result))
    return {getBuffer(common)};
  if (!isElementwise(root))
    return {};
  llvm::SetVector<Value> found = getReadInOrder(root);
  llvm::SmallDenseSet<Value> read(leaves.begin(), leaves.end());
  return llvm::filter_to_vector<2>(found, [&](Value leaf) {
    return read.contains(leaf) && mlir::getElementTypeOrSelf(leaf) ==
                                      mlir::getElementTypeOrSelf(result);
  });
}
