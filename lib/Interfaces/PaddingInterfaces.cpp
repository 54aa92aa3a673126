//===- PaddingInterfaces.cpp - ops that know their shapes -----------------===//

#include "LinalgPadding.h"
#include "WindowPadding.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"
#include "mesh/Interfaces/Speculation.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Builders.h"

#include <vector>

using namespace mesh;

/// A constant of `sizes`, which every device of the mesh of `tensor` has.
static Value createSizes(OpBuilder &builder, Location loc,
                         ArrayRef<int64_t> sizes, Value tensor) {
  Value constant = arith::ConstantOp::create(builder, loc,
                                             builder.getIndexTensorAttr(sizes));
  setSharding(constant, ShardingAttr::getReplicated(
                            mesh::getSharding(tensor).getMesh(), /*rank=*/1));
  return constant;
}

namespace {
/// For ops that do with padding what they do with elements.
struct PlainModel : PaddableModel<PlainModel> {};

/// For ops whose region makes elements of their indices: those in padding may
/// be of no use to it.
struct IndexedPaddingModel : PaddableModel<IndexedPaddingModel> {
  llvm::BitVector getPaddableFactors(Operation *op,
                                     const ShardingRule &rule) const {
    return areSafeOnAnyNumbers(op) ? getPassedFactors(rule)
                                   : llvm::BitVector(rule.factors.size());
  }
};

llvm::BitVector getPassThrough(const ShardingRule &rule) {
  llvm::BitVector factors(rule.factors.size());
  for (auto [index, factor] : llvm::enumerate(rule.factors))
    factors[index] = factor.kind == FactorKind::PassThrough;
  return factors;
}

/// Returns the passed factors that both sides have. A dim of size 1 may be on
/// one side alone, where padding would make more elements of it.
static llvm::BitVector getSharedFactors(const ShardingRule &rule) {
  llvm::BitVector paddable = getPassThrough(rule);
  for (unsigned factor : paddable.set_bits())
    if (!hasFactor(rule.operands[0], factor) ||
        !hasFactor(rule.results[0], factor))
      paddable.reset(factor);
  return paddable;
}

/// For ops that merge dims or split them.
struct ReassociationPaddingModel : PaddableModel<ReassociationPaddingModel> {
  llvm::BitVector getPaddableFactors(Operation *,
                                     const ShardingRule &rule) const {
    return getSharedFactors(rule);
  }
  LogicalResult pad(Operation *op, RewriterBase &, PaddedView &) const {
    if (auto expand = llvm::dyn_cast<tensor::ExpandShapeOp>(op))
      expand.setStaticOutputShape(expand.getResultType().getShape());
    return success();
  }
};

/// For reshapes to any shape.
struct ReshapePaddingModel : PaddableModel<ReshapePaddingModel> {
  llvm::BitVector getPaddableFactors(Operation *,
                                     const ShardingRule &rule) const {
    return getSharedFactors(rule);
  }
  LogicalResult pad(Operation *op, RewriterBase &rewriter, PaddedView &) const {
    auto reshape = llvm::cast<tensor::ReshapeOp>(op);
    auto type = llvm::cast<RankedTensorType>(reshape.getResultType());
    rewriter.setInsertionPoint(op);
    reshape.getShapeMutable().assign(createSizes(
        rewriter, op->getLoc(), type.getShape(), reshape.getResult()));
    return success();
  }
};

/// For pack and unpack, whose tiles stay as large as they say.
struct RelayoutPaddingModel : PaddableModel<RelayoutPaddingModel> {
  llvm::BitVector getPaddableFactors(Operation *op,
                                     const ShardingRule &rule) const {
    bool isPack = llvm::isa<linalg::PackOp>(op);
    const DimFactors &packed = isPack ? rule.results[0] : rule.operands[0];
    const DimFactors &plain = isPack ? rule.operands[0] : rule.results[0];
    llvm::BitVector paddable = getPassThrough(rule);
    for (const auto &tile : llvm::drop_begin(packed, plain.size()))
      for (unsigned factor : tile)
        paddable.reset(factor);
    return paddable;
  }
};

/// The padding of indices has to lead somewhere, and does not lead to padding.
struct GatherPaddingModel : PaddableModel<GatherPaddingModel> {
  llvm::BitVector getPaddableFactors(Operation *,
                                     const ShardingRule &rule) const {
    llvm::BitVector paddable(rule.factors.size());
    for (auto [index, factor] : llvm::enumerate(rule.factors))
      paddable[index] = factor.kind != FactorKind::NeedReplication;
    return paddable;
  }
  LogicalResult pad(Operation *op, RewriterBase &rewriter,
                    PaddedView &view) const {
    view.clearPadding(rewriter,
                      llvm::cast<tensor::GatherOp>(op).getIndicesMutable());
    return success();
  }
};

/// Sizes are those without padding.
struct DimPaddingModel : PaddableModel<DimPaddingModel> {
  LogicalResult pad(Operation *op, RewriterBase &rewriter,
                    PaddedView &view) const {
    auto dim = llvm::cast<tensor::DimOp>(op);
    ArrayRef<int64_t> shape = view.getUnpaddedShape(dim.getSource());
    rewriter.setInsertionPoint(op);
    std::optional<int64_t> index = dim.getConstantIndex();
    if (index && *index >= 0 && *index < static_cast<int64_t>(shape.size()))
      rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, shape[*index]);
    else
      rewriter.replaceOpWithNewOp<tensor::ExtractOp>(
          op, createSizes(rewriter, op->getLoc(), shape, dim.getSource()),
          dim.getIndex());
    return success();
  }
};

/// The elements of `elements`, and `padding` behind them along each dim.
DenseElementsAttr padElements(DenseElementsAttr elements, RankedTensorType type,
                              Attribute padding) {
  // Row by row.
  ArrayRef<int64_t> from = elements.getType().getShape(), to = type.getShape();
  int64_t rank = type.getRank();
  auto copyRows = [&](auto copy) {
    SmallVector<int64_t> position(rank, 0);
    int64_t length = from.back(), target = 0;
    SmallVector<int64_t> strides = computeSuffixProduct(to);
    for (int64_t i = 0; i < elements.getNumElements(); i += length) {
      copy(i, target, length);
      for (int64_t dim = rank - 2; dim >= 0; --dim) {
        target += strides[dim];
        if (++position[dim] < from[dim])
          break;
        target -= strides[dim] * from[dim];
        position[dim] = 0;
      }
    }
  };
  Type element = type.getElementType();
  bool hasBytes = !element.isIntOrIndexOrFloat() || element.isIndex() ||
                  element.getIntOrFloatBitWidth() % 8 == 0;
  if (!hasBytes) {
    SmallVector<Attribute> values(type.getNumElements(), padding);
    auto old = elements.getValues<Attribute>();
    copyRows([&](int64_t from, int64_t to, int64_t length) {
      for (int64_t i = 0; i < length; ++i)
        values[to + i] = old[from + i];
    });
    return DenseElementsAttr::get(type, values);
  }
  ArrayRef<char> one =
      DenseElementsAttr::get(type.clone({1}), padding).getRawData();
  ArrayRef<char> old = elements.getRawData();
  int64_t size = one.size();
  std::vector<char> bytes(type.getNumElements() * size);
  for (size_t i = 0; i < bytes.size(); i += size)
    llvm::copy(one, bytes.begin() + i);
  copyRows([&](int64_t from, int64_t to, int64_t length) {
    llvm::copy(old.slice(from * size, length * size),
               bytes.begin() + to * size);
  });
  return DenseElementsAttr::getFromRawBuffer(type, bytes);
}

struct ConstantPaddingModel : PaddableModel<ConstantPaddingModel> {
  LogicalResult pad(Operation *op, RewriterBase &, PaddedView &view) const {
    auto constant = llvm::cast<arith::ConstantOp>(op);
    auto type = llvm::cast<RankedTensorType>(constant.getType());
    if (auto splat = llvm::dyn_cast<SplatElementsAttr>(constant.getValue())) {
      constant.setValueAttr(splat.resizeSplat(type));
      return success();
    }
    auto elements = llvm::dyn_cast<DenseElementsAttr>(constant.getValue());
    if (!elements)
      return op->emitOpError("must be a dense constant to be padded to ")
             << type << ", since it does not divide into its shards";
    constant.setValueAttr(padElements(
        elements, type, view.getPaddingElement(type.getElementType())));
    return success();
  }
};

/// Integers in padding are divided by one, or raised to its power.
struct DivisionPaddingModel : PaddableModel<DivisionPaddingModel> {
  LogicalResult pad(Operation *op, RewriterBase &rewriter,
                    PaddedView &view) const {
    if (!isUnsafeDivision(op))
      return success();
    rewriter.setInsertionPoint(op);
    Value divisor = op->getOperand(1);
    Value filled = view.fillPadding(
        rewriter, divisor, rewriter.getOneAttr(getElementTypeOrSelf(divisor)));
    rewriter.modifyOpInPlace(op, [&] { op->setOperand(1, filled); });
    return success();
  }
};
template <typename... Ops>
void attachDivisions(MLIRContext *context) {
  (Ops::template attachInterface<DivisionPaddingModel>(*context), ...);
}
} // namespace

void mesh::registerPaddingInterfaces(DialectRegistry &registry) {
  registerWindowPaddingInterfaces(registry);
  registry.addExtension(+[](MLIRContext *context, arith::ArithDialect *) {
    arith::ConstantOp::attachInterface<ConstantPaddingModel>(*context);
    attachDivisions<arith::DivSIOp, arith::DivUIOp, arith::CeilDivSIOp,
                    arith::CeilDivUIOp, arith::FloorDivSIOp, arith::RemSIOp,
                    arith::RemUIOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, math::MathDialect *) {
    attachDivisions<math::IPowIOp>(context);
  });
  registry.addExtension(
      +[](MLIRContext *context, linalg::LinalgDialect *dialect) {
        attachLinalgPadding(context, dialect);
        linalg::PackOp::attachInterface<RelayoutPaddingModel>(*context);
        linalg::UnPackOp::attachInterface<RelayoutPaddingModel>(*context);
      });
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    ShardOp::attachInterface<PlainModel>(*context);
    ReshardOp::attachInterface<PlainModel>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    using namespace tensor;
    CollapseShapeOp::attachInterface<ReassociationPaddingModel>(*context);
    ExpandShapeOp::attachInterface<ReassociationPaddingModel>(*context);
    DimOp::attachInterface<DimPaddingModel>(*context);
    GatherOp::attachInterface<GatherPaddingModel>(*context);
    ReshapeOp::attachInterface<ReshapePaddingModel>(*context);
    ExtractOp::attachInterface<PlainModel>(*context);
    GenerateOp::attachInterface<IndexedPaddingModel>(*context);
    InsertOp::attachInterface<PlainModel>(*context);
    ScatterOp::attachInterface<PlainModel>(*context);
  });
}
