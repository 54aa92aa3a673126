//===- Precision.cpp - precision of results -------------------------------===//

#include "mesh/Analysis/Precision.h"

#include "mesh/Analysis/CalledFunctions.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

FloatType mesh::getLessPrecise(FloatType a, FloatType b) {
  if (!a || !b)
    return a ? a : b;
  return b.getFPMantissaWidth() < a.getFPMantissaWidth() ? b : a;
}

/// Returns the precision to which the results of `op` are rounded.
static FloatType getRounding(Operation &op) {
  FloatType rounding;
  if (op.hasTrait<OpTrait::ConstantLike>())
    return rounding;
  for (Type type : op.getResultTypes())
    type.walk(
        [&](FloatType part) { rounding = getLessPrecise(rounding, part); });
  return rounding;
}

FloatType PrecisionAnalysis::getWhole(FunctionOpInterface function) {
  FloatType whole;
  for (FunctionOpInterface reached : getReachable(function, symbols))
    reached->walk([&](Operation *op) {
      whole = getLessPrecise(whole, getRounding(*op));
    });
  return whole;
}

FloatType PrecisionAnalysis::get(ValueRange range) const {
  FloatType precision;
  for (Value value : range)
    precision = getLessPrecise(precision, values.lookup(value));
  return precision;
}

FloatType PrecisionAnalysis::visit(Operation &op, FloatType whole) {
  FloatType precision = get(op.getOperands());
  if (FunctionOpInterface callee = getCallee(&op, symbols)) {
    for (FloatType result : getResults(callee))
      precision = getLessPrecise(precision, result);
  } else if (op.getNumRegions() == 0 && !mlir::isMemoryEffectFree(&op)) {
    precision = getLessPrecise(precision, whole);
  }
  for (Region &region : op.getRegions())
    for (Block &block : region) {
      for (Value argument : block.getArguments())
        values[argument] = precision;
      for (Operation &inner : block)
        precision = getLessPrecise(precision, visit(inner, whole));
    }
  precision = getLessPrecise(precision, getRounding(op));
  for (Value result : op.getResults())
    values[result] = precision;
  return precision;
}

SmallVector<FloatType>
PrecisionAnalysis::getResults(FunctionOpInterface function) {
  if (auto known = functions.find(function); known != functions.end())
    return known->second;
  // Functions that call themselves find the precision of the whole.
  FloatType whole = getWhole(function);
  SmallVector<FloatType> results(function.getNumResults(), whole);
  functions[function] = results;
  // Values of several blocks may reach those that come before them.
  if (!function.getFunctionBody().hasOneBlock())
    return results;
  Block &body = function.getFunctionBody().front();
  Operation *end = body.getTerminator();
  if (!end->hasTrait<OpTrait::ReturnLike>())
    return results;
  for (Operation &op : body)
    visit(op, whole);
  for (auto [result, value] : llvm::zip_equal(results, end->getOperands()))
    result = values.lookup(value);
  return functions[function] = results;
}
