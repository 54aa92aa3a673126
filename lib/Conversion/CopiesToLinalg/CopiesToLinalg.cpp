//===- CopiesToLinalg.cpp - strided copies to linalg ----------------------===//

#include "mesh/Conversion/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTCOPIESTOLINALGPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Whether upstream makes a memcpy of a copy from or to such memory.
static bool isContiguous(Value buffer) {
  auto type = llvm::dyn_cast<MemRefType>(buffer.getType());
  return type && memref::isStaticShapeAndContiguousRowMajor(type);
}

namespace {

struct ConvertCopiesToLinalgPass
    : public mesh::impl::ConvertCopiesToLinalgPassBase<
          ConvertCopiesToLinalgPass> {
  void runOnOperation() override {
    getOperation()->walk([](memref::CopyOp copy) {
      if (isContiguous(copy.getSource()) && isContiguous(copy.getTarget()))
        return;
      OpBuilder builder(copy);
      linalg::makeMemRefCopyOp(builder, copy.getLoc(), copy.getSource(),
                               copy.getTarget());
      copy.erase();
    });
  }
};

} // namespace
