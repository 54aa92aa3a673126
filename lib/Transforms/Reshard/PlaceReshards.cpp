//===- PlaceReshards.cpp - Reshards where they take the least time --------===//
//
// Propagation leaves an operand that disagrees with its op where the two ways
// of splitting the program meet. They may as well meet further up or down: an
// op that neither reduces nor contracts can be laid out as its user needs, so
// that its operands are resharded and not its result; or as its operand is, so
// that its result is. This moves such places along chains of ops, one user
// each, to where the value is small. No IR is changed but `mesh.shardings`.
//
//===----------------------------------------------------------------------===//

#include "mesh/Analysis/CheapValues.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/Transforms/Partition/Partition.h"
#include "mesh/Transforms/Propagation/OpRequirements.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/IR/Diagnostics.h"

using namespace mesh;

/// The longest move of a reshard, in ops.
static constexpr int kMaxOpsMoved = 16;
/// The rate at which an op writes its result, in bytes per second. Of two
/// places that cost the same to communicate at, the one with less to compute.
static constexpr double kComputeBandwidth = 1e12;
/// The least gain of a move, in seconds.
static constexpr double kMinGain = 1e-10;

namespace {
/// A way to lay out ops, and the seconds that it takes less than now.
struct Proposal {
  SmallVector<std::pair<Operation *, ShardingAttr>> layouts;
  double gain = kMinGain;
};

class ReshardPlacer {
public:
  ReshardPlacer(RewriterBase &rewriter, const GlobalFunction &function,
                SymbolTableCollection &symbols, ReshardPlanner &planner,
                NeededShardings &wanted)
      : rewriter(rewriter), function(function), symbols(symbols),
        planner(planner), wanted(wanted) {}

  FailureOr<bool> run();

private:
  /// For each operand of an op the sharding it needs, or null.
  using Wanted = SmallVector<ShardingAttr>;

  LogicalResult collect(Block &block);
  FailureOr<Wanted> computeWanted(Operation *op);
  ShardingAttr getWanted(OpOperand &use) const;
  /// Returns the sharding that all users of `value` need; null if they need
  /// different ones or it is not known.
  ShardingAttr getWantedByAll(Value value) const;
  bool isMovable(Operation *op) const;
  Wanted computeWantedFor(Operation *op, ShardingAttr result);
  ShardingAttr computeResultFor(Operation *op, OpOperand &operand,
                                ShardingAttr layout);

  double getSeconds(Value value, ShardingAttr from, ShardingAttr to);
  double getSeconds(OpOperand &operand, ShardingAttr sharding);
  double getSeconds(Operation *op, const Wanted &shardings, Value except = {});
  void count(Operation *op, int by);
  double getComputeSeconds(Operation *op, ShardingAttr layout) const;

  Proposal proposeAbove(OpOperand &use);
  Proposal proposeBelow(OpOperand &use);
  void apply(const Proposal &proposal);

  RewriterBase &rewriter;
  const GlobalFunction &function;
  SymbolTableCollection &symbols;
  ReshardPlanner &planner;
  NeededShardings &wanted;
  /// The ops whose operands were laid out anew.
  DenseSet<Operation *> stale;
  /// The shardings of operands that control flow or the function passes on.
  DenseMap<OpOperand *, ShardingAttr> handedOn;
  /// The operands that are not laid out as they are needed.
  SmallVector<OpOperand *> mismatches;
  /// The number of operands that need a value in a layout: they share a
  /// reshard.
  DenseMap<std::pair<Value, Attribute>, int> numWanting;
};
} // namespace

//===----------------------------------------------------------------------===//
// Requirements of ops
//===----------------------------------------------------------------------===//

FailureOr<ReshardPlacer::Wanted> ReshardPlacer::computeWanted(Operation *op) {
  auto rule = llvm::dyn_cast<ShardingRuleOpInterface>(op);
  if (!rule)
    return Wanted(llvm::map_range(op->getOpOperands(), [&](OpOperand &operand) {
      return handedOn.lookup(&operand);
    }));
  FailureOr<OpRequirements> required =
      getRequirements(rule, symbols, function.mesh);
  if (failed(required))
    return failure();
  Wanted shardings;
  for (auto [operand, layout] :
       llvm::zip_equal(op->getOperands(), required->operands))
    shardings.push_back(getTensorType(operand)
                            ? layout.getSharding(function.meshName)
                            : ShardingAttr());
  return shardings;
}

ShardingAttr ReshardPlacer::getWanted(OpOperand &use) const {
  auto it = wanted.find(use.getOwner());
  return it == wanted.end() || it->second.empty()
             ? ShardingAttr()
             : it->second[use.getOperandNumber()];
}

ShardingAttr ReshardPlacer::getWantedByAll(Value value) const {
  ShardingAttr all;
  for (OpOperand &use : value.getUses()) {
    ShardingAttr one = getWanted(use);
    if (!one || (all && one != all))
      return {};
    all = one;
  }
  return all;
}

/// Returns true if `op` reduces, or passes on what is partial. Its requirement
/// then depends on how its operands are laid out.
static bool reduces(Operation *op) {
  for (Value result : op->getResults())
    if (ShardingAttr sharding = mesh::getSharding(result);
        sharding && !sharding.getPartial().empty())
      return true;
  // Operands of calls, returns and control flow have the agreed shardings.
  auto rule = llvm::dyn_cast<ShardingRuleOpInterface>(op);
  if (!rule)
    return false;
  FailureOr<ShardingRule> factors = rule.getShardingRule();
  return failed(factors) || factors->hasReductions();
}

/// Returns true if the op may be laid out in another way: it makes one tensor,
/// and each element of it by itself.
bool ReshardPlacer::isMovable(Operation *op) const {
  auto rule = llvm::dyn_cast_or_null<ShardingRuleOpInterface>(op);
  if (!rule || !wanted.contains(op) || op->getNumResults() != 1 ||
      !getTensorType(op->getResult(0)) || isCheap(op->getResult(0)) ||
      llvm::isa<ShardOp, ReshardOp>(op) || !isMemoryEffectFree(op))
    return false;
  FixedShardings fixed(op);
  rule.getFixedShardings(symbols, fixed);
  if (llvm::any_of(fixed.results, [](ShardingAttr attr) { return !!attr; }) ||
      llvm::any_of(fixed.operands, [](ShardingAttr attr) { return !!attr; }))
    return false;
  return !reduces(op);
}

static bool divides(Value value, ShardingAttr sharding, MeshAttr mesh) {
  RankedTensorType type = getTensorType(value);
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (size % sharding.getNumShards(dim, mesh) != 0)
      return false;
  return true;
}

/// Returns the shardings of the operands of a movable op for its result to be
/// as `result` says; empty if that cannot be.
ReshardPlacer::Wanted ReshardPlacer::computeWantedFor(Operation *op,
                                                      ShardingAttr result) {
  ShardingAttr old = mesh::getSharding(op->getResult(0));
  // A move that does not work is no error here.
  ScopedDiagnosticHandler silence(op->getContext(),
                                  [](Diagnostic &) { return success(); });
  mesh::setSharding(op->getResult(0), result);
  FailureOr<Wanted> shardings = computeWanted(op);
  mesh::setSharding(op->getResult(0), old);
  if (failed(shardings))
    return {};
  for (auto [operand, sharding] :
       llvm::zip_equal(op->getOperands(), *shardings))
    if (sharding && (!sharding.getPartial().empty() ||
                     !divides(operand, sharding, function.mesh)))
      return {};
  return *shardings;
}

/// The layout of a movable op that follows `operand`, which is as `layout`
/// says. Null if there is none.
ShardingAttr ReshardPlacer::computeResultFor(Operation *op, OpOperand &operand,
                                             ShardingAttr layout) {
  auto rule = llvm::cast<ShardingRuleOpInterface>(op);
  FailureOr<ShardingRule> factors = rule.getShardingRule();
  if (failed(factors) || !layout.getPartial().empty())
    return {};
  unsigned number = operand.getOperandNumber();
  SmallVector<TensorLayout> layouts;
  for (const DimFactors &dims : factors->operands)
    layouts.emplace_back(dims.size());
  layouts[number] = TensorLayout(layout);
  SmallVector<FactorClaim> claims = getOperandClaims(op, *factors, layouts);
  FactorAxes axes = resolveFactors(*factors, claims[number], function.mesh);
  ShardingAttr result =
      computeResults(rule, *factors, axes, layouts, function.mesh)
          .front()
          .getSharding(function.meshName);
  return divides(op->getResult(0), result, function.mesh) ? result
                                                          : ShardingAttr();
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

double ReshardPlacer::getSeconds(Value value, ShardingAttr from,
                                 ShardingAttr to) {
  if (!from || !to || from.getLayout() == to || isCheap(value))
    return 0;
  return planner.plan(getTensorType(value), from.getLayout(), to).seconds;
}

/// The seconds to bring `operand` to `sharding` for the sake of its op: none if
/// others need it so as well.
double ReshardPlacer::getSeconds(OpOperand &operand, ShardingAttr sharding) {
  Value value = operand.get();
  int others = numWanting.lookup({value, sharding});
  for (auto [own, needed] : llvm::zip_equal(operand.getOwner()->getOperands(),
                                            wanted[operand.getOwner()]))
    others -= own == value && needed == sharding;
  return others ? 0 : getSeconds(value, mesh::getSharding(value), sharding);
}

/// The seconds to bring the operands of `op`, but for `except`, to what is
/// needed.
double ReshardPlacer::getSeconds(Operation *op, const Wanted &shardings,
                                 Value except) {
  double seconds = 0;
  for (auto [operand, sharding] :
       llvm::zip_equal(op->getOpOperands(), shardings))
    if (sharding && operand.get() != except)
      seconds += getSeconds(operand, sharding);
  return seconds;
}

/// Adds what `op` needs to the counts, or takes it off.
void ReshardPlacer::count(Operation *op, int by) {
  for (auto [operand, sharding] :
       llvm::zip_equal(op->getOperands(), wanted[op]))
    if (sharding)
      numWanting[{operand, sharding}] += by;
}

double ReshardPlacer::getComputeSeconds(Operation *op,
                                        ShardingAttr layout) const {
  double bytes = getTensorBytes(op->getResult(0));
  for (DimShardingAttr dim : layout.getDims())
    bytes /= static_cast<double>(function.mesh.getSize(dim.getAxes()));
  return bytes / kComputeBandwidth;
}

//===----------------------------------------------------------------------===//
// Other places
//===----------------------------------------------------------------------===//

/// The operand of `op`, made by an op before it, that takes longest to bring to
/// what is wanted.
static OpOperand *findCostliest(Operation *op,
                                function_ref<double(OpOperand &)> getSeconds) {
  OpOperand *costliest = nullptr;
  double most = 0;
  for (OpOperand &operand : op->getOpOperands())
    if (double seconds = getSeconds(operand); seconds > most)
      std::tie(costliest, most) = std::pair(&operand, seconds);
  return costliest;
}

/// The op that makes what `use` takes, and those before it, as `use` needs
/// them.
Proposal ReshardPlacer::proposeAbove(OpOperand &use) {
  Proposal best, current;
  Value value = use.get();
  ShardingAttr needed = getWantedByAll(value);
  if (!needed || !needed.getPartial().empty())
    return best;
  double now = getSeconds(value, mesh::getSharding(value), needed);
  double then = 0;
  for (int length = 0; length < kMaxOpsMoved; ++length) {
    Operation *op = value.getDefiningOp();
    // Further up only what nobody else uses: others are content as it is.
    if (!isMovable(op) || (length > 0 && !value.hasOneUse()))
      break;
    Wanted shardings = computeWantedFor(op, needed);
    if (shardings.empty())
      break;
    ShardingAttr layout = mesh::getSharding(value);
    now += getSeconds(op, wanted[op]) + getComputeSeconds(op, layout);
    then += getComputeSeconds(op, needed);
    double operands = getSeconds(op, shardings);
    current.layouts.emplace_back(op, needed);
    current.gain = now - then - operands;
    if (current.gain > best.gain)
      best = current;
    OpOperand *next = findCostliest(op, [&](OpOperand &operand) {
      ShardingAttr sharding = shardings[operand.getOperandNumber()];
      return sharding ? getSeconds(operand, sharding) : 0;
    });
    if (!next)
      break;
    value = next->get();
    needed = shardings[next->getOperandNumber()];
    then += operands - getSeconds(*next, needed);
  }
  return best;
}

/// The op that `use` belongs to, and those after it, as the operand is.
Proposal ReshardPlacer::proposeBelow(OpOperand &use) {
  Proposal best, current;
  OpOperand *operand = &use;
  ShardingAttr layout = mesh::getSharding(use.get()).getLayout();
  double now = 0, then = 0;
  for (int length = 0; length < kMaxOpsMoved; ++length) {
    Operation *op = operand->getOwner();
    if (!isMovable(op))
      break;
    ShardingAttr result = computeResultFor(op, *operand, layout);
    ShardingAttr old = mesh::getSharding(op->getResult(0));
    if (!result || result == old.getLayout())
      break;
    Wanted shardings = computeWantedFor(op, result);
    if (shardings.empty() || shardings[operand->getOperandNumber()] != layout)
      break;
    now += getSeconds(op, wanted[op]) + getComputeSeconds(op, old);
    then += getSeconds(op, shardings, operand->get()) +
            getComputeSeconds(op, result);
    Value value = op->getResult(0);
    ShardingAttr needed = getWantedByAll(value);
    if (!needed || llvm::any_of(value.getUsers(), reduces))
      break;
    current.layouts.emplace_back(op, result);
    current.gain = now + getSeconds(value, old, needed) - then -
                   getSeconds(value, result, needed);
    if (current.gain > best.gain)
      best = current;
    if (!value.hasOneUse())
      break;
    operand = &*value.getUses().begin();
    layout = result;
  }
  return best;
}

void ReshardPlacer::apply(const Proposal &proposal) {
  for (auto [op, layout] : proposal.layouts) {
    count(op, -1);
    wanted[op] = computeWantedFor(op, layout);
    count(op, 1);
    rewriter.modifyOpInPlace(op, [op = op, layout = layout] {
      mesh::setSharding(op->getResult(0), layout);
    });
    stale.insert_range(op->getUsers());
  }
}

/// Returns true if `op` is work that a collective beside it may hide behind.
static bool isContraction(Operation *op) {
  auto linalgOp = llvm::dyn_cast_or_null<linalg::LinalgOp>(op);
  return linalgOp && linalg::isaContractionOpInterface(linalgOp);
}

/// Finds out what the ops of `block`, and those in its control flow, need.
LogicalResult ReshardPlacer::collect(Block &block) {
  for (Operation &op : block) {
    if (!involvesTensors(&op))
      continue;
    if (auto controlFlow = getControlFlow(&op)) {
      FailureOr<SmallVector<HandedOn>> operands = getHandedOn(controlFlow);
      if (failed(operands))
        return failure();
      handedOn.insert_range(*operands);
    }
    FailureOr<Wanted> shardings = computeWanted(&op);
    if (failed(shardings))
      return failure();
    for (auto [operand, sharding] :
         llvm::zip_equal(op.getOpOperands(), *shardings))
      if (ShardingAttr actual = mesh::getSharding(operand.get());
          sharding && actual && !isCheap(operand.get()) &&
          actual.getLayout() != sharding)
        mismatches.push_back(&operand);
    wanted[&op] = std::move(*shardings);
    if (getControlFlow(&op))
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          if (failed(collect(inner)))
            return failure();
  }
  return success();
}

FailureOr<bool> ReshardPlacer::run() {
  FunctionOpInterface root = function.op;
  FailureOr<SmallVector<HandedOn>> returned = getHandedOn(root);
  if (failed(returned))
    return failure();
  handedOn.insert_range(*returned);
  if (failed(collect(root.getFunctionBody().front())))
    return failure();
  if (!mismatches.empty())
    for (auto &[op, shardings] : wanted)
      count(op, 1);
  for (OpOperand *use : mismatches) {
    Value value = use->get();
    ShardingAttr sharding = getWanted(*use);
    if (isContraction(use->getOwner()) ||
        isContraction(value.getDefiningOp()) ||
        use->getOwner()->hasAttr(MeshDialect::kOverlapAttrName) ||
        mesh::getSharding(value).getLayout() == sharding)
      continue;
    Proposal above = proposeAbove(*use), below = proposeBelow(*use);
    apply(above.gain >= below.gain ? above : below);
  }
  for (Operation *op : stale)
    wanted.erase(op);
  return !stale.empty();
}

FailureOr<bool> mesh::placeReshards(RewriterBase &rewriter,
                                    const GlobalFunction &function,
                                    SymbolTableCollection &symbols,
                                    ReshardPlanner &planner,
                                    NeededShardings &needed) {
  return ReshardPlacer(rewriter, function, symbols, planner, needed).run();
}
