//===- FuseEpilogues.cpp - Fuse contractions with biases and activations --===//

#include "EpilogueBody.h"
#include "SimplifyGenerics.h"
#include "mesh/Codegen/Fusion/FormKernels.h"
#include "mesh/IR/EraseDeadOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

namespace {
/// A contraction, and the op that has its epilogue.
struct Fusion {
  RtContractOp contract;
  /// The reshape through which `after` reads the product; null if it reads it
  /// as it is.
  tensor::ExpandShapeOp reshape;
  linalg::GenericOp after;
  /// `after` as it reads the product.
  OpOperand *use = nullptr;
  /// The part of its body that is the epilogue.
  Value end;
  EpilogueBody epilogue;
  /// The bias, as it is read; null if there is none.
  OpOperand *bias = nullptr;
  /// The dim of the product that it is along.
  int64_t biasDim = -1;
};
} // namespace

static RankedTensorType getTensor(Value value) {
  return llvm::cast<RankedTensorType>(value.getType());
}

/// Returns true if the product can be of `type`: as it is, or rounded to the
/// type of the operands, which is what has been summed up in f32.
static bool canHaveType(RtContractOp op, Type type) {
  Type out = getElementTypeOrSelf(op.getOut()),
       in = getElementTypeOrSelf(op.getLhs());
  if (!hasRtEpilogue(out) || !hasRtEpilogue(type))
    return false;
  return type == out || (type == in && out.isF32() && !op.getAccumulate());
}

/// Returns true if there is something to sum up.
static bool hasSums(RtContractOp op) {
  ArrayRef<int64_t> loops = op.getLoops();
  for (size_t loop = 0; loop < loops.size(); loop += 3)
    if (loops[loop + 2] < 0 &&
        llvm::cast<ShapedType>(op.getLhs().getType()).getDimSize(loops[loop]) ==
            0)
      return false;
  return true;
}

/// Returns the dims of the product that the dims that `after` reads are parts
/// of.
static SmallVector<mlir::ReassociationIndices> getGroups(Fusion &fusion) {
  if (fusion.reshape)
    return llvm::to_vector(fusion.reshape.getReassociationIndices());
  return llvm::map_to_vector(
      llvm::seq<int64_t>(0, getTensor(fusion.use->get()).getRank()),
      [](int64_t dim) { return mlir::ReassociationIndices{dim}; });
}

/// The dim of the product that the bias is along: that of the only one of its
/// dims that has more than one element, or of those that are one there. Nothing
/// if there is none.
static std::optional<int64_t> findBiasDim(Fusion &fusion) {
  AffineMap readMap = fusion.after.getMatchingIndexingMap(fusion.use);
  ArrayRef<int64_t> shape = getTensor(fusion.use->get()).getShape();
  SmallVector<int64_t> dims, singles;
  for (auto [expr, size] : llvm::zip_equal(
           fusion.after.getMatchingIndexingMap(fusion.bias).getResults(),
           getTensor(fusion.bias->get()).getShape())) {
    std::optional<unsigned> dim = readMap.getResultPosition(expr);
    if (!dim && size == 1)
      continue;
    if (!dim)
      return std::nullopt;
    (shape[*dim] == 1 ? singles : dims).push_back(*dim);
  }
  for (auto [dim, group] : llvm::enumerate(getGroups(fusion))) {
    SmallVector<int64_t> parts = llvm::to_vector(llvm::make_filter_range(
        group, [&](int64_t part) { return shape[part] != 1; }));
    bool isOfSingles = llvm::any_of(
        group, [&](int64_t part) { return llvm::is_contained(singles, part); });
    if (parts == dims && (!dims.empty() || isOfSingles))
      return dim;
  }
  return std::nullopt;
}

/// Looks up what is added. Whether the runtime can.
static bool matchBias(Fusion &fusion) {
  fusion.bias = fusion.after.getMatchingOpOperand(fusion.epilogue.bias);
  auto type = llvm::dyn_cast<RankedTensorType>(fusion.bias->get().getType());
  if (!type || !fusion.after.isDpsInput(fusion.bias) ||
      type.getElementType() != fusion.end.getType() || !type.hasStaticShape())
    return false;
  std::optional<int64_t> dim = findBiasDim(fusion);
  fusion.biasDim = dim.value_or(-1);
  RtContractOp op = fusion.contract;
  return dim &&
         canHaveBias(op.getLoops(), getTensor(op.getResult()).getShape(), *dim);
}

/// Returns true if what makes `end` is an epilogue that `fusion` can have.
static bool matchEnd(Fusion &fusion, Value end) {
  BlockArgument element = fusion.after.getMatchingBlockArgument(fusion.use);
  if (!canHaveType(fusion.contract, end.getType()) || !isReadFor(end, element))
    return false;
  std::optional<EpilogueBody> epilogue = matchEpilogue(end, element);
  // Rounding alone is up to castContractions.
  if (!epilogue ||
      (!epilogue->bias && epilogue->activation == RtActivation::None))
    return false;
  fusion.end = end;
  fusion.epilogue = *epilogue;
  return !epilogue->bias || matchBias(fusion);
}

/// The epilogue that is all that the only user of `op` does, or what that does
/// up to where it rounds; nothing if there is none.
static FailureOr<Fusion> matchFusion(RtContractOp op) {
  Value product = op.getResult();
  if (!product || !product.hasOneUse() || op.getSteps() || !hasSums(op))
    return failure();
  Fusion fusion;
  fusion.contract = op;
  fusion.reshape = llvm::dyn_cast<tensor::ExpandShapeOp>(*product.user_begin());
  if (fusion.reshape)
    product = fusion.reshape.getResult();
  if (!product.hasOneUse())
    return failure();
  fusion.use = &*product.use_begin();
  fusion.after = llvm::dyn_cast<linalg::GenericOp>(fusion.use->getOwner());
  linalg::GenericOp after = fusion.after;
  if (!after || after->getBlock() != op->getBlock() ||
      !after.hasPureTensorSemantics() || !after.isDpsInput(fusion.use) ||
      !after.getMatchingIndexingMap(fusion.use).isProjectedPermutation())
    return failure();
  SmallVector<Value> ends;
  if (after.getNumReductionLoops() == 0)
    llvm::append_range(ends, after.getBlock()->getTerminator()->getOperands());
  for (auto rounding : after.getBlock()->getOps<arith::TruncFOp>())
    ends.push_back(rounding);
  for (Value end : ends)
    if (Fusion candidate = fusion; matchEnd(candidate, end))
      return candidate;
  return failure();
}

/// Returns the position of the fused op: that of the epilogue, or, if something
/// between the two has effects, such as communication that is to go on
/// meanwhile, that of the contraction, which the other operands have to be
/// before. Null if there is no such place.
static Operation *findPlace(Fusion &fusion) {
  if (!fusion.contract->isBeforeInBlock(fusion.after))
    return nullptr;
  bool isQuiet = true;
  for (Operation *op = fusion.contract->getNextNode();
       op != fusion.after.getOperation(); op = op->getNextNode())
    isQuiet &= mlir::isMemoryEffectFree(op);
  if (isQuiet)
    return fusion.after;
  auto isBefore = [&](Value value) {
    Operation *op = value.getDefiningOp();
    return !op || op->getBlock() != fusion.contract->getBlock() ||
           op->isBeforeInBlock(fusion.contract);
  };
  if (fusion.bias && !isBefore(fusion.bias->get()))
    return nullptr;
  return fusion.contract;
}

/// Returns true if `after` does nothing but the epilogue: it gives what it
/// would read.
static bool isWhole(Fusion &fusion) {
  linalg::GenericOp after = fusion.after;
  return !fusion.reshape && after.getNumDpsInits() == 1 &&
         fusion.end == after.getBlock()->getTerminator()->getOperand(0) &&
         after.getMatchingIndexingMap(fusion.use) ==
             after.getMatchingIndexingMap(after.getDpsInitOperand(0));
}

/// Returns the destination of the result.
static Value emitOut(OpBuilder &builder, Fusion &fusion) {
  RtContractOp op = fusion.contract;
  if (op.getAccumulate())
    return op.getOut();
  Value init = fusion.after.getDpsInits().front();
  bool isAtHand = builder.getInsertionPoint() ==
                  Block::iterator(fusion.after.getOperation());
  if (isWhole(fusion) && isAtHand && !init.getDefiningOp<tensor::EmptyOp>())
    return init;
  return tensor::EmptyOp::create(builder, op.getLoc(),
                                 getTensor(op.getOut()).getShape(),
                                 fusion.end.getType());
}

/// The bias as a tensor of one dim.
static Value emitBias(OpBuilder &builder, Fusion &fusion) {
  Value bias = fusion.bias->get();
  int64_t rank = getTensor(bias).getRank();
  if (rank == 1)
    return bias;
  mlir::ReassociationIndices all = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  return tensor::CollapseShapeOp::create(
      builder, fusion.contract.getLoc(), bias,
      ArrayRef<mlir::ReassociationIndices>(all));
}

/// The contraction with its epilogue, shaped as `after` reads it.
static Value emitProduct(OpBuilder &builder, Fusion &fusion) {
  RtContractOp op = fusion.contract;
  Location loc = op.getLoc();
  Value out = emitOut(builder, fusion);
  Value bias = fusion.bias ? emitBias(builder, fusion) : Value();
  IntegerAttr dim =
      fusion.bias ? builder.getI64IntegerAttr(fusion.biasDim) : IntegerAttr();
  auto product = RtContractThenOp::create(
      builder, loc, out.getType(), fusion.epilogue.activation, op.getLoops(),
      op.getLhs(), op.getRhs(), out, bias, dim, op.getAccumulate());
  if (!fusion.reshape)
    return product.getResult();
  return tensor::ExpandShapeOp::create(
      builder, loc,
      getTensor(fusion.reshape.getResult()).clone(fusion.end.getType()),
      product.getResult(), fusion.reshape.getReassociationIndices());
}

/// Leaves `after` what it does behind the epilogue.
static void fuse(RewriterBase &rewriter, Fusion fusion, Operation *place) {
  rewriter.setInsertionPoint(place);
  Value product = emitProduct(rewriter, fusion);
  BlockArgument element = fusion.after.getMatchingBlockArgument(fusion.use);
  rewriter.modifyOpInPlace(fusion.after, [&] {
    fusion.use->set(product);
    element.setType(fusion.end.getType());
  });
  rewriter.replaceAllUsesWith(fusion.end, element);
  eraseDeadOps(rewriter, *fusion.after.getBlock());
  if (fusion.reshape)
    rewriter.eraseOp(fusion.reshape);
  rewriter.eraseOp(fusion.contract);
}

void mesh::fuseEpilogues(RewriterBase &rewriter, Operation *root) {
  SmallVector<RtContractOp> contractions;
  root->walk([&](RtContractOp op) { contractions.push_back(op); });
  llvm::SetVector<Operation *> changed;
  for (RtContractOp op : contractions) {
    FailureOr<Fusion> fusion = matchFusion(op);
    if (failed(fusion))
      continue;
    if (Operation *place = findPlace(*fusion)) {
      fuse(rewriter, *fusion, place);
      changed.insert(fusion->after);
    }
  }
  simplifyGenerics(rewriter, changed.getArrayRef());
}
