//===- MovableOps.cpp - Ops that may be laid out in another way -----------===//

#include "MovableOps.h"

#include "mesh/Analysis/CheapValues.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/Analysis/TripCounts.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Transforms/Propagation/OpRequirements.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/IR/Diagnostics.h"

using namespace mesh;

/// The rate at which an op writes its result, in bytes per second. Of two
/// places that cost the same to communicate at, the one with less to compute.
static constexpr double kComputeBandwidth = 1e12;
/// The trip count of loops whose trip count is not known, and the most that
/// loops around an op count for.
static constexpr double kUnknownTrips = 8, kMostTrips = 1e6;

bool mesh::isContraction(Operation *op) {
  auto linalgOp = llvm::dyn_cast_or_null<linalg::LinalgOp>(op);
  return linalgOp && linalg::isaContractionOpInterface(linalgOp);
}

static SmallVector<ShardingAttr> getShardings(Operation *op,
                                              ArrayRef<TensorLayout> layouts,
                                              FlatSymbolRefAttr meshName) {
  SmallVector<ShardingAttr> shardings;
  for (auto [operand, layout] : llvm::zip_equal(op->getOperands(), layouts))
    shardings.push_back(getTensorType(operand) ? layout.getSharding(meshName)
                                               : ShardingAttr());
  return shardings;
}

//===----------------------------------------------------------------------===//
// As they are laid out
//===----------------------------------------------------------------------===//

FailureOr<MovableOps::Needed> MovableOps::compute(Operation *op) {
  // It takes its operand as it is, and reshards it.
  if (auto shard = llvm::dyn_cast<ShardOp>(op))
    return Needed{shard.getSharding().getLayout()};
  auto rule = ShardingRuleOpInterface::find(op);
  if (!rule)
    return Needed(llvm::map_range(op->getOpOperands(), [&](OpOperand &operand) {
      return handedOn.lookup(&operand);
    }));
  FailureOr<OpRequirements> required =
      getRequirements(rule, symbols, function.mesh);
  if (failed(required))
    return failure();
  return getShardings(op, required->operands, function.meshName);
}

/// Finds out what the ops of `block`, and those in its control flow, need.
LogicalResult MovableOps::collect(Block &block) {
  for (Operation &op : block) {
    if (!involvesTensors(&op))
      continue;
    if (auto controlFlow = getControlFlow(&op)) {
      FailureOr<SmallVector<HandedOn>> operands = getHandedOn(controlFlow);
      if (failed(operands))
        return failure();
      handedOn.insert_range(*operands);
    }
    FailureOr<Needed> shardings = compute(&op);
    if (failed(shardings))
      return failure();
    for (auto [operand, sharding] :
         llvm::zip_equal(op.getOpOperands(), *shardings))
      if (ShardingAttr actual = mesh::getSharding(operand.get());
          sharding && actual && actual.getLayout() != sharding &&
          !isCheap(operand.get()))
        mismatches.push_back(&operand);
    needed[&op] = std::move(*shardings);
    if (getControlFlow(&op))
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          if (failed(collect(inner)))
            return failure();
  }
  return success();
}

LogicalResult MovableOps::collect() {
  FunctionOpInterface root = function.op;
  FailureOr<SmallVector<HandedOn>> returned = getHandedOn(root);
  if (failed(returned))
    return failure();
  handedOn.insert_range(*returned);
  return collect(root.getFunctionBody().front());
}

const MovableOps::Needed &MovableOps::getNeeded(Operation *op) const {
  return needed.find(op)->second;
}

ShardingAttr MovableOps::getNeeded(OpOperand &use) const {
  auto it = needed.find(use.getOwner());
  return it == needed.end() || it->second.empty()
             ? ShardingAttr()
             : it->second[use.getOperandNumber()];
}

//===----------------------------------------------------------------------===//
// Other layouts
//===----------------------------------------------------------------------===//

static bool hasPartialResults(Operation *op) {
  return llvm::any_of(op->getResults(), [](Value result) {
    ShardingAttr sharding = mesh::getSharding(result);
    return sharding && !sharding.getPartial().empty();
  });
}

bool MovableOps::isMovable(Operation *op) {
  auto rule = llvm::dyn_cast_or_null<ShardingRuleOpInterface>(op);
  if (!rule || !needed.contains(op) || op->getNumResults() != 1 ||
      !getTensorType(op->getResult(0)) || isCheap(op->getResult(0)) ||
      llvm::isa<ShardOp, ReshardOp>(op) || !isMemoryEffectFree(op))
    return false;
  FixedShardings fixed(op);
  rule.getFixedShardings(symbols, fixed);
  if (llvm::any_of(fixed.results, [](ShardingAttr attr) { return !!attr; }) ||
      llvm::any_of(fixed.operands, [](ShardingAttr attr) { return !!attr; }) ||
      hasPartialResults(op))
    return false;
  // Other ops that reduce, such as gathers, read no more than they write.
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  return !structured || structured.getNumReductionLoops() == 0;
}

bool MovableOps::mayBecome(Operation *op, ShardingAttr layout) const {
  ShardingAttr own = mesh::getSharding(op->getResult(0)).getLayout();
  return llvm::all_of(op->getResult(0).getUses(), [&](OpOperand &use) {
    ShardingAttr wanted = getNeeded(use);
    Operation *user = use.getOwner();
    if (!wanted || (hasPartialResults(user) && wanted != layout))
      return false;
    return wanted == own || !(isContraction(user) ||
                              user->hasAttr(MeshDialect::kOverlapAttrName));
  });
}

static bool divides(Value value, ShardingAttr sharding, MeshAttr mesh) {
  RankedTensorType type = getTensorType(value);
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (size % sharding.getNumShards(dim, mesh) != 0)
      return false;
  return true;
}

MovableOps::Needed MovableOps::computeNeeded(Operation *op,
                                             ShardingAttr result) {
  ShardingAttr old = mesh::getSharding(op->getResult(0));
  // A layout that does not work is no error here.
  ScopedDiagnosticHandler silence(op->getContext(),
                                  [](Diagnostic &) { return success(); });
  mesh::setSharding(op->getResult(0), result);
  FailureOr<Needed> shardings = compute(op);
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

ShardingAttr MovableOps::computeResult(Operation *op, OpOperand &operand,
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
  FactorAxes axes = resolveFactors(*factors, claims[number], function.mesh,
                                   FactorScope::PassThrough);
  ShardingAttr result =
      computeResults(rule, *factors, axes, layouts, function.mesh)
          .front()
          .getSharding(function.meshName);
  return divides(op->getResult(0), result, function.mesh) ? result
                                                          : ShardingAttr();
}

void MovableOps::setLayout(Operation *op, ShardingAttr layout,
                           Needed operands) {
  needed[op] = std::move(operands);
  rewriter.modifyOpInPlace(
      op, [&] { mesh::setSharding(op->getResult(0), layout); });
  stale.insert_range(op->getUsers());
}

bool MovableOps::dropStale() {
  for (Operation *op : stale)
    needed.erase(op);
  return !stale.empty();
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

/// Returns the number of times that `block` runs, by the loops around it.
static double countRuns(Block *block) {
  return std::min(*getTripCount(block, kUnknownTrips), kMostTrips);
}

bool MovableOps::isCheap(Value value) {
  auto [it, isNew] = cheap.try_emplace(value, false);
  if (isNew)
    it->second = mesh::isCheap(value);
  return it->second;
}

double MovableOps::getSeconds(Value value, ShardingAttr from, ShardingAttr to) {
  if (!from || !to || from.getLayout() == to || isCheap(value))
    return 0;
  return planner.plan(getTensorType(value), from.getLayout(), to).seconds *
         countRuns(value.getParentBlock());
}

double MovableOps::getComputeSeconds(Operation *op, ShardingAttr layout) const {
  double bytes = getTensorBytes(op->getResult(0));
  for (DimShardingAttr dim : layout.getDims())
    bytes /= static_cast<double>(function.mesh.getSize(dim.getAxes()));
  return bytes / kComputeBandwidth * countRuns(op->getBlock());
}
