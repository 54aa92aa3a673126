//===- DecomposeCollectives.cpp - carry out what mesh-overlap decided -----===//

#include "mesh/Transforms/Collectives/DecomposeCollectives.h"
#include "mesh/Analysis/Variance/Variance.h"
#include "mesh/IR/CanonicalizeEmpty.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_DECOMPOSECOLLECTIVESPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// The collectives in `root` that are to be decomposed.
static SmallVector<CollectiveOpInterface> findDecomposed(Operation *root) {
  SmallVector<CollectiveOpInterface> collectives = findCollectives(root);
  llvm::erase_if(collectives, [](CollectiveOpInterface op) {
    std::optional<RingForm> form = RingForm::get(op);
    return !form || form->isNone();
  });
  return collectives;
}

/// Returns the plan of the decomposition of `site`, or an error at the op.
static FailureOr<RingPlan>
getPlan(const OverlapSite &site, SymbolTableCollection &symbols,
        const DecomposeCollectivesPassOptions &options) {
  CollectiveOpInterface op = site.op;
  RingGroup group{op.getMeshAttr(), op.getAxesAttr(), site.n};
  RingPlan plan{group,
                *RingForm::get(op),
                {group},
                options.unrollLimit,
                options.wideAccumulators};
  if (plan.form.isBruck && !llvm::isa<AllGatherOp, AllToAllOp>(op))
    return op.emitOpError("attribute 'mesh.bruck' must be on mesh.all_gather "
                          "or mesh.all_to_all");
  if (plan.form.levels.empty())
    return plan;
  auto mesh = symbols.lookupNearestSymbolFrom<MeshOp>(op, op.getMeshAttr());
  FailureOr<SmallVector<RingGroup>> levels =
      cutGroup(group, mesh.getMesh(), plan.form.levels);
  if (failed(levels))
    return op.emitOpError("attribute 'mesh.levels' must cut the axes ")
           << group.axes << " of " << site.n
           << " devices from the minor axis to the major one, got "
           << ArrayRef(plan.form.levels);
  plan.levels = std::move(*levels);
  return plan;
}

/// Returns the reductions at `sites` whose operands are known to be partial
/// sums. Their operands are not cast, since a cast does not commute with the
/// sum.
static DenseSet<Operation *> findParts(ArrayRef<OverlapSite> sites,
                                       SymbolTableCollection &symbols) {
  DenseSet<Operation *> found;
  DenseMap<Operation *, std::unique_ptr<Variance>> known;
  for (const OverlapSite &site : sites) {
    CollectiveOpInterface op = site.op;
    auto function = op->getParentOfType<FunctionOpInterface>();
    if (!function || !op.getReductionCombiner())
      continue;
    std::unique_ptr<Variance> &variance = known[function];
    if (!variance)
      variance = std::make_unique<Variance>(function, symbols);
    for (unsigned axis = 0; axis < variance->getAxes().size(); ++axis)
      if (variance->get(op.getInput(), axis).kind == AxisVariance::Unreduced)
        found.insert(op);
  }
  return found;
}

static LogicalResult decompose(RewriterBase &rewriter, const OverlapSite &site,
                               SymbolTableCollection &symbols,
                               const DecomposeCollectivesPassOptions &options) {
  CollectiveOpInterface op = site.op;
  rewriter.setInsertionPoint(op);
  if (bringsNothing(op)) {
    replaceEmpty(rewriter, op);
    return success();
  }
  if (site.n == 1) {
    rewriter.replaceOp(op, op.getInput());
    return success();
  }
  FailureOr<RingPlan> plan = getPlan(site, symbols, options);
  if (failed(plan))
    return failure();
  LogicalResult result = success();
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](AllGatherOp) {
        decomposeAllGathers(rewriter, site.getGathers(), *plan, site.operands);
      })
      .Case([&](ReduceScatterOp op) {
        decomposeReduceScatter(rewriter, op, *plan, site.operands);
      })
      .Case([&](AllReduceOp op) {
        result =
            decomposeAllReduce(rewriter, op, *plan, site.operands, site.fed);
      })
      .Case([&](AllToAllOp op) { decomposeAllToAll(rewriter, op, *plan); })
      .Case([&](BroadcastOp op) { decomposeBroadcast(rewriter, op, *plan); });
  return result;
}

namespace {
struct DecomposeCollectivesPass
    : public mesh::impl::DecomposeCollectivesPassBase<
          DecomposeCollectivesPass> {
  using DecomposeCollectivesPassBase::DecomposeCollectivesPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    return verifyNotNegative({&unrollLimit}, *this, context);
  }

  void runOnOperation() override {
    SymbolTableCollection symbols;
    IRRewriter rewriter(&getContext());
    SmallVector<OverlapSite> sites =
        findOverlapSites(findDecomposed(getOperation()), symbols);
    DenseSet<Operation *> parts;
    if (wideAccumulators)
      parts = findParts(sites, symbols);
    for (const OverlapSite &site : sites) {
      bool isWide = wideAccumulators && !parts.contains(site.op);
      if (failed(decompose(rewriter, site, symbols, {unrollLimit, isWide})))
        return signalPassFailure();
    }
  }
};
} // namespace
