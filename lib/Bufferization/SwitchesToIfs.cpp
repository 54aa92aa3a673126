//===- SwitchesToIfs.cpp - Make ifs of switches that give tensors ---------===//

#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mesh;

namespace {

struct SwitchToIfs : public OpRewritePattern<scf::IndexSwitchOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::IndexSwitchOp op,
                                PatternRewriter &rewriter) const override {
    if (llvm::none_of(op.getResultTypes(), llvm::IsaPred<TensorType>))
      return rewriter.notifyMatchFailure(op, "gives no tensors");
    rewriter.replaceOp(op, buildFrom(op, 0, rewriter));
    return success();
  }

private:
  /// Builds the cases from number `first` on, and returns what they give.
  static SmallVector<Value> buildFrom(scf::IndexSwitchOp op, unsigned first,
                                      PatternRewriter &rewriter) {
    if (first == op.getNumCases())
      return inlineBlock(op.getDefaultBlock(), rewriter);
    Location loc = op.getLoc();
    Value number =
        arith::ConstantIndexOp::create(rewriter, loc, op.getCases()[first]);
    Value isCase = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::eq, op.getArg(), number);
    auto ifOp = scf::IfOp::create(rewriter, loc, op.getResultTypes(), isCase,
                                  /*addThenBlock=*/true, /*addElseBlock=*/true);
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(ifOp.thenBlock());
    scf::YieldOp::create(rewriter, loc,
                         inlineBlock(op.getCaseBlock(first), rewriter));
    rewriter.setInsertionPointToStart(ifOp.elseBlock());
    scf::YieldOp::create(rewriter, loc, buildFrom(op, first + 1, rewriter));
    return ifOp.getResults();
  }

  /// Moves the ops of `block` to where the rewriter is, and returns what its
  /// terminator yields.
  static SmallVector<Value> inlineBlock(Block &block,
                                        PatternRewriter &rewriter) {
    Operation *terminator = block.getTerminator();
    SmallVector<Value> yielded(terminator->getOperands());
    rewriter.eraseOp(terminator);
    rewriter.inlineBlockBefore(&block, rewriter.getInsertionBlock(),
                               rewriter.getInsertionPoint());
    return yielded;
  }
};

} // namespace

void mesh::populateSwitchesToIfsPatterns(RewritePatternSet &patterns) {
  patterns.add<SwitchToIfs>(patterns.getContext());
}
