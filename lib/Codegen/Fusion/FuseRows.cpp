//===- FuseRows.cpp - what is done row by row, at once --------------------===//
//
// An op, the anchor, and the producers of what it reads are one if all of them
// work on the same rows: elementwise ops, and reductions of each row. Their
// loops are those of the anchor, and if that has one number for each row, those
// of a row behind them.
//
//===----------------------------------------------------------------------===//

#include "mesh/Codegen/Fusion/ReductionStep.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_FUSEROWSPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;
using arith::AtomicRMWKind;

/// Fewer rows do not keep a GPU busy with a block each.
static constexpr int64_t kEnoughRows = 128;
/// What a block does in no more time than another kernel takes to start.
static constexpr int64_t kShortRow = 1 << 16;
/// A thread that has a row for itself reads no more of it at once.
static constexpr int64_t kLongRow = 16;
/// Of more tensors, a thread has no element of each in its registers.
static constexpr size_t kMostTensors = 32;
/// More would each go again through all that those before them have made of
/// rows that do not stay in registers.
static constexpr int64_t kMostReductions = 8;

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static std::optional<AtomicRMWKind> getKind(Operation *combiner) {
  using Kind = std::optional<AtomicRMWKind>;
  return llvm::TypeSwitch<Operation *, Kind>(combiner)
      .Case([](arith::AddFOp) { return AtomicRMWKind::addf; })
      .Case([](arith::AddIOp) { return AtomicRMWKind::addi; })
      .Case([](arith::AndIOp) { return AtomicRMWKind::andi; })
      .Case([](arith::MaximumFOp) { return AtomicRMWKind::maximumf; })
      .Case([](arith::MaxNumFOp) { return AtomicRMWKind::maxnumf; })
      .Case([](arith::MaxSIOp) { return AtomicRMWKind::maxs; })
      .Case([](arith::MaxUIOp) { return AtomicRMWKind::maxu; })
      .Case([](arith::MinimumFOp) { return AtomicRMWKind::minimumf; })
      .Case([](arith::MinNumFOp) { return AtomicRMWKind::minnumf; })
      .Case([](arith::MinSIOp) { return AtomicRMWKind::mins; })
      .Case([](arith::MinUIOp) { return AtomicRMWKind::minu; })
      .Case([](arith::MulFOp) { return AtomicRMWKind::mulf; })
      .Case([](arith::MulIOp) { return AtomicRMWKind::muli; })
      .Case([](arith::OrIOp) { return AtomicRMWKind::ori; })
      .Case([](arith::XOrIOp) { return AtomicRMWKind::xori; })
      .Default([](Operation *) { return std::nullopt; });
}

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

/// The steps of a reduction whose combiners rows can have.
static std::optional<SmallVector<ReductionStep>>
matchRowSteps(linalg::GenericOp op) {
  if (op.getNumReductionLoops() == 0 || !reducesOtherLoops(op))
    return std::nullopt;
  std::optional<SmallVector<ReductionStep>> steps = matchReductionSteps(op);
  if (!steps || llvm::any_of(*steps, [](const ReductionStep &step) {
        return !getKind(step.combiner) ||
               step.soFar.getType().getIntOrFloatBitWidth() > 64;
      }))
    return std::nullopt;
  return steps;
}

namespace {
/// The loops of the group that an op's loops are.
using Loops = SmallVector<int64_t>;

/// What becomes one op.
class RowGroup {
public:
  explicit RowGroup(linalg::GenericOp anchor) : anchor(anchor) {}

  /// Finds the rows, and what is to be part of the group; false if there is
  /// nothing to gain.
  bool form();

  /// Makes the new op; returns those that it stands for, users before their
  /// producers.
  SmallVector<Operation *> emit();

private:
  bool formWith(ArrayRef<int64_t> loopSizes, ArrayRef<unsigned> columns);
  bool formWith(OpOperand &use);
  void add(linalg::GenericOp op, const Loops &loops);
  void absorbProducers();
  std::optional<Loops> findLoops(OpOperand &use);
  bool fits(linalg::GenericOp op, const Loops &loops) const;
  bool agrees(linalg::GenericOp op, const Loops &loops) const;
  bool canMove(Operation *op);
  bool hasRoom(linalg::GenericOp op) const;
  bool orderLoops();
  bool isWorthIt() const;

  bool isOutside(OpOperand &operand) const;
  bool isRead(OpResult result) const;

  int64_t getPosition(int64_t loop) const;
  AffineMap getMap(AffineMap map, const Loops &loops) const;
  linalg::GenericOp emitOp(ArrayRef<linalg::GenericOp> ops);
  static TypedAttr getStart(OpOperand &operand);
  Value emitArgument(OpBuilder &builder, OpOperand &operand);
  Value emitCombination(OpBuilder &builder, const ReductionStep &step,
                        IRMapping mapping);
  void emitMember(OpBuilder &builder, linalg::GenericOp op);

  linalg::GenericOp anchor;
  SmallVector<int64_t> sizes;
  SmallVector<bool> isColumn;
  /// The ops, and the loops of the group that theirs are.
  llvm::MapVector<Operation *, Loops> members;
  /// What members read and do not make, or make for others.
  llvm::DenseSet<Value> tensors;
  int64_t numReductions = 0;
  /// From here to the anchor nothing has effects.
  Operation *first = nullptr;
  /// The loops of the group in the order of those of the new op: the columns
  /// are the last ones.
  Loops order;
  size_t numColumns = 0;
  /// What the new op reads, and where.
  using Read = std::pair<Value, AffineMap>;
  SetVector<Read> reads;
  /// What the results of members are in the body.
  llvm::DenseMap<Value, Value> values;
};
} // namespace

//===----------------------------------------------------------------------===//
// What belongs together
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
static std::optional<Loops> getLoopsOfDims(AffineMap map) {
  if (!map.isProjectedPermutation())
    return std::nullopt;
  return llvm::map_to_vector(map.getResults(), [](AffineExpr expr) {
    return static_cast<int64_t>(
        llvm::cast<mlir::AffineDimExpr>(expr).getPosition());
  });
}

/// The loops of the group that the dims of what `use` reads are, if those of
/// its owner are `loops`.
static std::optional<Loops> getLoopsOfUse(OpOperand &use, const Loops &loops) {
  auto owner = llvm::cast<linalg::GenericOp>(use.getOwner());
  std::optional<Loops> dims =
      getLoopsOfDims(owner.getMatchingIndexingMap(&use));
  if (dims)
    for (int64_t &dim : *dims)
      dim = loops[dim];
  return dims;
}

/// As above, of the result of a member.
static Loops getLoopsOfResult(OpResult result, const Loops &loops) {
  auto owner = llvm::cast<linalg::GenericOp>(result.getOwner());
  Loops dims = *getLoopsOfDims(owner.getIndexingMapMatchingResult(result));
  for (int64_t &dim : dims)
    dim = loops[dim];
  return dims;
}

/// The loops of the producer of what is read, by what its result's dims are.
/// Those of a reduction are the columns, in their order.
std::optional<Loops> RowGroup::findLoops(OpOperand &use) {
  auto producer = use.get().getDefiningOp<linalg::GenericOp>();
  auto result = llvm::cast<OpResult>(use.get());
  std::optional<Loops> ofUse = getLoopsOfUse(use, members[use.getOwner()]);
  std::optional<Loops> ofResult =
      getLoopsOfDims(producer.getIndexingMapMatchingResult(result));
  if (!ofUse || !ofResult)
    return std::nullopt;
  Loops loops(producer.getNumLoops(), -1);
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

/// Whether `op` works on all rows, and on all columns or none of them.
bool RowGroup::fits(linalg::GenericOp op, const Loops &loops) const {
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

/// Whether members take what `op` makes where it makes it, and it what members
/// do; and all others come behind the anchor.
bool RowGroup::agrees(linalg::GenericOp op, const Loops &loops) const {
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

/// Whether nothing from `op` to the anchor has effects, such as communication
/// that is to go on beside it.
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

void RowGroup::add(linalg::GenericOp op, const Loops &loops) {
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
      std::optional<Loops> loops = findLoops(use);
      if (loops && fits(producer, *loops) && agrees(producer, *loops) &&
          hasRoom(producer) && canMove(producer))
        add(producer, *loops);
    }
  }
}

/// Whether a member reads it, and no member makes it.
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
  SmallVector<Loops> wholes;
  auto add = [&](std::optional<Loops> dims) {
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
  return llvm::all_of(
      wholes, [&](const Loops &dims) { return dims.back() == order.back(); });
}

/// Whether one kernel does this faster than one for each.
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

//===----------------------------------------------------------------------===//
// The new op
//===----------------------------------------------------------------------===//

int64_t RowGroup::getPosition(int64_t loop) const {
  return llvm::find(order, loop) - order.begin();
}

/// From the loops of the new op to what `map` gives for those of a member.
AffineMap RowGroup::getMap(AffineMap map, const Loops &loops) const {
  SmallVector<AffineExpr> dims = llvm::map_to_vector(loops, [&](int64_t loop) {
    return mlir::getAffineDimExpr(getPosition(loop), map.getContext());
  });
  return map.replaceDimsAndSymbols(dims, {}, order.size(), 0);
}

/// Where the new op writes what `result` was: what the member would write to,
/// unless it begins with what is there, or there is nothing there any more.
static Value emitOut(OpBuilder &builder, OpResult result, bool isKnown) {
  auto op = llvm::cast<linalg::GenericOp>(result.getOwner());
  if (isKnown && op.getNumReductionLoops() == 0)
    return op.getDpsInitOperand(result.getResultNumber())->get();
  auto type = llvm::cast<RankedTensorType>(result.getType());
  return tensor::EmptyOp::create(builder, op.getLoc(), type.getShape(),
                                 type.getElementType());
}

/// The op of all loops that reads and writes what members do, with an empty
/// body.
linalg::GenericOp RowGroup::emitOp(ArrayRef<linalg::GenericOp> ops) {
  OpBuilder builder(anchor);
  SmallVector<Value> inputs, outs;
  SmallVector<AffineMap> maps, outMaps;
  for (linalg::GenericOp op : ops) {
    const Loops &loops = members[op];
    for (OpOperand &operand : op->getOpOperands())
      if (isOutside(operand) && !getStart(operand))
        reads.insert({operand.get(),
                      getMap(op.getMatchingIndexingMap(&operand), loops)});
    for (OpResult result : op->getResults()) {
      if (!isRead(result))
        continue;
      Value init = op.getDpsInitOperand(result.getResultNumber())->get();
      outs.push_back(
          emitOut(builder, result, !members.contains(init.getDefiningOp())));
      outMaps.push_back(getMap(op.getIndexingMapMatchingResult(result), loops));
    }
  }
  for (auto &[value, map] : reads) {
    inputs.push_back(value);
    maps.push_back(map);
  }
  llvm::append_range(maps, outMaps);
  SmallVector<mlir::utils::IteratorType> kinds(
      order.size(), mlir::utils::IteratorType::parallel);
  auto fused = linalg::GenericOp::create(
      builder, anchor.getLoc(), TypeRange(outs), inputs, outs, maps, kinds);
  Block &body = fused.getRegion().emplaceBlock();
  for (Value operand : fused->getOperands())
    body.addArgument(getElementTypeOrSelf(operand), operand.getLoc());
  return fused;
}

/// What a reduction that begins with a constant begins with.
TypedAttr RowGroup::getStart(OpOperand &operand) {
  auto op = llvm::cast<linalg::GenericOp>(operand.getOwner());
  return op.isDpsInit(&operand) ? getSplatElement(operand.get()) : TypedAttr();
}

/// What an argument of a member's body is in the new one.
Value RowGroup::emitArgument(OpBuilder &builder, OpOperand &operand) {
  if (Value made = values.lookup(operand.get()))
    return made;
  auto op = llvm::cast<linalg::GenericOp>(operand.getOwner());
  if (TypedAttr start = getStart(operand))
    return arith::ConstantOp::create(builder, op.getLoc(), start);
  Read read{operand.get(),
            getMap(op.getMatchingIndexingMap(&operand), members[op])};
  return builder.getInsertionBlock()->getArgument(llvm::find(reads, read) -
                                                  reads.begin());
}

/// What a reduction comes to: all of a row, and what it begins with.
Value RowGroup::emitCombination(OpBuilder &builder, const ReductionStep &step,
                                IRMapping mapping) {
  Operation *combiner = step.combiner;
  unsigned number = combiner->getOperand(0) == step.soFar ? 1 : 0;
  Value value = combiner->getOperand(number);
  Value row = RtCombineRowOp::create(
      builder, combiner->getLoc(), mapping.lookupOrDefault(value).getType(),
      *getKind(combiner), mapping.lookupOrDefault(value), numColumns);
  mapping.map(value, row);
  return builder.clone(*combiner, mapping)->getResult(0);
}

void RowGroup::emitMember(OpBuilder &builder, linalg::GenericOp op) {
  IRMapping mapping;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    if (!argument.use_empty())
      mapping.map(argument, emitArgument(builder, operand));
  }
  std::optional<SmallVector<ReductionStep>> steps = matchRowSteps(op);
  for (Operation &inner : op.getBody()->without_terminator()) {
    const ReductionStep *step =
        steps ? llvm::find_if(*steps,
                              [&](const ReductionStep &step) {
                                return step.combiner == &inner;
                              })
              : nullptr;
    if (auto index = llvm::dyn_cast<linalg::IndexOp>(inner))
      mapping.map(
          index.getResult(),
          linalg::IndexOp::create(builder, index.getLoc(),
                                  getPosition(members[op][index.getDim()])));
    else if (steps && step != steps->end())
      mapping.map(inner.getResult(0), emitCombination(builder, *step, mapping));
    else
      builder.clone(inner, mapping);
  }
  Operation *yield = op.getBody()->getTerminator();
  for (auto [result, value] :
       llvm::zip_equal(op->getResults(), yield->getOperands()))
    values[result] = mapping.lookupOrDefault(value);
}

SmallVector<Operation *> RowGroup::emit() {
  SmallVector<linalg::GenericOp> ops;
  for (auto &member : members)
    ops.push_back(llvm::cast<linalg::GenericOp>(member.first));
  llvm::sort(ops, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  linalg::GenericOp fused = emitOp(ops);
  OpBuilder builder = OpBuilder::atBlockEnd(fused.getBody());
  for (linalg::GenericOp op : ops)
    emitMember(builder, op);
  SmallVector<Value> yields;
  for (linalg::GenericOp op : ops)
    for (OpResult result : op->getResults())
      if (isRead(result)) {
        Value whole = fused->getResult(yields.size());
        yields.push_back(values[result]);
        result.replaceUsesWithIf(whole, [&](OpOperand &use) {
          return !members.contains(use.getOwner());
        });
      }
  linalg::YieldOp::create(builder, fused.getLoc(), yields);
  return llvm::to_vector_of<Operation *>(llvm::reverse(ops));
}

namespace {
struct FuseRowsPass : public mesh::impl::FuseRowsPassBase<FuseRowsPass> {
  void runOnOperation() override {
    SmallVector<linalg::GenericOp> anchors;
    getOperation()->walk([&](linalg::GenericOp op) { anchors.push_back(op); });
    llvm::DenseSet<Operation *> gone;
    for (linalg::GenericOp anchor : llvm::reverse(anchors)) {
      if (gone.contains(anchor) || anchor->use_empty())
        continue;
      RowGroup group(anchor);
      if (!group.form())
        continue;
      for (Operation *op : group.emit()) {
        gone.insert(op);
        op->erase();
      }
    }
  }
};
} // namespace
