//===- AddContractions.cpp - Add a contraction to another one -------------===//
//
// Where an elementwise op adds the results of two contractions, the later one
// adds to the result of the earlier one. Sums of bf16 and f16 stay in f32.
//
//===----------------------------------------------------------------------===//

#include "SimplifyGenerics.h"
#include "mesh/Codegen/Fusion/FuseElementwise.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
/// A contraction, as an elementwise op reads it.
struct Term {
  RtContractOp contract;
  OpOperand *read;
};

/// An addition in an elementwise op, of what two contractions before it give.
struct SumOfContractions {
  arith::AddFOp add;
  Term earlier, later;
};
} // namespace

/// Returns what is added as `value`: maybe rounded, and then nothing else.
static Value skipRounding(Value value) {
  auto rounding = value.getDefiningOp<arith::TruncFOp>();
  return rounding && value.hasOneUse() && !rounding.getRoundingmodeAttr()
             ? rounding.getIn()
             : value;
}

/// Returns the contraction whose elements are `value`, an operand of an
/// addition in `reader` that alone uses it; nothing if there is none.
static std::optional<Term> findTerm(linalg::GenericOp reader, Value value) {
  auto element = llvm::dyn_cast<BlockArgument>(skipRounding(value));
  if (!element || element.getOwner() != reader.getBody() ||
      !element.hasOneUse() ||
      element.getArgNumber() >= reader.getNumDpsInputs())
    return std::nullopt;
  OpOperand *read = reader.getDpsInputOperand(element.getArgNumber());
  auto contract = read->get().getDefiningOp<RtContractOp>();
  if (!contract || !contract->hasOneUse())
    return std::nullopt;
  return Term{contract, read};
}

static Type getSumType(RtContractOp op) {
  return mlir::getElementTypeOrSelf(op.getOut());
}

/// Returns true if `op` may sum up in `type`.
static bool canSumUpIn(RtContractOp op, Type type) {
  return getSumType(op) == type ||
         (!op.getAccumulate() &&
          hasRtContraction(mlir::getElementTypeOrSelf(op.getLhs()), type));
}

/// Returns the type in which to sum up what is added in `type`.
static Type getWideType(Type type) {
  return type.getIntOrFloatBitWidth() < 32
             ? Type(Float32Type::get(type.getContext()))
             : type;
}

static std::optional<SumOfContractions> match(arith::AddFOp add) {
  auto reader = llvm::dyn_cast<linalg::GenericOp>(add->getParentOp());
  if (!reader || !reader.hasPureTensorSemantics() ||
      reader.getNumReductionLoops() != 0)
    return std::nullopt;
  std::optional<Term> lhs = findTerm(reader, add.getLhs());
  std::optional<Term> rhs = findTerm(reader, add.getRhs());
  if (!lhs || !rhs || lhs->contract->getBlock() != rhs->contract->getBlock() ||
      reader.getMatchingIndexingMap(lhs->read) !=
          reader.getMatchingIndexingMap(rhs->read))
    return std::nullopt;
  if (rhs->contract->isBeforeInBlock(lhs->contract))
    std::swap(lhs, rhs);
  Type wide = getWideType(add.getType());
  if (rhs->contract.getAccumulate() || !canSumUpIn(lhs->contract, wide) ||
      !canSumUpIn(rhs->contract, wide))
    return std::nullopt;
  return SumOfContractions{add, *lhs, *rhs};
}

/// Replaces `op` by one that writes elements of type `element`.
static Value recreate(RewriterBase &rewriter, RtContractOp op, Value out,
                      bool accumulate) {
  return RtContractOp::create(rewriter, op.getLoc(), out.getType(),
                              op.getLoops(), op.getLhs(), op.getRhs(), out,
                              accumulate)
      .getResult();
}

static void rewrite(RewriterBase &rewriter, SumOfContractions &sum) {
  auto [add, earlier, later] = sum;
  auto reader = llvm::cast<linalg::GenericOp>(add->getParentOp());
  Type type = add.getType(), sumType = getWideType(type);
  Value begun = earlier.read->get();
  if (getSumType(earlier.contract) != sumType) {
    rewriter.setInsertionPoint(earlier.contract);
    auto shape = llvm::cast<RankedTensorType>(begun.getType()).getShape();
    Value out = tensor::EmptyOp::create(rewriter, earlier.contract.getLoc(),
                                        shape, sumType);
    begun = recreate(rewriter, earlier.contract, out, /*accumulate=*/false);
  }
  rewriter.setInsertionPoint(later.contract);
  Value all = recreate(rewriter, later.contract, begun, /*accumulate=*/true);
  BlockArgument element = reader.getMatchingBlockArgument(later.read);
  rewriter.setInsertionPoint(add);
  Value result = element;
  if (sumType != type)
    // As within other loops, what reads it need not see that it is rounded.
    result = arith::TruncFOp::create(
        rewriter, add.getLoc(), type, element, arith::RoundingModeAttr(),
        arith::FastMathFlagsAttr::get(add.getContext(),
                                      arith::FastMathFlags::contract));
  SmallVector<Value> added(add->getOperands());
  rewriter.replaceOp(add, result);
  for (Value value : added)
    if (Operation *rounding = value.getDefiningOp())
      rewriter.eraseOp(rounding);
  for (const Term &term : {earlier, later})
    rewriter.modifyOpInPlace(reader, [&] {
      reader.getMatchingBlockArgument(term.read).setType(sumType);
      term.read->set(all);
    });
  rewriter.eraseOp(later.contract);
  if (earlier.contract->use_empty())
    rewriter.eraseOp(earlier.contract);
}

void mesh::addContractions(RewriterBase &rewriter, Operation *root) {
  SmallVector<arith::AddFOp> additions;
  root->walk([&](arith::AddFOp add) { additions.push_back(add); });
  llvm::SetVector<Operation *> readers;
  for (arith::AddFOp add : additions)
    if (std::optional<SumOfContractions> sum = match(add)) {
      readers.insert(add->getParentOp());
      rewrite(rewriter, *sum);
    }
  simplifyGenerics(rewriter, readers.getArrayRef());
}
