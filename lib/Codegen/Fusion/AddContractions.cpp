//===- AddContractions.cpp - Add a contraction to another one -------------===//
//
// Where an elementwise op adds the results of contractions, each of them adds
// to the result of the one before. Sums of bf16 and f16 stay in f32.
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
/// A sum of contractions, as an elementwise op reads it: the last one adds to
/// the one before, and so on.
struct Term {
  SmallVector<RtContractOp> contracts;
  OpOperand *read;
};

/// An addition in an elementwise op, of what contractions before it give. They
/// are in the order of their block.
struct SumOfContractions {
  arith::AddFOp add;
  SmallVector<RtContractOp> contracts;
  OpOperand *lhs, *rhs;
};
} // namespace

/// Returns what is added as `value`: maybe rounded, and then nothing else.
static Value skipRounding(Value value) {
  auto rounding = value.getDefiningOp<arith::TruncFOp>();
  return rounding && value.hasOneUse() && !rounding.getRoundingmodeAttr()
             ? rounding.getIn()
             : value;
}

/// Returns true if `reader` uses no elements of `op` but those of `read`.
static bool isReadOnce(RtContractOp op, linalg::GenericOp reader,
                       OpOperand *read) {
  return llvm::all_of(op->getUses(), [&](OpOperand &use) {
    return use.getOwner() == reader && reader.isDpsInput(&use) &&
           (&use == read || reader.getMatchingBlockArgument(&use).use_empty());
  });
}

/// Returns the contractions whose sum is the result of `last`, which is first.
static SmallVector<RtContractOp> getContracts(RtContractOp last) {
  SmallVector<RtContractOp> contracts = {last};
  while (contracts.back().getAccumulate()) {
    auto before = contracts.back().getOut().getDefiningOp<RtContractOp>();
    if (!before || !before->hasOneUse() ||
        before->getBlock() != last->getBlock())
      break;
    contracts.push_back(before);
  }
  return contracts;
}

/// Returns the contractions whose elements are `value`, an operand of an
/// addition in `reader` that alone uses it; nothing if there are none.
static std::optional<Term> findTerm(linalg::GenericOp reader, Value value) {
  auto element = llvm::dyn_cast<BlockArgument>(skipRounding(value));
  if (!element || element.getOwner() != reader.getBody() ||
      !element.hasOneUse() ||
      element.getArgNumber() >= reader.getNumDpsInputs())
    return std::nullopt;
  OpOperand *read = reader.getDpsInputOperand(element.getArgNumber());
  auto contract = read->get().getDefiningOp<RtContractOp>();
  if (!contract || !isReadOnce(contract, reader, read))
    return std::nullopt;
  return Term{getContracts(contract), read};
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

/// Returns the contractions of two terms in the order of their block, if each
/// can add in `type` to the one before.
static std::optional<SmallVector<RtContractOp>>
merge(const Term &lhs, const Term &rhs, Type type) {
  SmallVector<RtContractOp> contracts(lhs.contracts);
  contracts.append(rhs.contracts);
  if (lhs.contracts.front()->getBlock() != rhs.contracts.front()->getBlock() ||
      !llvm::all_of(contracts,
                    [&](RtContractOp op) { return canSumUpIn(op, type); }))
    return std::nullopt;
  llvm::sort(contracts, [](RtContractOp op, RtContractOp other) {
    return op->isBeforeInBlock(other);
  });
  // A contraction that adds to another tensor begins the sum.
  for (const Term &term : {lhs, rhs})
    if (RtContractOp first = term.contracts.back();
        first.getAccumulate() && first != contracts.front())
      return std::nullopt;
  return contracts;
}

static std::optional<SumOfContractions> match(arith::AddFOp add) {
  auto reader = llvm::dyn_cast<linalg::GenericOp>(add->getParentOp());
  if (!reader || !reader.hasPureTensorSemantics() ||
      reader.getNumReductionLoops() != 0)
    return std::nullopt;
  std::optional<Term> lhs = findTerm(reader, add.getLhs());
  std::optional<Term> rhs = findTerm(reader, add.getRhs());
  if (!lhs || !rhs ||
      reader.getMatchingIndexingMap(lhs->read) !=
          reader.getMatchingIndexingMap(rhs->read))
    return std::nullopt;
  std::optional<SmallVector<RtContractOp>> contracts =
      merge(*lhs, *rhs, getWideType(add.getType()));
  if (!contracts)
    return std::nullopt;
  return SumOfContractions{add, *contracts, lhs->read, rhs->read};
}

/// Replaces `op` by one that writes elements of type `element`.
static Value recreate(RewriterBase &rewriter, RtContractOp op, Value out,
                      bool accumulate) {
  return RtContractOp::create(rewriter, op.getLoc(), out.getType(),
                              op.getLoops(), op.getLhs(), op.getRhs(), out,
                              accumulate, op.getStepsAttr())
      .getResult();
}

/// Makes each of `contracts` add to the one before, in `type`; returns the sum.
static Value addInOrder(RewriterBase &rewriter,
                        ArrayRef<RtContractOp> contracts, Type type) {
  Value sum;
  for (RtContractOp op : contracts) {
    bool isDone =
        sum ? op.getAccumulate() && op.getOut() == sum : getSumType(op) == type;
    if (isDone) {
      sum = op.getResult();
      continue;
    }
    rewriter.setInsertionPoint(op);
    Value out = sum;
    if (!sum)
      out = tensor::EmptyOp::create(
          rewriter, op.getLoc(),
          llvm::cast<RankedTensorType>(op.getOut().getType()).getShape(), type);
    sum = recreate(rewriter, op, out, /*accumulate=*/sum != nullptr);
  }
  return sum;
}

static void rewrite(RewriterBase &rewriter, SumOfContractions &sum) {
  auto [add, contracts, lhs, rhs] = sum;
  auto reader = llvm::cast<linalg::GenericOp>(add->getParentOp());
  Type type = add.getType(), sumType = getWideType(type);
  Value lhsTensor = lhs->get(), rhsTensor = rhs->get();
  Value all = addInOrder(rewriter, contracts, sumType);
  BlockArgument element = reader.getMatchingBlockArgument(lhs);
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
  // Also inputs of which no element is used any more.
  rewriter.modifyOpInPlace(reader, [&] {
    for (OpOperand *input : reader.getDpsInputOperands())
      if (input->get() == lhsTensor || input->get() == rhsTensor) {
        reader.getMatchingBlockArgument(input).setType(sumType);
        input->set(all);
      }
  });
  for (RtContractOp op : llvm::reverse(contracts))
    if (op->use_empty())
      rewriter.eraseOp(op);
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
