//===- AggregateInterfaces.cpp - linalg's ops that stand for several ------===//
//
// These have no indexing maps: their rules say which dims go together.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/TensorBytes.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

/// Adds a factor along dim `source` of the first operand and dim `result` of
/// the second, which the result is written to, and of the result.
static void addCommonFactor(ShardingRule &rule, int64_t source, int64_t result,
                            int64_t size) {
  unsigned factor = rule.addFactor(size, FactorKind::PassThrough);
  rule.operands[0][source].push_back(factor);
  rule.operands[1][result].push_back(factor);
  rule.results[0][result].push_back(factor);
}

/// Reports buffers, which the rules do not know.
static LogicalResult verifyTensors(Operation *op) {
  if (op->getNumResults() != 0)
    return success();
  return op->emitOpError("must work on tensors to be split, not on buffers");
}

namespace {
//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// Splits all dims but the one along which it normalises. That needs the op in
/// parts: see mesh-prepare-propagation.
struct SoftmaxModel : ShardingRuleModel<SoftmaxModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    if (failed(verifyTensors(op)))
      return failure();
    auto softmax = llvm::cast<linalg::SoftmaxOp>(op);
    ShardingRule rule = ShardingRule::getElementwise(op);
    rule.factors[softmax.getDimension()].kind = FactorKind::NeedReplication;
    return rule;
  }
};

//===----------------------------------------------------------------------===//
// Tiled layouts
//===----------------------------------------------------------------------===//

/// A dim of the plain tensor that is cut into tiles is made of two factors: the
/// tiles, and the elements of one. If the last tile is not full, the dim is not
/// split.
template <typename Op>
struct RelayoutRuleModel : ShardingRuleModel<RelayoutRuleModel<Op>> {
  static constexpr bool packs = std::is_same_v<Op, linalg::PackOp>;

  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    if (failed(verifyTensors(op)))
      return failure();
    auto relayout = llvm::cast<Op>(op);
    ShardingRule rule(op);
    if (llvm::any_of(relayout.getStaticInnerTiles(), ShapedType::isDynamic)) {
      rule.replicateRest(op);
      return rule;
    }
    // The operand and the result, or the other way round.
    RankedTensorType plain =
        getTensorType(packs ? relayout.getSource() : relayout.getDest());
    RankedTensorType tiled =
        getTensorType(packs ? relayout.getDest() : relayout.getSource());
    auto add = [&](int64_t plainDim, int64_t tiledDim) {
      addCommonFactor(rule, packs ? plainDim : tiledDim,
                      packs ? tiledDim : plainDim, tiled.getDimSize(tiledDim));
    };
    SmallVector<int64_t> outerDims(relayout.getOuterDimsPerm());
    if (outerDims.empty())
      outerDims = llvm::to_vector(llvm::seq<int64_t>(0, plain.getRank()));
    for (auto [tiledDim, plainDim] : llvm::enumerate(outerDims)) {
      ArrayRef<int64_t> tiledDims = relayout.getInnerDimsPos();
      const auto *tile = llvm::find(tiledDims, plainDim);
      if (tile == tiledDims.end()) {
        add(plainDim, tiledDim);
        continue;
      }
      int64_t innerDim = plain.getRank() + (tile - tiledDims.begin());
      if (plain.getDimSize(plainDim) !=
          tiled.getDimSize(tiledDim) * tiled.getDimSize(innerDim))
        continue;
      add(plainDim, tiledDim);
      add(plainDim, innerDim);
    }
    rule.replicateRest(op);
    return rule;
  }

  /// Elements are moved, and what they are written over is lost. Padding is the
  /// same on all devices.
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner,
                    const llvm::BitVector &operands) const {
    if constexpr (packs)
      if (llvm::cast<Op>(op).getPaddingValue())
        return failure();
    if (!operands.test(0))
      return failure();
    return llvm::BitVector(1, true);
  }
};

/// A clone whose tiles are as large as those of the device's part.
template <typename Op>
struct RelayoutModel : PartitionableModel<RelayoutModel<Op>> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto local = llvm::cast<Op>(cloneLocally(op, builder, view));
    if (!local.getInnerTiles().empty())
      return success();
    RankedTensorType tiled =
        getTensorType(std::is_same_v<Op, linalg::PackOp> ? local.getDest()
                                                         : local.getSource());
    local.setStaticInnerTiles(
        tiled.getShape().take_back(local.getStaticInnerTiles().size()));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Winograd
//===----------------------------------------------------------------------===//

/// Splits the dims that are not transformed: channels and batch. They are the
/// last ones of the tensor in the transformed space.
struct WinogradModel : ShardingRuleModel<WinogradModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    ShardingRule rule(op);
    ArrayRef<int64_t> shape = getTensorType(op->getOperand(0)).getShape();
    auto add = [&](int64_t source, int64_t result) {
      addCommonFactor(rule, source, result, shape[source]);
    };
    if (llvm::isa<linalg::WinogradFilterTransformOp>(op)) {
      add(0, 3);
      add(3, 2);
    } else if (llvm::isa<linalg::WinogradInputTransformOp>(op)) {
      add(0, 4);
      add(3, 5);
    } else {
      add(4, 0);
      add(5, 3);
    }
    rule.replicateRest(op);
    return rule;
  }
};
} // namespace

void mesh::registerAggregateInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    using namespace linalg;
    SoftmaxOp::attachInterface<SoftmaxModel>(*context);
    PackOp::attachInterface<RelayoutRuleModel<PackOp>, RelayoutModel<PackOp>>(
        *context);
    UnPackOp::attachInterface<RelayoutRuleModel<UnPackOp>,
                              RelayoutModel<UnPackOp>>(*context);
    WinogradFilterTransformOp::attachInterface<WinogradModel>(*context);
    WinogradInputTransformOp::attachInterface<WinogradModel>(*context);
    WinogradOutputTransformOp::attachInterface<WinogradModel>(*context);
  });
}
