//===- Checkpoint.cpp - files of tensors of either format -----------------===//

#include "mesh/Checkpoint/Checkpoint.h"

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
                                                  const ShardRequest &request) {
  if (isNpz(path))
    return loadNpz(path, request);
  if (isSafetensors(path))
    return loadSafetensors(path, request);
  return failUnknown(path);
}

llvm::Error mesh::checkTensorNames(StringRef path, ArrayRef<StringRef> names) {
  if (!isCheckpoint(path))
    return failUnknown(path);
  llvm::Error error =
      isNpz(path) ? checkNpzNames(names) : checkSafetensorsNames(names);
  if (!error)
    return error;
  return llvm::createStringError(path + ": " +
                                 llvm::toString(std::move(error)));
}

llvm::Error mesh::saveCheckpoint(StringRef path, const ShardedBatch &batch) {
  if (isNpz(path))
    return saveNpz(path, batch);
  if (isSafetensors(path))
    return saveSafetensors(path, batch);
  return failUnknown(path);
}

llvm::Expected<TensorFile> TensorFile::open(StringRef path) {
  auto wrap = [](auto file) -> llvm::Expected<TensorFile> {
    if (!file)
      return file.takeError();
    return TensorFile(std::move(*file));
  };
  if (isNpz(path))
    return wrap(NpzFile::open(path));
  if (isSafetensors(path))
    return wrap(SafetensorsFile::open(path));
  return failUnknown(path);
}

std::vector<std::string> TensorFile::getNames() const {
  std::vector<std::string> names;
  std::visit(
      [&](const auto &file) {
        for (const auto &entry : file.getEntries())
          names.push_back(entry.name);
      },
      file);
  return names;
}

static llvm::Expected<HostTensor> readWhole(const NpzFile &file,
                                            const NpzFile::Entry &entry) {
  auto parts = file.readParts(
      entry, ShardPlacement::getReplicated(entry.shape, /*numDevices=*/1));
  if (!parts)
    return parts.takeError();
  return std::move(parts->front());
}

static llvm::Expected<HostTensor>
readWhole(const SafetensorsFile &file, const SafetensorsFile::Entry &entry) {
  llvm::Expected<TensorShape> shape = file.getShape(entry);
  if (!shape)
    return shape.takeError();
  if (llvm::Error error = file.checkData(entry))
    return error;
  return ShardPlacement::getReplicated(*shape, /*numDevices=*/1)
      .slice(file.getData(entry), /*device=*/0);
}

llvm::Expected<HostTensor> TensorFile::read(StringRef name) const {
  return std::visit(
      [&](const auto &file) { return readWhole(file, *file.find(name)); },
      file);
}

llvm::Error mesh::writeTensors(StringRef path, std::vector<Leaf> tensors) {
  ShardedBatch batch;
  FileMetadata metadata;
  for (Leaf &tensor : tensors) {
    if (isSafetensors(path))
      addChecksum(metadata, tensor.name, tensor.array);
    auto placement = ShardPlacement::getReplicated(tensor.array.getShape(),
                                                   /*numDevices=*/1);
    batch.leaves
        .emplace_back(std::move(tensor.name), ShardingAttr(),
                      std::move(placement))
        .parts.push_back(std::move(tensor.array));
  }
  // Archives have checksums of their own.
  return isSafetensors(path) ? saveSafetensors(path, batch, metadata)
                             : saveCheckpoint(path, batch);
}
