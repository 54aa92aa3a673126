//===- LinalgWeights.cpp - Derivatives of results by their terms ----------===//

#include "ElementNumbers.h"
#include "LinalgTerms.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;
using linalg::LinalgOp;

static Value isEqual(OpBuilder &builder, Location loc, Value a, Value b) {
  return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ, a, b);
}

/// 1 where `condition` holds, else 0.
static Value createIndicator(OpBuilder &builder, Location loc, Value condition,
                             Type type) {
  return arith::SelectOp::create(builder, loc, condition,
                                 createNumber(builder, loc, type, 1),
                                 createNumber(builder, loc, type, 0));
}

static AffineMap getResultMap(LinalgOp op, const ResultTerm &term) {
  return op.getMatchingIndexingMap(op.getDpsInitOperand(term.result));
}

/// Returns true if what reductions start from may be the extremum itself.
static bool startsAtExtremum(LinalgOp op, const ResultTerm &term) {
  bool isMax = llvm::isa<arith::MaximumFOp, arith::MaxNumFOp>(term.combiner);
  return !isNeutral(isMax ? Combiner::Max : Combiner::Min,
                    op.getDpsInitOperand(term.result)->get());
}

/// The result of the forward program, and one over the number of terms, and
/// starts, that equal it.
static void prepareExtremum(LinalgOp op, ResultTerm &term, OpBuilder &builder,
                            function_ref<Value(Value)> getPrimal) {
  Location loc = op.getLoc();
  AffineMap map = getResultMap(op, term);
  Value result = getPrimal(op->getResult(term.result));
  Type type = result.getType();
  Value count = createNumber(builder, loc, type, 0);
  if (startsAtExtremum(op, term)) {
    Value init = getPrimal(op.getDpsInitOperand(term.result)->get());
    count = createIndicator(builder, loc, isEqual(builder, loc, init, result),
                            type);
  }
  LinalgCopy copy(op, builder, getPrimal);
  Value own = copy.takeTerm(term);
  Value element = copy.addInput(result, map);
  OpBuilder &body = copy.getBodyBuilder();
  Value isChosen = isEqual(body, loc, own, element);
  count = copy.createSum(createIndicator(body, loc, isChosen, own.getType()),
                         count, map);
  Value one = createNumber(builder, loc, type, 1);
  term.weights = {result, arith::DivFOp::create(builder, loc, one, count)};
}

/// A constant of `type`, integers or tensors of them.
static Value createInteger(OpBuilder &builder, Location loc, Type type,
                           int64_t number) {
  mlir::IntegerAttr element =
      builder.getIntegerAttr(mlir::getElementTypeOrSelf(type), number);
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return arith::ConstantOp::create(
      builder, loc,
      tensor ? TypedAttr(mlir::DenseElementsAttr::get(tensor, element))
             : TypedAttr(element));
}

/// The map of a tensor with a dim for each reduction loop.
static AffineMap getNumbersMap(LinalgOp op) {
  SmallVector<unsigned> loops;
  op.getReductionDims(loops);
  SmallVector<AffineExpr> results;
  for (unsigned loop : loops)
    results.push_back(mlir::getAffineDimExpr(loop, op.getContext()));
  return AffineMap::get(op.getNumLoops(), 0, results, op.getContext());
}

/// The number of a start that is selected: no term has it, nor has a zero that
/// changed loops read around the numbers of terms.
static constexpr int64_t kStart = -1;

/// Returns the number of each iteration of the reduction loops, from 1 on:
/// zeros around them are no iteration.
static Value createNumbers(LinalgOp op, OpBuilder &builder) {
  SmallVector<unsigned> loops;
  op.getReductionDims(loops);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges(), shape;
  for (unsigned loop : loops)
    shape.push_back(ranges[loop]);
  bool isLarge = ShapedType::getNumElements(shape) >= INT32_MAX;
  return createElementNumbers(builder, op.getLoc(), shape,
                              builder.getIntegerType(isLarge ? 64 : 32),
                              /*first=*/1);
}

/// The number of the first term that equals the result; `kStart` if that is
/// what the reduction starts from, and the greatest integer if none is equal.
static void prepareSelection(LinalgOp op, ResultTerm &term, OpBuilder &builder,
                             function_ref<Value(Value)> getPrimal) {
  Location loc = op.getLoc();
  AffineMap map = getResultMap(op, term);
  Value result = getPrimal(op->getResult(term.result));
  term.numbers = createNumbers(op, builder);
  Type element = mlir::getElementTypeOrSelf(term.numbers);
  Type type = llvm::cast<RankedTensorType>(result.getType()).clone(element);
  int64_t greatest = llvm::maxIntN(element.getIntOrFloatBitWidth());
  Value none = createInteger(builder, loc, type, greatest), first = none;
  if (startsAtExtremum(op, term)) {
    Value init = getPrimal(op.getDpsInitOperand(term.result)->get());
    first = arith::SelectOp::create(
        builder, loc, isEqual(builder, loc, init, result),
        createInteger(builder, loc, type, kStart), none);
  }
  LinalgCopy copy(op, builder, getPrimal);
  Value own = copy.takeTerm(term);
  Value extremum = copy.addInput(result, map);
  Value number = copy.addInput(term.numbers, getNumbersMap(op));
  OpBuilder &body = copy.getBodyBuilder();
  number = arith::SelectOp::create(body, loc, isEqual(body, loc, own, extremum),
                                   number,
                                   createInteger(body, loc, element, greatest));
  term.weights = {copy.createMinimum(number, first, map)};
}

/// The number of the last term that the result was replaced by, or `kStart`:
/// the op itself with one more result.
static void prepareReplacement(LinalgOp op, ResultTerm &term,
                               OpBuilder &builder,
                               function_ref<Value(Value)> getPrimal) {
  Location loc = op.getLoc();
  AffineMap map = getResultMap(op, term);
  term.numbers = createNumbers(op, builder);
  Type element = mlir::getElementTypeOrSelf(term.numbers);
  auto type =
      llvm::cast<RankedTensorType>(op->getResult(term.result).getType());
  unsigned numInputs = op.getNumDpsInputs();
  SmallVector<Value> inputs, inits;
  for (Value input : op.getDpsInputs())
    inputs.push_back(getPrimal(input));
  for (Value init : op.getDpsInits())
    inits.push_back(getPrimal(init));
  inputs.push_back(term.numbers);
  inits.push_back(createInteger(builder, loc, type.clone(element), kStart));
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  maps.insert(maps.begin() + numInputs, getNumbersMap(op));
  maps.push_back(map);

  auto chosen =
      linalg::GenericOp::create(builder, loc, ValueRange(inits), inputs, inits,
                                maps, op.getIteratorTypesArray());
  mlir::IRMapping mapping;
  llvm::SetVector<Value> captures;
  mlir::getUsedValuesDefinedAbove(op->getRegions(), captures);
  for (Value capture : captures)
    mapping.map(capture, getPrimal(capture));
  op->getRegion(0).cloneInto(&chosen.getRegion(), mapping);
  Block &block = chosen.getRegion().front();
  Value number = block.insertArgument(numInputs, element, loc);
  Value before = block.addArgument(element, loc);
  auto replacement = llvm::cast<arith::SelectOp>(term.combiner);
  bool isReplaced = replacement.getTrueValue() == term.term;
  Operation *end = block.getTerminator();
  OpBuilder body(end);
  Value last = arith::SelectOp::create(
      body, loc, mapping.lookup(replacement.getCondition()),
      isReplaced ? number : before, isReplaced ? before : number);
  end->insertOperands(end->getNumOperands(), last);
  term.weights = {chosen->getResults().back()};
}

/// The product of what is not zero, and how much is.
static void prepareProduct(LinalgOp op, ResultTerm &term, OpBuilder &builder,
                           function_ref<Value(Value)> getPrimal) {
  Location loc = op.getLoc();
  AffineMap map = getResultMap(op, term);
  Value init = getPrimal(op.getDpsInitOperand(term.result)->get());
  Type type = init.getType();
  Value zeros = createNumber(builder, loc, type, 0);
  Value ones = createNumber(builder, loc, type, 1);
  Value isZero = isEqual(builder, loc, init, zeros);
  Value product = arith::SelectOp::create(builder, loc, isZero, ones, init);
  Value count = createIndicator(builder, loc, isZero, type);

  LinalgCopy products(op, builder, getPrimal);
  Value own = products.takeTerm(term);
  OpBuilder &body = products.getBodyBuilder();
  Type element = own.getType();
  Value zero = createNumber(body, loc, element, 0);
  Value factor =
      arith::SelectOp::create(body, loc, isEqual(body, loc, own, zero),
                              createNumber(body, loc, element, 1), own);
  product = products.createProduct(factor, product, map);

  LinalgCopy counts(op, builder, getPrimal);
  Value counted = counts.takeTerm(term);
  OpBuilder &countBody = counts.getBodyBuilder();
  zero = createNumber(countBody, loc, element, 0);
  count = counts.createSum(
      createIndicator(countBody, loc, isEqual(countBody, loc, counted, zero),
                      element),
      count, map);
  term.weights = {product, count};
}

FailureOr<ResultTerm>
mesh::getResultTerm(LinalgOp op, Value result, OpBuilder &builder,
                    function_ref<Value(Value)> getPrimal) {
  unsigned index = llvm::cast<mlir::OpResult>(result).getResultNumber();
  std::optional<ResultTerm> term = findTerm(op, index);
  if (!term)
    return op.emitOpError("has no rule for the derivative of result ")
           << index
           << ", which is neither a sum, a product, a maximum nor a minimum";
  if (term->kind == TermKind::Extremum)
    prepareExtremum(op, *term, builder, getPrimal);
  bool isReplaced = llvm::isa_and_present<arith::SelectOp>(term->combiner);
  if (term->kind == TermKind::Selection)
    (isReplaced ? prepareReplacement : prepareSelection)(op, *term, builder,
                                                         getPrimal);
  if (term->kind == TermKind::Product)
    prepareProduct(op, *term, builder, getPrimal);
  return std::move(*term);
}

/// Returns `factor` where `selected` is `number`, else zero.
static Value select(OpBuilder &builder, Location loc, Value selected,
                    Value number, Value factor) {
  Value isSelected = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::eq, selected, number);
  return arith::SelectOp::create(
      builder, loc, isSelected, factor,
      createNumber(builder, loc, factor.getType(), 0));
}

/// The weight of `own`, a term or a start, given the weights of its result;
/// scalars or tensors.
static Value multiply(OpBuilder &builder, Location loc, TermKind kind,
                      Value own, Value factor, ArrayRef<Value> weights) {
  Value zero = createNumber(builder, loc, factor.getType(), 0);
  if (kind == TermKind::Extremum) {
    Value share = arith::MulFOp::create(builder, loc, factor, weights[1]);
    return arith::SelectOp::create(
        builder, loc, isEqual(builder, loc, own, weights[0]), share, zero);
  }
  // The product of the other factors is zero if one of them is.
  Value one = createNumber(builder, loc, factor.getType(), 1);
  Value all = arith::MulFOp::create(builder, loc, factor, weights[0]);
  Value isZero = isEqual(builder, loc, own, zero);
  Value divisor = arith::SelectOp::create(builder, loc, isZero, one, own);
  Value others = arith::DivFOp::create(builder, loc, all, divisor);
  Value zerosOfOthers = arith::SubFOp::create(
      builder, loc, weights[1],
      createIndicator(builder, loc, isZero, factor.getType()));
  return arith::SelectOp::create(
      builder, loc, isEqual(builder, loc, zerosOfOthers, zero), others, zero);
}

Value mesh::multiplyByWeight(LinalgOp op, const ResultTerm &term,
                             LinalgCopy &copy, Value own, Value factor) {
  Location loc = op.getLoc();
  OpBuilder &body = copy.getBodyBuilder();
  if (term.kind == TermKind::Difference)
    return createNegative(body, loc, factor);
  if (term.weights.empty())
    return factor;
  AffineMap map = getResultMap(op, term);
  if (term.kind == TermKind::Selection) {
    Value selected = copy.addInput(term.weights[0], map);
    Value number = copy.addInput(term.numbers, getNumbersMap(op));
    return select(body, loc, selected, number, factor);
  }
  Value weights[] = {copy.addInput(term.weights[0], map),
                     copy.addInput(term.weights[1], map)};
  return multiply(body, loc, term.kind, own, factor, weights);
}

Value mesh::multiplyByInitWeight(LinalgOp op, const ResultTerm &term,
                                 OpBuilder &builder, Value init, Value factor) {
  if (term.weights.empty())
    return factor;
  if (term.kind == TermKind::Selection) {
    Value selected = term.weights[0];
    Value start =
        createInteger(builder, op.getLoc(), selected.getType(), kStart);
    return select(builder, op.getLoc(), selected, start, factor);
  }
  return multiply(builder, op.getLoc(), term.kind, init, factor, term.weights);
}
