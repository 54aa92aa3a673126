//===- LowerControlFlow.cpp - structured control flow to branches ---------===//

#include "mesh/Codegen/Passes.h"

#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Rewrite/PatternApplicator.h"

namespace mesh {
#define GEN_PASS_DEF_LOWERCONTROLFLOWPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static bool isStructured(Operation *op) {
  return llvm::isa_and_nonnull<scf::SCFDialect>(op->getDialect()) &&
         !op->hasTrait<OpTrait::IsTerminator>();
}

namespace {
/// Keeps the structured control flow that patterns make: parallel loops become
/// sequential loops first.
struct MadeControlFlow : public RewriterBase::Listener {
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    if (!previous.isSet() && isStructured(op))
      ops.push_back(op);
  }

  SmallVector<Operation *> ops;
};

struct LowerControlFlowPass
    : public mesh::impl::LowerControlFlowPassBase<LowerControlFlowPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateSCFToControlFlowConversionPatterns(patterns);
    FrozenRewritePatternSet frozen(std::move(patterns));
    PatternApplicator applicator(frozen);
    applicator.applyDefaultCostModel();

    // Parents before their children, the last op of a block first: what comes
    // after an op moves to a block of its own, and that way it is short.
    SmallVector<Operation *> ops;
    getOperation()->walk<WalkOrder::PreOrder, ReverseIterator>(
        [&](Operation *op) {
          if (isStructured(op))
            ops.push_back(op);
        });
    std::reverse(ops.begin(), ops.end());
    MadeControlFlow made;
    PatternRewriter rewriter(&getContext());
    rewriter.setListener(&made);
    while (!ops.empty()) {
      Operation *op = ops.pop_back_val();
      Operation *parent = op->getParentOp();
      if (!llvm::isa<mlir::FunctionOpInterface>(parent)) {
        op->emitOpError("cannot be lowered to branches in the region of '")
            << parent->getName() << "'";
        return signalPassFailure();
      }
      rewriter.setInsertionPoint(op);
      if (failed(applicator.matchAndRewrite(op, rewriter))) {
        op->emitOpError("cannot be lowered to branches");
        return signalPassFailure();
      }
      // Outer ones are made before those in them.
      llvm::append_range(ops, llvm::reverse(made.ops));
      made.ops.clear();
    }
  }
};

} // namespace
