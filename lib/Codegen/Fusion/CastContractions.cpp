//===- CastContractions.cpp - Let contractions cast their sums ------------===//

#include "mesh/Codegen/Fusion/FuseElementwise.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
/// The sums of a contraction on their way to what casts them to `type`.
class CastSums {
public:
  explicit CastSums(Type type) : type(type) {}

  /// Returns true if nothing sees `value`, which holds them, before it is cast.
  bool follow(Value value);
  /// Lets them come as they are cast.
  void cast(RewriterBase &rewriter);

private:
  bool followInto(BlockArgument element);

  Type type;
  /// The reshapes, the elements and the casts of the contraction.
  SmallVector<Operation *> moves;
  SmallVector<BlockArgument> elements;
  SmallVector<Operation *> casts;
};
} // namespace

/// Returns true if `op` makes a float shorter or longer.
static bool isFloatCast(Operation *op) {
  auto rounding = llvm::dyn_cast<arith::TruncFOp>(op);
  return rounding ? !rounding.getRoundingmodeAttr()
                  : llvm::isa<arith::ExtFOp>(op);
}

bool CastSums::followInto(BlockArgument element) {
  elements.push_back(element);
  return llvm::all_of(element.getUsers(), [&](Operation *user) {
    if (!isFloatCast(user) || user->getResult(0).getType() != type)
      return false;
    casts.push_back(user);
    return true;
  });
}

bool CastSums::follow(Value value) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (llvm::isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                  tensor::ExtractSliceOp>(user)) {
      moves.push_back(user);
      return follow(user->getResult(0));
    }
    auto reader = llvm::dyn_cast<linalg::GenericOp>(user);
    return reader && reader.isDpsInput(&use) &&
           followInto(reader.getMatchingBlockArgument(&use));
  });
}

void CastSums::cast(RewriterBase &rewriter) {
  for (Operation *move : moves) {
    Value moved = move->getResult(0);
    auto changed = llvm::cast<RankedTensorType>(moved.getType()).clone(type);
    rewriter.modifyOpInPlace(move, [&] { moved.setType(changed); });
  }
  for (BlockArgument element : elements)
    rewriter.modifyOpInPlace(element.getOwner()->getParentOp(),
                             [&] { element.setType(type); });
  for (Operation *op : casts)
    rewriter.replaceOp(op, op->getOperand(0));
}

/// Returns the other type in which the runtime can give the sums of `op`: it
/// adds up bf16 and f16 in f32. Null if there is none, as for sums that begin
/// with what is there.
static Type getOtherType(RtContractOp op) {
  Type in = mlir::getElementTypeOrSelf(op.getLhs());
  if (!op.getResult() || op.getAccumulate() || !(in.isBF16() || in.isF16()))
    return {};
  if (mlir::getElementTypeOrSelf(op.getOut()).isF32())
    return in;
  // Sums that overflow in f16 would not in f32.
  return in.isBF16() ? Float32Type::get(op.getContext()) : Type();
}

static void castIfAllDo(RewriterBase &rewriter, RtContractOp op, Type type) {
  CastSums sums(type);
  if (op.getResult().use_empty() || !sums.follow(op.getResult()))
    return;
  sums.cast(rewriter);
  rewriter.setInsertionPoint(op);
  auto shape = llvm::cast<RankedTensorType>(op.getOut().getType()).getShape();
  Value out = tensor::EmptyOp::create(rewriter, op.getLoc(), shape, type);
  rewriter.replaceOpWithNewOp<RtContractOp>(
      op, out.getType(), op.getLoops(), op.getLhs(), op.getRhs(), out,
      /*accumulate=*/false, op.getStepsAttr());
}

void mesh::castContractions(RewriterBase &rewriter, Operation *root) {
  root->walk([&](RtContractOp op) {
    if (Type type = getOtherType(op))
      castIfAllDo(rewriter, op, type);
  });
}
