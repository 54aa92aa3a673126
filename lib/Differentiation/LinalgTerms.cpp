//===- LinalgTerms.cpp - Terms that structured ops combine ----------------===//

#include "LinalgTerms.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/EraseDeadOps.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;
using linalg::LinalgOp;

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

/// Returns true if an input is read through windows, at a place that depends on
/// loops of the result and on others.
static bool hasWindows(LinalgOp op) {
  SmallVector<unsigned> parallel, reduction;
  op.getParallelDims(parallel);
  op.getReductionDims(reduction);
  auto dependsOn = [](AffineExpr expr, ArrayRef<unsigned> loops) {
    return llvm::any_of(
        loops, [&](unsigned loop) { return expr.isFunctionOfDim(loop); });
  };
  return llvm::any_of(op.getIndexingMapsArray(), [&](AffineMap map) {
    return llvm::any_of(map.getResults(), [&](AffineExpr expr) {
      return dependsOn(expr, parallel) && dependsOn(expr, reduction);
    });
  });
}

static std::optional<TermKind> getKind(LinalgOp op, Operation *combiner,
                                       Value start) {
  using Result = std::optional<TermKind>;
  return llvm::TypeSwitch<Operation *, Result>(combiner)
      .Case<arith::AddFOp, complex::AddOp>([](auto) { return TermKind::Sum; })
      .Case([](arith::MulFOp) { return TermKind::Product; })
      .Case<arith::SubFOp, complex::SubOp>([&](auto op) {
        return op.getLhs() == start ? Result(TermKind::Difference) : Result();
      })
      .Case<arith::MaximumFOp, arith::MaxNumFOp, arith::MinimumFOp,
            arith::MinNumFOp>([&](auto) {
        return hasWindows(op) ? TermKind::Selection : TermKind::Extremum;
      })
      .Default([](Operation *) { return Result(); });
}

bool mesh::dependsOnState(LinalgOp op, Value value) {
  if (llvm::is_contained(op.getRegionOutputArgs(), value))
    return true;
  mlir::SetVector<Operation *> slice;
  mlir::BackwardSliceOptions options;
  options.inclusive = true;
  options.omitUsesFromAbove = false;
  options.filter = [&](Operation *inner) {
    return op->isProperAncestor(inner);
  };
  if (failed(mlir::getBackwardSlice(value, &slice, options)))
    return true;
  return llvm::any_of(op.getRegionOutputArgs(), [&](Value state) {
    return llvm::any_of(state.getUsers(), [&](Operation *user) {
      return slice.contains(op.getBlock()->findAncestorOpInBlock(*user));
    });
  });
}

/// Returns the term that `combiner` combines with `start`, and how. Null if it
/// is not known.
static std::pair<Value, TermKind> getTerm(LinalgOp op, Operation *combiner,
                                          Value start) {
  if (auto select = llvm::dyn_cast<arith::SelectOp>(combiner)) {
    bool isEither =
        select.getTrueValue() == start || select.getFalseValue() == start;
    Value other = select.getTrueValue() == start ? select.getFalseValue()
                                                 : select.getTrueValue();
    return {isEither ? other : Value(), TermKind::Selection};
  }
  std::optional<TermKind> kind;
  if (combiner->getNumOperands() == 2 && start.hasOneUse() &&
      *start.user_begin() == combiner)
    kind = getKind(op, combiner, start);
  if (!kind)
    return {};
  return {combiner->getOperand(combiner->getOperand(0) == start ? 1 : 0),
          *kind};
}

std::optional<ResultTerm> mesh::findTerm(LinalgOp op, unsigned index) {
  Value yielded = op.getBlock()->getTerminator()->getOperand(index);
  BlockArgument start = op.getRegionOutputArgs()[index];
  if (op.getNumReductionLoops() == 0 || start.use_empty())
    return ResultTerm{index, TermKind::Element, yielded, nullptr, {}, {}};
  Operation *combiner = yielded.getDefiningOp();
  if (!combiner || !yielded.hasOneUse())
    return std::nullopt;
  auto [term, kind] = getTerm(op, combiner, start);
  if (!term || dependsOnState(op, term))
    return std::nullopt;
  return ResultTerm{index, kind, term, combiner, {}, {}};
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

void LinalgCopy::setElement(Value element) {
  block->getTerminator()->setOperands(element);
  mlir::IRRewriter rewriter(builder);
  eraseDeadOps(rewriter, *block);
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

/// Returns the value of `expr`, of the numbers of loops.
static Value createLoopExpr(OpBuilder &builder, Location loc, AffineExpr expr,
                            unsigned numLoops) {
  SmallVector<Value> loops(numLoops);
  for (unsigned loop = 0; loop < numLoops; ++loop)
    if (expr.isFunctionOfDim(loop))
      loops[loop] = linalg::IndexOp::create(builder, loc, loop);
  return mlir::affine::expandAffineExpr(builder, loc, expr, loops, {});
}

/// Returns `number`, or the number of a loop of `size` iterations that is
/// nearest to it.
static Value clamp(OpBuilder &builder, Location loc, Value number,
                   int64_t size) {
  Value first = arith::ConstantIndexOp::create(builder, loc, 0);
  Value last = arith::ConstantIndexOp::create(builder, loc, size - 1);
  number = arith::MaxSIOp::create(builder, loc, number, first);
  return arith::MinSIOp::create(builder, loc, number, last);
}

/// Lets the body compute with the numbers of the original loops, and returns
/// these loops. A body may divide by a number: those out of range are clamped.
llvm::SmallSetVector<unsigned, 4>
LinalgCopy::replaceIndices(const WindowInverse &inverse) {
  SmallVector<linalg::IndexOp> indices;
  block->walk([&](linalg::IndexOp index) { indices.push_back(index); });
  llvm::SmallSetVector<unsigned, 4> used;
  for (linalg::IndexOp index : indices) {
    std::optional<WindowInverse::Number> number =
        inverse.getNumber(index.getDim());
    if (!number)
      continue;
    used.insert(index.getDim());
    OpBuilder before(index);
    Value original = createLoopExpr(before, op.getLoc(),
                                    number->dividend.floorDiv(number->divisor),
                                    inverse.getMap().getNumDims());
    if (!number->isInRange)
      original = clamp(before, op.getLoc(), original, number->size);
    index.getResult().replaceAllUsesWith(original);
    index.erase();
  }
  return used;
}

/// Returns true if each result of `op` has a dim for `loop`.
static bool isOfResults(LinalgOp op, unsigned loop) {
  AffineExpr expr = mlir::getAffineDimExpr(loop, op.getContext());
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return llvm::is_contained(op.getMatchingIndexingMap(&init).getResults(),
                              expr);
  });
}

/// Lets the body compute with the numbers of the original loops. Returns
/// `element`, or zero where these have no such iteration. Cotangents with a dim
/// for such a loop are zero there.
Value LinalgCopy::changeNumbers(const WindowInverse &inverse, Value element) {
  Location loc = op.getLoc();
  unsigned numLoops = inverse.getMap().getNumDims();
  llvm::SmallSetVector<unsigned, 4> checked = replaceIndices(inverse);
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (!isOfResults(op, loop))
      checked.insert(loop);
  for (unsigned loop : checked) {
    std::optional<WindowInverse::Number> number = inverse.getNumber(loop);
    if (!number || !number->isChecked)
      continue;
    auto isTrue = [&](arith::CmpIPredicate predicate, AffineExpr expr,
                      int64_t constant) -> Value {
      return arith::CmpIOp::create(
          body, loc, predicate, createLoopExpr(body, loc, expr, numLoops),
          arith::ConstantIndexOp::create(body, loc, constant));
    };
    Value isInside =
        isTrue(arith::CmpIPredicate::ult,
               number->dividend.floorDiv(number->divisor), number->size);
    if (number->divisor != 1)
      isInside =
          arith::AndIOp::create(body, loc, isInside,
                                isTrue(arith::CmpIPredicate::eq,
                                       number->dividend % number->divisor, 0));
    element =
        arith::SelectOp::create(body, loc, isInside, element,
                                createNumber(body, loc, element.getType(), 0));
  }
  return element;
}

FailureOr<Value> LinalgCopy::change(const WindowInverse &inverse,
                                    Value element) {
  element = changeNumbers(inverse, element);
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
    if (auto loop = llvm::dyn_cast<mlir::AffineDimExpr>(result))
      iterators[loop.getPosition()] = mlir::utils::IteratorType::parallel;
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

Value LinalgCopy::createMinimum(Value element, Value init, AffineMap map) {
  return create(element, init, map, [&](OpBuilder &b, Value least, Value term) {
    return arith::MinSIOp::create(b, op.getLoc(), least, term);
  });
}
