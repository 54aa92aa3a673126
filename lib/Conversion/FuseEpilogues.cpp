//===- FuseEpilogues.cpp - contractions with what comes after them --------===//

#include "EpilogueBody.h"
#include "mesh/Conversion/GpuPasses.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mesh {
#define GEN_PASS_DEF_FUSEEPILOGUESPASS
#include "mesh/Conversion/GpuPasses.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// A contraction, and the op that is its epilogue.
struct Fusion {
  RtContractOp contract;
  linalg::GenericOp after;
  EpilogueBody epilogue;
  /// What is added, as it is read; null if there is no bias.
  OpOperand *bias = nullptr;
  /// The dim of the result that it is along.
  int64_t biasDim = -1;
};
} // namespace

static RankedTensorType getTensor(Value value) {
  return llvm::cast<RankedTensorType>(value.getType());
}

/// Whether the product can be of `type`: as it is, or rounded to the type of
/// the operands, which is what has been summed up in f32.
static bool canHaveType(RtContractOp op, Type type) {
  Type out = getElementTypeOrSelf(op.getOut()),
       in = getElementTypeOrSelf(op.getLhs());
  if (!hasRtEpilogue(out) || !hasRtEpilogue(type))
    return false;
  return type == out || (type == in && out.isF32() && !op.getAccumulate());
}

/// Whether there is something to sum up.
static bool hasSums(RtContractOp op) {
  ArrayRef<int64_t> loops = op.getLoops();
  for (size_t loop = 0; loop < loops.size(); loop += 3)
    if (loops[loop + 2] < 0 &&
        llvm::cast<ShapedType>(op.getLhs().getType()).getDimSize(loops[loop]) ==
            0)
      return false;
  return true;
}

/// The dim of the result, which is written by `outMap`, that `bias` is along:
/// the only one of its dims of more than one element. Nothing if there are
/// several.
static std::optional<int64_t> findBiasDim(Value bias, AffineMap map,
                                          AffineMap outMap) {
  std::optional<int64_t> dim;
  bool isFound = false;
  for (auto [expr, size] :
       llvm::zip_equal(map.getResults(), getTensor(bias).getShape())) {
    std::optional<unsigned> position = outMap.getResultPosition(expr);
    if (size != 1 && (!position || isFound))
      return std::nullopt;
    if (position && !isFound)
      dim = *position;
    isFound |= size != 1;
  }
  return dim;
}

/// The epilogue that the only user of `op` is; nothing if it is none.
static FailureOr<Fusion> matchFusion(RtContractOp op) {
  Value product = op.getResult();
  if (!product || !product.hasOneUse() || !hasSums(op))
    return failure();
  OpOperand &use = *product.use_begin();
  auto after = llvm::dyn_cast<linalg::GenericOp>(use.getOwner());
  if (!after || after->getBlock() != op->getBlock() ||
      after.getNumReductionLoops() != 0 || after.getNumDpsInits() != 1 ||
      !after.hasPureTensorSemantics() || !after.isDpsInput(&use))
    return failure();
  OpOperand &init = *after.getDpsInitOperand(0);
  AffineMap outMap = after.getMatchingIndexingMap(&init);
  RankedTensorType type = getTensor(init.get());
  if (after.payloadUsesValueFromOperand(&init) || !outMap.isPermutation() ||
      after.getMatchingIndexingMap(&use) != outMap ||
      type != RankedTensorType::get(getTensor(product).getShape(),
                                    type.getElementType()) ||
      !canHaveType(op, type.getElementType()))
    return failure();
  std::optional<EpilogueBody> epilogue =
      matchEpilogue(*after.getBlock(), after.getMatchingBlockArgument(&use));
  if (!epilogue)
    return failure();
  Fusion fusion{op, after, *epilogue};
  if (!epilogue->bias)
    return fusion;
  fusion.bias = after.getMatchingOpOperand(epilogue->bias);
  auto biasType =
      llvm::dyn_cast<RankedTensorType>(fusion.bias->get().getType());
  if (!biasType || !after.isDpsInput(fusion.bias) ||
      biasType !=
          RankedTensorType::get(biasType.getShape(), type.getElementType()) ||
      !biasType.hasStaticShape())
    return failure();
  std::optional<int64_t> dim = findBiasDim(
      fusion.bias->get(), after.getMatchingIndexingMap(fusion.bias), outMap);
  if (!dim || !canHaveBias(op.getLoops(), getTensor(product).getShape(), *dim))
    return failure();
  fusion.biasDim = *dim;
  return fusion;
}

/// Where the fused op can stand: where the epilogue does, or, if something
/// between the two has effects, such as communication that is to go on
/// meanwhile, where the contraction does, which what else is read has to be
/// before. Null if there is no such place.
static Operation *findPlace(Fusion fusion) {
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

/// Where the result goes.
static Value emitOut(OpBuilder &builder, Fusion fusion) {
  if (fusion.contract.getAccumulate())
    return fusion.contract.getOut();
  Value init = fusion.after->getOperands().back();
  bool isAtHand = builder.getInsertionPoint() ==
                  Block::iterator(fusion.after.getOperation());
  if (isAtHand && !init.getDefiningOp<tensor::EmptyOp>())
    return init;
  RankedTensorType type = getTensor(init);
  return tensor::EmptyOp::create(builder, fusion.contract.getLoc(),
                                 type.getShape(), type.getElementType());
}

/// The bias as a tensor of one dim.
static Value emitBias(OpBuilder &builder, Fusion fusion) {
  Value bias = fusion.bias->get();
  int64_t rank = getTensor(bias).getRank();
  if (rank == 1)
    return bias;
  mlir::ReassociationIndices all = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  return tensor::CollapseShapeOp::create(
      builder, fusion.contract.getLoc(), bias,
      ArrayRef<mlir::ReassociationIndices>(all));
}

static void fuse(Fusion fusion, Operation *place) {
  RtContractOp op = fusion.contract;
  OpBuilder builder(place);
  Location loc = op.getLoc();
  Value out = emitOut(builder, fusion);
  Value result;
  RtActivation activation = fusion.epilogue.activation;
  if (!fusion.bias && activation == RtActivation::None) {
    result =
        RtContractOp::create(builder, loc, out.getType(), op.getLoops(),
                             op.getLhs(), op.getRhs(), out, op.getAccumulate())
            .getResult();
  } else {
    Value bias = fusion.bias ? emitBias(builder, fusion) : Value();
    IntegerAttr dim =
        fusion.bias ? builder.getI64IntegerAttr(fusion.biasDim) : IntegerAttr();
    result = RtContractThenOp::create(builder, loc, out.getType(), activation,
                                      op.getLoops(), op.getLhs(), op.getRhs(),
                                      out, bias, dim, op.getAccumulate())
                 .getResult();
  }
  Operation *after = fusion.after;
  after->getResult(0).replaceAllUsesWith(result);
  after->erase();
  op.erase();
}

namespace {
struct FuseEpiloguesPass
    : public mesh::impl::FuseEpiloguesPassBase<FuseEpiloguesPass> {
  void runOnOperation() override {
    SmallVector<RtContractOp> contractions;
    getOperation()->walk([&](RtContractOp op) { contractions.push_back(op); });
    for (RtContractOp op : contractions) {
      FailureOr<Fusion> fusion = matchFusion(op);
      if (failed(fusion))
        continue;
      if (Operation *place = findPlace(*fusion))
        fuse(*fusion, place);
    }
  }
};
} // namespace
