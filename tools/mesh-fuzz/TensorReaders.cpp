//===- TensorReaders.cpp - readers of files of tensors --------------------===//

#include "mesh-fuzz/Readers.h"

#include "mesh/Checkpoint/Checkpoint.h"
#include "mesh/Checkpoint/Npz.h"
#include "mesh/Checkpoint/Safetensors.h"
#include "mesh/Host/Npy.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

#include <array>
#include <cstring>

using namespace mesh;

static HostTensor makeTensor(Random &random) {
  static constexpr std::array<mesh_rt_type, 9> elements = {
      MESH_RT_I1,   MESH_RT_I8,  MESH_RT_I16, MESH_RT_I32, MESH_RT_I64,
      MESH_RT_BF16, MESH_RT_F16, MESH_RT_F32, MESH_RT_F64};
  TensorShape shape{random.pick(elements), {}};
  for (int64_t i = random.below(4); i > 0; --i)
    shape.dims.push_back(random.below(5));
  HostTensor tensor(shape);
  for (int64_t i = 0; i < tensor.getNumBytes(); ++i)
    tensor.data()[i] = static_cast<char>(
        shape.element == MESH_RT_I1 ? random.below(2) : random.below(256));
  return tensor;
}

static bool isSame(const HostTensor &a, const HostTensor &b) {
  return a.getShape() == b.getShape() &&
         std::memcmp(a.data(), b.data(), a.getNumBytes()) == 0;
}

static std::string writeArray(Random &random, MLIRContext &) {
  return formatNpy(makeTensor(random));
}

static llvm::Expected<std::string> readArray(StringRef bytes, MLIRContext &) {
  auto tensor = parseNpy(bytes, "bytes");
  if (!tensor)
    return tensor.takeError();
  auto again = parseNpy(formatNpy(*tensor), "again");
  if (!again)
    return again.takeError();
  return isSame(*tensor, *again) ? "" : "is another tensor when read again";
}

/// The bytes of a file of tensors, whose name ends like `ending`.
static std::string writeFile(Random &random, StringRef ending) {
  std::vector<Leaf> leaves;
  for (int64_t i = random.between(0, 3); i > 0; --i)
    leaves.push_back({llvm::formatv("layer{0}/kernel", i), makeTensor(random)});
  SmallString<128> path;
  llvm::cantFail(llvm::errorCodeToError(
      llvm::sys::fs::createTemporaryFile("mesh-fuzz", ending, path)));
  llvm::FileRemover remover(path);
  llvm::cantFail(writeTensors(path, std::move(leaves)));
  return (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
}

static std::string writeArrays(Random &random, MLIRContext &) {
  return writeFile(random, "npz");
}

static llvm::Expected<std::string> readArrays(StringRef bytes, MLIRContext &) {
  auto file = NpzFile::parse(bytes, "bytes");
  if (!file)
    return file.takeError();
  for (const NpzFile::Entry &entry : file->getEntries()) {
    auto parts =
        file->readParts(entry, ShardPlacement::getReplicated(entry.shape, 2));
    if (!parts)
      return parts.takeError();
    if (!isSame(parts->front(), parts->back()))
      return "two copies of an array differ";
  }
  return "";
}

static std::string writeSafetensors(Random &random, MLIRContext &) {
  return writeFile(random, "safetensors");
}

static llvm::Expected<std::string> readSafetensors(StringRef bytes,
                                                   MLIRContext &) {
  auto file = SafetensorsFile::parse(bytes, "bytes");
  if (!file)
    return file.takeError();
  for (const SafetensorsFile::Entry &entry : file->getEntries()) {
    auto shape = file->getShape(entry);
    if (!shape)
      return shape.takeError();
    int64_t numBytes = shape->getNumBytes();
    if (numBytes != static_cast<int64_t>(entry.end - entry.begin))
      return "a tensor is not as long as its shape says";
    const char *data = file->getData(entry);
    if (numBytes > 0 && (data < bytes.begin() || data + numBytes > bytes.end()))
      return "a tensor lies outside the file";
  }
  return "";
}

ArrayRef<Reader> mesh::getTensorReaders() {
  static constexpr Reader readers[] = {
      {"npy", writeArray, mutateBytes, readArray},
      {"npz", writeArrays, mutateBytes, readArrays},
      {"safetensors", writeSafetensors, mutateBytes, readSafetensors},
  };
  return readers;
}
