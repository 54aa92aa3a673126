//===- LogicalNames.cpp - from logical axis names to mesh axes ------------===//

#include "mesh/IR/LogicalNames.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;

llvm::Expected<SmallVector<DimShardingAttr>>
mesh::resolveLogicalNames(ArrayRef<StringRef> names,
                          ArrayRef<AxisRuleAttr> rules, MeshAttr mesh) {
  SmallVector<DimShardingAttr> dims;
  SmallVector<std::pair<AxisRefAttr, StringRef>> used;
  for (StringRef name : names) {
    const auto *rule = llvm::find_if(
        rules, [&](AxisRuleAttr rule) { return rule.getName() == name; });
    if (!name.empty() && rule == rules.end())
      return llvm::createStringError("there is no rule for \"" + name + "\"");
    ArrayRef<AxisRefAttr> axes =
        name.empty() ? ArrayRef<AxisRefAttr>() : rule->getAxes();
    for (AxisRefAttr axis : axes)
      for (auto [other, otherName] : used)
        if (mesh.overlap(axis, other))
          return llvm::createStringError(
              "the rules for \"" + otherName + "\" and \"" + name +
              "\" both split along mesh axis " + axis.str());
    for (AxisRefAttr axis : axes)
      used.emplace_back(axis, name);
    dims.push_back(DimShardingAttr::get(mesh.getContext(), axes));
  }
  return dims;
}
