//===- FuncInterfaces.cpp - calls -----------------------------------------===//
//
// The shardings on a function's arguments and results are its contract.
//
//===----------------------------------------------------------------------===//

#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mesh;

namespace {
struct CallModel : ShardingRuleModel<CallModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getUnrelated(op);
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &symbols,
                         FixedShardings &shardings) const {
    auto callee = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
        op, llvm::cast<func::CallOp>(op).getCalleeAttr());
    for (auto [index, sharding] : llvm::enumerate(shardings.operands))
      sharding = callee.getArgAttrOfType<ShardingAttr>(
          index, MeshDialect::kShardingAttrName);
    for (auto [index, sharding] : llvm::enumerate(shardings.results))
      sharding = callee.getResultAttrOfType<ShardingAttr>(
          index, MeshDialect::kShardingAttrName);
  }
};
} // namespace

void mesh::registerFuncInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, func::FuncDialect *) {
    func::CallOp::attachInterface<CallModel>(*context);
  });
}
