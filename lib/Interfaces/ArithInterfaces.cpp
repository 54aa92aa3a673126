//===- ArithInterfaces.cpp - elementwise arithmetic and constants ---------===//

#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

namespace {
/// The ways in which an op may take partial operands.
struct PartialForms {
  /// All operands are partial together: a + b.
  bool all = false;
  /// One is, which the set names: a * b.
  bool first = false, second = false;
  /// Any are, since combining a value with itself changes nothing: max(a, b).
  bool any = false;
};
} // namespace

/// Returns true if `op` divides by a constant that is neither zero nor
/// infinite. Partial sums divided by zero may be infinities of both signs.
static bool dividesByNumber(Operation *op) {
  if (!llvm::isa<arith::DivFOp>(op))
    return false;
  auto divisor =
      llvm::dyn_cast_or_null<FloatAttr>(getSplatElement(op->getOperand(1)));
  return divisor && divisor.getValue().isFiniteNonZero();
}

static PartialForms getPartialForms(Operation *op, Combiner combiner) {
  PartialForms forms;
  switch (combiner) {
  case Combiner::Sum:
    forms.all = llvm::isa<arith::AddFOp, arith::AddIOp, arith::SubFOp,
                          arith::SubIOp, arith::NegFOp, arith::ExtFOp,
                          arith::TruncFOp, arith::TruncIOp>(op);
    forms.second = llvm::isa<arith::MulFOp, arith::MulIOp>(op);
    forms.first = forms.second || dividesByNumber(op);
    break;
  case Combiner::Product:
    forms.all = llvm::isa<arith::MulFOp, arith::MulIOp>(op);
    break;
  case Combiner::Max:
    // Functions that are monotone and exact keep the maximum.
    forms.all = llvm::isa<arith::ExtFOp, arith::ExtSIOp>(op);
    forms.any = llvm::isa<arith::MaximumFOp, arith::MaxSIOp>(op);
    break;
  case Combiner::Min:
    forms.all = llvm::isa<arith::ExtFOp, arith::ExtSIOp>(op);
    forms.any = llvm::isa<arith::MinimumFOp, arith::MinSIOp>(op);
    break;
  case Combiner::And:
    forms.any = llvm::isa<arith::AndIOp>(op);
    break;
  case Combiner::Or:
    forms.any = llvm::isa<arith::OrIOp>(op);
    break;
  }
  return forms;
}

static bool passesPartial(Operation *op, Combiner combiner,
                          const llvm::BitVector &operands) {
  // A select leaves values unchanged. An operand that is not partial is
  // replicated, so it must not change when it is combined with itself. That
  // holds for all values in a minimum, and for 0 and 1 in a product.
  if (llvm::isa<arith::SelectOp>(op)) {
    bool isProduct = combiner == Combiner::Product;
    auto passes = [&](unsigned index) {
      Value value = op->getOperand(index);
      return operands[index] || isIdempotent(combiner) ||
             isNeutral(combiner, value) ||
             (isProduct && isNeutral(Combiner::Sum, value));
    };
    return !operands[0] && passes(1) && passes(2);
  }
  PartialForms forms = getPartialForms(op, combiner);
  auto isPart = [&](unsigned index) {
    return operands[index] || isNeutral(combiner, op->getOperand(index));
  };
  if (forms.any ||
      (forms.all && llvm::all_of(llvm::seq<unsigned>(operands.size()), isPart)))
    return true;
  return operands.size() == 2 && operands.count() == 1 &&
         (operands[0] ? forms.first : forms.second);
}

namespace {
struct ArithModel : ShardingRuleModel<ArithModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getElementwise(op);
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner combiner,
                    const llvm::BitVector &operands) const {
    if (!passesPartial(op, combiner, operands))
      return failure();
    return llvm::BitVector(op->getNumResults(), true);
  }
};

/// Every device makes its own part of a constant. One with many different
/// elements is in the program as a whole, so its part is a slice of that.
struct ConstantModel : PartitionableModel<ConstantModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto constant = llvm::cast<arith::ConstantOp>(op);
    Location loc = op->getLoc();
    if (auto splat = llvm::dyn_cast<SplatElementsAttr>(constant.getValue())) {
      auto localType = llvm::cast<ShapedType>(view.getLocalType(constant));
      Value local =
          arith::ConstantOp::create(builder, loc, splat.resizeSplat(localType));
      view.getMapping().map(constant, local);
      return success();
    }
    Value whole = arith::ConstantOp::create(builder, loc, constant.getValue());
    mapToPart(constant, whole, builder, view);
    return success();
  }
};
} // namespace

void mesh::registerArithInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context,
                            arith::ArithDialect *dialect) {
    attachToOps<ArithModel>(context, dialect, [](RegisteredOperationName name) {
      return name.hasTrait<OpTrait::Elementwise>() ||
             name.getStringRef() == arith::ConstantOp::getOperationName();
    });
    arith::ConstantOp::attachInterface<ConstantModel>(*context);
  });
}
