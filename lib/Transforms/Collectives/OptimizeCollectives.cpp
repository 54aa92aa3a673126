//===- OptimizeCollectives.cpp - fewer and smaller collectives ------------===//

#include "mesh/Transforms/Collectives/OptimizeCollectives.h"

#include "mesh/IR/AxisOption.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Machine/MachineOption.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"
#include "mesh/Transforms/Passes.h"
#include "mesh/Transforms/Reshard/ReshardCost.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_OPTIMIZECOLLECTIVESPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

void mesh::remarkOnCollective(Operation *op, const llvm::Twine &what) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  auto options = remark::RemarkOpts::name("collective")
                     .category("mesh-optimize-collectives")
                     .function(function ? function.getName() : "");
  remark::passed(op->getLoc(), options)
      << remark::add("{0} {1}", op->getName().getStringRef(), what.str());
}

double mesh::getMostBytes(CollectiveOpInterface op) {
  return std::max(getTensorBytes(op.getInput().getType()),
                  getTensorBytes(op.getResult().getType()));
}

/// Returns the bytes that the links of `op` bring in the time of their latency.
static double getLatencyBytes(CollectiveOpInterface op,
                              const MachineModel &machine) {
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  Link link = ReshardCost(mesh, &machine).getLink(op.getAxesAttr().getAxes());
  return link.latency * link.bandwidth;
}

/// Returns true if latency is most of what `op` takes: on a described machine
/// by its links, else by the least that `mesh-overlap` makes a ring of.
static bool isShort(CollectiveOpInterface op, const MachineModel *machine) {
  return getMostBytes(op) <=
         (machine ? getLatencyBytes(op, *machine) : kLeastBlockBytes);
}

/// Returns the collectives with a decision, and those that may get one. Short
/// ones are left out, since removing them gains more than hiding them.
static CollectiveSet findBeside(FunctionOpInterface function,
                                SymbolTableCollection &symbols,
                                const MachineModel *machine) {
  CollectiveSet beside;
  for (OverlapSite &site : findOverlapSites(findCollectives(function), symbols))
    for (CollectiveOpInterface op : site.getCollectives())
      if (op->hasAttr(MeshDialect::kOverlapAttrName) ||
          site.op->hasAttr(MeshDialect::kOverlapAttrName) ||
          (!site.operands.empty() && !isShort(op, machine)))
        beside.insert(op);
  return beside;
}

//===----------------------------------------------------------------------===//
// In two levels
//===----------------------------------------------------------------------===//

namespace {
/// Makes of an all-reduce one over the outer axes, between a reduce-scatter and
/// an all-gather over the inner ones.
class SplitReduction : public OpRewritePattern<AllReduceOp> {
public:
  SplitReduction(MLIRContext *context, ArrayRef<std::string> innerAxes,
                 const CollectiveSet &beside)
      : OpRewritePattern<AllReduceOp>(context), innerAxes(innerAxes),
        beside(beside) {}

  LogicalResult matchAndRewrite(AllReduceOp op,
                                PatternRewriter &rewriter) const override;

private:
  ArrayRef<std::string> innerAxes;
  const CollectiveSet &beside;
};
} // namespace

LogicalResult SplitReduction::matchAndRewrite(AllReduceOp op,
                                              PatternRewriter &rewriter) const {
  if (beside.contains(op) || llvm::isa<AsyncOp>(op->getParentOp()))
    return rewriter.notifyMatchFailure(op, "is left for overlap");
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  SmallVector<AxisRefAttr> inner, outer;
  for (AxisRefAttr axis : op.getAxes())
    (llvm::is_contained(innerAxes, axis.getName()) ? inner : outer)
        .push_back(axis);
  int64_t n = mesh.getSize(inner);
  std::optional<int64_t> dim = findDivisibleDim(op.getType(), n);
  if (n == 1 || mesh.getSize(outer) == 1 || !dim)
    return rewriter.notifyMatchFailure(op, "cannot go in two levels");
  SmallVector<int64_t> shape(op.getType().getShape());
  shape[*dim] /= n;
  RankedTensorType block = op.getType().clone(shape);
  auto within = AxesAttr::get(op.getContext(), inner);
  IntegerAttr dimAttr = rewriter.getI64IntegerAttr(*dim);
  Value scattered = ReduceScatterOp::create(rewriter, op.getLoc(), block,
                                            op.getCombinerAttr(), op.getInput(),
                                            op.getMeshAttr(), within, dimAttr);
  Value reduced = AllReduceOp::create(
      rewriter, op.getLoc(), op.getCombinerAttr(), scattered, op.getMeshAttr(),
      AxesAttr::get(op.getContext(), outer));
  remarkOnCollective(op, "goes in two levels");
  rewriter.replaceOpWithNewOp<AllGatherOp>(op, op.getType(), reduced,
                                           op.getMeshAttr(), within, dimAttr);
  return success();
}

void mesh::populateSplitReductionsPatterns(RewritePatternSet &patterns,
                                           ArrayRef<std::string> innerAxes,
                                           const CollectiveSet &beside) {
  patterns.add<SplitReduction>(patterns.getContext(), innerAxes, beside);
}

//===----------------------------------------------------------------------===//
// Needless collectives
//===----------------------------------------------------------------------===//

/// The sum of n times `value`.
static Value multiply(OpBuilder &builder, Location loc, Value value,
                      int64_t n) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  Type element = type.getElementType();
  if (llvm::isa<FloatType>(element)) {
    Value factor = arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(type, builder.getFloatAttr(element, n)));
    return arith::MulFOp::create(builder, loc, value, factor);
  }
  Value factor = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(type, builder.getIntegerAttr(element, n)));
  return arith::MulIOp::create(builder, loc, value, factor);
}

/// Returns true if n is one of the numbers of type `element`. In integers that
/// wrap around n does so as well, if it has a place in them.
static bool holds(Type element, int64_t n) {
  if (auto type = llvm::dyn_cast<FloatType>(element)) {
    bool losesInfo = false;
    llvm::APFloat number(static_cast<double>(n));
    number.convert(type.getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven,
                   &losesInfo);
    return !losesInfo;
  }
  return llvm::isUIntN(ConstantIntRanges::getStorageBitwidth(element), n);
}

/// The combination of as many equal values as the group has members; null if
/// it is not simpler than the collective.
static Value combineEquals(OpBuilder &builder, CollectiveOpInterface op,
                           int64_t n) {
  switch (*op.getReductionCombiner()) {
  case Combiner::Sum:
    if (!holds(op.getInput().getType().getElementType(), n))
      return {};
    return multiply(builder, op.getLoc(), op.getInput(), n);
  case Combiner::Product:
    return {};
  case Combiner::Min:
  case Combiner::Max:
  case Combiner::And:
  case Combiner::Or:
    return op.getInput();
  }
  llvm_unreachable("unknown combiner");
}

/// `n` copies of `value` along `dim`.
static Value repeat(OpBuilder &builder, Location loc, Value value, int64_t dim,
                    int64_t n) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape()), repeated(shape);
  shape[dim] *= n;
  SplatElementsAttr splat;
  if (mlir::matchPattern(value, m_Constant(&splat)))
    return arith::ConstantOp::create(builder, loc,
                                     splat.resizeSplat(type.clone(shape)));
  repeated.insert(repeated.begin() + dim, n);
  Value empty =
      tensor::EmptyOp::create(builder, loc, repeated, type.getElementType());
  Value copies = linalg::BroadcastOp::create(builder, loc, value, empty, dim)
                     ->getResult(0);
  SmallVector<ReassociationIndices> groups;
  for (int64_t from = 0; from < type.getRank(); ++from)
    groups.push_back({from + (from > dim)});
  groups[dim].push_back(dim + 1);
  return tensor::CollapseShapeOp::create(builder, loc, type.clone(shape),
                                         copies, groups);
}

/// Returns the replacement of the result of a collective of equal values, or
/// null.
static Value getOfEquals(OpBuilder &builder, CollectiveOpInterface op) {
  if (llvm::isa<BroadcastOp>(op))
    return op.getInput();
  if (auto permute = llvm::dyn_cast<PermuteOp>(*op))
    return permute.getPairs() ? Value() : op.getInput();
  int64_t n = lookupMesh(op, op.getMeshAttr()).getSize(op.getAxesAttr());
  if (auto gather = llvm::dyn_cast<AllGatherOp>(*op))
    return repeat(builder, op.getLoc(), op.getInput(), gather.getDim(), n);
  if (!op.getReductionCombiner())
    return {};
  Value combined = combineEquals(builder, op, n);
  auto scatter = llvm::dyn_cast<ReduceScatterOp>(*op);
  if (!combined || !scatter)
    return combined;
  return AllSliceOp::create(builder, op.getLoc(), scatter.getType(), combined,
                            scatter.getMeshAttr(), scatter.getAxesAttr(),
                            scatter.getDimAttr());
}

/// Returns true if devices have to agree on the operand of `op`, which rings,
/// which come later, may round differently.
static bool isNeededToAgree(CollectiveOpInterface op, SameBits &bits) {
  return op->hasAttr(MeshDialect::kAgreementAttrName) &&
         !bits.isSame(op.getInput(), op.getAxesAttr());
}

void mesh::removeInvariantCollectives(RewriterBase &rewriter,
                                      FunctionOpInterface function,
                                      Variance &variance) {
  SameBits bits(
      function->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName));
  function.walk([&](CollectiveOpInterface op) {
    if (llvm::isa<AsyncOp>(op->getParentOp()) ||
        !variance.isSame(op.getInput(), op.getAxesAttr()) ||
        isNeededToAgree(op, bits))
      return;
    rewriter.setInsertionPoint(op);
    Value result = getOfEquals(rewriter, op);
    if (!result)
      return;
    remarkOnCollective(op, "is of values that are the same");
    variance.forget(op.getResult());
    bits.forget(op.getResult());
    rewriter.replaceOp(op, result);
  });
}

namespace {
struct OptimizeCollectivesPass
    : public mesh::impl::OptimizeCollectivesPassBase<OptimizeCollectivesPass> {
  using OptimizeCollectivesPassBase::OptimizeCollectivesPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    if (failed(verifyNotNegative({&combineBytes}, *this, context)))
      return failure();
    return readMachineOption(machine, *this, context, model);
  }

  void runOnOperation() override {
    if (failed(verifyAxisOption(getOperation(), *innerAxes, innerAxes, *this)))
      return signalPassFailure();
    SymbolTableCollection symbols;
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](FunctionOpInterface function) {
      if (!function->hasAttr(MeshDialect::kSpmdAttrName) ||
          function->hasAttr(MeshDialect::kProgramAttrName))
        return;
      Variance variance(function, symbols);
      removeInvariantCollectives(rewriter, function, variance);
      CollectiveSet beside =
          findBeside(function, symbols, model ? &*model : nullptr);
      reassociateReductions(rewriter, function, symbols, variance, beside);
      broadcastSlices(function, variance, beside);
      combineCollectives(
          rewriter, function,
          [&](CollectiveOpInterface op) { return getMaxBytes(op); }, beside);
      RewritePatternSet patterns(&getContext());
      populateSplitReductionsPatterns(patterns, *innerAxes, beside);
      walkAndApplyPatterns(function, std::move(patterns));
    });
  }

private:
  /// Returns the most bytes of collectives that become one with `op`.
  double getMaxBytes(CollectiveOpInterface op) const {
    double most = combineBytes;
    return model && most != 0 ? std::max(most, getLatencyBytes(op, *model))
                              : most;
  }

  void broadcastSlices(FunctionOpInterface function, const Variance &variance,
                       const CollectiveSet &beside) {
    RewritePatternSet patterns(&getContext());
    populateBroadcastSlicesPatterns(patterns, variance, beside);
    // A slice of several gathers is done with one after the other.
    GreedyRewriteConfig config;
    config.enableFolding(false).enableConstantCSE(false);
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    (void)applyPatternsGreedily(function, std::move(patterns), config);
  }

  std::optional<MachineModel> model;
};
} // namespace
