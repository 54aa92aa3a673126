//===- LinalgRules.cpp - derivatives of structured ops --------------------===//
//
// A structured op computes terms from elements of its inputs, and combines them
// in its reduction loops. The cotangent of an input is a structured op on the
// same loops: its body is the adjoint of the body, and it adds up along loops
// that the input has no dim for. So the cotangents of a contraction's inputs
// are contractions, those of what is broadcast are sums.
//
//===----------------------------------------------------------------------===//

#include "LinalgTerms.h"
#include "ReadDims.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"
#include "mesh/Interfaces/ContractionBody.h"
#include "mesh/Interfaces/Models.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mesh;
using linalg::LinalgOp;

namespace {
/// The values of a body that goes on with its backward pass.
class BodyValues : public PrimalValues {
public:
  Value get(Value value) override { return value; }
};
} // namespace

/// Returns the conversion to the wider type in which a rounded input is used,
/// if nothing else reads `argument`; else null. The cotangent is summed in that
/// type.
static arith::ExtFOp getWidening(Value argument) {
  return argument.hasOneUse()
             ? llvm::dyn_cast<arith::ExtFOp>(*argument.user_begin())
             : arith::ExtFOp();
}

//===----------------------------------------------------------------------===//
// Reverse mode
//===----------------------------------------------------------------------===//

/// The inputs of the terms: all but what reductions start from.
static bool isTermInput(LinalgOp op, OpOperand &operand) {
  return !op.isDpsInit(&operand) || op.getNumReductionLoops() == 0;
}

static LogicalResult emitUnknownMap(LinalgOp op, OpOperand &operand) {
  return op.emitOpError(
             "has no rule for the derivative with respect to operand ")
         << operand.getOperandNumber() << ", which it reads through "
         << mlir::AffineMapAttr::get(op.getMatchingIndexingMap(&operand));
}

/// Lets the adjoint of a body read the result that the forward program has,
/// where it would compute it again.
static void readResult(LinalgOp op, const ResultTerm &term, LinalgCopy &copy,
                       function_ref<Value(Value)> getPrimal) {
  Value own = copy.lookup(term.term);
  Operation *end = copy.getBlock().getTerminator();
  auto isOfAdjoint = [&](OpOperand &use) { return use.getOwner() != end; };
  if (term.kind != TermKind::Element || !own.getDefiningOp() ||
      own.getDefiningOp()->getBlock() != &copy.getBlock() ||
      llvm::none_of(own.getUses(), isOfAdjoint))
    return;
  Value read = copy.addInput(
      getPrimal(op->getResult(term.result)),
      op.getMatchingIndexingMap(op.getDpsInitOperand(term.result)));
  own.replaceUsesWithIf(read, isOfAdjoint);
}

/// Returns the cotangent of an input of the terms in each iteration, in the
/// body of a copy of the op; null if it is zero. It is wide if the input is
/// widened. Results are not read where `inverse` puts zeros between their
/// elements: the adjoint may divide by them.
static FailureOr<Value> emitElement(LinalgOp op, OpOperand &operand,
                                    ArrayRef<ResultTerm> terms,
                                    LinalgCopy &copy, Cotangents &cotangents,
                                    const WindowInverse *inverse = nullptr) {
  auto getPrimal = [&](Value value) { return cotangents.getPrimal(value); };
  OpBuilder &body = copy.getBodyBuilder();
  Value argument = copy.getArgument(operand);
  if (!argument)
    return Value();
  arith::ExtFOp widening = getWidening(argument);
  BodyValues primals;
  ActiveValues active(*copy.getBlock().getParent(), argument);
  Cotangents inner(body, primals, active, cotangents.getFunctions());
  for (const ResultTerm &term : terms) {
    Value own = copy.takeTerm(term);
    Value result = op->getResult(term.result);
    Value factor = copy.addInput(
        cotangents.lookup(result),
        op.getMatchingIndexingMap(op.getDpsInitOperand(term.result)));
    inner.add(own, multiplyByWeight(op, term, copy, own, factor));
  }
  if (failed(emitAdjoints(copy.getBlock(), body, inner)))
    return failure();
  for (const ResultTerm &term : terms)
    if (AffineMap map =
            op.getMatchingIndexingMap(op.getDpsInitOperand(term.result));
        !inverse || !inverse->isSpread(map))
      readResult(op, term, copy, getPrimal);
  return inner.lookup(widening ? widening.getResult() : argument);
}

/// Returns the cotangent of a tensor of `shape` that is read by `map`, given
/// its part in each iteration of the loops of `map`.
static Value addUpReads(Location loc, AffineMap map, ArrayRef<int64_t> shape,
                        Value elements, OpBuilder &builder) {
  ReadDims dims(map, shape);
  auto loops = llvm::cast<RankedTensorType>(elements.getType());
  Type element = loops.getElementType();
  Value read = tensor::EmptyOp::create(builder, loc, dims.getShape(), element);
  AffineMap whole = builder.getMultiDimIdentityMap(loops.getRank());
  SmallVector<mlir::utils::IteratorType> iterators(
      loops.getRank(), mlir::utils::IteratorType::parallel);
  Value out = tensor::EmptyOp::create(builder, loc, loops.getShape(), element);
  auto reads = linalg::GenericOp::create(
      builder, loc, out.getType(), read, out, {dims.getMap(), whole}, iterators,
      [](OpBuilder &body, Location loc, ValueRange arguments) {
        linalg::YieldOp::create(body, loc, arguments.front());
      });
  Value sum;
  if (auto inverse = WindowInverse::match(reads, reads->getOpOperand(0))) {
    LinalgCopy copy(reads, builder, [](Value value) { return value; });
    Value part = copy.addInput(elements, whole);
    Value init = createZeros(builder, loc, loops.clone(inverse->getShape()));
    FailureOr<Value> changed = copy.change(*inverse, part);
    if (succeeded(changed))
      sum = inverse->join(builder,
                          copy.createSum(*changed, init, inverse->getMap()));
  }
  for (Operation *made :
       {reads.getOperation(), out.getDefiningOp(), read.getDefiningOp()})
    if (made->use_empty())
      made->erase();
  if (!sum)
    sum =
        createPlacedSum(builder, loc, elements, dims.getMap(), dims.getShape());
  return dims.spread(builder, loc, sum);
}

/// The cotangent of an input that is read through windows, whose loops cannot
/// be changed: it has a value for each iteration of its loops first.
static FailureOr<Value> emitIterationSum(LinalgOp op, OpOperand &operand,
                                         ArrayRef<ResultTerm> terms,
                                         OpBuilder &builder,
                                         Cotangents &cotangents) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  auto type = llvm::cast<RankedTensorType>(operand.get().getType());
  SmallVector<AffineExpr> loops;
  SmallVector<int64_t> sizes;
  for (auto [loop, size] : llvm::enumerate(op.getStaticLoopRanges())) {
    if (!map.isFunctionOfDim(loop))
      continue;
    loops.push_back(builder.getAffineDimExpr(loop));
    sizes.push_back(size);
  }
  if (llvm::any_of(sizes, mlir::ShapedType::isDynamic))
    return emitUnknownMap(op, operand);
  LinalgCopy copy(op, builder,
                  [&](Value value) { return cotangents.getPrimal(value); });
  FailureOr<Value> made = emitElement(op, operand, terms, copy, cotangents);
  if (failed(made) || !*made)
    return failed(made) ? FailureOr<Value>(failure())
                        : FailureOr<Value>(Value());
  Value init = createZeros(builder, op.getLoc(),
                           RankedTensorType::get(sizes, made->getType()));
  Value elements = copy.createSum(
      *made, init, AffineMap::get(op.getNumLoops(), 0, loops, op.getContext()));
  Value sum = addUpReads(op.getLoc(), mlir::compressUnusedDims(map),
                         type.getShape(), elements, builder);
  return convertFloats(builder, op.getLoc(), sum, type.getElementType());
}

/// Returns the cotangent of an input that is read through windows, or of its
/// part, by changed loops. Null if it is zero, nothing if the body needs an
/// input that cannot be read in these loops.
static FailureOr<std::optional<Value>>
emitWindowSum(LinalgOp op, OpOperand &operand,
              const std::optional<WindowInverse> &inverse,
              ArrayRef<ResultTerm> terms, OpBuilder &builder,
              Cotangents &cotangents) {
  if (!inverse)
    return std::optional<Value>();
  LinalgCopy copy(op, builder,
                  [&](Value value) { return cotangents.getPrimal(value); });
  FailureOr<Value> made =
      emitElement(op, operand, terms, copy, cotangents, &*inverse);
  if (failed(made))
    return failure();
  if (!*made)
    return std::optional(Value());
  auto type = RankedTensorType::get(inverse->getShape(), made->getType());
  FailureOr<Value> element = copy.change(*inverse, *made);
  if (failed(element))
    return std::optional<Value>();
  Value init = createZeros(builder, op.getLoc(), type);
  Value sum =
      inverse->join(builder, copy.createSum(*element, init, inverse->getMap()));
  return std::optional(convertFloats(
      builder, op.getLoc(), sum, mlir::getElementTypeOrSelf(operand.get())));
}

/// Returns the op that pads `operand` by a constant, if the cotangent can go to
/// what it pads, and to nothing else.
static tensor::PadOp getPad(LinalgOp op, OpOperand &operand,
                            Cotangents &cotangents) {
  auto pad = operand.get().getDefiningOp<tensor::PadOp>();
  if (!pad || pad->getBlock() != op->getBlock() ||
      !pad.getSourceType().hasStaticShape() ||
      mlir::ShapedType::isDynamicShape(pad.getStaticLow()) ||
      !cotangents.isActive(pad.getSource()))
    return {};
  Value padding = pad.getConstantPaddingValue();
  return padding && !cotangents.isActive(padding) ? pad : tensor::PadOp();
}

/// Adds to the cotangent of an input that is read through windows, or of what
/// it is padded from: the cotangents of padding are not wanted.
static LogicalResult emitWindowAdjoint(LinalgOp op, OpOperand &operand,
                                       ArrayRef<ResultTerm> terms,
                                       OpBuilder &builder,
                                       Cotangents &cotangents) {
  // No iteration reads the operand: its cotangent is zero.
  if (llvm::is_contained(op.getStaticLoopRanges(), 0))
    return success();
  if (tensor::PadOp pad = getPad(op, operand, cotangents)) {
    TensorPart part{llvm::to_vector(pad.getStaticLow()),
                    llvm::to_vector(pad.getSourceType().getShape())};
    auto sum =
        emitWindowSum(op, operand, WindowInverse::match(op, operand, &part),
                      terms, builder, cotangents);
    if (failed(sum))
      return failure();
    if (*sum) {
      cotangents.add(pad.getSource(), **sum);
      return success();
    }
  }
  auto sum = emitWindowSum(op, operand, WindowInverse::match(op, operand),
                           terms, builder, cotangents);
  if (failed(sum))
    return failure();
  if (*sum) {
    cotangents.add(operand.get(), **sum);
    return success();
  }
  FailureOr<Value> elements =
      emitIterationSum(op, operand, terms, builder, cotangents);
  if (failed(elements))
    return failure();
  cotangents.add(operand.get(), *elements);
  return success();
}

/// Adds to the cotangent of `operand`, an input of the terms.
static LogicalResult emitInputAdjoint(LinalgOp op, OpOperand &operand,
                                      ArrayRef<ResultTerm> terms,
                                      OpBuilder &builder,
                                      Cotangents &cotangents) {
  Location loc = op.getLoc();
  Type type = operand.get().getType();
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  ReadDims dims(op.getMatchingIndexingMap(&operand),
                tensor ? tensor.getShape() : ArrayRef<int64_t>());
  if (!dims.getMap().isProjectedPermutation())
    return emitWindowAdjoint(op, operand, terms, builder, cotangents);
  LinalgCopy copy(op, builder,
                  [&](Value value) { return cotangents.getPrimal(value); });
  FailureOr<Value> made = emitElement(op, operand, terms, copy, cotangents);
  if (failed(made))
    return failure();
  if (!*made)
    return success();
  Value init = createZeros(
      builder, loc, RankedTensorType::get(dims.getShape(), made->getType()));
  Value sum = copy.createSum(*made, init, dims.getMap());
  if (!tensor)
    sum = tensor::ExtractOp::create(builder, loc, sum, ValueRange());
  else
    sum = dims.spread(builder, loc, sum);
  cotangents.add(
      operand.get(),
      convertFloats(builder, loc, sum, mlir::getElementTypeOrSelf(type)));
  return success();
}

/// Reports values that the body of `op` captures.
static LogicalResult emitCaptures(LinalgOp op) {
  mlir::InFlightDiagnostic error =
      op.emitOpError("has no rule for the derivative of captured values");
  auto isLoop = [](Operation *inner) {
    return llvm::isa<mlir::LoopLikeOpInterface>(inner) ? WalkResult::interrupt()
                                                       : WalkResult::advance();
  };
  if (op.getBlock()->walk(isLoop).wasInterrupted())
    error << " that a loop of its body reads, whose bounds differ from element "
             "to element";
  return error;
}

static LogicalResult emitLinalgAdjoint(LinalgOp op, OpBuilder &builder,
                                       Cotangents &cotangents) {
  if (!cotangents.getActive().getCaptures(op).empty())
    return emitCaptures(op);
  auto getPrimal = [&](Value value) { return cotangents.getPrimal(value); };
  SmallVector<ResultTerm> terms;
  for (Value result : op->getResults()) {
    if (!cotangents.lookup(result))
      continue;
    FailureOr<ResultTerm> term = getResultTerm(op, result, builder, getPrimal);
    if (failed(term))
      return failure();
    terms.push_back(std::move(*term));
  }
  for (OpOperand &operand : op->getOpOperands()) {
    if (!cotangents.isActive(operand.get()) || !isTermInput(op, operand))
      continue;
    if (failed(emitInputAdjoint(op, operand, terms, builder, cotangents)))
      return failure();
  }
  for (const ResultTerm &term : terms) {
    OpOperand &init = *op.getDpsInitOperand(term.result);
    if (isTermInput(op, init) || term.kind == TermKind::Element ||
        !cotangents.isActive(init.get()))
      continue;
    Value factor = cotangents.lookup(op->getResult(term.result));
    cotangents.add(
        init.get(),
        multiplyByInitWeight(op, term, builder, getPrimal(init.get()), factor));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Forward mode
//===----------------------------------------------------------------------===//

/// Adds to `init` what the tangents of `operands` contribute to that of a
/// result.
static FailureOr<Value> emitTermTangent(LinalgOp op, const ResultTerm &term,
                                        ArrayRef<OpOperand *> operands,
                                        ArrayRef<Value> captures, Value init,
                                        OpBuilder &builder,
                                        Tangents &tangents) {
  LinalgCopy copy(op, builder, [](Value value) { return value; });
  copy.takeTerm(term);
  SmallVector<Value> inputs(captures);
  for (OpOperand *operand : operands)
    if (Value argument = copy.getArgument(*operand))
      inputs.push_back(argument);
  ActiveValues active(*copy.getBlock().getParent(), inputs);
  Tangents inner(active, tangents.getFunctions());
  for (Value capture : captures)
    inner.set(capture, tangents.get(builder, capture, op.getLoc()));
  for (OpOperand *operand : operands)
    if (Value argument = copy.getArgument(*operand))
      inner.set(argument, copy.addInput(tangents.lookup(operand->get()),
                                        op.getMatchingIndexingMap(operand)));
  if (failed(emitTangents(copy.getBlock(), inner)))
    return failure();
  // Rules may have replaced the op that computes the term.
  Value own = copy.getBlock().getTerminator()->getOperand(term.result);
  Value tangent = inner.get(copy.getBodyBuilder(), own, op.getLoc());
  tangent = multiplyByWeight(op, term, copy, own, tangent);
  return copy.createSum(
      tangent, init,
      op.getMatchingIndexingMap(op.getDpsInitOperand(term.result)));
}

/// Returns the initial value to which the tangent of a result is added.
static Value getStart(LinalgOp op, const ResultTerm &term, OpBuilder &builder,
                      Tangents &tangents) {
  OpOperand &init = *op.getDpsInitOperand(term.result);
  Value tangent = tangents.lookup(init.get());
  if (!tangent || term.kind == TermKind::Element)
    return createZeros(builder, op.getLoc(), init.get().getType());
  return multiplyByInitWeight(op, term, builder, init.get(), tangent);
}

static LogicalResult emitLinalgTangent(LinalgOp op, OpBuilder &builder,
                                       Tangents &tangents) {
  SmallVector<OpOperand *> operands;
  for (OpOperand &operand : op->getOpOperands())
    if (tangents.lookup(operand.get()) && isTermInput(op, operand))
      operands.push_back(&operand);
  SmallVector<Value> captures = tangents.getActive().getCaptures(op);
  // A contraction has a contraction for each operand.
  bool separate = captures.empty() && op.getNumReductionLoops() != 0 &&
                  addsUpProducts<arith::ExtFOp>(*op.getBlock());
  auto getPrimal = [](Value value) { return value; };
  for (Value result : op->getResults()) {
    if (!tangents.isActive(result))
      continue;
    FailureOr<ResultTerm> term = getResultTerm(op, result, builder, getPrimal);
    if (failed(term))
      return failure();
    Value tangent = getStart(op, *term, builder, tangents);
    size_t step = separate ? 1 : std::max<size_t>(operands.size(), 1);
    for (size_t first = 0; first < operands.size() || first == 0;
         first += step) {
      ArrayRef<OpOperand *> some =
          ArrayRef(operands).drop_front(first).take_front(step);
      if (some.empty() && captures.empty())
        break;
      FailureOr<Value> sum = emitTermTangent(op, *term, some, captures, tangent,
                                             builder, tangents);
      if (failed(sum))
        return failure();
      tangent = *sum;
    }
    tangents.set(result, tangent);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

namespace {
struct LinalgRule : DifferentiableOpInterface::FallbackModel<LinalgRule> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    return emitLinalgAdjoint(llvm::cast<LinalgOp>(op), builder, cotangents);
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    return emitLinalgTangent(llvm::cast<LinalgOp>(op), builder, tangents);
  }
};
} // namespace

void mesh::registerLinalgRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context,
                            linalg::LinalgDialect *dialect) {
    attachToOps<LinalgRule>(context, dialect, [](RegisteredOperationName name) {
      return name.hasInterface<LinalgOp>();
    });
  });
}
