//===- DecomposeSoftmax.cpp - softmax as structured ops -------------------===//

#include "mesh/Interfaces/SoftmaxSteps.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {
#define GEN_PASS_DEF_DECOMPOSESOFTMAXPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct DecomposeSoftmaxPass
    : public mesh::impl::DecomposeSoftmaxPassBase<DecomposeSoftmaxPass> {
  void runOnOperation() override {
    mlir::IRRewriter rewriter(&getContext());
    WalkResult result = getOperation()->walk([&](linalg::SoftmaxOp op) {
      bool isOnTensors = op->getNumResults() > 0;
      return WalkResult(isOnTensors ? decomposeSoftmax(rewriter, op)
                                    : success());
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
