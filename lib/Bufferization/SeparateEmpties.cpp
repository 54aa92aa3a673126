//===- SeparateEmpties.cpp - an empty tensor for each use -----------------===//

#include "mesh/Bufferization/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {
#define GEN_PASS_DEF_SEPARATEEMPTIESPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static void separateUses(tensor::EmptyOp empty) {
  for (OpOperand &use : llvm::make_early_inc_range(empty->getUses())) {
    OpBuilder builder(use.getOwner());
    use.set(builder.clone(*empty)->getResult(0));
  }
  empty.erase();
}

namespace {

struct SeparateEmptiesPass
    : public mesh::impl::SeparateEmptiesPassBase<SeparateEmptiesPass> {
  void runOnOperation() override {
    SmallVector<tensor::EmptyOp> empties;
    getOperation()->walk(
        [&](tensor::EmptyOp empty) { empties.push_back(empty); });
    llvm::for_each(empties, separateUses);
  }
};

} // namespace
