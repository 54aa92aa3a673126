//===- DeviceClasses.cpp - classes of devices -----------------------------===//

#include "mesh/Programs/DeviceClasses.h"

#include <map>

using namespace mesh;

SmallVector<DeviceClass, 0> mesh::getDeviceClasses(FunctionOpInterface function,
                                                   DevicePlan &plan) {
  std::map<std::vector<int64_t>, size_t> known;
  SmallVector<DeviceClass, 0> classes;
  for (int64_t position = 0; position < plan.getSpace().size(); ++position) {
    DevicePlan::Description description;
    for (Block &block : function.getFunctionBody())
      plan.describe(block, {position, 0}, description);
    auto [it, isNew] = known.try_emplace(
        std::vector<int64_t>(description.begin(), description.end()),
        classes.size());
    if (isNew)
      classes.emplace_back();
    classes[it->second].push_back(position);
  }
  return classes;
}
