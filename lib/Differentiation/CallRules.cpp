//===- CallRules.cpp - derivatives of calls -------------------------------===//

#include "mesh/Differentiation/DerivedFunctions.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"

#include "mesh/IR/BarrierOps.h"

#include "mlir/IR/DialectRegistry.h"

using namespace mesh;

static FailureOr<func::FuncOp> getCallee(func::CallOp call,
                                         DerivedFunctions &functions) {
  auto callee = functions.getSymbols().lookup<func::FuncOp>(call.getCallee());
  if (!callee || callee.isExternal())
    return call.emitOpError("calls @")
           << call.getCallee()
           << ", which has no body, so it has no derivative";
  return callee;
}

static llvm::BitVector getActiveOperands(func::CallOp call,
                                         const ActiveValues &active) {
  llvm::BitVector operands(call.getNumOperands());
  for (auto [index, operand] : llvm::enumerate(call.getOperands()))
    operands[index] = active.contains(operand);
  return operands;
}

/// Checks that `callee` may be differentiated by what `call` does it by.
static LogicalResult checkArguments(func::CallOp call, func::FuncOp callee,
                                    const ActiveValues &active) {
  for (auto [index, operand] : llvm::enumerate(call.getOperands()))
    if (active.contains(operand) &&
        callee.getArgAttr(index, kNoDerivativeAttrName))
      return call.emitOpError("calls @")
             << callee.getSymName() << ", which has no derivative by argument "
             << index;
  return success();
}

/// `call` as one of `callee`, which has further results. `primals` are those of
/// reverse mode.
static func::CallOp replaceCall(func::CallOp call, func::FuncOp callee,
                                ValueRange operands, ActiveValues &active,
                                PrimalValues *primals = nullptr) {
  mlir::IRRewriter rewriter(call);
  auto extended =
      func::CallOp::create(rewriter, call.getLoc(), callee, operands);
  extended->setDiscardableAttrs(call->getDiscardableAttrDictionary());
  auto results = extended.getResults().take_front(call.getNumResults());
  active.transfer(call.getResults(), results);
  if (primals)
    primals->transfer(call.getResults(), results);
  rewriter.replaceOp(call, results);
  return extended;
}

/// Replaces `call` by one of `tangent`, which returns its results and then a
/// tangent for each of floats.
static void emitTangentCall(func::CallOp call, func::FuncOp tangent,
                            ValueRange operands, Tangents &tangents) {
  unsigned numResults = call.getNumResults();
  func::CallOp extended =
      replaceCall(call, tangent, operands, tangents.getActive());
  auto further = extended.getResults().drop_front(numResults);
  for (Value result : extended.getResults().take_front(numResults))
    if (isDifferentiable(result.getType())) {
      tangents.set(result, further.front());
      further = further.drop_front();
    }
}

//===----------------------------------------------------------------------===//
// Derivatives of a function's own
//===----------------------------------------------------------------------===//

static SmallVector<Type> getFloats(TypeRange types) {
  return llvm::filter_to_vector(types, isDifferentiable);
}

/// Returns the function that `custom` names.
static FailureOr<func::FuncOp> getCustom(func::FuncOp function,
                                         StringRef attribute, Attribute custom,
                                         DerivedFunctions &functions) {
  auto name = llvm::cast<FlatSymbolRefAttr>(custom);
  auto found = functions.getSymbols().lookup<func::FuncOp>(name.getValue());
  if (!found)
    return function.emitOpError("attribute '")
           << attribute << "': there is no function " << name;
  return found;
}

static LogicalResult emitMismatch(func::FuncOp function, StringRef attribute,
                                  func::FuncOp custom, TypeRange inputs,
                                  TypeRange results) {
  InFlightDiagnostic diag = function.emitOpError("attribute '")
                            << attribute << "': @" << custom.getSymName()
                            << " must take (" << inputs << ") and return ("
                            << results << "), got " << custom.getFunctionType();
  return diag;
}

/// Returns the operand of the call of `callee` that it returns as `result`, or
/// `result`: what the caller has needs not be saved.
static Value findPassed(OpResult result, func::FuncOp callee) {
  if (!llvm::hasSingleElement(callee.getBody()))
    return result;
  Operation *end = callee.getBody().front().getTerminator();
  auto argument =
      llvm::dyn_cast<BlockArgument>(end->getOperand(result.getResultNumber()));
  return argument ? result.getOwner()->getOperand(argument.getArgNumber())
                  : result;
}

static LogicalResult emitCustomAdjoint(func::CallOp call, func::FuncOp callee,
                                       ArrayAttr custom, OpBuilder &builder,
                                       Cotangents &cotangents) {
  Location loc = call.getLoc();
  DerivedFunctions &functions = cotangents.getFunctions();
  FailureOr<func::FuncOp> forward =
      getCustom(callee, kCustomVJPAttrName, custom[0], functions);
  FailureOr<func::FuncOp> backward =
      getCustom(callee, kCustomVJPAttrName, custom[1], functions);
  if (failed(forward) || failed(backward))
    return failure();
  unsigned numResults = call.getNumResults();
  TypeRange returned = forward->getResultTypes();
  if (TypeRange(forward->getArgumentTypes()) != callee.getArgumentTypes() ||
      returned.take_front(numResults) != TypeRange(callee.getResultTypes()))
    return emitMismatch(callee, kCustomVJPAttrName, *forward,
                        callee.getArgumentTypes(), callee.getResultTypes());
  SmallVector<Type> taken(returned.drop_front(numResults));
  llvm::append_range(taken, getFloats(callee.getResultTypes()));
  SmallVector<Type> made = getFloats(callee.getArgumentTypes());
  if (TypeRange(backward->getArgumentTypes()) != TypeRange(taken) ||
      TypeRange(backward->getResultTypes()) != TypeRange(made))
    return emitMismatch(callee, kCustomVJPAttrName, *backward, taken, made);

  SmallVector<Value> seeds;
  for (Value result : call.getResults())
    if (isDifferentiable(result.getType()))
      seeds.push_back(cotangents.get(result, loc));
  SmallVector<Value> inputs = call.getOperands();
  func::CallOp run = replaceCall(call, *forward, inputs, cotangents.getActive(),
                                 &cotangents.getPrimals());
  SmallVector<Value> arguments;
  for (Value saved : run.getResults().drop_front(numResults))
    arguments.push_back(cotangents.getPrimal(
        findPassed(llvm::cast<OpResult>(saved), *forward)));
  llvm::append_range(arguments, seeds);
  ValueRange results =
      func::CallOp::create(builder, loc, *backward, arguments).getResults();
  for (Value input : inputs)
    if (isDifferentiable(input.getType())) {
      cotangents.add(input, results.front());
      results = results.drop_front();
    }
  return success();
}

/// Calls the function `custom` of values and tangents in place of `callee`.
static LogicalResult emitCustomTangent(func::CallOp call, func::FuncOp callee,
                                       Attribute custom, Tangents &tangents) {
  FailureOr<func::FuncOp> tangent =
      getCustom(callee, kCustomJVPAttrName, custom, tangents.getFunctions());
  if (failed(tangent))
    return failure();
  SmallVector<Type> taken(callee.getArgumentTypes());
  llvm::append_range(taken, getFloats(callee.getArgumentTypes()));
  SmallVector<Type> made(callee.getResultTypes());
  llvm::append_range(made, getFloats(callee.getResultTypes()));
  if (TypeRange(tangent->getArgumentTypes()) != TypeRange(taken) ||
      TypeRange(tangent->getResultTypes()) != TypeRange(made))
    return emitMismatch(callee, kCustomJVPAttrName, *tangent, taken, made);
  OpBuilder builder(call);
  SmallVector<Value> operands = call.getOperands();
  for (Value operand : call.getOperands())
    if (isDifferentiable(operand.getType()))
      operands.push_back(tangents.get(builder, operand, call.getLoc()));
  emitTangentCall(call, *tangent, operands, tangents);
  return success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Returns what `reverse.backward` takes first, of a callee that is computed
/// again from `inputs`, behind barriers.
static SmallVector<Value> recompute(func::CallOp call, ValueRange inputs,
                                    const DerivedFunctions::Reverse &reverse,
                                    OpBuilder &builder,
                                    Cotangents &cotangents) {
  Location loc = call.getLoc();
  SmallVector<Value> again;
  for (Value input : inputs) {
    Value primal = cotangents.getPrimal(input);
    again.push_back(
        llvm::isa<RankedTensorType>(primal.getType())
            ? OptimizationBarrierOp::create(builder, loc, primal).getResult()
            : primal);
  }
  auto forward = func::CallOp::create(builder, loc, reverse.forward, again);
  return llvm::map_to_vector(reverse.saved, [&](auto saved) -> Value {
    return saved.isArgument ? again[saved.index]
                            : forward.getResult(saved.index);
  });
}

static LogicalResult emitCallAdjoint(func::CallOp call, OpBuilder &builder,
                                     Cotangents &cotangents) {
  Location loc = call.getLoc();
  ActiveValues &active = cotangents.getActive();
  FailureOr<func::FuncOp> callee = getCallee(call, cotangents.getFunctions());
  if (failed(callee) || failed(checkArguments(call, *callee, active)))
    return failure();
  if (auto custom = (*callee)->getAttrOfType<ArrayAttr>(kCustomVJPAttrName))
    return emitCustomAdjoint(call, *callee, custom, builder, cotangents);
  llvm::BitVector operands = getActiveOperands(call, active);
  FailureOr<const DerivedFunctions::Reverse *> reverse =
      cotangents.getFunctions().getReverse(*callee, operands);
  if (failed(reverse))
    return failure();

  SmallVector<Value> seeds;
  for (Value result : call.getResults())
    if (isDifferentiable(result.getType()))
      seeds.push_back(cotangents.get(result, loc));
  SmallVector<Value> inputs = call.getOperands(), arguments;
  std::optional<SavePolicy> own = SavePolicy::getOwn(*callee);
  if (own && own->savesNothing()) {
    arguments = recompute(call, inputs, **reverse, builder, cotangents);
  } else {
    func::CallOp forward = replaceCall(call, (*reverse)->forward, inputs,
                                       active, &cotangents.getPrimals());
    for (auto [isArgument, index] : (*reverse)->saved)
      arguments.push_back(cotangents.getPrimal(
          isArgument ? inputs[index] : forward.getResult(index)));
  }
  llvm::append_range(arguments, seeds);
  auto backward =
      func::CallOp::create(builder, loc, (*reverse)->backward, arguments);
  for (auto [index, result] :
       llvm::zip_equal(operands.set_bits(), backward.getResults()))
    cotangents.add(inputs[index], result);
  return success();
}

static LogicalResult emitCallTangent(func::CallOp call, Tangents &tangents) {
  FailureOr<func::FuncOp> callee = getCallee(call, tangents.getFunctions());
  if (failed(callee) ||
      failed(checkArguments(call, *callee, tangents.getActive())))
    return failure();
  if (Attribute custom = (*callee)->getAttr(kCustomJVPAttrName))
    return emitCustomTangent(call, *callee, custom, tangents);
  if ((*callee)->hasAttr(kCustomVJPAttrName))
    return call.emitOpError("calls @")
           << callee->getSymName() << ", which has '" << kCustomVJPAttrName
           << "' and no '" << kCustomJVPAttrName
           << "': a derivative in reverse mode alone";
  llvm::BitVector active = getActiveOperands(call, tangents.getActive());
  FailureOr<func::FuncOp> tangent =
      tangents.getFunctions().getTangent(*callee, active);
  if (failed(tangent))
    return failure();
  OpBuilder builder(call);
  SmallVector<Value> operands = call.getOperands();
  for (unsigned index : active.set_bits())
    operands.push_back(
        tangents.get(builder, call.getOperand(index), call.getLoc()));
  emitTangentCall(call, *tangent, operands, tangents);
  return success();
}

namespace {
struct CallRule
    : DifferentiableOpInterface::ExternalModel<CallRule, func::CallOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    return emitCallAdjoint(llvm::cast<func::CallOp>(op), builder, cotangents);
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &,
                            Tangents &tangents) const {
    return emitCallTangent(llvm::cast<func::CallOp>(op), tangents);
  }
};
} // namespace

void mesh::registerCallRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, func::FuncDialect *) {
    func::CallOp::attachInterface<CallRule>(*context);
  });
}
