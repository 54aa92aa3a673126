//===- LinalgInterfaces.cpp - all structured ops at once ------------------===//
//
// Named or generic, contraction or broadcast: the loops of a structured op are
// its factors, and the indexing maps say which dim goes along which loop.
//
//===----------------------------------------------------------------------===//

#include "mesh/Interfaces/EmitWindow.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/ReductionCombiner.h"
#include "mesh/Interfaces/RegisterInterfaces.h"
#include "mesh/Interfaces/SlidingExpr.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
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
  if (llvm::isa<arith::MinNumFOp, arith::MaxNumFOp>(op) &&
      startsFromNumber(init))
    return llvm::isa<arith::MinNumFOp>(op) ? Combiner::Min : Combiner::Max;
  return matchCombiner(op);
}

static Accumulation getAccumulation(LinalgOp op, OpOperand &init,
                                    unsigned result) {
  Accumulation accumulation;
  if (!op.payloadUsesValueFromOperand(&init))
    return accumulation;
  accumulation.init = init.getOperandNumber();
  if (Operation *step = getReductionCombiner(op, result)) {
    std::optional<Combiner> combiner = getCombiner(step, init.get());
    if (combiner && canCombine(*combiner, op->getResult(result).getType()))
      accumulation.combiner = combiner;
  }
  return accumulation;
}

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

/// Keeps the loops of `expr` whole, but for one.
static void pinLoops(AffineExpr expr, ShardingRule &rule,
                     std::optional<unsigned> except = std::nullopt) {
  expr.walk([&](AffineExpr part) {
    auto loop = llvm::dyn_cast<AffineDimExpr>(part);
    if (loop && loop.getPosition() != except)
      rule.factors[loop.getPosition()].kind = FactorKind::NeedReplication;
  });
}

/// Gives each dim that goes along one loop that factor. Returns the others:
/// those that go along none, along several, or along one that another dim has.
static SmallVector<unsigned> addPlainDims(AffineMap map, DimFactors &dims) {
  SmallVector<unsigned> others;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    auto loop = llvm::dyn_cast<AffineDimExpr>(expr);
    if (loop && !hasFactor(dims, loop.getPosition()))
      dims[dim].push_back(loop.getPosition());
    else
      others.push_back(dim);
  }
  return others;
}

/// The dims of an input may be read through windows, which slide along a loop.
static void addInput(LinalgOp op, OpOperand &input, AffineMap map,
                     ShardingRule &rule) {
  unsigned operand = input.getOperandNumber();
  DimFactors &dims = rule.operands[operand];
  for (unsigned dim : addPlainDims(map, dims)) {
    AffineExpr expr = map.getResult(dim);
    auto sliding = SlidingExpr::match(op, expr);
    if (!sliding || hasFactor(dims, sliding->loop)) {
      pinLoops(expr, rule);
      continue;
    }
    pinLoops(expr, rule, sliding->loop);
    dims[dim].push_back(sliding->loop);
    int64_t stride = sliding->coefficients[sliding->loop];
    WindowDim &window = rule.windows.emplace_back(
        WindowDim{operand, dim, /*seesPadding=*/stride > 0,
                  /*makesPadding=*/stride > 0});
    // The window of the first element.
    SmallVector<int64_t> sizes = op.getStaticLoopRanges();
    sizes[sliding->loop] = 1;
    if (llvm::any_of(sizes, ShapedType::isDynamic))
      continue;
    auto [least, greatest] = sliding->getBounds(sizes);
    window.reach = WindowReach{stride, least, greatest + 1 - least};
  }
}

static void addOutput(AffineMap map, DimFactors &dims, ShardingRule &rule) {
  for (unsigned dim : addPlainDims(map, dims))
    pinLoops(map.getResult(dim), rule);
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

/// Returns the trip count of each loop: what the dims along it say, or, of a
/// loop along which no dim goes by itself, what upstream computes.
static SmallVector<int64_t> getLoopSizes(LinalgOp op,
                                         ArrayRef<AffineMap> maps) {
  SmallVector<int64_t> sizes(maps.front().getNumDims(), ShapedType::kDynamic);
  for (auto [map, type] : llvm::zip_equal(maps, op->getOperandTypes()))
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (auto loop = llvm::dyn_cast<AffineDimExpr>(expr))
        sizes[loop.getPosition()] =
            llvm::cast<ShapedType>(type).getDimSize(dim);
  if (ShapedType::isDynamicShape(sizes))
    return op.getStaticLoopRanges();
  return sizes;
}

static FailureOr<ShardingRule> getLinalgRule(LinalgOp op) {
  if (!op.hasPureTensorSemantics())
    return op->emitOpError("must work on tensors to be split, not on buffers");
  // Asked for once: a named op makes its maps anew each time.
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  ShardingRule rule(op);
  for (int64_t size : getLoopSizes(op, maps))
    rule.addFactor(size, FactorKind::PassThrough);
  unsigned numLoops = rule.factors.size();
  unsigned numInputs = op->getNumOperands() - op->getNumResults();
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    if (number < numInputs) {
      addInput(op, operand, maps[number], rule);
      continue;
    }
    unsigned result = number - numInputs;
    addOutput(maps[number], rule.operands[number], rule);
    addOutput(maps[number], rule.results[result], rule);
    rule.accumulations[result] = getAccumulation(op, operand, result);
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

/// Builds the op for one device: its inputs are the windows that it reads of
/// the dims along which it slides, `linalg.index` counts from where the block
/// of its loop begins.
class LinalgPartitioner {
public:
  LinalgPartitioner(LinalgOp op, OpBuilder &builder, LocalView &view);
  void run();

private:
  Value emitInput(OpOperand &input);
  LinalgOp generalize(LinalgOp local);
  void shiftIndices(LinalgOp local);

  LinalgOp op;
  OpBuilder &builder;
  LocalView &view;
  WindowEmitter windows;
  SmallVector<AffineMap> maps;
  /// The sizes of the loops on one device.
  SmallVector<int64_t> sizes;
};

struct LinalgPartitionModel : PartitionableModel<LinalgPartitionModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    LinalgPartitioner(llvm::cast<LinalgOp>(op), builder, view).run();
    return success();
  }
};
} // namespace

LinalgPartitioner::LinalgPartitioner(LinalgOp op, OpBuilder &builder,
                                     LocalView &view)
    : op(op), builder(builder), view(view), windows(builder, op.getLoc(), view),
      maps(op.getIndexingMapsArray()), sizes(getLoopSizes(op, maps)) {
  for (auto [size, axes] : llvm::zip(sizes, view.getFactorAxes()))
    size /= view.getMesh().getSize(axes);
}

/// Returns the part of an input that the device reads. The map of a generic op
/// then begins where the window does; those of other ops begin with the dim
/// anyway.
Value LinalgPartitioner::emitInput(OpOperand &input) {
  AffineMap &map = maps[input.getOperandNumber()];
  if (llvm::all_of(map.getResults(), llvm::IsaPred<AffineDimExpr>))
    return view.lookup(input.get());
  SmallVector<AffineExpr> exprs(map.getResults());
  SmallVector<DimWindow> dims;
  for (auto [dim, expr] : llvm::enumerate(exprs)) {
    if (llvm::isa<AffineDimExpr>(expr))
      continue;
    auto sliding = SlidingExpr::match(op, expr);
    if (!sliding || !windows.isSplit(view.getFactorAxes()[sliding->loop]))
      continue;
    auto [least, greatest] = sliding->getBounds(sizes);
    int64_t begin = llvm::isa<linalg::GenericOp>(op) ? least : 0;
    Window window{sliding->coefficients[sliding->loop] * sizes[sliding->loop],
                  begin, greatest + 1 - begin};
    dims.push_back({static_cast<unsigned>(dim), window,
                    view.getFactorAxes()[sliding->loop]});
    expr = expr - begin;
  }
  map = AffineMap::get(map.getNumDims(), /*symbolCount=*/0, exprs,
                       op.getContext());
  return emitWindows(builder, op.getLoc(), view, input.get(), dims);
}

/// The body of a named op is what the name says. One that is to change belongs
/// to a generic op.
LinalgOp LinalgPartitioner::generalize(LinalgOp local) {
  IRRewriter rewriter(local);
  linalg::GenericOp generic = *linalg::generalizeNamedOp(rewriter, local);
  view.getMapping().map(op->getResults(), generic->getResults());
  return generic;
}

/// Lets `linalg.index` count from where the device's block of the loop begins.
void LinalgPartitioner::shiftIndices(LinalgOp local) {
  OpBuilder::InsertionGuard guard(builder);
  for (auto index : llvm::make_early_inc_range(
           local.getBlock()->getOps<linalg::IndexOp>())) {
    const AxisList &axes = view.getFactorAxes()[index.getDim()];
    if (!windows.isSplit(axes))
      continue;
    builder.setInsertionPoint(local);
    Value begin = windows.getBlockBegin(axes, sizes[index.getDim()]);
    builder.setInsertionPointAfter(index);
    Value global = arith::AddIOp::create(builder, index.getLoc(), index, begin);
    index.getResult().replaceAllUsesExcept(global, global.getDefiningOp());
  }
}

void LinalgPartitioner::run() {
  SmallVector<Value> inputs;
  for (OpOperand *input : op.getDpsInputOperands())
    inputs.push_back(emitInput(*input));
  auto local = llvm::cast<LinalgOp>(cloneLocally(op, builder, view));
  for (auto [input, value] :
       llvm::zip_equal(local.getDpsInputOperands(), inputs))
    input->set(value);
  if (auto generic = llvm::dyn_cast<linalg::GenericOp>(*local))
    generic.setIndexingMapsAttr(builder.getAffineMapArrayAttr(maps));
  else if (local.hasIndexSemantics())
    local = generalize(local);
  shiftIndices(local);
}

void mesh::registerLinalgInterfaces(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, linalg::LinalgDialect *dialect) {
        attachToOps<LinalgRuleModel, LinalgPartitionModel>(
            context, dialect, [](RegisteredOperationName name) {
              return name.hasInterface<LinalgOp>();
            });
      });
}
