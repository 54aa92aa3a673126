//===- ValueOrder.cpp - an order of a program's tensors -------------------===//

#include "ValueOrder.h"

#include "mesh/IR/ParamOps.h"
#include "mesh/IR/TensorBytes.h"

using namespace mesh;

void ValueOrder::add(Value value) {
  size_t place = places.size();
  places.try_emplace(value, place);
  classes.insert(value);
}

void ValueOrder::meet(Operation *op) {
  // The order in which a function returns values tells nothing.
  bool isReturn = op->hasTrait<mlir::OpTrait::IsTerminator>() &&
                  llvm::isa<FunctionOpInterface>(op->getParentOp());
  if (isReturn)
    return;
  for (Value operand : op->getOperands())
    add(operand);
  for (Value result : op->getResults())
    add(result);
}

void ValueOrder::joinElementwise(Operation *op) {
  if (!op->hasTrait<mlir::OpTrait::Elementwise>() || op->getNumResults() != 1)
    return;
  for (Value operand : op->getOperands())
    if (RankedTensorType type = getTensorType(operand);
        type && type.getRank() > 0)
      classes.unionSets(op->getResult(0), operand);
}

ValueOrder::ValueOrder(FunctionOpInterface function) {
  DenseMap<Attribute, Value> reads;
  function.getFunctionBody().walk<mlir::WalkOrder::PreOrder>(
      [&](Operation *op) {
        meet(op);
        joinElementwise(op);
        if (auto get = llvm::dyn_cast<ParamGetOp>(op)) {
          Value result = get.getResult();
          classes.unionSets(
              reads.try_emplace(get.getParamAttr(), result).first->second,
              result);
        }
      });
  // Arguments that are not read come last.
  for (Value argument : function.getArguments())
    add(argument);
  for (auto [value, place] : places) {
    Value leader = classes.getLeaderValue(value);
    auto first = firstPlaces.try_emplace(leader, place).first;
    first->second = std::min(first->second, place);
  }
}
