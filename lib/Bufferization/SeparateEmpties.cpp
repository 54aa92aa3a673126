//===- SeparateEmpties.cpp - One empty tensor for each use ----------------===//

#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

static void separateUses(RewriterBase &rewriter, tensor::EmptyOp empty) {
  for (OpOperand &use : llvm::make_early_inc_range(empty->getUses())) {
    Operation *user = use.getOwner();
    rewriter.setInsertionPoint(user);
    Value own = rewriter.clone(*empty)->getResult(0);
    rewriter.modifyOpInPlace(user, [&] { use.set(own); });
  }
  rewriter.eraseOp(empty);
}

void mesh::separateEmpties(RewriterBase &rewriter, Operation *root) {
  SmallVector<tensor::EmptyOp> empties;
  root->walk([&](tensor::EmptyOp empty) { empties.push_back(empty); });
  for (tensor::EmptyOp empty : empties)
    separateUses(rewriter, empty);
}
