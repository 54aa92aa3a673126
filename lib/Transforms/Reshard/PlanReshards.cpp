//===- PlanReshards.cpp - Make every mismatch of shardings explicit -------===//

#include "ReduceLocally.h"
#include "mesh/Analysis/CheapValues.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/Machine/MachineOption.h"
#include "mesh/Transforms/Partition/Partition.h"
#include "mesh/Transforms/Passes.h"
#include "mesh/Transforms/Propagation/OpRequirements.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/ScopedHashTable.h"

namespace mesh {
#define GEN_PASS_DEF_PLANRESHARDSPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// Goes through a function in order, and into its control flow. Invariant: the
/// ops before the current one agree with their operands.
class ReshardInserter {
public:
  ReshardInserter(RewriterBase &rewriter, const GlobalFunction &function,
                  SymbolTableCollection &symbols, NeededShardings &needed)
      : rewriter(rewriter), function(function), symbols(symbols),
        needed(needed) {}

  LogicalResult visitFunction();
  bool hasChanged() const { return changed; }
  const DenseSet<Value> &getCheapValues() const { return cheap; }

private:
  LogicalResult visit(Operation &op);
  LogicalResult visitBlock(Block &block);
  LogicalResult visitControlFlow(RegionBranchOpInterface op);
  LogicalResult visitHandedOn(Operation &op);
  FailureOr<SmallVector<ShardingAttr>> getNeeded(Operation &op);
  LogicalResult demand(OpOperand &operand, ShardingAttr wanted);
  void replaceShard(ShardOp op);
  /// `value` laid out as `wanted`, built before `op` unless it is there.
  FailureOr<Value> obtain(Value value, ShardingAttr wanted, Operation *op);
  bool isPossible(Operation &op);
  FailureOr<Value> makeAnew(Value value, ShardingAttr wanted, Operation *op);
  void emitRemark(OpOperand &operand, ShardingAttr wanted);

  RewriterBase &rewriter;
  GlobalFunction function;
  SymbolTableCollection &symbols;
  /// The known requirements of ops.
  NeededShardings &needed;
  bool changed = false;
  /// The cheap values that there were at first, and copies of them. Their
  /// operands may have become slices since.
  DenseSet<Value> cheap;
  /// The replicated values that slices of cheap ones are taken from.
  DenseMap<Value, Value> wholes;
  /// The reshards of a value that were built, by sharding, in the blocks around
  /// the current op.
  using BuiltTable = llvm::ScopedHashTable<std::pair<Value, Attribute>, Value>;
  BuiltTable built;
  /// The shardings of operands that control flow or a function passes on.
  DenseMap<OpOperand *, ShardingAttr> handedOn;
};
} // namespace

/// Returns true if there are shardings of the operands of `op` for its results
/// to be split as they say.
bool ReshardInserter::isPossible(Operation &op) {
  ScopedDiagnosticHandler silence(op.getContext(),
                                  [](Diagnostic &) { return success(); });
  return succeeded(getNeeded(op));
}

/// Returns a copy of the op that defines the cheap `value`, split as is wanted,
/// or a slice of a replicated one, if the op cannot make that, as a reshape
/// cannot of minor dims.
FailureOr<Value> ReshardInserter::makeAnew(Value value, ShardingAttr wanted,
                                           Operation *op) {
  auto whole = ShardingAttr::getReplicated(wanted.getMesh(),
                                           getTensorType(value).getRank());
  rewriter.setInsertionPoint(op);
  Operation *copy = rewriter.clone(*value.getDefiningOp());
  mesh::setSharding(copy->getResult(0), wanted);
  if (wanted == whole || isPossible(*copy)) {
    cheap.insert(copy->getResult(0));
    return failed(visit(*copy)) ? FailureOr<Value>() : copy->getResult(0);
  }
  rewriter.eraseOp(copy);
  FailureOr<Value> all = obtain(value, whole, op);
  if (failed(all))
    return failure();
  rewriter.setInsertionPoint(op);
  Value slice = ReshardOp::create(rewriter, op->getLoc(), *all, wanted);
  wholes[slice] = *all;
  return slice;
}

FailureOr<Value> ReshardInserter::obtain(Value value, ShardingAttr wanted,
                                         Operation *op) {
  if (mesh::getSharding(value).getLayout() == wanted)
    return value;
  if (Value whole = wholes.lookup(value))
    value = whole;
  if (Value known = built.lookup({value, wanted}))
    return known;
  std::pair<Value, Attribute> key(value, wanted);
  FailureOr<Value> result;
  bool isCheap = cheap.contains(value);
  if (wanted.getPartial().empty() && isCheap) {
    result = makeAnew(value, wanted, op);
    if (failed(result))
      return failure();
  } else {
    if (isCheap) {
      auto dims = ShardingAttr::get(wanted.getMesh(), wanted.getDims());
      FailureOr<Value> local = obtain(value, dims, op);
      if (failed(local))
        return failure();
      value = *local;
    }
    rewriter.setInsertionPoint(op);
    // The end of a function tells nothing about a result.
    Location loc = op->hasTrait<OpTrait::IsTerminator>() &&
                           llvm::isa<FunctionOpInterface>(op->getParentOp())
                       ? value.getLoc()
                       : op->getLoc();
    result = ReshardOp::create(rewriter, loc, value, wanted).getResult();
  }
  built.insert(key, *result);
  return result;
}

/// Replaces a shard by its operand, or by a reshard if that has another
/// sharding. The reshard keeps the request for overlap.
void ReshardInserter::replaceShard(ShardOp op) {
  changed = true;
  ShardingAttr wanted = op.getSharding().getLayout();
  Value input = op.getInput();
  if (mesh::getSharding(input).getLayout() != wanted) {
    rewriter.setInsertionPoint(op);
    auto reshard = ReshardOp::create(rewriter, op.getLoc(), input, wanted);
    reshard->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    reshard->removeAttr(MeshDialect::kOpenPartialAttrName);
    emitRemark(op->getOpOperand(0), wanted);
    input = reshard;
  }
  // An op to come may get its address.
  needed.erase(op);
  rewriter.replaceOp(op, input);
}

void ReshardInserter::emitRemark(OpOperand &operand, ShardingAttr wanted) {
  Operation *op = operand.getOwner();
  auto options = remark::RemarkOpts::name("reshard")
                     .category("mesh-plan-reshards")
                     .function(function.op.getName());
  remark::passed(op->getLoc(), options)
      << remark::add("operand {0} of {1} is resharded",
                     operand.getOperandNumber(), op->getName().getStringRef())
      << remark::metric("from", Attribute(mesh::getSharding(operand.get())))
      << remark::metric("to", Attribute(wanted));
}

/// Gives `operand` a value that is laid out as `wanted`.
LogicalResult ReshardInserter::demand(OpOperand &operand, ShardingAttr wanted) {
  if (failed(verifyHasSharding(operand.getOwner(), "operand",
                               operand.getOperandNumber(),
                               mesh::getSharding(operand.get()))))
    return failure();
  FailureOr<Value> value = obtain(operand.get(), wanted, operand.getOwner());
  if (failed(value))
    return failure();
  if (*value == operand.get())
    return success();
  if (value->getDefiningOp<ReshardOp>())
    emitRemark(operand, wanted);
  rewriter.modifyOpInPlace(operand.getOwner(), [&] { operand.set(*value); });
  changed = true;
  return success();
}

/// Reshards the tied operands of `op` to the shardings of what takes them.
LogicalResult ReshardInserter::visitHandedOn(Operation &op) {
  for (OpOperand &operand : op.getOpOperands())
    if (ShardingAttr wanted = handedOn.lookup(&operand))
      if (failed(demand(operand, wanted)))
        return failure();
  return success();
}

LogicalResult ReshardInserter::visitControlFlow(RegionBranchOpInterface op) {
  FailureOr<SmallVector<HandedOn>> operands = getHandedOn(op);
  if (failed(operands))
    return failure();
  handedOn.insert_range(*operands);
  if (failed(visitHandedOn(*op)))
    return failure();
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (failed(visitBlock(block)))
        return failure();
  return success();
}

LogicalResult ReshardInserter::visitBlock(Block &block) {
  BuiltTable::ScopeTy scope(built);
  for (Operation &op : llvm::make_early_inc_range(block))
    if (failed(visit(op)))
      return failure();
  return success();
}

LogicalResult ReshardInserter::visitFunction() {
  FailureOr<SmallVector<HandedOn>> returned = getHandedOn(function.op);
  if (failed(returned))
    return failure();
  handedOn.insert_range(*returned);
  function.op->walk([&](Operation *op) {
    if (op->getNumResults() == 1 && getTensorType(op->getResult(0)) &&
        isCheap(op->getResult(0)))
      cheap.insert(op->getResult(0));
  });
  return visitBlock(function.op.getFunctionBody().front());
}

FailureOr<SmallVector<ShardingAttr>> ReshardInserter::getNeeded(Operation &op) {
  if (auto known = needed.find(&op); known != needed.end())
    return known->second;
  ShardingRuleOpInterface rule = getRuleInterface(&op);
  if (!rule)
    return failure();
  FailureOr<OpRequirements> required =
      getRequirements(rule, symbols, function.mesh);
  if (failed(required))
    return failure();
  SmallVector<ShardingAttr> shardings;
  for (auto [operand, layout] :
       llvm::zip_equal(op.getOperands(), required->operands))
    shardings.push_back(getTensorType(operand)
                            ? layout.getSharding(function.meshName)
                            : ShardingAttr());
  return shardings;
}

LogicalResult ReshardInserter::visit(Operation &op) {
  if (!involvesTensors(&op))
    return success();
  if (auto controlFlow = getControlFlow(&op))
    return visitControlFlow(controlFlow);
  if (handsOnValues(&op))
    return visitHandedOn(op);
  FailureOr<SmallVector<ShardingAttr>> shardings = getNeeded(op);
  if (failed(shardings))
    return failure();
  if (auto shard = llvm::dyn_cast<ShardOp>(op)) {
    replaceShard(shard);
    return success();
  }
  for (auto [operand, sharding] :
       llvm::zip_equal(op.getOpOperands(), *shardings))
    if (sharding && failed(demand(operand, sharding)))
      return failure();
  return success();
}

/// Drops constants and the like that nothing uses, since each op has its own.
/// Returns whether there were any.
static bool eraseUnusedCheapOps(RewriterBase &rewriter, Region &region,
                                const DenseSet<Value> &cheap) {
  bool erased = false;
  for (Block &block : region)
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
      if (getControlFlow(&op))
        for (Region &inner : op.getRegions())
          erased |= eraseUnusedCheapOps(rewriter, inner, cheap);
      if (op.getNumResults() != 1 || !op.use_empty() ||
          !cheap.contains(op.getResult(0)) || !isOpTriviallyDead(&op))
        continue;
      rewriter.eraseOp(&op);
      erased = true;
    }
  return erased;
}

FailureOr<bool> mesh::planReshards(RewriterBase &rewriter,
                                   const GlobalFunction &function,
                                   SymbolTableCollection &symbols,
                                   const ReshardOptions &options) {
  FunctionOpInterface op = function.op;
  if (op.isExternal())
    return false;
  bool reduced = reduceLocally(rewriter, function);
  ReshardPlanner planner(function.mesh, options);
  NeededShardings needed;
  FailureOr<bool> placed =
      placeReshards(rewriter, function, symbols, planner, needed);
  if (failed(placed))
    return failure();
  ReshardInserter inserter(rewriter, function, symbols, needed);
  if (failed(inserter.visitFunction()))
    return failure();
  bool erased = eraseUnusedCheapOps(rewriter, op.getFunctionBody(),
                                    inserter.getCheapValues());
  return reduced || *placed || inserter.hasChanged() || erased;
}

namespace {
struct PlanReshardsPass
    : public mesh::impl::PlanReshardsPassBase<PlanReshardsPass> {
  using PlanReshardsPassBase::PlanReshardsPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    return readMachineOption(machine, *this, context, model);
  }

  void runOnOperation() override {
    SymbolTableCollection symbols;
    auto functions = collectGlobalFunctions(getOperation(), symbols);
    if (failed(functions))
      return signalPassFailure();
    ReshardOptions options;
    if (model)
      options.machine = &*model;
    IRRewriter rewriter(&getContext());
    bool changed = false;
    for (const GlobalFunction &function : *functions) {
      FailureOr<bool> planned =
          planReshards(rewriter, function, symbols, options);
      if (failed(planned))
        return signalPassFailure();
      changed |= *planned;
    }
    // Most programs need few reshards: what is as it was need not be verified.
    if (!changed)
      markAllAnalysesPreserved();
  }

private:
  std::optional<MachineModel> model;
};
} // namespace
