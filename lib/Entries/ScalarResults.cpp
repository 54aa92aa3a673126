//===- ScalarResults.cpp - numbers that entries return --------------------===//

#include "ScalarResults.h"

#include "mesh/IR/EntryNotes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mesh;

static bool isScalar(Type type) { return type.isIntOrIndexOrFloat(); }

static void wrap(FunctionOpInterface function, RewriterBase &rewriter) {
  for (Block &block : function.getFunctionBody()) {
    Operation *end = block.getTerminator();
    if (!end->hasTrait<OpTrait::ReturnLike>())
      continue;
    rewriter.setInsertionPoint(end);
    SmallVector<Value> results;
    for (Value result : end->getOperands()) {
      Type type = result.getType();
      results.push_back(isScalar(type)
                            ? tensor::FromElementsOp::create(
                                  rewriter, end->getLoc(),
                                  RankedTensorType::get({}, type), result)
                            : result);
    }
    rewriter.modifyOpInPlace(end, [&] { end->setOperands(results); });
  }
  SmallVector<Type> results;
  for (Type type : function.getResultTypes())
    results.push_back(isScalar(type) ? RankedTensorType::get({}, type) : type);
  rewriter.modifyOpInPlace(function, [&] {
    function.setType(
        function.cloneTypeWith(function.getArgumentTypes(), results));
  });
}

void mesh::wrapScalarResults(RewriterBase &rewriter, ModuleOp module) {
  mlir::SymbolTable symbols(module);
  for (DictionaryAttr notes : getEntryNotes(module)) {
    auto function = symbols.lookup<FunctionOpInterface>(getEntryName(notes));
    if (function && !function.isExternal() &&
        llvm::any_of(function.getResultTypes(), isScalar) &&
        mlir::SymbolTable::symbolKnownUseEmpty(function, module))
      wrap(function, rewriter);
  }
}
