//===- FormKernels.cpp - Fuse and split ops to kernels --------------------===//

#include "mesh/Codegen/Fusion/FormKernels.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_FORMKERNELSPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct FormKernelsPass
    : public mesh::impl::FormKernelsPassBase<FormKernelsPass> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populateSplitReductionsPatterns(set);
    reductions = std::move(set);
    return success();
  }

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    fuseEpilogues(rewriter, getOperation());
    // Contractions come first: they take no producers, and rows take what they
    // leave.
    recomputeProducers(rewriter, getOperation());
    fuseRows(rewriter, getOperation());
    walkAndApplyPatterns(getOperation(), reductions);
  }

private:
  FrozenRewritePatternSet reductions;
};
} // namespace
