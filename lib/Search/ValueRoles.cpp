//===- ValueRoles.cpp - the roles of values -------------------------------===//

#include "mesh/Search/ValueRoles.h"

#include "mesh/IR/ParamOps.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/Hashing.h"

using namespace mesh;

/// The rounds of refinement: a layer's weight is told from the others by the
/// ops that are no further away.
static constexpr int kRounds = 3;

/// Returns a number that differs for ops that compute different functions, by
/// all but the values of constants and the names of parameters, which layers
/// may have of their own.
static uint64_t getKind(Operation *op) {
  llvm::hash_code code = llvm::hash_combine(op->getName().getAsOpaquePointer());
  if (!op->hasTrait<mlir::OpTrait::ConstantLike>() &&
      !llvm::isa<ParamGetOp>(op))
    code = llvm::hash_combine(
        code, op->getDiscardableAttrDictionary().getAsOpaquePointer(),
        op->getPropertiesAsAttribute().getAsOpaquePointer());
  for (Type type : op->getResultTypes())
    code = llvm::hash_combine(code, type.getAsOpaquePointer());
  return code;
}

ValueRoles::ValueRoles(FunctionOpInterface function) {
  auto addValue = [&](Value value, uint64_t number) {
    colors[value] =
        llvm::hash_combine(value.getType().getAsOpaquePointer(), number);
    values.push_back(value);
  };
  for (Value argument : function.getArguments())
    addValue(argument, 0);
  function.getFunctionBody().walk<mlir::WalkOrder::PreOrder>(
      [&](Operation *op) {
        ops.push_back(op);
        kinds[op] = getKind(op);
        for (Value result : op->getResults())
          addValue(result, 1);
        for (Region &region : op->getRegions())
          for (Value argument : region.getArguments())
            addValue(argument, 2);
      });
  for (int round = 0; round < kRounds; ++round)
    refine();
}

/// Returns the number of an operand. The order in which a function returns
/// values tells nothing.
static unsigned getPlace(OpOperand &use) {
  Operation *op = use.getOwner();
  bool isReturned = op->hasTrait<mlir::OpTrait::IsTerminator>() &&
                    llvm::isa<FunctionOpInterface>(op->getParentOp());
  return isReturned ? 0 : use.getOperandNumber();
}

void ValueRoles::refine() {
  DenseMap<Operation *, uint64_t> around;
  for (Operation *op : ops) {
    llvm::hash_code code = llvm::hash_code(kinds[op]);
    for (Value operand : op->getOperands())
      code = llvm::hash_combine(code, colors.lookup(operand));
    for (Value result : op->getResults())
      code = llvm::hash_combine(code, colors.lookup(result));
    around[op] = code;
  }
  DenseMap<Value, uint64_t> refined;
  for (Value value : values) {
    llvm::hash_code code = llvm::hash_code(colors[value]);
    if (auto result = llvm::dyn_cast<OpResult>(value))
      code = llvm::hash_combine(code, around[result.getOwner()],
                                result.getResultNumber());
    // In any order.
    uint64_t users = 0;
    for (OpOperand &use : value.getUses())
      users += llvm::hash_combine(around.lookup(use.getOwner()), getPlace(use));
    refined[value] = llvm::hash_combine(code, users);
  }
  colors = std::move(refined);
}
