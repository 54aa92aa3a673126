//===- CopiesToLinalg.cpp - Turn strided copies into structured ops -------===//

#include "mesh/Codegen/Functions/CopiesToLinalg.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"

using namespace mesh;

/// Returns true if upstream makes a memcpy of a copy from or to such memory.
static bool isContiguous(Value buffer) {
  auto type = llvm::dyn_cast<MemRefType>(buffer.getType());
  return type && memref::isStaticShapeAndContiguousRowMajor(type);
}

static LogicalResult convertCopy(memref::CopyOp op, PatternRewriter &rewriter) {
  if (isContiguous(op.getSource()) && isContiguous(op.getTarget()))
    return rewriter.notifyMatchFailure(op, "is a memcpy");
  linalg::makeMemRefCopyOp(rewriter, op.getLoc(), op.getSource(),
                           op.getTarget());
  rewriter.eraseOp(op);
  return success();
}

void mesh::populateCopiesToLinalgPatterns(RewritePatternSet &patterns) {
  patterns.add(convertCopy);
}
