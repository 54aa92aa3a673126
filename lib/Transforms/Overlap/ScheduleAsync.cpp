//===- ScheduleAsync.cpp - start communication early, wait for it late ----===//

#include "mesh/Transforms/Overlap/ScheduleAsync.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Interfaces/UsedValues.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {
#define GEN_PASS_DEF_SCHEDULEASYNCPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

bool mesh::isSynchronous(Operation *op, const FlightLimits &limits) {
  auto collective = llvm::dyn_cast<CollectiveOpInterface>(op);
  return collective && !llvm::isa<AllSliceOp>(op) &&
         !llvm::isa<AsyncOp>(op->getParentOp()) &&
         getTensorBytes(collective.getResult().getType()) >= limits.minBytes;
}

bool mesh::isWork(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return isWorkingContraction(inner) ? WalkResult::interrupt()
                                           : WalkResult::advance();
      })
      .wasInterrupted();
}

bool mesh::isMovable(Operation *op) {
  return mlir::isPure(op) && !llvm::isa<CollectiveOpInterface>(op) &&
         !op->hasTrait<OpTrait::IsTerminator>() &&
         !llvm::isa<mlir::LoopLikeOpInterface>(op) && !isWork(op);
}

namespace {
/// The ops of one block in a new order. Positions are those that ops have
/// before; something new at a position stands before what was there.
///
/// Invariants: what starts communication goes up, what waits for it goes down,
/// and movable ops go up with what needs them and down with what they need. All
/// else stays in its order.
class BlockSchedule {
public:
  BlockSchedule(RewriterBase &rewriter, Block &block,
                const FlightLimits &limits);

  void run();

private:
  /// Collectives that are, or are to be, in flight.
  struct Flight {
    /// The collective, or `mesh.async`.
    Operation *op;
    /// From where on there is what it sends, and where it is over: where it is
    /// waited for or, if it is in flight already, where it is now.
    int64_t earliest;
    int64_t end;
    int64_t bytes;
  };

  SmallVector<Value> getUses(Operation *op) const;
  int64_t getNeed(Operation *op) const;
  int64_t getEarliest(Operation *op);
  bool hasWork(int64_t begin, int64_t end) const {
    return workBefore[begin] < workBefore[end];
  }
  bool hasRoom(int64_t position, int64_t bytes) const {
    return bytesInFlight[position] + bytes <= limits.maxBytes;
  }
  void findFlights();
  void launch(Flight flight);
  void hoist(Operation *op, int64_t position);
  void sink(Operation *op, int64_t position);
  void reorder();

  RewriterBase &rewriter;
  Block &block;
  const FlightLimits &limits;
  SmallVector<Operation *> ops;
  /// Also of what is new: that of what it takes the place of.
  DenseMap<Operation *, int64_t> positions;
  /// Up to which position there is no need for the op, if movable ops go down.
  SmallVector<int64_t> needs;
  SmallVector<int64_t> workBefore;
  SmallVector<int64_t> bytesInFlight;
  SmallVector<Flight> flights;
  /// The position from which a movable op has its operands.
  DenseMap<Operation *, int64_t> earliest;
  /// The positions of the results of collectives that are to be in flight, and
  /// of waits.
  DenseMap<Operation *, int64_t> arrivals;
  /// Before which position ops go, if not where they are.
  llvm::MapVector<Operation *, int64_t> targets;
  DenseSet<Operation *> replaced;
};
} // namespace

BlockSchedule::BlockSchedule(RewriterBase &rewriter, Block &block,
                             const FlightLimits &limits)
    : rewriter(rewriter), block(block), limits(limits), workBefore{0} {
  for (Operation &op : block) {
    positions[&op] = ops.size();
    ops.push_back(&op);
    workBefore.push_back(workBefore.back() + isWork(&op));
  }
  bytesInFlight.assign(ops.size(), 0);
  needs.resize(ops.size());
  for (int64_t index = static_cast<int64_t>(ops.size()) - 1; index >= 0;
       --index)
    needs[index] = isMovable(ops[index]) ? getNeed(ops[index]) : index;
}

/// Returns the values that `op` and its regions use.
SmallVector<Value> BlockSchedule::getUses(Operation *op) const {
  return getUsedValues(op).takeVector();
}

/// The first position at which an op that is not movable needs a result of
/// `op`, itself or by way of movable ones; that of the terminator if none does.
int64_t BlockSchedule::getNeed(Operation *op) const {
  auto first = static_cast<int64_t>(ops.size()) - 1;
  for (Operation *user : op->getUsers())
    if (Operation *inBlock = block.findAncestorOpInBlock(*user))
      first = std::min(first, needs[positions.at(inBlock)]);
  return first;
}

/// The first position at which there is what `op` needs, if movable ops move.
int64_t BlockSchedule::getEarliest(Operation *op) {
  int64_t position = 0;
  for (Value value : getUses(op)) {
    Operation *definition = value.getDefiningOp();
    if (!definition || definition->getBlock() != &block)
      continue;
    int64_t there = positions.at(definition) + 1;
    if (auto it = arrivals.find(definition); it != arrivals.end()) {
      there = it->second;
    } else if (isMovable(definition)) {
      auto known = earliest.find(definition);
      there = known != earliest.end() ? known->second : getEarliest(definition);
      earliest[definition] = there;
    }
    position = std::max(position, there);
  }
  return position;
}

/// In the order in which they stand, so that it is known where what they need
/// arrives.
void BlockSchedule::findFlights() {
  for (auto [index, op] : llvm::enumerate(ops)) {
    auto position = static_cast<int64_t>(index);
    if (auto wait = llvm::dyn_cast<WaitOp>(op)) {
      arrivals[op] = getNeed(wait);
    } else if (auto async = llvm::dyn_cast<AsyncOp>(op)) {
      flights.push_back({op, getEarliest(op), position,
                         static_cast<int64_t>(getTensorBytes(
                             async.getFuture().getType().getTensorType()))});
    } else if (isSynchronous(op, limits)) {
      int64_t end = getNeed(op);
      int64_t begin = getEarliest(op);
      if (!hasWork(begin, end))
        continue;
      auto collective = llvm::cast<CollectiveOpInterface>(op);
      flights.push_back({op, begin, end,
                         static_cast<int64_t>(getTensorBytes(
                             collective.getResult().getType()))});
      arrivals[op] = end;
    }
  }
}

/// Moves the movable ops that `op` needs to where it goes.
void BlockSchedule::hoist(Operation *op, int64_t position) {
  for (Value value : getUses(op)) {
    Operation *definition = value.getDefiningOp();
    if (!definition || definition->getBlock() != &block ||
        positions.at(definition) < position || !isMovable(definition))
      continue;
    auto [it, isNew] = targets.insert({definition, position});
    if (!isNew && it->second <= position)
      continue;
    it->second = position;
    hoist(definition, position);
  }
}

/// Moves the movable ops that use results of `op` to where these are.
void BlockSchedule::sink(Operation *op, int64_t position) {
  SmallVector<Operation *> sunk{op};
  while (!sunk.empty())
    for (Operation *user : sunk.pop_back_val()->getUsers()) {
      Operation *inBlock = block.findAncestorOpInBlock(*user);
      if (!inBlock || positions.at(inBlock) >= position || !isMovable(inBlock))
        continue;
      auto [it, isNew] = targets.insert({inBlock, position});
      if (!isNew && it->second >= position)
        continue;
      it->second = position;
      sunk.push_back(inBlock);
    }
}

/// Starts the flight as early as there is room for it, and ends it before there
/// is none.
void BlockSchedule::launch(Flight flight) {
  int64_t position = positions.at(flight.op);
  int64_t begin = position, end = position;
  while (begin > flight.earliest && hasRoom(begin - 1, flight.bytes))
    --begin;
  while (end < flight.end && hasRoom(end, flight.bytes))
    ++end;
  if (!hasWork(begin, end))
    return;
  for (int64_t at = begin; at < end; ++at)
    bytesInFlight[at] += flight.bytes;
  if (llvm::isa<AsyncOp>(flight.op)) {
    hoist(flight.op, begin);
    targets[flight.op] = begin;
    return;
  }
  rewriter.setInsertionPoint(flight.op);
  Location loc = flight.op->getLoc();
  auto async =
      AsyncOp::create(rewriter, loc, [&](OpBuilder &inner, Location) -> Value {
        return inner.clone(*flight.op)->getResult(0);
      });
  auto wait = WaitOp::create(rewriter, loc, flight.op->getResult(0).getType(),
                             async.getFuture());
  positions[async] = positions[wait] = position;
  hoist(async, begin);
  targets[async] = begin;
  targets[wait] = end;
  sink(flight.op, end);
  rewriter.replaceAllUsesWith(flight.op->getResult(0), wait.getResult());
  replaced.insert(flight.op);
}

void BlockSchedule::reorder() {
  // At one position first waits, and then what may need them, as it stood.
  SmallVector<std::pair<Operation *, int64_t>> going = targets.takeVector();
  llvm::sort(going, [&](const auto &lhs, const auto &rhs) {
    auto key = [&](const auto &it) {
      return std::tuple(it.second, !llvm::isa<WaitOp>(it.first),
                        positions.at(it.first), llvm::isa<AsyncOp>(it.first));
    };
    return key(lhs) < key(rhs);
  });
  DenseSet<Operation *> gone;
  for (auto [op, target] : going)
    gone.insert(op);
  auto next = going.begin();
  auto moveToEnd = [&](Operation *op) {
    rewriter.moveOpBefore(op, &block, block.end());
  };
  for (auto [index, op] : llvm::enumerate(ops)) {
    for (; next != going.end() && next->second == static_cast<int64_t>(index);
         ++next)
      moveToEnd(next->first);
    if (replaced.contains(op))
      rewriter.eraseOp(op);
    else if (!gone.contains(op))
      moveToEnd(op);
  }
}

void BlockSchedule::run() {
  findFlights();
  for (Operation *op : ops)
    if (auto it = arrivals.find(op); it != arrivals.end() &&
                                     llvm::isa<WaitOp>(op) &&
                                     hasWork(positions.at(op), it->second)) {
      targets[op] = it->second;
      sink(op, it->second);
    }
  for (const Flight &flight : flights)
    launch(flight);
  reorder();
}

void mesh::scheduleBlock(RewriterBase &rewriter, Block &block,
                         const FlightLimits &limits) {
  BlockSchedule(rewriter, block, limits).run();
}

namespace {
struct ScheduleAsyncPass
    : public mesh::impl::ScheduleAsyncPassBase<ScheduleAsyncPass> {
  using ScheduleAsyncPassBase::ScheduleAsyncPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    return verifyNotNegative({&maxBytes, &minBytes}, *this, context);
  }

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    // Programs of single devices have an order of their own.
    if (!function->hasAttr(MeshDialect::kSpmdAttrName))
      return;
    FlightLimits limits{maxBytes, minBytes};
    IRRewriter rewriter(&getContext());
    for (auto rewrite : {prefetchInLoop, delayInLoop}) {
      SmallVector<scf::ForOp> loops;
      function.walk([&](scf::ForOp loop) { loops.push_back(loop); });
      for (scf::ForOp loop : loops)
        rewrite(rewriter, loop, limits);
    }
    SmallVector<Block *> blocks;
    function->walk([&](Block *block) {
      if (!llvm::isa<AsyncOp, linalg::LinalgOp>(block->getParentOp()))
        blocks.push_back(block);
    });
    for (Block *block : blocks)
      scheduleBlock(rewriter, *block, limits);
  }
};
} // namespace
