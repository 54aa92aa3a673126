//===- ResolveAxisRules.cpp - logical axis names to shardings -------------===//

#include "mesh/Transforms/Partition.h"
#include "mesh/Transforms/Passes.h"

namespace mesh {
#define GEN_PASS_DEF_RESOLVEAXISRULESPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

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
  SmallVector<DimShardingAttr> dims;
  SmallVector<std::pair<AxisRefAttr, StringRef>> used;
  for (StringAttr name : logical.getNames()) {
    AxisRuleAttr rule;
    if (!name.empty() && !(rule = rules.getRule(name))) {
      (emitError() << "axis rules " << logical.getRules() << " have no rule "
                   << "for " << name)
              .attachNote(rules.getLoc())
          << "axis rules declared here";
      return {};
    }
    ArrayRef<AxisRefAttr> axes =
        rule ? rule.getAxes() : ArrayRef<AxisRefAttr>();
    for (AxisRefAttr axis : axes) {
      for (auto [other, otherName] : used)
        if (mesh.getMesh().overlap(axis, other)) {
          (emitError() << "the rules for \"" << otherName << "\" and " << name
                       << " in " << logical.getRules()
                       << " both split along mesh axis " << axis.str())
                  .attachNote(rules.getLoc())
              << "axis rules declared here";
          return {};
        }
    }
    for (AxisRefAttr axis : axes)
      used.emplace_back(axis, name.getValue());
    dims.push_back(DimShardingAttr::get(op->getContext(), axes));
  }
  return ShardingAttr::get(rules.getMeshAttr(), dims);
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

namespace {
struct ResolveAxisRulesPass
    : public mesh::impl::ResolveAxisRulesPassBase<ResolveAxisRulesPass> {
  void runOnOperation() override {
    SymbolTableCollection symbols;
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (failed(resolveAxisRules(function, symbols)))
        return signalPassFailure();
  }
};
} // namespace
