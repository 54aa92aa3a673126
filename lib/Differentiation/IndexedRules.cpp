//===- IndexedRules.cpp - Derivatives of gathers and scatters -------------===//
//
// The cotangent of a gather's source is a scatter that adds, that of a
// scatter's updates is a gather.
//
//===----------------------------------------------------------------------===//

#include "ElementNumbers.h"
#include "GatheredSlices.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"
#include "mesh/IR/IndexedOps.h"
#include "mesh/IR/SortOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Gathers
//===----------------------------------------------------------------------===//

namespace {
struct GatherSlicesRule
    : DifferentiableOpInterface::ExternalModel<GatherSlicesRule,
                                               GatherSlicesOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto gather = llvm::cast<GatherSlicesOp>(op);
    GatheredSlices slices{cotangents.getPrimal(gather.getIndices()),
                          gather.getDims(), gather.getBatchDims()};
    slices.addTo(gather.getSource(), cotangents.lookup(gather.getResult()),
                 builder, cotangents, op->getLoc());
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    auto gather = llvm::cast<GatherSlicesOp>(op);
    GatheredSlices slices{gather.getIndices(), gather.getDims(),
                          gather.getBatchDims()};
    if (Value tangent = tangents.lookup(gather.getSource()))
      tangents.set(gather.getResult(),
                   slices.gather(builder, op->getLoc(), tangent));
    return success();
  }
};

struct GatherRule
    : DifferentiableOpInterface::ExternalModel<GatherRule, tensor::GatherOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto gather = llvm::cast<tensor::GatherOp>(op);
    Location loc = op->getLoc();
    GatheredSlices slices{
        cotangents.getPrimal(gather.getIndices()), gather.getGatherDims(), {}};
    // Dims of size 1 in the place of those that are indexed go away.
    ArrayRef<int64_t> lists = gather.getIndicesType().getShape().drop_back();
    RankedTensorType source = gather.getSourceType();
    SmallVector<int64_t> shape = getSlicesShape(
        source.getShape(), gather.getIndicesType().getShape(), slices.dims, {});
    Value cotangent = cotangents.lookup(gather.getResult());
    auto type = llvm::cast<RankedTensorType>(cotangent.getType());
    if (type.getShape() != ArrayRef(shape)) {
      SmallVector<ReassociationIndices> groups;
      SmallVector<int64_t> pending;
      for (int64_t dim = 0; dim < type.getRank(); ++dim) {
        int64_t own = dim - lists.size();
        bool isIndexed = own >= 0 && llvm::is_contained(slices.dims, own);
        if (!isIndexed) {
          groups.emplace_back(pending.begin(), pending.end());
          groups.back().push_back(dim);
          pending.clear();
        } else if (groups.empty()) {
          pending.push_back(dim);
        } else {
          groups.back().push_back(dim);
        }
      }
      cotangent = tensor::CollapseShapeOp::create(
          builder, loc, source.clone(shape), cotangent, groups);
    }
    slices.addTo(gather.getSource(), cotangent, builder, cotangents, loc);
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    return emitLinearTangent(op, builder, tangents);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Updates that take the place of others
//===----------------------------------------------------------------------===//

/// Returns those of `updates`, slices for each list of coordinates, that are
/// the last ones at their place, and zeros for the others.
static Value keepLast(const GatheredSlices &slices, RankedTensorType dest,
                      Value updates, OpBuilder &builder, Location loc) {
  auto indices = llvm::cast<RankedTensorType>(slices.indices.getType());
  ArrayRef<int64_t> lists = indices.getShape().drop_back();
  // A single slice is the last one at its place.
  if (lists.empty())
    return updates;
  // The places that slices have, without their other dims.
  SmallVector<int64_t> shape, position(dest.getRank(), -1);
  for (int64_t dim = 0; dim < dest.getRank(); ++dim)
    if (llvm::is_contained(slices.dims, dim) ||
        llvm::is_contained(slices.batchDims, dim)) {
      position[dim] = shape.size();
      shape.push_back(dest.getDimSize(dim));
    }
  auto renumber = [&](ArrayRef<int64_t> dims) {
    return llvm::map_to_vector(dims,
                               [&](int64_t dim) { return position[dim]; });
  };
  SmallVector<int64_t> dims = renumber(slices.dims);
  SmallVector<int64_t> batchDims = renumber(slices.batchDims);
  GatheredSlices places{slices.indices, dims, batchDims};
  Value numbers =
      createElementNumbers(builder, loc, lists, builder.getI32Type());
  auto placesType = RankedTensorType::get(shape, builder.getI32Type());
  Value none = arith::ConstantOp::create(
      builder, loc,
      mlir::DenseElementsAttr::get(placesType, builder.getI32IntegerAttr(-1)));
  Value last = places.gather(
      builder, loc, places.scatter(builder, loc, numbers, none, std::nullopt));

  auto type = llvm::cast<RankedTensorType>(updates.getType());
  AffineMap whole = builder.getMultiDimIdentityMap(type.getRank());
  AffineMap list = whole.getMajorSubMap(lists.size());
  SmallVector<mlir::utils::IteratorType> loops(
      type.getRank(), mlir::utils::IteratorType::parallel);
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  return linalg::GenericOp::create(
             builder, loc, type, ValueRange{updates, numbers, last}, empty,
             ArrayRef<AffineMap>{whole, list, list, whole}, loops,
             [&](OpBuilder &body, Location loc, ValueRange arguments) {
               Value isLast =
                   arith::CmpIOp::create(body, loc, arith::CmpIPredicate::eq,
                                         arguments[1], arguments[2]);
               Value zero = createZeros(body, loc, type.getElementType());
               Value kept = arith::SelectOp::create(body, loc, isLast,
                                                    arguments[0], zero);
               linalg::YieldOp::create(body, loc, kept);
             })
      .getResult(0);
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

namespace {
/// The factors by which the derivatives of elements at a place depend on the
/// others there.
class Weights {
public:
  Weights(OpBuilder &builder, Location loc, const GatheredSlices &slices,
          Combiner combiner, Value dest, Value updates, Value result)
      : b(builder), loc(loc), slices(slices), dest(dest), updates(updates),
        isProduct(combiner == Combiner::Product) {
    if (isProduct) {
      first = slices.scatter(b, loc, withoutZeros(updates), withoutZeros(dest),
                             Combiner::Product);
      second = slices.scatter(b, loc, countZeros(updates), countZeros(dest),
                              Combiner::Sum);
      return;
    }
    // One over the number of elements that are the result.
    first = result;
    Value atUpdates = slices.gather(b, loc, result);
    second = slices.scatter(b, loc, indicate(isEqual(updates, atUpdates)),
                            indicate(isEqual(dest, result)), Combiner::Sum);
  }

  /// The factor of each destination times its derivative.
  Value multiplyDest(Value factor) {
    return multiply(dest, factor, first, second);
  }
  /// The same of updates.
  Value multiplyUpdates(Value factor) {
    return multiply(updates, factor, slices.gather(b, loc, first),
                    slices.gather(b, loc, second));
  }

private:
  Value number(Type type, double value) {
    return createNumber(b, loc, type, value);
  }
  Value isEqual(Value x, Value y) {
    return arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, x, y);
  }
  Value isZero(Value x) { return isEqual(x, number(x.getType(), 0)); }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(b, loc, condition, x, y);
  }
  Value indicate(Value condition) {
    Type type = llvm::cast<RankedTensorType>(condition.getType())
                    .clone(mlir::getElementTypeOrSelf(dest));
    return select(condition, number(type, 1), number(type, 0));
  }
  Value withoutZeros(Value x) {
    return select(isZero(x), number(x.getType(), 1), x);
  }
  Value countZeros(Value x) { return indicate(isZero(x)); }

  Value multiply(Value own, Value factor, Value a, Value c) {
    Value zero = number(own.getType(), 0);
    if (!isProduct) {
      Value share = arith::DivFOp::create(b, loc, factor, c);
      return select(isEqual(own, a), share, zero);
    }
    Value others = arith::DivFOp::create(b, loc, a, withoutZeros(own));
    Value zeros = arith::SubFOp::create(b, loc, c, countZeros(own));
    Value weight = select(isZero(zeros), others, zero);
    return arith::MulFOp::create(b, loc, factor, weight);
  }

  OpBuilder &b;
  Location loc;
  const GatheredSlices &slices;
  Value dest, updates;
  bool isProduct;
  /// The result and the number of elements that are it; for a product that of
  /// the elements that are not zero and the number of those that are.
  Value first, second;
};
} // namespace

//===----------------------------------------------------------------------===//
// Scatters
//===----------------------------------------------------------------------===//

/// The combiner of result `index`, nothing where updates take the place of
/// destinations. Fails with an error at another one.
static FailureOr<std::optional<Combiner>> getCombiner(ScatterSlicesOp op,
                                                      unsigned index) {
  if (op.isOverwriting())
    return std::optional<Combiner>();
  std::optional<Combiner> combiner = op.getCombinerOf(index);
  if (!combiner && isComplex(op->getResult(index).getType()))
    return op.emitOpError("has no rule for the derivative of result ")
           << index
           << ", whose complex numbers are combined by no sum, and not "
              "replaced";
  if (!combiner)
    return op.emitOpError("has no rule for the derivative of result ")
           << index
           << ", which is combined neither by a sum, a product, a maximum nor "
              "a minimum, and not replaced";
  return combiner;
}

namespace {
struct ScatterSlicesRule
    : DifferentiableOpInterface::ExternalModel<ScatterSlicesRule,
                                               ScatterSlicesOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const;
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const;
};
} // namespace

LogicalResult ScatterSlicesRule::emitAdjoint(Operation *op, OpBuilder &builder,
                                             Cotangents &cotangents) const {
  auto scatter = llvm::cast<ScatterSlicesOp>(op);
  Location loc = op->getLoc();
  GatheredSlices slices{cotangents.getPrimal(scatter.getIndices()),
                        scatter.getDims(), scatter.getBatchDims()};
  for (auto [index, dest, update, result] : llvm::enumerate(
           scatter.getDests(), scatter.getUpdates(), scatter.getResults())) {
    Value cotangent = cotangents.lookup(result);
    if (!cotangent)
      continue;
    FailureOr<std::optional<Combiner>> combiner = getCombiner(scatter, index);
    if (failed(combiner))
      return failure();
    auto gathered = [&] { return slices.gather(builder, loc, cotangent); };
    if (!*combiner) {
      if (cotangents.isActive(update))
        cotangents.add(update,
                       keepLast(slices,
                                llvm::cast<RankedTensorType>(dest.getType()),
                                gathered(), builder, loc));
      if (cotangents.isActive(dest)) {
        Value zeros = createZeros(builder, loc, update.getType());
        cotangents.add(
            dest, slices.scatter(builder, loc, zeros, cotangent, std::nullopt));
      }
      continue;
    }
    if (**combiner == Combiner::Sum) {
      cotangents.add(dest, cotangent);
      if (cotangents.isActive(update))
        cotangents.add(update, gathered());
      continue;
    }
    Weights weights(builder, loc, slices, **combiner,
                    cotangents.getPrimal(dest), cotangents.getPrimal(update),
                    cotangents.getPrimal(result));
    if (cotangents.isActive(dest))
      cotangents.add(dest, weights.multiplyDest(cotangent));
    if (cotangents.isActive(update))
      cotangents.add(update, weights.multiplyUpdates(gathered()));
  }
  return success();
}

LogicalResult ScatterSlicesRule::emitTangent(Operation *op, OpBuilder &builder,
                                             Tangents &tangents) const {
  auto scatter = llvm::cast<ScatterSlicesOp>(op);
  Location loc = op->getLoc();
  GatheredSlices slices{scatter.getIndices(), scatter.getDims(),
                        scatter.getBatchDims()};
  for (auto [index, dest, update, result] : llvm::enumerate(
           scatter.getDests(), scatter.getUpdates(), scatter.getResults())) {
    if (!tangents.lookup(dest) && !tangents.lookup(update))
      continue;
    FailureOr<std::optional<Combiner>> combiner = getCombiner(scatter, index);
    if (failed(combiner))
      return failure();
    Value ofDest = tangents.get(builder, dest, loc);
    Value ofUpdate = tangents.get(builder, update, loc);
    std::optional<Combiner> by = *combiner;
    if (by && *by != Combiner::Sum) {
      Weights weights(builder, loc, slices, *by, dest, update, result);
      ofDest = weights.multiplyDest(ofDest);
      ofUpdate = weights.multiplyUpdates(ofUpdate);
      by = Combiner::Sum;
    }
    tangents.set(result, slices.scatter(builder, loc, ofUpdate, ofDest, by));
  }
  return success();
}

namespace {
/// Its coordinates are unique.
struct ScatterRule
    : DifferentiableOpInterface::ExternalModel<ScatterRule, tensor::ScatterOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto scatter = llvm::cast<tensor::ScatterOp>(op);
    Location loc = op->getLoc();
    Value indices = cotangents.getPrimal(scatter.getIndices());
    Value cotangent = cotangents.lookup(scatter.getResult());
    if (cotangents.isActive(scatter.getSource()))
      cotangents.add(
          scatter.getSource(),
          tensor::GatherOp::create(builder, loc, scatter.getSource().getType(),
                                   cotangent, indices, scatter.getScatterDims(),
                                   /*unique=*/true));
    if (cotangents.isActive(scatter.getDest())) {
      Value zeros = createZeros(builder, loc, scatter.getSource().getType());
      cotangents.add(scatter.getDest(),
                     tensor::ScatterOp::create(
                         builder, loc, cotangent.getType(), zeros, cotangent,
                         indices, scatter.getScatterDims(), /*unique=*/true));
    }
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    auto scatter = llvm::cast<tensor::ScatterOp>(op);
    Location loc = op->getLoc();
    Value source = tangents.get(builder, scatter.getSource(), loc);
    Value dest = tangents.get(builder, scatter.getDest(), loc);
    tangents.set(scatter.getResult(),
                 tensor::ScatterOp::create(builder, loc, dest.getType(), source,
                                           dest, scatter.getIndices(),
                                           scatter.getScatterDims(),
                                           /*unique=*/true));
    return success();
  }
};
} // namespace

void mesh::registerIndexedRules(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, MeshDialect *, tensor::TensorDialect *) {
        GatherSlicesOp::attachInterface<GatherSlicesRule>(*context);
        ScatterSlicesOp::attachInterface<ScatterSlicesRule>(*context);
        tensor::GatherOp::attachInterface<GatherRule>(*context);
        tensor::ScatterOp::attachInterface<ScatterRule>(*context);
      });
}
