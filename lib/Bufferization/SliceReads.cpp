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

/// Returns true if `op` is a structured op each of whose elements is computed
/// once, from single elements of others.
static bool isElementwiseLoop(Operation *op) {
  auto structured = llvm::dyn_cast_or_null<linalg::LinalgOp>(op);
  return structured && structured.getNumReductionLoops() == 0;
}

/// Returns true if `user` waits for the communication that `op` starts.
static bool isWaitFor(Operation *op, Operation *user) {
  auto wait = llvm::dyn_cast<RtWaitOp>(user);
  return wait && wait.getToken().getDefiningOp() == op;
}

bool mesh::isReadNoMore(Value value, Operation *op) {
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    if (isWaitFor(op, user))
      return true;
    if (isView(user))
      return isReadNoMore(user->getResult(0), op);
    Operation *reader = op->getBlock()->findAncestorOpInBlock(*user);
    return reader && !op->isBeforeInBlock(reader);
  });
}

/// Returns the operand in whose memory the elementwise op that makes `value`
/// writes it; null if another op makes it.
static OpOperand *getPlace(Value value) {
  auto op = value.getDefiningOp<linalg::LinalgOp>();
  return isElementwiseLoop(op)
             ? op.getTiedOpOperand(llvm::cast<mlir::OpResult>(value))
             : nullptr;
}

bool mesh::isMadeBeside(Value value) {
  OpOperand *place = getPlace(value);
  if (!place || llvm::cast<linalg::LinalgOp>(place->getOwner())
                    .payloadUsesValueFromOperand(place))
    return false;
  return place->get().getDefiningOp<tensor::EmptyOp>() ||
         !isReadNoMore(place->get(), place->getOwner());
}

void mesh::makeInEmpty(RewriterBase &rewriter, Value value) {
  OpOperand *place = getPlace(value);
  if (place->get().getDefiningOp<tensor::EmptyOp>())
    return;
  auto type = llvm::cast<RankedTensorType>(value.getType());
  rewriter.setInsertionPoint(place->getOwner());
  Value empty = tensor::EmptyOp::create(rewriter, value.getLoc(),
                                        type.getShape(), type.getElementType());
  rewriter.modifyOpInPlace(place->getOwner(), [&] { place->set(empty); });
}

bool mesh::canReadSlice(OpOperand &use) {
  Operation *user = use.getOwner();
  if (auto run = llvm::dyn_cast<RtRunOp>(user))
    return use.get() != run.getDst() &&
           (!run.getCommunication().canBeInPlace() ||
            use.get().getDefiningOp<tensor::ExtractSliceOp>());
  if (auto contraction = llvm::dyn_cast<RtContractOp>(user))
    return use.get() != contraction.getOut();
  if (isElementwiseLoop(user))
    return false;
  auto structured = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(user);
  return llvm::isa<tensor::PadOp, tensor::ExtractOp>(user) ||
         (structured && structured.isDpsInput(&use));
}
