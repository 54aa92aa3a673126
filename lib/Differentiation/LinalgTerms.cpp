//===- LinalgTerms.cpp - Terms that structured ops combine ----------------===//

#include "LinalgTerms.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;
using linalg::LinalgOp;

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

static std::optional<TermKind> getKind(Operation *combiner, Value start) {
  using Result = std::optional<TermKind>;
  return llvm::TypeSwitch<Operation *, Result>(combiner)
      .Case<arith::AddFOp, complex::AddOp>([](auto) { return TermKind::Sum; })
      .Case([](arith::MulFOp) { return TermKind::Product; })
      .Case<arith::SubFOp, complex::SubOp>([&](auto op) {
        return op.getLhs() == start ? Result(TermKind::Difference) : Result();
      })
      .Case<arith::MaximumFOp, arith::MaxNumFOp, arith::MinimumFOp,
            arith::MinNumFOp>([](auto) { return TermKind::Extremum; })
      .Default([](Operation *) { return Result(); });
}

/// The term, without what its weights are made of.
static std::optional<ResultTerm> findTerm(LinalgOp op, unsigned index) {
  Value yielded = op.getBlock()->getTerminator()->getOperand(index);
  BlockArgument start = op.getRegionOutputArgs()[index];
  if (op.getNumReductionLoops() == 0 || start.use_empty())
    return ResultTerm{index, TermKind::Element, yielded, nullptr, {}};
  Operation *combiner = yielded.getDefiningOp();
  bool combines = combiner && combiner->getNumOperands() == 2 &&
                  start.hasOneUse() && *start.user_begin() == combiner &&
                  yielded.hasOneUse();
  std::optional<TermKind> kind =
      combines ? getKind(combiner, start) : std::nullopt;
  if (!kind)
    return std::nullopt;
  unsigned other = combiner->getOperand(0) == start ? 1 : 0;
  return ResultTerm{index, *kind, combiner->getOperand(other), combiner, {}};
}

bool mesh::hasTerm(LinalgOp op, unsigned result) {
  return findTerm(op, result).has_value();
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

LinalgCopy::LinalgCopy(LinalgOp op, OpBuilder &builder,
                       function_ref<Value(Value)> getPrimal)
    : op(op), builder(builder),
      holder(scf::ExecuteRegionOp::create(builder, op.getLoc(), TypeRange())),
      block(&holder->getRegion(0).emplaceBlock()), body(builder.getContext()) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!op.payloadUsesValueFromOperand(&operand) && op.isDpsInit(&operand))
      continue;
    // The initial value of a reduction is not one of its terms.
    if (op.isDpsInit(&operand) && op.getNumReductionLoops() != 0)
      continue;
    Value argument =
        addInput(getPrimal(operand.get()), op.getMatchingIndexingMap(&operand));
    mapping.map(op.getMatchingBlockArgument(&operand), argument);
  }
  numOwnInputs = inputs.size();
  llvm::SetVector<Value> captures;
  mlir::getUsedValuesDefinedAbove(op->getRegions(), captures);
  for (Value capture : captures)
    mapping.map(capture, getPrimal(capture));
  body.setInsertionPointToEnd(block);
  for (Operation &inner : *op.getBlock())
    body.clone(inner, mapping);
  body.setInsertionPoint(block->getTerminator());
}

LinalgCopy::~LinalgCopy() { holder->erase(); }

Value LinalgCopy::lookup(Value value) const {
  return mapping.lookupOrDefault(value);
}

Value LinalgCopy::getArgument(OpOperand &operand) {
  return mapping.lookupOrNull(op.getMatchingBlockArgument(&operand));
}

Value LinalgCopy::takeTerm(const ResultTerm &term) {
  Value copied = lookup(term.term);
  if (term.combiner) {
    Operation *combiner = mapping.lookup(term.combiner);
    combiner->replaceAllUsesWith(ValueRange(copied));
    combiner->erase();
  }
  return copied;
}

Value LinalgCopy::addInput(Value tensor, AffineMap map) {
  inputs.push_back(tensor);
  maps.push_back(map);
  return block->addArgument(mlir::getElementTypeOrSelf(tensor),
                            tensor.getLoc());
}

/// Erases ops of `block` that nothing needs.
static void eraseDeadOps(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (mlir::isOpTriviallyDead(&op))
      op.erase();
}

void LinalgCopy::setElement(Value element) {
  block->getTerminator()->setOperands(element);
  eraseDeadOps(*block);
}

void LinalgCopy::eraseInput(unsigned index) {
  block->eraseArgument(index);
  inputs.erase(inputs.begin() + index);
  maps.erase(maps.begin() + index);
}

/// Returns true if `element` is a product of `factor` and others.
static bool isProductWith(Value element, Value factor) {
  if (element == factor)
    return true;
  Operation *op = element.getDefiningOp();
  return llvm::isa_and_present<arith::MulFOp, arith::ExtFOp, complex::MulOp>(
             op) &&
         llvm::any_of(op->getOperands(), [&](Value operand) {
           return isProductWith(operand, factor);
         });
}

/// Returns true if `element` is a product of block arguments alone.
static bool isProductOfArguments(Value element) {
  Operation *op = element.getDefiningOp();
  if (!op)
    return true;
  return llvm::isa<arith::MulFOp, arith::ExtFOp, complex::MulOp>(op) &&
         llvm::all_of(op->getOperands(), isProductOfArguments);
}

/// Returns `element`, or zero where a loop of a window goes further than the
/// window does. In a product of inputs, an input with a dim for that loop has
/// zeros there. What is computed from the zeros may be infinite or NaN.
Value LinalgCopy::clearOutside(const WindowInverse &inverse, Value element) {
  Location loc = op.getLoc();
  bool isProduct = isProductOfArguments(element);
  for (const WindowInverse::Excess &excess : inverse.getExcesses()) {
    auto isOfLoop = [&](unsigned input) {
      return llvm::is_contained(maps[input].getResults(), excess.inner) &&
             isProductWith(element, block->getArgument(input));
    };
    if (isProduct &&
        llvm::any_of(llvm::seq<unsigned>(0, inputs.size()), isOfLoop))
      continue;
    auto number = [&](AffineExpr loop) -> Value {
      return linalg::IndexOp::create(
          body, loc, llvm::cast<mlir::AffineDimExpr>(loop).getPosition());
    };
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(body, loc, value);
    };
    // The steps count backwards: phase + (steps - 1 - k) * stride < size
    Value passed = arith::MulIOp::create(body, loc, number(excess.inner),
                                         constant(excess.stride));
    Value end = arith::AddIOp::create(
        body, loc, passed,
        constant(excess.size - (excess.steps - 1) * excess.stride));
    Value isInside = arith::CmpIOp::create(body, loc, arith::CmpIPredicate::slt,
                                           number(excess.phase), end);
    element =
        arith::SelectOp::create(body, loc, isInside, element,
                                createNumber(body, loc, element.getType(), 0));
  }
  return element;
}

FailureOr<Value> LinalgCopy::change(const WindowInverse &inverse,
                                    Value element) {
  element = clearOutside(inverse, element);
  setElement(element);
  for (unsigned index = inputs.size(); index-- > 0;) {
    std::optional<AffineMap> map = inverse.getChangedMap(maps[index]);
    bool isUsed = !block->getArgument(index).use_empty();
    // Zeros around what derivatives are made of change nothing, but the body
    // may divide by its own inputs.
    bool isOwn = index < numOwnInputs;
    if (!map || (inverse.isSpread(maps[index]) && (isOwn || !isUsed))) {
      if (isUsed)
        return failure();
      eraseInput(index);
      continue;
    }
    inputs[index] =
        isUsed ? inverse.getChangedTensor(builder, inputs[index], maps[index])
               : inverse.getChangedShape(builder, inputs[index], maps[index]);
    maps[index] = *map;
  }
  SmallVector<AffineMap> all(maps);
  all.push_back(inverse.getMap());
  if (!mlir::inversePermutation(
          mlir::concatAffineMaps(all, builder.getContext())))
    return failure();
  return element;
}

Value LinalgCopy::create(
    Value element, Value init, AffineMap map,
    function_ref<Value(OpBuilder &, Value, Value)> combine) {
  Location loc = op.getLoc();
  // Loops whose indices are not in the result reduce.
  SmallVector<mlir::utils::IteratorType> iterators(
      map.getNumDims(), mlir::utils::IteratorType::reduction);
  for (AffineExpr result : map.getResults())
    iterators[llvm::cast<mlir::AffineDimExpr>(result).getPosition()] =
        mlir::utils::IteratorType::parallel;
  bool reduces =
      llvm::is_contained(iterators, mlir::utils::IteratorType::reduction);
  BlockArgument start = block->addArgument(element.getType(), loc);
  setElement(reduces ? combine(body, start, element) : element);

  // Inputs that only the forward program needs go, if others tell the loops.
  for (unsigned index = inputs.size(); index-- > 0;) {
    SmallVector<AffineMap> others(maps);
    others.erase(others.begin() + index);
    others.push_back(map);
    if (block->getArgument(index).use_empty() &&
        mlir::inversePermutation(
            mlir::concatAffineMaps(others, builder.getContext())))
      eraseInput(index);
  }
  maps.push_back(map);
  // Nothing reads what elements are written over.
  auto type = llvm::dyn_cast<RankedTensorType>(init.getType());
  if (!reduces && type && type.hasStaticShape())
    init = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   type.getElementType());
  auto generic = linalg::GenericOp::create(builder, loc, init.getType(), inputs,
                                           init, maps, iterators);
  generic.getRegion().takeBody(holder->getRegion(0));
  return generic.getResult(0);
}

Value LinalgCopy::createSum(Value element, Value init, AffineMap map) {
  return create(element, init, map, [&](OpBuilder &b, Value sum, Value term) {
    return mesh::createSum(b, op.getLoc(), sum, term);
  });
}

Value LinalgCopy::createProduct(Value element, Value init, AffineMap map) {
  return create(element, init, map,
                [&](OpBuilder &b, Value product, Value term) {
                  return arith::MulFOp::create(b, op.getLoc(), product, term);
                });
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

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

/// The result of the forward program, and one over the number of terms, and
/// starts, that equal it.
static void prepareExtremum(LinalgOp op, ResultTerm &term, OpBuilder &builder,
                            function_ref<Value(Value)> getPrimal) {
  Location loc = op.getLoc();
  AffineMap map = getResultMap(op, term);
  Value result = getPrimal(op->getResult(term.result));
  Type type = result.getType();
  Value init = op.getDpsInitOperand(term.result)->get();
  bool isMax = llvm::isa<arith::MaximumFOp, arith::MaxNumFOp>(term.combiner);
  Value count = createNumber(builder, loc, type, 0);
  if (!isNeutral(isMax ? Combiner::Max : Combiner::Min, init))
    count = createIndicator(
        builder, loc, isEqual(builder, loc, getPrimal(init), result), type);
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
  if (term->kind == TermKind::Product)
    prepareProduct(op, *term, builder, getPrimal);
  return std::move(*term);
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
  Value weights[] = {copy.addInput(term.weights[0], map),
                     copy.addInput(term.weights[1], map)};
  return multiply(body, loc, term.kind, own, factor, weights);
}

Value mesh::multiplyByInitWeight(LinalgOp op, const ResultTerm &term,
                                 OpBuilder &builder, Value init, Value factor) {
  if (term.weights.empty())
    return factor;
  return multiply(builder, op.getLoc(), term.kind, init, factor, term.weights);
}
