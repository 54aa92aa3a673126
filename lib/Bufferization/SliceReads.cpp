//===- SliceReads.cpp - Read a value where it is a part -------------------===//

#include "SliceReads.h"

#include "mesh/IR/MeshRt.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/IR/TensorViews.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mesh;

bool mesh::isPlaceKnown(tensor::PadOp pad) {
  auto isSize = [](int64_t size) { return size >= 0; };
  return pad.getSourceType().hasStaticShape() &&
         llvm::all_of(pad.getStaticLow(), isSize) &&
         llvm::all_of(pad.getStaticHigh(), isSize);
}

Value mesh::createSourceIn(OpBuilder &builder, tensor::PadOp pad, Value whole) {
  SmallVector<OpFoldResult> sizes = getAsIndexOpFoldResult(
      builder.getContext(), pad.getSourceType().getShape());
  SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(builder, pad.getLoc(), whole,
                                        pad.getMixedLowPad(), sizes, strides);
}

Value mesh::createPadding(OpBuilder &builder, tensor::PadOp pad, Value number) {
  if (Operation *definition = number.getDefiningOp();
      definition && definition->hasTrait<mlir::OpTrait::ConstantLike>())
    number = builder.clone(*definition)->getResult(0);
  RankedTensorType type = pad.getResultType();
  Value empty = tensor::EmptyOp::create(builder, pad.getLoc(), type.getShape(),
                                        type.getElementType());
  return linalg::FillOp::create(builder, pad.getLoc(), number, empty)
      .getResult(0);
}

bool mesh::isMainPart(Value value, Value whole) {
  Operation *maker = value.getDefiningOp();
  return maker && maker->getBlock() == whole.getParentBlock() &&
         !isView(maker) && !maker->hasTrait<mlir::OpTrait::ConstantLike>() &&
         getTensorBytes(whole) < 2 * getTensorBytes(value);
}

bool mesh::canReadSlice(OpOperand &use) {
  Operation *user = use.getOwner();
  if (auto run = llvm::dyn_cast<RtRunOp>(user))
    return use.get() != run.getDst() &&
           (!run.getCommunication().canBeInPlace() ||
            use.get().getDefiningOp<tensor::ExtractSliceOp>());
  if (auto contraction = llvm::dyn_cast<RtContractOp>(user))
    return use.get() != contraction.getOut();
  if (auto op = llvm::dyn_cast<linalg::LinalgOp>(user);
      op && op.getNumReductionLoops() == 0)
    return false;
  auto structured = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(user);
  return llvm::isa<tensor::PadOp, tensor::ExtractOp>(user) ||
         (structured && structured.isDpsInput(&use));
}
