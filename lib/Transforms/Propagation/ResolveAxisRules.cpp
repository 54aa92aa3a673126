//===- ResolveAxisRules.cpp - logical axis names to shardings -------------===//

#include "mesh/IR/LogicalNames.h"
#include "mesh/Transforms/Propagation/Propagation.h"

using namespace mesh;

/// The sharding that `logical` stands for. Null, with an error, if there are no
/// such rules, no rule for a name, or two names that take one axis.
static ShardingAttr resolve(LogicalShardingAttr logical, Operation *op,
                            SymbolTableCollection &symbols,
                            function_ref<InFlightDiagnostic()> emitError) {
  auto rules =
      symbols.lookupNearestSymbolFrom<AxisRulesOp>(op, logical.getRules());
  if (!rules) {
    emitError() << "there are no axis rules " << logical.getRules();
    return {};
  }
  auto mesh =
      symbols.lookupNearestSymbolFrom<MeshOp>(rules, rules.getMeshAttr());
  auto names = llvm::map_to_vector(
      logical.getNames(), [](StringAttr name) { return name.getValue(); });
  auto known = llvm::to_vector(rules.getRules().getAsRange<AxisRuleAttr>());
  auto dims = resolveLogicalNames(names, known, mesh.getMesh());
  if (!dims) {
    (emitError() << "by axis rules " << logical.getRules() << ", "
                 << llvm::toString(dims.takeError()))
            .attachNote(rules.getLoc())
        << "axis rules declared here";
    return {};
  }
  return ShardingAttr::get(rules.getMeshAttr(), *dims);
}

LogicalResult mesh::resolveAxisRules(FunctionOpInterface function,
                                     SymbolTableCollection &symbols) {
  MLIRContext *context = function.getContext();
  auto logicalName = StringAttr::get(context, MeshDialect::kLogicalAttrName);
  StringRef shardingName = MeshDialect::kShardingAttrName;
  auto resolveOne = [&](StringRef role, unsigned index, Attribute attribute,
                        Attribute other) -> ShardingAttr {
    auto emitError = [&] {
      return function->emitOpError() << role << " " << index << ": ";
    };
    if (other) {
      emitError() << "has both '" << logicalName.getValue() << "' and '"
                  << shardingName << "'";
      return {};
    }
    return resolve(llvm::cast<LogicalShardingAttr>(attribute), function,
                   symbols, emitError);
  };
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (Attribute logical = function.getArgAttr(i, logicalName)) {
      ShardingAttr sharding = resolveOne("argument", i, logical,
                                         function.getArgAttr(i, shardingName));
      if (!sharding)
        return failure();
      function.removeArgAttr(i, logicalName);
      function.setArgAttr(i, shardingName, sharding);
    }
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (Attribute logical = function.getResultAttr(i, logicalName)) {
      ShardingAttr sharding = resolveOne(
          "result", i, logical, function.getResultAttr(i, shardingName));
      if (!sharding)
        return failure();
      function.removeResultAttr(i, logicalName);
      function.setResultAttr(i, shardingName, sharding);
    }
  return success();
}
