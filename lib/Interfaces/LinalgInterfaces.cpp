//===- LinalgInterfaces.cpp - all structured ops at once ------------------===//
//
// Named or generic, contraction or broadcast: the loops of a structured op are
// its factors, and the indexing maps say which dim goes along which loop.
//
//===----------------------------------------------------------------------===//

#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/AffineExprVisitor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;
using linalg::LinalgOp;

//===----------------------------------------------------------------------===//
// Combiners
//===----------------------------------------------------------------------===//

/// maxnumf ignores NaN where the combiner propagates it. That is the same if a
/// device that sees nothing but NaN is left with a number: the start value.
static bool startsFromNumber(Value init) {
  auto element = llvm::dyn_cast_or_null<FloatAttr>(getSplatElement(init));
  return element && !element.getValue().isNaN();
}

static std::optional<Combiner> getCombiner(Operation *op, Value init) {
  using Result = std::optional<Combiner>;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<arith::AddFOp, arith::AddIOp>([](auto) { return Combiner::Sum; })
      .Case<arith::MulFOp, arith::MulIOp>(
          [](auto) { return Combiner::Product; })
      .Case<arith::MinimumFOp, arith::MinSIOp>(
          [](auto) { return Combiner::Min; })
      .Case<arith::MaximumFOp, arith::MaxSIOp>(
          [](auto) { return Combiner::Max; })
      .Case([](arith::AndIOp) { return Combiner::And; })
      .Case([](arith::OrIOp) { return Combiner::Or; })
      .Case([&](arith::MinNumFOp) {
        return startsFromNumber(init) ? Result(Combiner::Min) : Result();
      })
      .Case([&](arith::MaxNumFOp) {
        return startsFromNumber(init) ? Result(Combiner::Max) : Result();
      })
      .Default([](Operation *) { return Result(); });
}

static Accumulation getAccumulation(LinalgOp op, unsigned result) {
  OpOperand *init = op.getDpsInitOperand(result);
  Accumulation accumulation;
  if (!op.payloadUsesValueFromOperand(init))
    return accumulation;
  accumulation.init = init->getOperandNumber();
  SmallVector<Operation *> combiners;
  if (matchReduction(op.getRegionOutputArgs(), result, combiners) &&
      combiners.size() == 1) {
    std::optional<Combiner> combiner =
        getCombiner(combiners.front(), init->get());
    if (combiner && canCombine(*combiner, op->getResult(result).getType()))
      accumulation.combiner = combiner;
  }
  return accumulation;
}

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

static void pinLoops(AffineExpr expr, ShardingRule &rule) {
  expr.walk([&](AffineExpr part) {
    if (auto loop = llvm::dyn_cast<AffineDimExpr>(part))
      rule.factors[loop.getPosition()].kind = FactorKind::NeedReplication;
  });
}

/// Says which loops the dims of a tensor go along. A dim that goes along none,
/// or along several as the windows of a convolution do, cannot be split, nor
/// can these loops.
static void addDims(AffineMap map, DimFactors &dims, ShardingRule &rule) {
  llvm::SmallBitVector seen(map.getNumDims());
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    auto loop = llvm::dyn_cast<AffineDimExpr>(expr);
    if (loop && !seen.test(loop.getPosition())) {
      seen.set(loop.getPosition());
      dims[dim].push_back(loop.getPosition());
    } else {
      pinLoops(expr, rule);
    }
  }
}

/// Decides for each loop whether it can be split: if all results have it, or
/// those that do not combine along it in a way that is known.
static void setFactorKinds(ShardingRule &rule, unsigned numLoops) {
  for (unsigned loop = 0; loop < numLoops; ++loop) {
    FactorKind &kind = rule.factors[loop].kind;
    if (kind == FactorKind::NeedReplication)
      continue;
    for (auto [dims, accumulation] :
         llvm::zip_equal(rule.results, rule.accumulations)) {
      if (hasFactor(dims, loop))
        continue;
      kind = accumulation.combiner ? FactorKind::Reduction
                                   : FactorKind::NeedReplication;
      if (!accumulation.combiner)
        break;
    }
  }
}

static FailureOr<ShardingRule> getLinalgRule(LinalgOp op) {
  if (!op.hasPureTensorSemantics())
    return op->emitOpError("must work on tensors to be split, not on buffers");
  ShardingRule rule(op);
  for (int64_t size : op.getStaticLoopRanges())
    rule.addFactor(size, FactorKind::PassThrough);
  unsigned numLoops = rule.factors.size();
  for (OpOperand &operand : op->getOpOperands())
    addDims(op.getMatchingIndexingMap(&operand),
            rule.operands[operand.getOperandNumber()], rule);
  for (OpResult result : op->getResults()) {
    addDims(op.getIndexingMapMatchingResult(result),
            rule.results[result.getResultNumber()], rule);
    rule.accumulations[result.getResultNumber()] =
        getAccumulation(op, result.getResultNumber());
  }
  setFactorKinds(rule, numLoops);
  rule.replicateRest(op);
  return rule;
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// Follows partial values through the body: each of its ops must pass them on.
static FailureOr<llvm::BitVector>
followPartial(LinalgOp op, Combiner combiner, const llvm::BitVector &operands) {
  Block *body = op.getBlock();
  DenseSet<Value> partial;
  for (unsigned operand : operands.set_bits())
    partial.insert(op.getMatchingBlockArgument(&op->getOpOperand(operand)));
  auto getPartial = [&](Operation *inner) {
    llvm::BitVector set(inner->getNumOperands());
    for (auto [i, value] : llvm::enumerate(inner->getOperands()))
      set[i] = partial.contains(value);
    return set;
  };
  for (Operation &inner : body->without_terminator()) {
    llvm::BitVector innerOperands = getPartial(&inner);
    if (inner.getNumRegions() != 0)
      return failure();
    if (innerOperands.none())
      continue;
    auto rule = llvm::dyn_cast<ShardingRuleOpInterface>(inner);
    if (!rule)
      return failure();
    FailureOr<llvm::BitVector> results =
        rule.getPartialResults(combiner, innerOperands);
    if (failed(results))
      return failure();
    for (unsigned result : results->set_bits())
      partial.insert(inner.getResult(result));
  }
  return getPartial(body->getTerminator());
}

namespace {
struct LinalgRuleModel : ShardingRuleModel<LinalgRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return getLinalgRule(llvm::cast<LinalgOp>(op));
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner combiner,
                    const llvm::BitVector &operands) const {
    return followPartial(llvm::cast<LinalgOp>(op), combiner, operands);
  }
};

/// A clone, in which `linalg.index` counts from where this device's block
/// begins.
struct LinalgPartitionModel : PartitionableModel<LinalgPartitionModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    OpBuilder::InsertionGuard guard(builder);
    auto local = llvm::cast<LinalgOp>(cloneLocally(op, builder, view));
    SmallVector<int64_t> sizes = local.getStaticLoopRanges();
    for (auto index : llvm::make_early_inc_range(
             local.getBlock()->getOps<linalg::IndexOp>())) {
      const AxisList &axes = view.getFactorAxes()[index.getDim()];
      if (axes.empty())
        continue;
      Location loc = index.getLoc();
      builder.setInsertionPoint(local);
      Value block = AxisIndexOp::create(
          builder, loc, builder.getIndexType(), view.getMeshName(),
          AxesAttr::get(builder.getContext(), axes));
      Value size =
          arith::ConstantIndexOp::create(builder, loc, sizes[index.getDim()]);
      Value offset = arith::MulIOp::create(builder, loc, block, size);
      builder.setInsertionPointAfter(index);
      Value global = arith::AddIOp::create(builder, loc, index, offset);
      index.getResult().replaceAllUsesExcept(global, global.getDefiningOp());
    }
    return success();
  }
};
} // namespace

void mesh::registerLinalgInterfaces(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, linalg::LinalgDialect *dialect) {
        attachToOps<LinalgRuleModel, LinalgPartitionModel>(
            context, dialect, [](RegisteredOperationName name) {
              return name.hasInterface<LinalgOp>();
            });
      });
}
