//===- SharderModule.cpp - a sharder's mesh in a module -------------------===//

#include "SharderModule.h"

using namespace mesh;

std::string mesh::print(Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return text;
}

llvm::Error mesh::declareMesh(ModuleOp module, const SharderConfig &config) {
  StringRef name = config.meshName.getValue();
  Operation *other = module.lookupSymbol(name);
  if (!other) {
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    MeshOp::create(builder, module.getLoc(), name, config.mesh);
    return llvm::Error::success();
  }
  auto mesh = llvm::dyn_cast<MeshOp>(other);
  if (mesh && mesh.getMesh() == config.mesh)
    return llvm::Error::success();
  return llvm::createStringError("the module's @" + name +
                                 " is not the sharder's " + print(config.mesh));
}
