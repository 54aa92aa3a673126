//===- CanonicalizeLoops.cpp - branches in front of a loop's condition ----===//

#include "Canonicalization.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

namespace {
/// Moves a branch that is taken if a loop goes on into the body of the loop.
/// The loop forwards what the branch reads.
struct MoveBranchIntoBody : public OpRewritePattern<scf::WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::WhileOp loop,
                                PatternRewriter &rewriter) const override {
    scf::ConditionOp condition = loop.getConditionOp();
    auto branch = llvm::dyn_cast_or_null<scf::IfOp>(condition->getPrevNode());
    if (!branch || branch.getCondition() != condition.getCondition() ||
        (branch.elseBlock() &&
         !branch.elseBlock()->without_terminator().empty()))
      return rewriter.notifyMatchFailure(loop, "no branch for the body alone");
    llvm::SetVector<Value> read;
    mlir::visitUsedValuesDefinedAbove(
        branch.getThenRegion(), [&](OpOperand *operand) {
          if (operand->get().getParentRegion() == &loop.getBefore())
            read.insert(operand->get());
        });
    Places places = findForwarded(branch, condition);
    SmallVector<Value> forwarded(condition.getArgs());
    for (auto [place, result] : places)
      forwarded[place] = branch.elseYield().getOperand(result);
    llvm::append_range(forwarded, read);

    scf::WhileOp created = recreate(loop, forwarded, rewriter);
    rewriter.modifyOpInPlace(
        condition, [&] { condition.getArgsMutable().assign(forwarded); });
    Block &body = *created.getAfterBody();
    for (Value value : read)
      rewriter.replaceUsesWithIf(
          value, body.addArgument(value.getType(), value.getLoc()),
          [&](OpOperand &use) {
            return branch.getThenRegion().isAncestor(
                use.getOwner()->getParentRegion());
          });
    moveTo(body, branch, places, rewriter);
    return success();
  }

private:
  /// Places among the values that are forwarded, with the numbers of the
  /// results that are there.
  using Places = SmallVector<std::pair<size_t, unsigned>>;

  static Places findForwarded(scf::IfOp branch, scf::ConditionOp condition) {
    Places places;
    for (auto [place, value] : llvm::enumerate(condition.getArgs()))
      if (value.getDefiningOp() == branch)
        places.emplace_back(
            place, llvm::cast<mlir::OpResult>(value).getResultNumber());
    return places;
  }

  /// Replaces `loop` by one with its regions that is to have the results
  /// `forwarded`, the first of which take the place of the old ones.
  static scf::WhileOp recreate(scf::WhileOp loop, ValueRange forwarded,
                               PatternRewriter &rewriter) {
    auto created = scf::WhileOp::create(rewriter, loop.getLoc(),
                                        TypeRange(forwarded), loop.getInits());
    created->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
    for (auto [from, to] :
         llvm::zip_equal(loop->getRegions(), created->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.end());
    rewriter.replaceOp(loop,
                       created.getResults().take_front(loop.getNumResults()));
    return created;
  }

  /// Lets `body` begin with the branch that is taken, and read what that
  /// yields.
  static void moveTo(Block &body, scf::IfOp branch, const Places &places,
                     PatternRewriter &rewriter) {
    scf::YieldOp yield = branch.thenYield();
    for (auto [place, result] : places)
      rewriter.replaceAllUsesWith(body.getArgument(place),
                                  yield.getOperand(result));
    rewriter.inlineBlockBefore(branch.thenBlock(), &body, body.begin());
    rewriter.eraseOp(yield);
    rewriter.eraseOp(branch);
  }
};
} // namespace

void mesh::populateLoopPatterns(RewritePatternSet &patterns) {
  // Upstream's pattern puts the branch not taken in the second place of a value
  // (llvm/llvm-project#219456, in LLVM 22), and does not forward what the
  // branch taken yields without reading it otherwise. A larger benefit lets
  // this one come first.
  patterns.add<MoveBranchIntoBody>(patterns.getContext(), /*benefit=*/2);
}
