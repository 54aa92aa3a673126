//===- LowerPipeline.cpp - Lower pipelines to loops and steps -------------===//

#include "mesh/Transforms/PipelineParallel/LowerPipeline.h"

#include "mesh/Support/OptionError.h"
#include "mesh/Support/ReadFile.h"
#include "mesh/Transforms/Passes.h"
#include "mesh/Transforms/PipelineParallel/PipelineStages.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {
#define GEN_PASS_DEF_LOWERPIPELINEPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Returns the rows of a table in a file, for the attribute `table`.
static FailureOr<ArrayAttr>
readTableFile(StringRef file, const mlir::Pass &pass, MLIRContext *context) {
  auto buffer = readText(file);
  if (!buffer)
    return emitOptionError(pass, context)
           << "table " << llvm::toString(buffer.takeError());
  SmallVector<StringRef> rows;
  (*buffer)->getBuffer().rtrim().split(rows, '\n');
  for (StringRef &row : rows)
    row = row.rtrim('\r');
  return Builder(context).getStrArrayAttr(rows);
}

static bool isScheduled(PipelineOp op) {
  return op.getSchedule() || op.getTable();
}

/// Makes `op` follow the table of these rows.
static void setTable(RewriterBase &rewriter, PipelineOp op, ArrayAttr rows) {
  rewriter.modifyOpInPlace(op, [&] {
    op.removeScheduleAttr();
    op.removeChunksAttr();
    op.setTableAttr(rows);
  });
}

namespace {
struct LowerPipelinePass
    : public mesh::impl::LowerPipelinePassBase<LowerPipelinePass> {
  using LowerPipelinePassBase::LowerPipelinePassBase;

  void runOnOperation() override {
    ArrayAttr rows;
    if (!table.empty()) {
      FailureOr<ArrayAttr> read = readTableFile(table, *this, &getContext());
      if (failed(read))
        return signalPassFailure();
      rows = *read;
    }
    if (failed(prepareStages(getOperation())) || failed(lowerScheduled(rows)))
      return signalPassFailure();
    lowerOthers();
  }

private:
  /// Lowers the pipelines that have a schedule; they follow `rows`, if these
  /// are given.
  LogicalResult lowerScheduled(ArrayAttr rows) {
    IRRewriter rewriter(&getContext());
    WalkResult result = getOperation()->walk([&](PipelineOp op) {
      if (!isScheduled(op))
        return WalkResult::advance();
      if (rows)
        setTable(rewriter, op, rows);
      bool poison = bubbles == PipelineBubbles::NaNs;
      return failed(lowerPipelineToSteps(rewriter, op, poison))
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

  void lowerOthers() {
    IRRewriter rewriter(&getContext());
    // Pipelines in stages come first, also those that were called.
    getOperation()->walk([&](PipelineOp op) {
      if (!isScheduled(op))
        lowerPipelineToLoop(rewriter, op, bubbles);
    });
  }
};
} // namespace
