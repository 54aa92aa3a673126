//===- SortRules.cpp - Derivatives of sorts -------------------------------===//
//
// Tangents are sorted along with the operands. Cotangents go back by the
// permutation: it is sorted along as the places that elements come from, and
// cotangents that are sorted by these are where the elements were.
//
//===----------------------------------------------------------------------===//

#include "ElementNumbers.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"
#include "mesh/IR/SortOps.h"

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

/// Sorts `values` by `places`, each of which is there once.
static SortOp sortByPlaces(OpBuilder &builder, Location loc, Value places,
                           ArrayRef<Value> values, IntegerAttr dim) {
  SmallVector<Value> inputs = {places};
  llvm::append_range(inputs, values);
  auto sort = SortOp::create(builder, loc, inputs, dim,
                             /*stable=*/mlir::UnitAttr());
  OpBuilder inside(sort);
  Block *body = inside.createBlock(&sort.getComparator());
  for (Value input : inputs)
    for (int i = 0; i < 2; ++i)
      body->addArgument(mlir::getElementTypeOrSelf(input.getType()), loc);
  Value isBefore =
      arith::CmpIOp::create(inside, loc, arith::CmpIPredicate::slt,
                            body->getArgument(0), body->getArgument(1));
  ScalarYieldOp::create(inside, loc, isBefore);
  return sort;
}

namespace {
struct SortRule : DifferentiableOpInterface::ExternalModel<SortRule, SortOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto sort = llvm::cast<SortOp>(op);
    Location loc = op->getLoc();
    IntegerAttr dim = sort.getDimAttr();
    SmallVector<Value> sorted, inputs;
    for (auto [input, result] :
         llvm::zip_equal(sort.getInputs(), sort.getResults()))
      if (Value cotangent = cotangents.lookup(result)) {
        sorted.push_back(cotangent);
        inputs.push_back(input);
      }
    unsigned number = getPlaces(sort, cotangents.getActive());
    Value places = cotangents.getPrimal(sort.getResult(number));
    SortOp back = sortByPlaces(builder, loc, places, sorted, dim);
    for (auto [input, result] :
         llvm::zip_equal(inputs, back.getResults().drop_front()))
      cotangents.add(input, result);
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
