//===- CheckBounds.cpp - indices are checked while programs run -----------===//

#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/RuntimeVerifiableOpInterface.h"

namespace mesh {
#define GEN_PASS_DEF_CHECKBOUNDSPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// The sizes of `dims` of `table`, of the type of the indices into them. Signed
/// indices that are negative are no smaller as unsigned numbers.
static Value createLimits(OpBuilder &builder, Location loc, Type indexType,
                          RankedTensorType table, ArrayRef<int64_t> dims) {
  unsigned width = indexType.isIndex() ? IndexType::kInternalStorageBitWidth
                                       : indexType.getIntOrFloatBitWidth();
  APInt most = APInt::getSignedMinValue(width);
  auto limits = llvm::map_to_vector(dims, [&](int64_t dim) {
    int64_t size = table.getDimSize(dim);
    return most.ule(size) ? most : APInt(width, size);
  });
  auto type =
      RankedTensorType::get({static_cast<int64_t>(dims.size())}, indexType);
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, limits));
}

/// Returns the condition that all of `indices`, of which the last dim is that
/// of the coordinates of `dims` of `table`, are in range.
static Value createAllInRange(OpBuilder &builder, Location loc, Value indices,
                              RankedTensorType table, ArrayRef<int64_t> dims) {
  auto type = llvm::cast<RankedTensorType>(indices.getType());
  unsigned rank = type.getRank();
  MLIRContext *context = builder.getContext();
  Value limits = createLimits(builder, loc, type.getElementType(), table, dims);
  Value yes = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(RankedTensorType::get({}, builder.getI1Type()),
                             true));
  SmallVector<AffineMap> maps = {
      builder.getMultiDimIdentityMap(rank),
      AffineMap::get(rank, 0, builder.getAffineDimExpr(rank - 1)),
      AffineMap::get(rank, 0, context)};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::reduction);
  auto buildBody = [](OpBuilder &inner, Location loc, ValueRange elements) {
    Value isInRange = arith::CmpIOp::create(
        inner, loc, arith::CmpIPredicate::ult, elements[0], elements[1]);
    Value all = arith::AndIOp::create(inner, loc, isInRange, elements[2]);
    linalg::YieldOp::create(inner, loc, all);
  };
  Value all = linalg::GenericOp::create(builder, loc, yes.getType(),
                                        ValueRange{indices, limits}, yes, maps,
                                        iterators, buildBody)
                  .getResult(0);
  return tensor::ExtractOp::create(builder, loc, all, ValueRange());
}

/// Checks the indices of a gather or a scatter, `whole` of which they address.
static void checkIndices(OpBuilder &builder, Operation *op, Value indices,
                         Value whole, ArrayRef<int64_t> dims) {
  auto table = llvm::cast<RankedTensorType>(whole.getType());
  if (!table.hasStaticShape())
    return;
  builder.setInsertionPoint(op);
  cf::AssertOp::create(
      builder, op->getLoc(),
      createAllInRange(builder, op->getLoc(), indices, table, dims),
      "an index is out of bounds");
}

/// The verifier has seen that these sizes fit; upstream's check would divide by
/// them, and they may be 0.
static bool isStaticExpansion(Operation *op) {
  return llvm::isa<tensor::ExpandShapeOp, memref::ExpandShapeOp>(op) &&
         llvm::cast<mlir::ShapedType>(op->getOperand(0).getType())
             .hasStaticShape();
}

namespace {

struct CheckBoundsPass
    : public mesh::impl::CheckBoundsPassBase<CheckBoundsPass> {
  void runOnOperation() override {
    OpBuilder builder(&getContext());
    // Ops that are made for a check are not checked themselves.
    SmallVector<mlir::RuntimeVerifiableOpInterface> accesses;
    getOperation()->walk([&](mlir::RuntimeVerifiableOpInterface op) {
      if (llvm::isa<memref::MemRefDialect, tensor::TensorDialect>(
              op->getDialect()) &&
          !isStaticExpansion(op))
        accesses.push_back(op);
    });
    // The report of a run says where.
    auto getMessage = [](Operation *, StringRef what) { return what.str(); };
    for (mlir::RuntimeVerifiableOpInterface access : accesses) {
      builder.setInsertionPoint(access);
      access.generateRuntimeVerification(builder, access.getLoc(), getMessage);
    }
    // For these upstream has no checks.
    getOperation()->walk([&](tensor::GatherOp op) {
      checkIndices(builder, op, op.getIndices(), op.getSource(),
                   op.getGatherDims());
    });
    getOperation()->walk([&](tensor::ScatterOp op) {
      checkIndices(builder, op, op.getIndices(), op.getDest(),
                   op.getScatterDims());
    });
  }
};

} // namespace
