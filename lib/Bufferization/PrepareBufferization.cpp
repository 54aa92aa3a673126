//===- PrepareBufferization.cpp - Rewrite what bufferization copies -------===//
//
// The steps run in a fixed order:
//   - switches become ifs before concatenations look for definitions in their
//     own block, and reshapes of empty tensors are empty tensors before ops
//     look for those;
//   - barriers go away once concatenations are insertions: what is kept for a
//     later one is inserted there;
//   - concatenations are placed relative to constants before these become
//     fills, of which each op that writes over one has its own;
//   - loops own the `tensor.empty` of each use once the uses are separated, and
//     so do parts that are read after the whole.
//
//===----------------------------------------------------------------------===//

#include "mesh/Bufferization/PrepareBufferization.h"
#include "mesh/Bufferization/FinalizeResults.h"
#include "mesh/Bufferization/Passes.h"
#include "mesh/IR/BarrierOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_PREPAREBUFFERIZATIONPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

void mesh::markEntryPoint(FunctionOpInterface function) {
  // The runtime calls the programs of devices, private ones too.
  bool isEntryPoint =
      function.isPublic() || function->hasAttr(MeshDialect::kProgramAttrName);
  if (!isEntryPoint || function.isDeclaration())
    return;
  Builder builder(function.getContext());
  SmallVector<DictionaryAttr> attributes;
  llvm::SmallDenseSet<int64_t> written;
  for (ResultInPlace it : getResultsInPlace(function))
    written.insert(it.argument);
  // Setting one attribute copies those of all arguments: set all at once.
  for (BlockArgument arg : function.getArguments()) {
    mlir::NamedAttrList list(mlir::function_interface_impl::getArgAttrDict(
        function, arg.getArgNumber()));
    if (llvm::isa<TensorType>(arg.getType()))
      list.set(bufferization::BufferizationDialect::kWritableAttrName,
               builder.getBoolAttr(written.contains(arg.getArgNumber())));
    attributes.push_back(list.getDictionary(function.getContext()));
  }
  function.setAllArgAttrs(attributes);
}

/// Rejects loops of blocks that carry tensors: bufferization follows block
/// arguments backwards, round such a loop forever.
static LogicalResult verifyNoLoopOfBlocks(Block *block) {
  auto isTensor = [](BlockArgument argument) {
    return llvm::isa<TensorType>(argument.getType());
  };
  if (block->isEntryBlock() || llvm::none_of(block->getArguments(), isTensor) ||
      llvm::none_of(block->getSuccessors(), [&](Block *successor) {
        return successor->isReachable(block);
      }))
    return success();
  return block->getParentOp()->emitOpError(
      "has a loop of blocks with tensors as arguments, which cannot become "
      "buffers; write it as scf.for or scf.while");
}

static LogicalResult dropBarrier(OptimizationBarrierOp op,
                                 PatternRewriter &rewriter) {
  rewriter.replaceOp(op, op.getInput());
  return success();
}

void mesh::populateDropBarriersPatterns(RewritePatternSet &patterns) {
  patterns.add(dropBarrier);
}

namespace {
struct PrepareBufferizationPass
    : public mesh::impl::PrepareBufferizationPassBase<
          PrepareBufferizationPass> {
  LogicalResult initialize(MLIRContext *context) override {
    auto freeze = [&](ArrayRef<void (*)(RewritePatternSet &)> populates) {
      RewritePatternSet set(context);
      for (auto populate : populates)
        populate(set);
      return FrozenRewritePatternSet(std::move(set));
    };
    switches = freeze(
        {populateSwitchesToIfsPatterns, populateReshapedEmptiesPatterns});
    operands =
        freeze({populateReuseOperandsPatterns, populateConcatsToInsertsPatterns,
                populateReadPaddedPatterns});
    barriers = freeze(populateDropBarriersPatterns);
    splats = freeze(populateSplatsToFillPatterns);
    carried = freeze(populateSeparateCarriedPatterns);
    return success();
  }

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    WalkResult checked = function.walk(
        [](Block *block) { return WalkResult(verifyNoLoopOfBlocks(block)); });
    if (checked.wasInterrupted())
      return signalPassFailure();
    markEntryPoint(function);
    walkAndApplyPatterns(function, switches);
    walkAndApplyPatterns(function, operands);
    walkAndApplyPatterns(function, barriers);
    walkAndApplyPatterns(function, splats);
    IRRewriter rewriter(&getContext());
    separateFills(rewriter, function);
    separateEmpties(rewriter, function);
    separateParts(rewriter, function);
    walkAndApplyPatterns(function, carried);
  }

private:
  FrozenRewritePatternSet switches, operands, barriers, splats, carried;
};
} // namespace
