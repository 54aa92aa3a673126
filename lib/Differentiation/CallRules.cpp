//===- CallRules.cpp - derivatives of calls -------------------------------===//

#include "mesh/Differentiation/DerivedFunctions.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"

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

/// `call` as one of `callee`, which has further results.
static func::CallOp replaceCall(func::CallOp call, func::FuncOp callee,
                                ValueRange operands, ActiveValues &active) {
  mlir::IRRewriter rewriter(call);
  auto extended =
      func::CallOp::create(rewriter, call.getLoc(), callee, operands);
  extended->setDiscardableAttrs(call->getDiscardableAttrDictionary());
  auto results = extended.getResults().take_front(call.getNumResults());
  active.transfer(call.getResults(), results);
  rewriter.replaceOp(call, results);
  return extended;
}

static LogicalResult emitCallAdjoint(func::CallOp call, OpBuilder &builder,
                                     Cotangents &cotangents) {
  Location loc = call.getLoc();
  FailureOr<func::FuncOp> callee = getCallee(call, cotangents.getFunctions());
  if (failed(callee))
    return failure();
  ActiveValues &active = cotangents.getActive();
  llvm::BitVector operands = getActiveOperands(call, active);
  FailureOr<const DerivedFunctions::Reverse *> reverse =
      cotangents.getFunctions().getReverse(*callee, operands);
  if (failed(reverse))
    return failure();

  SmallVector<Value> seeds;
  for (Value result : call.getResults())
    if (isDifferentiable(result.getType()))
      seeds.push_back(cotangents.get(result, loc));
  SmallVector<Value> inputs = call.getOperands();
  func::CallOp forward = replaceCall(call, (*reverse)->forward, inputs, active);
  SmallVector<Value> arguments;
  for (auto [isArgument, index] : (*reverse)->saved)
    arguments.push_back(cotangents.getPrimal(
        isArgument ? inputs[index] : forward.getResult(index)));
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
  if (failed(callee))
    return failure();
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
  unsigned numResults = call.getNumResults();
  func::CallOp extended =
      replaceCall(call, *tangent, operands, tangents.getActive());
  auto further = extended.getResults().drop_front(numResults);
  for (Value result : extended.getResults().take_front(numResults))
    if (isDifferentiable(result.getType())) {
      tangents.set(result, further.front());
      further = further.drop_front();
    }
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
