//===- ScalarResults.cpp - numbers that entries return --------------------===//

#include "ScalarResults.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mesh;

static bool isScalar(Type type) { return type.isIntOrIndexOrFloat(); }

static void wrap(FunctionOpInterface function) {
  OpBuilder builder(function->getContext());
  for (Block &block : function.getFunctionBody()) {
    Operation *end = block.getTerminator();
    if (!end->hasTrait<OpTrait::ReturnLike>())
      continue;
    builder.setInsertionPoint(end);
    for (OpOperand &operand : end->getOpOperands())
      if (Type type = operand.get().getType(); isScalar(type))
        operand.set(tensor::FromElementsOp::create(
            builder, end->getLoc(), RankedTensorType::get({}, type),
            operand.get()));
  }
  SmallVector<Type> results;
  for (Type type : function.getResultTypes())
    results.push_back(isScalar(type) ? RankedTensorType::get({}, type) : type);
  function.setType(
      function.cloneTypeWith(function.getArgumentTypes(), results));
}

void mesh::wrapScalarResults(ModuleOp module, ArrayRef<std::string> entries) {
  module.getContext()->getOrLoadDialect<tensor::TensorDialect>();
  mlir::SymbolTable symbols(module);
  for (StringRef name : entries) {
    auto function = symbols.lookup<FunctionOpInterface>(name);
    if (function && !function.isExternal() &&
        llvm::any_of(function.getResultTypes(), isScalar) &&
        mlir::SymbolTable::symbolKnownUseEmpty(function, module))
      wrap(function);
  }
}
