//===- TrainStep.cpp - Steps of training ----------------------------------===//
//
// A step computes loss and gradients by the derivative of the loss, which is
// inlined, and then updates each parameter by itself (Optimizer.h).
//
//===----------------------------------------------------------------------===//

#include "TrainStep.h"

#include "MicroBatches.h"
#include "Optimizer.h"
#include "StepState.h"
#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/CloneBody.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/ParamValueOps.h"
#include "mesh/IR/PipelineOps.h"
#include "mesh/Transforms/Propagation/Propagation.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

static constexpr StringRef kRateName = "rate";

FailureOr<SmallVector<unsigned>> mesh::findParameters(TrainStepOp op,
                                                      func::FuncOp function) {
  SmallVector<unsigned> found;
  for (unsigned index : llvm::seq(function.getNumArguments()))
    if (Type type = function.getArgument(index).getType();
        function.getArgAttr(index, MeshDialect::kParamAttrName) &&
        isDifferentiable(type) && !isComplex(type))
      found.push_back(index);
  if (!found.empty())
    return found;
  return op.emitOpError("@")
         << function.getSymName() << " has no parameters of floats: name "
         << "arguments in 'wrt'; mesh-lower-params makes arguments of "
         << "parameters";
}

namespace {
class TrainStepBuilder {
public:
  TrainStepBuilder(TrainStepOp op, func::FuncOp loss, ArrayRef<unsigned> wrt,
                   TrainStepOptions options, DerivedFunctions &functions)
      : op(op), loss(loss), wrt(wrt), options(options), functions(functions),
        b(op.getLoc(), op->getContext()) {}

  LogicalResult build();

private:
  LogicalResult deriveGradient();
  func::FuncOp createFunction(const llvm::Twine &name, mlir::FunctionType type,
                              ArrayRef<DictionaryAttr> arguments,
                              ArrayRef<DictionaryAttr> results);
  LogicalResult createStep();
  DictionaryAttr donate(DictionaryAttr attributes) const;
  void createInit();
  void emitBody(func::FuncOp step);

  /// Returns the results of the gradient function on `operands`.
  SmallVector<Value> inlineGradient(ValueRange operands, Value scale);
  SmallVector<Value> emitLossAndGradients(ValueRange operands, Value scale);
  Value emitNorm(ArrayRef<Value> gradients);
  Value emitIsFinite(Value loss, Value norm);
  StepNumbers emitNumbers(Value rate, Value lossValue,
                          ArrayRef<Value> gradients, Value count);
  void emitState(const StepNumbers &numbers, Value count, Value scale,
                 Value good, SmallVectorImpl<Value> &results);

  TrainStepOp op;
  func::FuncOp loss;
  ArrayRef<unsigned> wrt;
  TrainStepOptions options;
  DerivedFunctions &functions;
  ImplicitLocOpBuilder b;

  func::FuncOp gradient;
  StepState state;
};
} // namespace

/// Checks that the first result of `loss` is one float.
static LogicalResult verifyLoss(TrainStepOp op, func::FuncOp loss) {
  Type type = loss.getNumResults() ? loss.getResultTypes().front() : Type();
  auto tensor = llvm::dyn_cast_or_null<RankedTensorType>(type);
  if (type && isDifferentiable(type) && !isComplex(type) &&
      !(tensor && tensor.getRank() > 0))
    return success();
  InFlightDiagnostic diag = op.emitOpError("the first result of @")
                            << loss.getSymName() << " must be a loss of one "
                            << "float, got ";
  return type ? diag << type : diag << "none";
}

LogicalResult TrainStepBuilder::deriveGradient() {
  if (failed(verifyLoss(op, loss)))
    return failure();
  DerivativeRequest request{op.getLossScale() ? DerivativeMode::VJP
                                              : DerivativeMode::Gradient,
                            llvm::to_vector(wrt),
                            /*withValue=*/true,
                            SavePolicy(op.getSaving().value_or(Attribute())),
                            int64_t(op.getSaveEvery().value_or(1)),
                            op.getLoc()};
  FailureOr<func::FuncOp> derived =
      functions.derive(loss, op.getSymName() + "_gradient", request);
  if (failed(derived))
    return failure();
  gradient = *derived;
  gradient.setPrivate();
  if (op.getNumMicroBatches() > 1 && loss.getNumResults() != 1)
    return op.emitOpError("accumulates over micro-batches, so @")
           << loss.getSymName() << " must have the loss as its only result, "
           << "got " << loss.getNumResults();
  // Splitting the state further starts from mesh axes.
  mlir::SymbolTableCollection symbols;
  return op.getShardState() ? resolveAxisRules(gradient, symbols) : success();
}

func::FuncOp TrainStepBuilder::createFunction(
    const llvm::Twine &name, mlir::FunctionType type,
    ArrayRef<DictionaryAttr> arguments, ArrayRef<DictionaryAttr> results) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(op);
  auto function = func::FuncOp::create(b, name.str(), type);
  function.setAllArgAttrs(arguments);
  function.setAllResultAttrs(results);
  if (StringAttr visibility = op.getSymVisibilityAttr())
    function.setSymVisibilityAttr(visibility);
  functions.getSymbols().insert(function);
  function.addEntryBlock();
  return function;
}

//===----------------------------------------------------------------------===//
// Loss and gradients
//===----------------------------------------------------------------------===//

SmallVector<Value> TrainStepBuilder::inlineGradient(ValueRange operands,
                                                    Value scale) {
  SmallVector<Value> values(operands);
  for (Type type : loss.getResultTypes()) {
    if (!scale || !isDifferentiable(type))
      continue;
    Value seed = createZeros(b, b.getLoc(), type);
    if (values.size() == operands.size()) {
      seed = convertFloats(b, b.getLoc(), scale, getElementTypeOrSelf(type));
      if (!llvm::isa<RankedTensorType>(type))
        seed = tensor::ExtractOp::create(b, seed, ValueRange());
    }
    values.push_back(seed);
  }
  return cloneBody(b, gradient.front(), values);
}

/// Returns true if there is a pipeline in `function` or in what it calls.
static bool hasPipeline(func::FuncOp function) {
  SymbolTableCollection symbols;
  FunctionOpInterface root = function;
  return llvm::any_of(
      getReachable(root, symbols), [](FunctionOpInterface each) {
        auto find = [](PipelineOp) { return mlir::WalkResult::interrupt(); };
        return each->walk(find).wasInterrupted();
      });
}

SmallVector<Value> TrainStepBuilder::emitLossAndGradients(ValueRange operands,
                                                          Value scale) {
  auto emit = [&](ValueRange inner) { return inlineGradient(inner, scale); };
  SmallVector<Value> results =
      op.getNumMicroBatches() > 1
          ? emitAccumulation(b, op, loss.getResultTypes().front(), state,
                             operands, emit)
          : emit(operands);
  auto gradients =
      MutableArrayRef<Value>(results).take_back(state.params.size());
  // Stages add up gradients of micro-batches, too, which are reduced once if
  // the state's sharding does not reach them.
  bool keepsWhole = !op.getShardGradients() && hasPipeline(gradient);
  for (auto [value, param] : llvm::zip_equal(gradients, state.params)) {
    value = convertFloats(b, b.getLoc(), value, param.wide.getElementType());
    if (keepsWhole)
      value = constrain(b, value, param.sharding);
    value = constrain(b, value, param.stateSharding);
    if (scale)
      value =
          arith::DivFOp::create(b, value, spreadNumber(b, scale, param.wide));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

Value TrainStepBuilder::emitNorm(ArrayRef<Value> gradients) {
  return NormOp::create(b, state.numberType, gradients, /*squared=*/false,
                        /*reproducible=*/false);
}

/// Returns an i1, true if the step counts. `norm` is null if the step takes
/// none.
Value TrainStepBuilder::emitIsFinite(Value loss, Value norm) {
  auto isBelowInfinity = [&](Value value) -> Value {
    Value infinity = createNumber(b, b.getLoc(), value.getType(),
                                  std::numeric_limits<double>::infinity());
    return arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, value, infinity);
  };
  // Gradients that overflow make the scale smaller, whatever the loss is.
  if (op.getLossScale())
    return isBelowInfinity(norm);
  if (!llvm::isa<RankedTensorType>(loss.getType()))
    loss = tensor::FromElementsOp::create(
        b, RankedTensorType::get({}, loss.getType()), loss);
  Value isFinite = isBelowInfinity(math::AbsFOp::create(b, loss));
  if (!norm)
    return isFinite;
  // A norm that overflows clips the gradients to 0.
  Value isNumber =
      arith::CmpFOp::create(b, arith::CmpFPredicate::ORD, norm, norm);
  return arith::AndIOp::create(b, isFinite, isNumber);
}

StepNumbers TrainStepBuilder::emitNumbers(Value rate, Value lossValue,
                                          ArrayRef<Value> gradients,
                                          Value count) {
  StepNumbers numbers;
  numbers.rate = rate ? rate : emitRate(b, op, count, state.numberType);
  if (op.getOptimizer() == OptimizerKind::AdamW) {
    numbers.correction1 =
        emitCorrection(b, op.getBeta1OrDefault(), count, state.numberType);
    numbers.correction2 =
        emitCorrection(b, op.getBeta2OrDefault(), count, state.numberType);
  }
  Value norm =
      op.getClip() || op.getLossScale() ? emitNorm(gradients) : Value();
  auto number = [&](double value) {
    return createNumber(b, b.getLoc(), state.numberType, value);
  };
  if (op.getClip()) {
    Value factor =
        arith::DivFOp::create(b, number(op.getClip()->convertToDouble()), norm);
    numbers.clip = arith::MinimumFOp::create(b, factor, number(1));
  }
  if (op.getLossScale() || options.skipsNonFinite)
    numbers.isFinite = emitIsFinite(lossValue, norm);
  return numbers;
}

/// Adds the new values of the state that is not of a parameter.
void TrainStepBuilder::emitState(const StepNumbers &numbers, Value count,
                                 Value scale, Value good,
                                 SmallVectorImpl<Value> &results) {
  auto integer = [&](int32_t value) -> Value {
    auto type = llvm::cast<RankedTensorType>(count.getType());
    return arith::ConstantOp::create(
        b, mlir::DenseElementsAttr::get(type, b.getI32IntegerAttr(value)));
  };
  auto choose = [&](Value condition, Value a, Value b) -> Value {
    return arith::SelectOp::create(this->b, condition, a, b);
  };
  Value next = arith::AddIOp::create(b, count, integer(1));
  results.push_back(numbers.isFinite ? choose(numbers.isFinite, next, count)
                                     : next);
  if (!scale)
    return;
  Value zero = integer(0);
  Value better = arith::AddIOp::create(b, good, integer(1));
  if (op.getGrowthOrDefault() == 0) {
    results.push_back(scale);
    results.push_back(choose(numbers.isFinite, better, zero));
    return;
  }
  auto times = [&](double factor) -> Value {
    return arith::MulFOp::create(
        b, scale, createNumber(b, b.getLoc(), scale.getType(), factor));
  };
  auto number = [&](double value) {
    return createNumber(b, b.getLoc(), scale.getType(), value);
  };
  Value grows = arith::CmpIOp::create(
      b, arith::CmpIPredicate::sge, better,
      integer(static_cast<int32_t>(op.getGrowthOrDefault())));
  // A scale whose double is infinite stays.
  Value twice = times(2);
  Value hasDouble =
      arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, twice,
                            number(std::numeric_limits<double>::infinity()));
  Value more = choose(hasDouble, twice, scale);
  // A scale that begins below 1 never rises when gradients overflow.
  Value least = arith::MinimumFOp::create(b, scale, number(1));
  Value less = arith::MaximumFOp::create(b, times(0.5), least);
  results.push_back(choose(numbers.isFinite, choose(grows, more, scale), less));
  results.push_back(
      choose(numbers.isFinite, choose(grows, zero, better), zero));
}

void TrainStepBuilder::emitBody(func::FuncOp step) {
  b.setInsertionPointToStart(&step.front());
  ValueRange arguments = step.getArguments();
  ValueRange operands = arguments.take_front(loss.getNumArguments());
  ValueRange states = arguments.take_back(state.values.size());
  Value rate = op.getRate() ? Value() : arguments[loss.getNumArguments()];
  ValueRange globals = states.drop_front(state.numOfParams);
  Value scale = op.getLossScale() ? globals[1] : Value();
  SmallVector<Value> results = emitLossAndGradients(operands, scale);
  SmallVector<Value> gradients(ArrayRef(results).take_back(wrt.size()));
  results.truncate(results.size() - wrt.size());
  StepNumbers numbers =
      emitNumbers(rate, results.front(), gradients, globals[0]);
  SmallVector<Value> newStates;
  auto next = states.begin();
  for (auto [param, gradient] : llvm::zip_equal(state.params, gradients)) {
    ParamValues values;
    // Each device reads its part of what it updates.
    bool isSplit = param.stateSharding != param.sharding;
    values.param = operands[param.argument];
    if (isSplit)
      values.param = constrain(b, values.param, param.stateSharding);
    values.gradient = gradient;
    for (StringRef suffix : getMeanSuffixes(op.getOptimizer())) {
      (void)suffix;
      values.means.push_back(*next++);
    }
    if (param.hasMaster)
      values.master = *next++;
    ParamValues updated = emitUpdate(b, op, values, numbers, param.decay);
    Value wide = param.hasMaster ? updated.master : updated.param;
    Value value =
        convertFloats(b, b.getLoc(), wide, param.type.getElementType());
    results.push_back(isSplit ? constrain(b, value, param.sharding) : value);
    llvm::append_range(newStates, updated.means);
    if (param.hasMaster)
      newStates.push_back(updated.master);
  }
  emitState(numbers, globals[0], scale, scale ? globals[2] : Value(),
            newStates);
  llvm::append_range(results, newStates);
  func::ReturnOp::create(b, results);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Returns the attributes of an argument whose new value, which is returned,
/// has `attributes`.
DictionaryAttr TrainStepBuilder::donate(DictionaryAttr attributes) const {
  if (!options.donatesState)
    return attributes;
  NamedAttrList list(attributes);
  list.set(MeshRtDialect::kDonatedAttrName,
           mlir::UnitAttr::get(attributes.getContext()));
  return list.getDictionary(attributes.getContext());
}

LogicalResult TrainStepBuilder::createStep() {
  unsigned numArguments = loss.getNumArguments();
  SmallVector<Type> types, resultTypes(loss.getResultTypes());
  SmallVector<DictionaryAttr> arguments, results;
  for (unsigned index : llvm::seq(numArguments)) {
    FailureOr<StepValue> value = state.getArgument(op, gradient, index);
    if (failed(value))
      return failure();
    types.push_back(value->type);
    arguments.push_back(value->attributes);
  }
  for (unsigned index : llvm::seq(loss.getNumResults())) {
    DictionaryAttr dictionary = gradient.getResultAttrDict(index);
    results.push_back(dictionary ? dictionary : b.getDictionaryAttr({}));
  }
  for (const StepParam &param : state.params) {
    resultTypes.push_back(param.type);
    results.push_back(param.attributes);
    arguments[param.argument] = donate(param.attributes);
  }
  if (!op.getRate()) {
    types.push_back(state.numberType);
    arguments.push_back(b.getDictionaryAttr(b.getNamedAttr(
        MeshDialect::kNameAttrName, b.getStringAttr(kRateName))));
  }
  for (const StepValue &value : state.values) {
    types.push_back(value.type);
    arguments.push_back(donate(value.attributes));
    resultTypes.push_back(value.type);
    results.push_back(value.attributes);
  }
  if (failed(verifyNames(op, arguments)))
    return failure();
  emitBody(createFunction(op.getSymName(),
                          b.getFunctionType(types, resultTypes), arguments,
                          results));
  return success();
}

void TrainStepBuilder::createInit() {
  SmallVector<Type> types, resultTypes;
  SmallVector<DictionaryAttr> arguments, results;
  for (const StepParam &param : state.params)
    if (param.hasMaster) {
      types.push_back(param.type);
      arguments.push_back(param.attributes);
    }
  for (const StepValue &value : state.values) {
    resultTypes.push_back(value.type);
    results.push_back(value.attributes);
  }
  func::FuncOp init =
      createFunction(TrainStepOp::getInitName(op.getSymName()),
                     b.getFunctionType(types, resultTypes), arguments, results);
  b.setInsertionPointToStart(&init.front());
  auto next = init.getArguments().begin();
  SmallVector<Value> values;
  for (const StepValue &value : state.values) {
    if (value.isMaster)
      values.push_back(convertFloats(b, b.getLoc(), *next++,
                                     getElementTypeOrSelf(value.type)));
    else if (value.start == 0)
      values.push_back(createZeros(b, b.getLoc(), value.type));
    else
      values.push_back(createNumber(b, b.getLoc(), value.type, value.start));
  }
  func::ReturnOp::create(b, values);
}

LogicalResult TrainStepBuilder::build() {
  std::string init = TrainStepOp::getInitName(op.getSymName());
  if (Operation *other = functions.getSymbols().lookup(init)) {
    InFlightDiagnostic diag = op.emitOpError("defines @")
                              << init << ": there is one already";
    diag.attachNote(other->getLoc()) << "here";
    return diag;
  }
  if (failed(deriveGradient()))
    return failure();
  FailureOr<StepState> planned = StepState::plan(op, gradient, wrt);
  if (failed(planned))
    return failure();
  state = std::move(*planned);
  functions.getSymbols().remove(op);
  if (failed(createStep()))
    return failure();
  createInit();
  functions.getSymbols().erase(gradient);
  return success();
}

LogicalResult mesh::defineTrainStep(RewriterBase &rewriter, TrainStepOp op,
                                    func::FuncOp function,
                                    ArrayRef<unsigned> wrt,
                                    TrainStepOptions options,
                                    DerivedFunctions &functions) {
  if (failed(TrainStepBuilder(op, function, wrt, options, functions).build()))
    return failure();
  rewriter.eraseOp(op);
  return success();
}
