//===- Safetensors.h - files of named tensors -------------------*- C++ -*-===//
//
// The format of https://github.com/huggingface/safetensors: the length of a
// header, the header, which is JSON and says of each tensor its element type,
// shape and place, and the elements, row-major and little-endian.
//
// Files come from outside: whatever they contain, the answer is a file that can
// be read or an error that names the file and the tensor, what was found and
// what was expected. Each device reads and writes no more than its part.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_CHECKPOINT_SAFETENSORS_H
#define MESH_CHECKPOINT_SAFETENSORS_H

#include "mesh/Sharder/ShardedBatch.h"

#include "llvm/Support/MemoryBuffer.h"

#include <map>

namespace mesh {

/// The metadata of a file: text by name.
using FileMetadata = std::map<std::string, std::string>;

class SafetensorsFile {
public:
  struct Entry {
    std::string name;
    /// As the file has it: "F32".
    std::string type;
    SmallVector<int64_t> dims;
    /// Its place behind the header.
    uint64_t begin = 0, end = 0;
  };

  /// Maps file `path` and checks its header: that the tensors lie one behind
  /// the other, and are as long as their shapes say.
  static llvm::Expected<SafetensorsFile> open(StringRef path);
  /// The same of a file in memory, called `name` in errors.
  static llvm::Expected<SafetensorsFile> parse(StringRef bytes, StringRef name);

  /// The tensors, in the order of their offsets.
  ArrayRef<Entry> getEntries() const { return entries; }
  const Entry *find(StringRef name) const;
  const FileMetadata &getMetadata() const { return metadata; }

  /// Returns the shape of `entry`. Fails if Mesh does not have its type.
  llvm::Expected<TensorShape> getShape(const Entry &entry) const;
  const char *getData(const Entry &entry) const {
    return data.data() + entry.begin;
  }
  /// Fails if the elements of `entry` are not those of its checksum, if the
  /// metadata has one.
  llvm::Error checkData(const Entry &entry) const;

private:
  llvm::Error parseHeader(StringRef header, uint64_t numDataBytes);
  llvm::Error checkPlaces(uint64_t numDataBytes);

  std::string path;
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  /// Returns the bytes that follow the header.
  StringRef data;
  std::vector<Entry> entries;
  FileMetadata metadata;
};

/// Reads all tensors of file `path`, split as `request` says; each device reads
/// its part.
llvm::Expected<ShardedBatch> loadSafetensors(StringRef path,
                                             const ShardRequest &request);

/// Adds the checksum of `tensor` to `metadata`: CRC-32, as "crc32.<name>".
void addChecksum(FileMetadata &metadata, StringRef name,
                 const HostTensor &tensor);

/// Fails if no file can have tensors of these names.
llvm::Error checkSafetensorsNames(ArrayRef<StringRef> names);

/// Writes `batch` to file `path`. Each device writes its part. Of a partial
/// leaf, the first device that holds a block writes the combination. After an
/// error or a crash the file is as it was before. Copies that differ are an
/// error.
llvm::Error saveSafetensors(StringRef path, const ShardedBatch &batch,
                            const FileMetadata &metadata = {});

} // namespace mesh

#endif // MESH_CHECKPOINT_SAFETENSORS_H
