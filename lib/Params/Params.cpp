//===- Params.cpp - the parameters that there are -------------------------===//

#include "mesh/Params/Params.h"

using namespace mesh;

SmallVector<ParamOp> mesh::getParams(ModuleOp module) {
  return llvm::to_vector(module.getOps<ParamOp>());
}

MeshOp mesh::findMesh(ParamOp param, ArrayRef<MeshOp> meshes) {
  std::optional<ShardingAttr> sharding = param.getSharding();
  for (MeshOp mesh : meshes)
    if (sharding ? mesh.getSymNameAttr() == sharding->getMesh().getAttr()
                 : meshes.size() == 1)
      return mesh;
  return {};
}

void mesh::warnWithoutParams(ModuleOp module, StringRef pass) {
  if (getParams(module).empty())
    mlir::emitWarning(module.getLoc())
        << pass << " has nothing to do: there is no mesh.param; mesh-run and "
        << "mesh-compile make arguments of them before they run passes";
}

static llvm::Error fail(ParamOp param, const llvm::Twine &what) {
  return llvm::createStringError("parameter @" + param.getSymName() + ": " +
                                 what);
}

llvm::Expected<ParamLayout> mesh::getLayout(ParamOp param,
                                            SymbolTable &symbols) {
  ParamLayout layout;
  if (std::optional<ShardingAttr> sharding = param.getSharding()) {
    layout.meshName = sharding->getMesh();
    for (DimShardingAttr dim : sharding->getDims())
      layout.axes.emplace_back(dim.getAxes());
  } else if (std::optional<LogicalShardingAttr> logical = param.getLogical()) {
    auto rules = symbols.lookup<AxisRulesOp>(logical->getRules().getAttr());
    if (!rules)
      return fail(param,
                  "there are no axis rules @" + logical->getRules().getValue());
    layout.meshName = rules.getMeshAttr();
    for (StringAttr name : logical->getNames()) {
      auto &axes = layout.axes.emplace_back();
      if (name.empty())
        continue;
      AxisRuleAttr rule = rules.getRule(name);
      if (!rule)
        return fail(param, "axis rules @" + rules.getSymName() +
                               " have no rule for \"" + name.getValue() + "\"");
      llvm::append_range(axes, rule.getAxes());
    }
  }
  if (layout.meshName)
    layout.mesh = symbols.lookup<MeshOp>(layout.meshName.getAttr()).getMesh();
  return layout;
}

llvm::Expected<bool> mesh::isPartitioned(ParamOp param, SymbolTable &symbols) {
  llvm::Expected<ParamLayout> layout = getLayout(param, symbols);
  if (!layout)
    return layout.takeError();
  return llvm::any_of(layout->axes,
                      [](ArrayRef<AxisRefAttr> axes) { return !axes.empty(); });
}

int64_t mesh::countParams(ModuleOp module) {
  int64_t count = 0;
  for (ParamOp param : getParams(module))
    count += param.getTensorType().getNumElements();
  return count;
}
