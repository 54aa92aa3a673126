//===- consumer.cpp - a reader of checkpoints -----------------------------===//
//
// Writes a file of each format, and reads it as whole tensors and as the parts
// of two devices. Fails if elements are not where they belong.
//
//===----------------------------------------------------------------------===//

#include "mesh/Checkpoint/Checkpoint.h"

#include "mlir/IR/MLIRContext.h"

static bool isRead(llvm::StringRef path, const mesh::ShardRequest &request) {
  std::vector<mesh::Leaf> tensors;
  tensors.push_back(
      {"w", mesh::HostTensor(mesh::TensorShape{MESH_RT_F32, {4}})});
  for (int64_t i = 0; i < 4; ++i)
    tensors.front().array.setDouble(i, i);
  llvm::cantFail(mesh::writeTensors(path, std::move(tensors)));

  auto file = llvm::cantFail(mesh::TensorFile::open(path));
  mesh::HostTensor whole = llvm::cantFail(file.read("w"));
  mesh::ShardedBatch batch =
      llvm::cantFail(mesh::loadCheckpoint(path, request));
  const mesh::ShardedLeaf *leaf = batch.find("w");
  return whole.getDouble(3) == 3 && leaf && leaf->parts.size() == 2 &&
         leaf->parts[1].getDouble(0) == 2;
}

int main() {
  mlir::MLIRContext context;
  context.loadDialect<mesh::MeshDialect>();
  mesh::ShardRequest request;
  request.meshName = mesh::FlatSymbolRefAttr::get(&context, "m");
  request.mesh = mesh::MeshAttr::get(
      &context, mesh::MeshAxisAttr::get(&context, "x", /*size=*/2));
  request.rules = {mesh::AxisRuleAttr::get(
      &context, "rows", mesh::AxisRefAttr::get(&context, "x"))};
  request.spec = mesh::ArraySpec(std::vector<std::string>{"rows"});
  return isRead("w.npz", request) && isRead("w.safetensors", request) ? 0 : 1;
}
