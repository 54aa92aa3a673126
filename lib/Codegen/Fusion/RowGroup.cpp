//===- RowGroup.cpp - Find ops on the same rows ---------------------------===//

#include "RowGroup.h"

#include "mesh/IR/ReductionKind.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

/// Fewer rows do not keep a GPU busy with a block each.
static constexpr int64_t kEnoughRows = 128;
/// The work that a block does in no more time than another kernel takes to
/// start.
static constexpr int64_t kShortRow = 1 << 16;
/// A thread that has a row for itself reads no more of it at once.
static constexpr int64_t kLongRow = 16;
/// The most tensors of which a thread has an element of each in its registers.
static constexpr size_t kMostTensors = 32;
/// More would each go again through all that those before them have made of
/// rows that do not stay in registers.
static constexpr int64_t kMostReductions = 8;

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static bool isPlainAndNotEmpty(linalg::GenericOp op) {
  return isPlain(op) && !llvm::is_contained(op.getStaticLoopRanges(), 0);
}

static bool isElementwise(linalg::GenericOp op) {
  return op.getNumReductionLoops() == 0 &&
         llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
           return op.getMatchingIndexingMap(&init).isPermutation() &&
                  !op.payloadUsesValueFromOperand(&init);
         });
}

std::optional<SmallVector<ReductionStep>>
mesh::matchRowSteps(linalg::GenericOp op) {
  if (op.getNumReductionLoops() == 0 || !reducesOtherLoops(op))
    return std::nullopt;
  std::optional<SmallVector<ReductionStep>> steps = matchReductionSteps(op);
  if (!steps || llvm::any_of(*steps, [](const ReductionStep &step) {
        return !matchReductionKind(step.combiner) ||
               step.soFar.getType().getIntOrFloatBitWidth() > 64;
      }))
    return std::nullopt;
  return steps;
}

//===----------------------------------------------------------------------===//
// Members
//===----------------------------------------------------------------------===//

/// The generic op in the block of `op` whose result `use` is.
static linalg::GenericOp getProducer(OpOperand &use, Operation *op) {
  auto producer = use.get().getDefiningOp<linalg::GenericOp>();
  return producer && producer->getBlock() == op->getBlock()
             ? producer
             : linalg::GenericOp();
}

/// The loops that the dims of an operand or a result are; nothing if it is not
/// read or written along loops alone.
static std::optional<RowLoops> getLoopsOfDims(AffineMap map) {
  if (!map.isProjectedPermutation())
    return std::nullopt;
  return llvm::map_to_vector(map.getResults(), [](AffineExpr expr) {
    return static_cast<int64_t>(
        llvm::cast<mlir::AffineDimExpr>(expr).getPosition());
  });
}

/// The loops of the group that the dims of what `use` reads are, if those of
/// its owner are `loops`.
static std::optional<RowLoops> getLoopsOfUse(OpOperand &use,
                                             const RowLoops &loops) {
  auto owner = llvm::cast<linalg::GenericOp>(use.getOwner());
  std::optional<RowLoops> dims =
      getLoopsOfDims(owner.getMatchingIndexingMap(&use));
  if (dims)
    for (int64_t &dim : *dims)
      dim = loops[dim];
  return dims;
}

/// As above, of the result of a member.
static RowLoops getLoopsOfResult(OpResult result, const RowLoops &loops) {
  auto owner = llvm::cast<linalg::GenericOp>(result.getOwner());
  RowLoops dims = *getLoopsOfDims(owner.getIndexingMapMatchingResult(result));
  for (int64_t &dim : dims)
    dim = loops[dim];
  return dims;
}

/// The loops of the producer of what is read, by what its result's dims are.
/// Those of a reduction are the columns, in their order.
std::optional<RowLoops> RowGroup::findLoops(OpOperand &use) {
  auto producer = use.get().getDefiningOp<linalg::GenericOp>();
  auto result = llvm::cast<OpResult>(use.get());
  std::optional<RowLoops> ofUse = getLoopsOfUse(use, members[use.getOwner()]);
  std::optional<RowLoops> ofResult =
      getLoopsOfDims(producer.getIndexingMapMatchingResult(result));
  if (!ofUse || !ofResult)
    return std::nullopt;
  RowLoops loops(producer.getNumLoops(), -1);
  for (auto [there, here] : llvm::zip_equal(*ofResult, *ofUse))
    loops[there] = here;
  bool isReduction = producer.getNumReductionLoops() > 0;
  auto column = llvm::find(isColumn, true);
  for (int64_t &loop : loops) {
    if (loop >= 0)
      continue;
    if (!isReduction || column == isColumn.end())
      return std::nullopt;
    loop = column - isColumn.begin();
    column = std::find(column + 1, isColumn.end(), true);
  }
  return loops;
}

/// Returns true if `op` works on all rows, and on all columns or none of them.
bool RowGroup::fits(linalg::GenericOp op, const RowLoops &loops) const {
  SmallVector<bool> has(sizes.size());
  for (auto [loop, size] : llvm::zip_equal(loops, op.getStaticLoopRanges())) {
    if (has[loop] || size != sizes[loop])
      return false;
    has[loop] = true;
  }
  bool isWhole =
      llvm::is_contained(loops, llvm::find(isColumn, true) - isColumn.begin());
  for (auto [isThere, column] : llvm::zip_equal(has, isColumn))
    if (isThere != (isWhole || !column))
      return false;
  return op.getNumReductionLoops() == 0 ||
         llvm::all_of(llvm::zip_equal(loops, op.getIteratorTypesArray()),
                      [&](auto pair) {
                        auto [loop, kind] = pair;
                        bool isSum =
                            kind == mlir::utils::IteratorType::reduction;
                        return isSum == isColumn[loop];
                      });
}

/// Returns true if members take what `op` makes where it makes it, and it what
/// members do; and all others come behind the anchor.
bool RowGroup::agrees(linalg::GenericOp op, const RowLoops &loops) const {
  for (OpResult result : op->getResults())
    for (OpOperand &use : result.getUses()) {
      auto member = members.find(use.getOwner());
      if (member != members.end()) {
        if (getLoopsOfUse(use, member->second) !=
            getLoopsOfResult(result, loops))
          return false;
        continue;
      }
      Operation *user =
          anchor->getBlock()->findAncestorOpInBlock(*use.getOwner());
      if (!user || !anchor->isBeforeInBlock(user))
        return false;
    }
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    auto member = members.find(operand.get().getDefiningOp());
    return member == members.end() ||
           getLoopsOfUse(operand, loops) ==
               getLoopsOfResult(llvm::cast<OpResult>(operand.get()),
                                member->second);
  });
}

/// Returns true if nothing from `op` to the anchor has effects, such as
/// communication that is to go on beside it.
bool RowGroup::canMove(Operation *op) {
  while (op->isBeforeInBlock(first)) {
    if (!mlir::isMemoryEffectFree(first->getPrevNode()))
      return false;
    first = first->getPrevNode();
  }
  return true;
}

bool RowGroup::hasRoom(linalg::GenericOp op) const {
  return tensors.size() + op->getNumOperands() <= kMostTensors &&
         (op.getNumReductionLoops() == 0 || numReductions < kMostReductions);
}

void RowGroup::add(linalg::GenericOp op, const RowLoops &loops) {
  members.insert({op, loops});
  numReductions += op.getNumReductionLoops() > 0;
  for (OpResult result : op->getResults())
    if (isRead(result))
      tensors.insert(result);
    else
      tensors.erase(result);
  for (OpOperand &operand : op->getOpOperands())
    if (isOutside(operand))
      tensors.insert(operand.get());
}

/// Adds producers of what members read, until there are no more.
void RowGroup::absorbProducers() {
  for (size_t i = 0; i < members.size(); ++i) {
    Operation *member = (members.begin() + i)->first;
    for (OpOperand &use : member->getOpOperands()) {
      linalg::GenericOp producer = getProducer(use, anchor);
      if (!producer || members.contains(producer) ||
          !isPlainAndNotEmpty(producer) ||
          !(isElementwise(producer) || matchRowSteps(producer)))
        continue;
      std::optional<RowLoops> loops = findLoops(use);
      if (loops && fits(producer, *loops) && agrees(producer, *loops) &&
          hasRoom(producer) && canMove(producer))
        add(producer, *loops);
    }
  }
}

/// Returns true if a member reads it, and no member makes it.
bool RowGroup::isOutside(OpOperand &operand) const {
  auto op = llvm::cast<linalg::GenericOp>(operand.getOwner());
  return op.payloadUsesValueFromOperand(&operand) &&
         !members.contains(operand.get().getDefiningOp());
}

bool RowGroup::isRead(OpResult result) const {
  return llvm::any_of(result.getUsers(),
                      [&](Operation *user) { return !members.contains(user); });
}

/// Finds an order of the loops by which rows are neighbours in memory; false if
/// there is none.
bool RowGroup::orderLoops() {
  SmallVector<RowLoops> wholes;
  auto add = [&](std::optional<RowLoops> dims) {
    if (dims && dims->size() == sizes.size())
      wholes.push_back(*dims);
  };
  for (auto &[member, loops] : members) {
    for (OpOperand &operand : member->getOpOperands())
      if (isOutside(operand))
        add(getLoopsOfUse(operand, loops));
    for (OpResult result : member->getResults())
      if (isRead(result))
        add(getLoopsOfResult(result, loops));
  }
  // An op knows the sizes of its loops by what it reads and writes.
  if (wholes.empty())
    return false;
  order.clear();
  for (bool ofColumns : {false, true})
    for (int64_t loop : wholes.front())
      if (isColumn[loop] == ofColumns)
        order.push_back(loop);
  numColumns = llvm::count(isColumn, true);
  return llvm::all_of(wholes, [&](const RowLoops &dims) {
    return dims.back() == order.back();
  });
}

/// Returns true if one kernel does this faster than one for each.
bool RowGroup::isWorthIt() const {
  if (numReductions == 0)
    return false;
  int64_t numRows = 1, size = 1;
  for (auto [loop, isOfRow] : llvm::enumerate(isColumn))
    (isOfRow ? size : numRows) *= sizes[loop];
  // A thread for each result is as good where that is enough of them, and they
  // take little; several in blocks are where they are few.
  if (members.size() == 1)
    return size >= kLongRow && numRows >= kEnoughRows &&
           (numRows >= kEnoughThreads || size >= kManySums);
  return numRows >= kEnoughRows || size <= kShortRow;
}

bool RowGroup::formWith(ArrayRef<int64_t> loopSizes,
                        ArrayRef<unsigned> columns) {
  sizes.assign(loopSizes.begin(), loopSizes.end());
  isColumn.assign(sizes.size(), false);
  for (unsigned column : columns)
    isColumn[column] = true;
  members.clear();
  tensors.clear();
  numReductions = 0;
  add(anchor, llvm::to_vector(llvm::seq<int64_t>(0, anchor.getNumLoops())));
  first = anchor;
  absorbProducers();
  return orderLoops() && isWorthIt();
}

/// With the rows of a reduction that the anchor reads for each of its elements,
/// or for each of some of its loops.
bool RowGroup::formWith(OpOperand &use) {
  linalg::GenericOp reduction = getProducer(use, anchor);
  if (!reduction || !isPlainAndNotEmpty(reduction) || !matchRowSteps(reduction))
    return false;
  SmallVector<int64_t> loops = anchor.getStaticLoopRanges();
  SmallVector<unsigned> columns, sums;
  AffineMap map = anchor.getMatchingIndexingMap(&use);
  for (size_t loop = 0; loop < loops.size(); ++loop)
    if (!map.isFunctionOfDim(loop))
      columns.push_back(loop);
  if (columns.empty()) {
    reduction.getReductionDims(sums);
    for (unsigned loop : sums) {
      columns.push_back(loops.size());
      loops.push_back(reduction.getStaticLoopRanges()[loop]);
    }
  }
  return columns.size() == reduction.getNumReductionLoops() &&
         formWith(loops, columns);
}

bool RowGroup::form() {
  if (!isPlainAndNotEmpty(anchor))
    return false;
  if (matchRowSteps(anchor)) {
    SmallVector<unsigned> columns;
    anchor.getReductionDims(columns);
    return formWith(anchor.getStaticLoopRanges(), columns);
  }
  return isElementwise(anchor) &&
         llvm::any_of(anchor->getOpOperands(),
                      [&](OpOperand &use) { return formWith(use); });
}

SmallVector<linalg::GenericOp> RowGroup::getMembers() const {
  SmallVector<linalg::GenericOp> ops;
  for (auto &member : members)
    ops.push_back(llvm::cast<linalg::GenericOp>(member.first));
  llvm::sort(ops, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  return ops;
}
