//===- SortRules.cpp - Derivatives of sorts -------------------------------===//
//
// Tangents are sorted along with the operands. Cotangents go back to the places
// that elements come from, which are sorted along.
//
//===----------------------------------------------------------------------===//

#include "ElementNumbers.h"
#include "GatheredSlices.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"
#include "mesh/IR/SortOps.h"
#include "mesh/Interfaces/Transpose.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

/// Replaces `sort` by one that reorders `more` as well.
static SortOp extend(SortOp sort, ValueRange more, ActiveValues &active) {
  mlir::IRRewriter rewriter(sort);
  SmallVector<Value> inputs(sort.getInputs());
  llvm::append_range(inputs, more);
  auto extended = SortOp::create(rewriter, sort.getLoc(), inputs,
                                 sort.getDimAttr(), sort.getStableAttr());
  extended->setDiscardableAttrs(sort->getDiscardableAttrDictionary());
  extended.getComparator().takeBody(sort.getComparator());
  for (Value value : more)
    for (int i = 0; i < 2; ++i)
      extended.getComparator().addArgument(
          mlir::getElementTypeOrSelf(value.getType()), sort.getLoc());
  auto results = extended.getResults().take_front(sort.getNumResults());
  active.transfer(sort.getResults(), results);
  rewriter.replaceOp(sort, results);
  return extended;
}

/// Returns the index along `dim` of each element of a tensor of `shape`.
static Value createPlaces(OpBuilder &builder, Location loc,
                          ArrayRef<int64_t> shape, unsigned dim) {
  return createFromIndices(builder, loc, shape, builder.getI32Type(),
                           [&](OpBuilder &body, Location loc) -> Value {
                             return linalg::IndexOp::create(body, loc, dim);
                           });
}

/// Returns true if `value` is made as by `createPlaces`.
static bool isPlaces(Value value, unsigned dim) {
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  if (!generic || generic.getNumDpsInputs() != 0 ||
      generic.getNumReductionLoops() != 0 ||
      !mlir::getElementTypeOrSelf(value).isInteger(32))
    return false;
  unsigned result = llvm::cast<mlir::OpResult>(value).getResultNumber();
  OpOperand *init = generic.getDpsInitOperand(result);
  if (!generic.getMatchingIndexingMap(init).isIdentity())
    return false;
  auto cast = generic.getMatchingYieldValue(init)
                  ->get()
                  .getDefiningOp<arith::IndexCastOp>();
  auto index =
      cast ? cast.getIn().getDefiningOp<linalg::IndexOp>() : linalg::IndexOp();
  return index && index.getDim() == dim;
}

/// Returns the number of the result with the place that each element comes
/// from. Without one, `sort` is replaced.
static unsigned getPlaces(SortOp &sort, ActiveValues &active) {
  unsigned dim = sort.getDim();
  for (auto [number, input] : llvm::enumerate(sort.getInputs()))
    if (isPlaces(input, dim))
      return number;
  auto type = llvm::cast<RankedTensorType>(sort.getInputs()[0].getType());
  OpBuilder before(sort);
  sort = extend(sort, createPlaces(before, sort.getLoc(), type.getShape(), dim),
                active);
  return sort.getNumResults() - 1;
}

/// Returns `value` with its dimensions in the order of `dims`.
static Value permute(OpBuilder &builder, Location loc, Value value,
                     ArrayRef<int64_t> dims) {
  return llvm::is_sorted(dims) ? value
                               : createTranspose(builder, loc, value, dims);
}

/// Returns `value` with a dimension of size 1 behind all others.
static Value addUnitDim(OpBuilder &builder, Location loc, Value value) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<mlir::ReassociationIndices> groups;
  for (int64_t dim : llvm::seq<int64_t>(shape.size()))
    groups.push_back({dim});
  groups.back().push_back(shape.size());
  shape.push_back(1);
  return tensor::ExpandShapeOp::create(builder, loc, type.clone(shape), value,
                                       groups);
}

namespace {
struct SortRule : DifferentiableOpInterface::ExternalModel<SortRule, SortOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto sort = llvm::cast<SortOp>(op);
    Location loc = op->getLoc();
    SmallVector<std::pair<Value, Value>> sorted;
    for (auto [input, result] :
         llvm::zip_equal(sort.getInputs(), sort.getResults()))
      if (Value cotangent = cotangents.lookup(result))
        sorted.emplace_back(input, cotangent);
    unsigned number = getPlaces(sort, cotangents.getActive());
    auto dim = static_cast<int64_t>(sort.getDim());
    Value places = cotangents.getPrimal(sort.getResult(number));
    auto type = llvm::cast<RankedTensorType>(places.getType());
    auto order = llvm::to_vector(llvm::seq<int64_t>(type.getRank()));
    llvm::erase(order, dim);
    SmallVector<int64_t> others(order);
    order.push_back(dim);
    GatheredSlices slices{
        addUnitDim(builder, loc, permute(builder, loc, places, order)), dim,
        others};
    for (auto [input, cotangent] : sorted)
      slices.addTo(input, permute(builder, loc, cotangent, order), builder,
                   cotangents, loc);
    return success();
  }

  LogicalResult emitTangent(Operation *op, OpBuilder &,
                            Tangents &tangents) const {
    auto sort = llvm::cast<SortOp>(op);
    OpBuilder before(sort);
    SmallVector<unsigned> indices =
        tangents.getActive().getIndices(sort.getInputs());
    SmallVector<Value> more;
    for (unsigned index : indices)
      more.push_back(
          tangents.get(before, sort.getInputs()[index], op->getLoc()));
    unsigned numResults = sort.getNumResults();
    sort = extend(sort, more, tangents.getActive());
    for (auto [position, index] : llvm::enumerate(indices))
      tangents.set(sort.getResult(index),
                   sort.getResult(numResults + position));
    return success();
  }
};
} // namespace

void mesh::registerSortRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    SortOp::attachInterface<SortRule>(*context);
  });
}
