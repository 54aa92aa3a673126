//===- CanonicalizeLoops.cpp - values that loops forward twice ------------===//

#include "Canonicalization.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mesh;

namespace {
/// Takes each value that scf.condition forwards from its first place.
struct TakeFirstForwarded : public OpRewritePattern<scf::WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::WhileOp loop,
                                PatternRewriter &rewriter) const override {
    bool changed = false;
    DenseMap<Value, unsigned> firstOf;
    for (auto [number, value] :
         llvm::enumerate(loop.getConditionOp().getArgs())) {
      unsigned first = firstOf.try_emplace(value, number).first->second;
      if (first == number)
        continue;
      changed |= take(loop.getAfterArguments()[number],
                      loop.getAfterArguments()[first], rewriter);
      changed |= take(loop.getResult(number), loop.getResult(first), rewriter);
    }
    return success(changed);
  }

private:
  /// Replaces `value`. Returns whether it had uses.
  static bool take(Value value, Value first, PatternRewriter &rewriter) {
    bool isUsed = !value.use_empty();
    rewriter.replaceAllUsesWith(value, first);
    return isUsed;
  }
};
} // namespace

void mesh::populateLoopPatterns(RewritePatternSet &patterns) {
  // Upstream's pattern that moves a branch into the loop's body puts the branch
  // not taken in the second place of a value (llvm/llvm-project#219456, in LLVM
  // 22). A larger benefit lets this one come first.
  patterns.add<TakeFirstForwarded>(patterns.getContext(), /*benefit=*/2);
}
