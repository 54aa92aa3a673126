//===- RoundContractions.cpp - Round the sums of contractions -------------===//

#include "mesh/Codegen/Fusion/FuseElementwise.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
/// The sums of a contraction on their way to what rounds them to `type`.
class RoundedSums {
public:
  explicit RoundedSums(Type type) : type(type) {}

  /// Returns true if nothing sees `value`, which holds them, before it is
  /// rounded.
  bool follow(Value value);
  /// Lets them come rounded.
  void round(RewriterBase &rewriter);

private:
  bool followInto(BlockArgument element);

  Type type;
  /// The reshapes, the reader and the rounding of the contraction.
  SmallVector<Operation *> moves;
  SmallVector<BlockArgument> elements;
  SmallVector<arith::TruncFOp> roundings;
};
} // namespace

bool RoundedSums::followInto(BlockArgument element) {
  elements.push_back(element);
  return llvm::all_of(element.getUsers(), [&](Operation *user) {
    auto rounding = llvm::dyn_cast<arith::TruncFOp>(user);
    if (!rounding || rounding.getType() != type ||
        rounding.getRoundingmodeAttr())
      return false;
    roundings.push_back(rounding);
    return true;
  });
}

bool RoundedSums::follow(Value value) {
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

void RoundedSums::round(RewriterBase &rewriter) {
  for (Operation *move : moves) {
    Value moved = move->getResult(0);
    auto rounded = llvm::cast<RankedTensorType>(moved.getType()).clone(type);
    rewriter.modifyOpInPlace(move, [&] { moved.setType(rounded); });
  }
  for (BlockArgument element : elements)
    rewriter.modifyOpInPlace(element.getOwner()->getParentOp(),
                             [&] { element.setType(type); });
  for (arith::TruncFOp rounding : roundings)
    rewriter.replaceOp(rounding, rounding.getIn());
}

/// Sums that begin with what is there are rounded once only if that is f32.
static bool sumsUpInF32(RtContractOp op) {
  Type in = mlir::getElementTypeOrSelf(op.getLhs());
  return op.getResult() && !op.getAccumulate() && (in.isBF16() || in.isF16()) &&
         mlir::getElementTypeOrSelf(op.getOut()).isF32();
}

static void roundIfAllDo(RewriterBase &rewriter, RtContractOp op) {
  Type type = mlir::getElementTypeOrSelf(op.getLhs());
  RoundedSums sums(type);
  if (op.getResult().use_empty() || !sums.follow(op.getResult()))
    return;
  sums.round(rewriter);
  rewriter.setInsertionPoint(op);
  auto shape = llvm::cast<RankedTensorType>(op.getOut().getType()).getShape();
  Value out = tensor::EmptyOp::create(rewriter, op.getLoc(), shape, type);
  rewriter.replaceOpWithNewOp<RtContractOp>(op, out.getType(), op.getLoops(),
                                            op.getLhs(), op.getRhs(), out,
                                            /*accumulate=*/false);
}

void mesh::roundContractions(RewriterBase &rewriter, Operation *root) {
  root->walk([&](RtContractOp op) {
    if (sumsUpInF32(op))
      roundIfAllDo(rewriter, op);
  });
}
