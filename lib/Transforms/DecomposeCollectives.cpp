//===- DecomposeCollectives.cpp - carry out what mesh-overlap decided -----===//

#include "mesh/Transforms/DecomposeCollectives.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
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
    OverlapAttr overlap = getOverlap(op);
    return !overlap || overlap.getMode() == OverlapMode::None;
  });
  return collectives;
}

static void decomposeAllToAllIfSmall(RewriterBase &rewriter, AllToAllOp op,
                                     const RingPlan &plan) {
  if (plan.group.n <= plan.unrollLimit) {
    decomposeAllToAll(rewriter, op, plan);
    return;
  }
  remark::missed(op.getLoc(), remark::RemarkOpts::name("decompose")
                                  .category("mesh-decompose-collectives"))
      << remark::add("{0} is left alone: a group of {1} devices is larger than "
                     "the unroll limit {2}",
                     op->getName().getStringRef().str(), plan.group.n,
                     plan.unrollLimit);
}

static void decompose(RewriterBase &rewriter, const OverlapSite &site,
                      int64_t unrollLimit) {
  CollectiveOpInterface op = site.op;
  if (site.n == 1) {
    rewriter.replaceOp(op, op.getInput());
    return;
  }
  OverlapAttr overlap = getOverlap(op);
  RingPlan plan{{op.getMeshAttr(), op.getAxesAttr(), site.n},
                overlap.getMode(),
                overlap.getDirection(),
                unrollLimit};
  rewriter.setInsertionPoint(op);
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](AllGatherOp op) {
        decomposeAllGather(rewriter, op, plan, site.operands);
      })
      .Case([&](ReduceScatterOp op) {
        decomposeReduceScatter(rewriter, op, plan, site.operands);
      })
      .Case([&](AllReduceOp op) {
        decomposeAllReduce(rewriter, op, plan, site.operands, site.fed);
      })
      .Case(
          [&](AllToAllOp op) { decomposeAllToAllIfSmall(rewriter, op, plan); })
      .Case([&](BroadcastOp op) { decomposeBroadcast(rewriter, op, plan); });
}

namespace {
struct DecomposeCollectivesPass
    : public mesh::impl::DecomposeCollectivesPassBase<
          DecomposeCollectivesPass> {
  using DecomposeCollectivesPassBase::DecomposeCollectivesPassBase;

  void runOnOperation() override {
    SymbolTableCollection symbols;
    IRRewriter rewriter(&getContext());
    for (const OverlapSite &site :
         findOverlapSites(findDecomposed(getOperation()), symbols))
      decompose(rewriter, site, unrollLimit);
  }
};
} // namespace
