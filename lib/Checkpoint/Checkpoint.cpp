//===- Checkpoint.cpp - files of tensors of either format -----------------===//

#include "mesh/Checkpoint/Checkpoint.h"

#include "mesh/Checkpoint/Npz.h"
#include "mesh/Checkpoint/Safetensors.h"

#include "mlir/IR/MLIRContext.h"

using namespace mesh;

static bool isNpz(StringRef path) { return path.ends_with(".npz"); }
static bool isSafetensors(StringRef path) {
  return path.ends_with(".safetensors");
}

bool mesh::isCheckpoint(StringRef path) {
  return isNpz(path) || isSafetensors(path);
}

static llvm::Error failUnknown(StringRef path) {
  return llvm::createStringError(
      path + ": expected a name that ends in .safetensors or .npz");
}

llvm::Expected<ShardedBatch> mesh::loadCheckpoint(StringRef path,
                                                  const BatchSharder &sharder,
                                                  const BatchSpec &spec) {
  if (isNpz(path))
    return loadNpz(path, sharder, spec);
  if (isSafetensors(path))
    return loadSafetensors(path, sharder, spec);
  return failUnknown(path);
}

llvm::Error mesh::saveCheckpoint(StringRef path, const ShardedBatch &batch) {
  if (isNpz(path))
    return saveNpz(path, batch);
  if (isSafetensors(path))
    return saveSafetensors(path, batch);
  return failUnknown(path);
}

/// For a single device.
static BatchSharder makeSharder(MLIRContext &context) {
  context.loadDialect<MeshDialect>();
  SharderConfig config;
  config.meshName = FlatSymbolRefAttr::get(&context, "one");
  config.mesh = MeshAttr::get(
      &context, MeshAxisAttr::get(&context, "device", /*size=*/1));
  return BatchSharder(std::move(config));
}

llvm::Expected<std::vector<Leaf>> mesh::readTensors(StringRef path,
                                                    MLIRContext &context) {
  llvm::Expected<ShardedBatch> batch =
      loadCheckpoint(path, makeSharder(context), {});
  if (!batch)
    return batch.takeError();
  std::vector<Leaf> tensors;
  for (ShardedLeaf &leaf : batch->leaves)
    tensors.push_back({std::move(leaf.name), std::move(leaf.parts.front())});
  return tensors;
}

llvm::Error mesh::writeTensors(StringRef path, std::vector<Leaf> tensors,
                               MLIRContext &context) {
  BatchSharder sharder = makeSharder(context);
  ShardedBatch batch;
  for (Leaf &tensor : tensors) {
    llvm::Expected<ShardedLeaf> leaf =
        sharder.layOut(tensor.name, tensor.array.getShape(), {});
    if (!leaf)
      return llvm::createStringError(path + ": " +
                                     llvm::toString(leaf.takeError()));
    leaf->parts.push_back(std::move(tensor.array));
    batch.leaves.push_back(std::move(*leaf));
  }
  return saveCheckpoint(path, batch);
}
