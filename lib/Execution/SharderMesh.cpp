//===- SharderModule.cpp - a sharder's mesh in a module -------------------===//

#include "SharderMesh.h"

#include "mlir/Support/DebugStringHelper.h"

using namespace mesh;

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
                                 " is not the sharder's " +
                                 mlir::debugString(config.mesh));
}
