//===- EraseDeadOps.cpp - ops that nothing reads --------------------------===//

#include "mesh/IR/EraseDeadOps.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

void mesh::eraseDeadOps(RewriterBase &rewriter, Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    if (mlir::isOpTriviallyDead(&op)) {
      rewriter.eraseOp(&op);
      continue;
    }
    for (Region &region : op.getRegions())
      for (Block &inner : llvm::reverse(region))
        eraseDeadOps(rewriter, inner);
  }
}
