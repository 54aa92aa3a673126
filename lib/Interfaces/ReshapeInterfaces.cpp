//===- ReshapeInterfaces.cpp - the same elements in another shape ---------===//

#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"

#include <numeric>

using namespace mesh;

/// Passes on whatever is partial: elements are moved and not changed.
static FailureOr<llvm::BitVector> passMoved(Operation *op,
                                            const llvm::BitVector &operands) {
  if (!operands.test(0))
    return failure();
  return llvm::BitVector(op->getNumResults(), true);
}

namespace {
/// The same shape under another type.
struct CastRuleModel : ShardingRuleModel<CastRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getElementwise(op);
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner,
                    const llvm::BitVector &operands) const {
    return passMoved(op, operands);
  }
};

//===----------------------------------------------------------------------===//
// Dims split or merged
//===----------------------------------------------------------------------===//

/// The factors are the dims on the side that has more of them; a dim on the
/// other side is made of several.
template <typename Op, bool expands>
struct ReassociationRuleModel
    : ShardingRuleModel<ReassociationRuleModel<Op, expands>> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto reshape = llvm::cast<Op>(op);
    ShardingRule rule(op);
    DimFactors &fine = expands ? rule.results[0] : rule.operands[0];
    DimFactors &coarse = expands ? rule.operands[0] : rule.results[0];
    RankedTensorType type =
        expands ? reshape.getResultType() : reshape.getSrcType();
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      fine[dim].push_back(rule.addFactor(size, FactorKind::PassThrough));
    for (auto [dim, group] : llvm::enumerate(reshape.getReassociationIndices()))
      llvm::append_range(coarse[dim], group);
    return rule;
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner,
                    const llvm::BitVector &operands) const {
    return passMoved(op, operands);
  }
};

struct ExpandShapeModel : PartitionableModel<ExpandShapeModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto local =
        llvm::cast<tensor::ExpandShapeOp>(cloneLocally(op, builder, view));
    local.setStaticOutputShape(local.getResultType().getShape());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Any shape
//===----------------------------------------------------------------------===//

/// The dims of one side of a reshape, from major to minor.
struct Side {
  Side(ArrayRef<int64_t> shape, DimFactors &dims) : shape(shape), dims(dims) {
    startDim();
  }

  bool isAtEnd() const { return dim == shape.size(); }
  /// Makes the current dim's next factor `factor`, of `size`.
  void take(unsigned factor, int64_t size) {
    dims[dim].push_back(factor);
    left /= size;
    if (left == 1) {
      ++dim;
      startDim();
    }
  }
  void startDim() { left = isAtEnd() ? 1 : shape[dim]; }

  ArrayRef<int64_t> shape;
  DimFactors &dims;
  size_t dim = 0;
  /// The product that the factors of the current dim have to have.
  int64_t left = 1;
};

/// Goes through both shapes, from the major dims on: what the rests of two dims
/// have in common is a factor of both. Where they have nothing in common, the
/// elements up to the next place where dims of both end are not split.
struct ReshapeRuleModel : ShardingRuleModel<ReshapeRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto reshape = llvm::cast<tensor::ReshapeOp>(op);
    auto source = llvm::cast<RankedTensorType>(reshape.getSource().getType());
    auto result = llvm::cast<RankedTensorType>(reshape.getResultType());
    if (source.getNumElements() == 0)
      return ShardingRule::getReplicated(op);
    ShardingRule rule(op);
    Side from(source.getShape(), rule.operands[0]);
    Side to(result.getShape(), rule.results[0]);
    while (!from.isAtEnd() && !to.isAtEnd()) {
      int64_t common = std::gcd(from.left, to.left);
      if (common > 1)
        addCommon(rule, from, to, common);
      else if (from.left == 1 || to.left == 1)
        addOne(rule, from.left == 1 ? from : to);
      else
        addWhole(rule, from, to);
    }
    for (Side *side : {&from, &to})
      while (!side->isAtEnd())
        addOne(rule, *side);
    rule.replicateRest(op);
    return rule;
  }
  static void addCommon(ShardingRule &rule, Side &from, Side &to,
                        int64_t size) {
    unsigned factor = rule.addFactor(size, FactorKind::PassThrough);
    from.take(factor, size);
    to.take(factor, size);
  }
  /// A dim of size 1, which the other side need not have.
  static void addOne(ShardingRule &rule, Side &side) {
    side.take(rule.addFactor(1, FactorKind::PassThrough), 1);
  }
  static void addWhole(ShardingRule &rule, Side &from, Side &to) {
    int64_t fromSize = 1, toSize = 1;
    do {
      Side &side = fromSize <= toSize ? from : to;
      (fromSize <= toSize ? fromSize : toSize) *= side.left;
      side.take(rule.addFactor(side.left, FactorKind::NeedReplication),
                side.left);
    } while (fromSize != toSize);
  }

  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner,
                    const llvm::BitVector &operands) const {
    return passMoved(op, operands);
  }
};

/// The shape is known. On a device it is that of the device's part.
struct ReshapeModel : PartitionableModel<ReshapeModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto reshape = llvm::cast<tensor::ReshapeOp>(op);
    auto type =
        llvm::cast<RankedTensorType>(view.getLocalType(reshape.getResult()));
    Value shape = arith::ConstantOp::create(
        builder, op->getLoc(), builder.getIndexTensorAttr(type.getShape()));
    Value result = tensor::ReshapeOp::create(
        builder, op->getLoc(), type, view.lookup(reshape.getSource()), shape);
    view.getMapping().map(reshape.getResult(), result);
    return success();
  }
};
} // namespace

void mesh::registerReshapeInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    using namespace tensor;
    CollapseShapeOp::attachInterface<
        ReassociationRuleModel<CollapseShapeOp, false>>(*context);
    ExpandShapeOp::attachInterface<ReassociationRuleModel<ExpandShapeOp, true>,
                                   ExpandShapeModel>(*context);
    ReshapeOp::attachInterface<ReshapeRuleModel, ReshapeModel>(*context);
    CastOp::attachInterface<CastRuleModel>(*context);
    BitcastOp::attachInterface<ElementwiseModel>(*context);
  });
}
