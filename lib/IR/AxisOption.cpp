//===- AxisOption.cpp - axes that passes are given ------------------------===//

#include "mesh/IR/AxisOption.h"

#include "mesh/IR/Mesh.h"
#include "mesh/Support/OptionError.h"

using namespace mesh;

LogicalResult mesh::verifyAxisOption(Operation *root,
                                     ArrayRef<std::string> axes,
                                     const llvm::cl::Option &option,
                                     const mlir::Pass &pass) {
  SmallVector<MeshAttr> meshes;
  root->walk([&](MeshOp op) { meshes.push_back(op.getMesh()); });
  for (StringRef axis : axes)
    if (!meshes.empty() && llvm::none_of(meshes, [&](MeshAttr mesh) {
          return mesh.getAxis(axis);
        }))
      return emitOptionError(pass, root->getContext())
             << "'" << option.ArgStr << "' must name axes of a mesh, got '"
             << axis << "'";
  return success();
}
