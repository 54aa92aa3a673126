//===- ElementInterfaces.cpp - tensors and their single elements ----------===//
//
// Indices refer to the whole tensor and are replicated. The device that holds
// an element reads or writes it.
//
//===----------------------------------------------------------------------===//

#include "mesh/Interfaces/LocalIndices.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

static SmallVector<Value> lookup(const LocalView &view, ValueRange globals) {
  return llvm::map_to_vector(globals,
                             [&](Value global) { return view.lookup(global); });
}

namespace {
/// Makes a tensor out of nothing, or of scalars.
struct CreationModel : ShardingRuleModel<CreationModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getUnrelated(op);
  }
};

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Asks a shape, and so takes a tensor as it comes.
struct ShapeRuleModel : ShardingRuleModel<ShapeRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getUnrelated(op);
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &,
                         FixedShardings &shardings) const {
    shardings.operands[0] = mesh::getSharding(op->getOperand(0));
  }
};

/// Takes a tensor however it is split, but not partial sums. An element that
/// cannot be summed up is read from the whole.
struct ExtractRuleModel : ShardingRuleModel<ExtractRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return canMask(op) ? ShardingRule::getUnrelated(op)
                       : ShardingRule::getReplicated(op);
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &,
                         FixedShardings &shardings) const {
    ShardingAttr sharding = mesh::getSharding(op->getOperand(0));
    if (sharding && canMask(op))
      shardings.operands[0] =
          ShardingAttr::get(sharding.getMesh(), sharding.getLayout().getDims());
  }
  static bool canMask(Operation *op) {
    return canCombine(Combiner::Sum, op->getResult(0).getType());
  }
};

/// The device that holds the element gives it to all: the others bring zero to
/// a sum.
struct ExtractModel : PartitionableModel<ExtractModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto extract = llvm::cast<tensor::ExtractOp>(op);
    Location loc = op->getLoc();
    LocalIndices local = createLocalIndices(
        builder, loc, lookup(view, extract.getIndices()),
        createBlocks(builder, loc, view, extract.getTensor()));
    Value element = tensor::ExtractOp::create(
        builder, loc, view.lookup(extract.getTensor()), local.indices);
    if (local.isHere)
      element = share(builder, view, mesh::getSharding(extract.getTensor()),
                      element, local.isHere);
    view.getMapping().map(extract.getResult(), element);
    return success();
  }

  /// The element of the device where `isHere` holds, on all that differ on the
  /// axes of `sharding`.
  static Value share(OpBuilder &builder, LocalView &view, ShardingAttr sharding,
                     Value element, Value isHere) {
    Location loc = element.getLoc();
    MLIRContext *context = builder.getContext();
    AxisList axes;
    for (DimShardingAttr dim : sharding.getDims())
      llvm::append_range(axes, dim.getAxes());
    Value zero = arith::ConstantOp::create(
        builder, loc, getNeutralElement(Combiner::Sum, element.getType()));
    Value mine = arith::SelectOp::create(builder, loc, isHere, element, zero);
    Value tensor = tensor::FromElementsOp::create(
        builder, loc, RankedTensorType::get({}, element.getType()), mine);
    Value all = AllReduceOp::create(
        builder, loc, CombinerAttr::get(context, Combiner::Sum), tensor,
        view.getMeshName(), AxesAttr::get(context, axes));
    return tensor::ExtractOp::create(builder, loc, all, ValueRange());
  }
};

/// Shapes are known. They are those of the whole tensor.
struct DimModel : PartitionableModel<DimModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto dim = llvm::cast<tensor::DimOp>(op);
    Location loc = op->getLoc();
    ArrayRef<int64_t> shape =
        llvm::cast<RankedTensorType>(dim.getSource().getType()).getShape();
    Value result;
    if (std::optional<int64_t> index = dim.getConstantIndex();
        index && *index >= 0 && *index < static_cast<int64_t>(shape.size())) {
      result = arith::ConstantIndexOp::create(builder, loc, shape[*index]);
    } else {
      Value sizes = arith::ConstantOp::create(
          builder, loc, builder.getIndexTensorAttr(shape));
      result = tensor::ExtractOp::create(builder, loc, sizes,
                                         view.lookup(dim.getIndex()));
    }
    view.getMapping().map(dim.getResult(), result);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// A device that does not hold the element writes one of its own back.
struct InsertModel : PartitionableModel<InsertModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto insert = llvm::cast<tensor::InsertOp>(op);
    Location loc = op->getLoc();
    LocalIndices local = createLocalIndices(
        builder, loc, lookup(view, insert.getIndices()),
        createBlocks(builder, loc, view, insert.getResult()));
    Value scalar = view.lookup(insert.getScalar());
    Value dest = view.lookup(insert.getDest());
    if (local.isHere) {
      Value old = tensor::ExtractOp::create(builder, loc, dest, local.indices);
      scalar = arith::SelectOp::create(builder, loc, local.isHere, scalar, old);
    }
    Value result =
        tensor::InsertOp::create(builder, loc, scalar, dest, local.indices);
    view.getMapping().map(insert.getResult(), result);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Making
//===----------------------------------------------------------------------===//

/// Every device makes the whole and takes its part: the elements are values
/// that all devices have.
struct FromElementsModel : PartitionableModel<FromElementsModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    Operation *whole = builder.clone(*op, view.getMapping());
    whole->removeAttr(MeshDialect::kShardingsAttrName);
    mapToPart(op->getResult(0), whole->getResult(0), builder, view);
    return success();
  }
};

/// A clone that counts from where this device's block begins.
struct GenerateModel : PartitionableModel<GenerateModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    OpBuilder::InsertionGuard guard(builder);
    Location loc = op->getLoc();
    SmallVector<DimBlock> blocks =
        createBlocks(builder, loc, view, op->getResult(0));
    auto local =
        llvm::cast<tensor::GenerateOp>(cloneLocally(op, builder, view));
    Block &body = local.getBody().front();
    builder.setInsertionPointToStart(&body);
    for (auto [index, block] : llvm::zip_equal(body.getArguments(), blocks)) {
      if (block.isWhole() || index.use_empty())
        continue;
      Value global = arith::AddIOp::create(builder, loc, index, block.begin);
      index.replaceAllUsesExcept(global, global.getDefiningOp());
    }
    return success();
  }
};
} // namespace

void mesh::registerElementInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    using namespace tensor;
    EmptyOp::attachInterface<CreationModel>(*context);
    SplatOp::attachInterface<CreationModel>(*context);
    GenerateOp::attachInterface<CreationModel, GenerateModel>(*context);
    FromElementsOp::attachInterface<CreationModel, FromElementsModel>(*context);
    ExtractOp::attachInterface<ExtractRuleModel, ExtractModel>(*context);
    DimOp::attachInterface<ShapeRuleModel, DimModel>(*context);
    RankOp::attachInterface<ShapeRuleModel>(*context);
    InsertOp::attachInterface<ElementwiseModel, InsertModel>(*context);
  });
}
