//===- Npz.h - NumPy's archives of arrays -----------------------*- C++ -*-===//
//
// The format of numpy.savez: a zip archive of .npy files (Npy.h), each named as
// its array. Those of numpy.savez_compressed are read, too, not written.
//
// Files come from outside: whatever they contain, the answer is a file that can
// be read or an error that names the file and the array, what was found and
// what was expected. Each device reads and writes no more than its part; what
// is compressed is unpacked as a whole, one array at a time.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_CHECKPOINT_NPZ_H
#define MESH_CHECKPOINT_NPZ_H

#include "mesh/Sharder/ShardedBatch.h"

#include "llvm/Support/MemoryBuffer.h"

namespace mesh {

class NpzFile {
public:
  struct Entry {
    std::string name;
    TensorShape shape;
    /// The .npy file as it is stored, which may be packed.
    StringRef stored;
    bool isPacked = false;
    /// The size of the .npy file, the offset of its elements, and its checksum.
    uint64_t size = 0, elementsBegin = 0;
    uint32_t crc = 0;
    /// True if the elements are as they are in memory.
    bool isPlain = false;
    /// The reason for which the array cannot be read: its elements are of a
    /// type that Mesh does not have.
    std::string problem;
  };

  /// Maps file `path` and checks its directory and the arrays' headers, but not
  /// the elements.
  static llvm::Expected<NpzFile> open(StringRef path);
  /// The same of a file in memory, called `name` in errors.
  static llvm::Expected<NpzFile> parse(StringRef bytes, StringRef name);

  ArrayRef<Entry> getEntries() const { return entries; }
  const Entry *find(StringRef name) const;

  /// An error if `entry` cannot be read.
  llvm::Error check(const Entry &entry) const;
  /// Returns the parts of `entry`, one for each device of `placement`, which
  /// must be for its shape. Fails if the elements do not match their checksum.
  llvm::Expected<std::vector<HostTensor>>
  readParts(const Entry &entry, const ShardPlacement &placement) const;

private:
  llvm::Error parseEntries(StringRef bytes);

  std::string path;
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  std::vector<Entry> entries;
};

/// Reads all arrays of file `path`, split as `request` says; each device reads
/// its part.
llvm::Expected<ShardedBatch> loadNpz(StringRef path,
                                     const ShardRequest &request);

/// Fails if no archive can have arrays of these names.
llvm::Error checkNpzNames(ArrayRef<StringRef> names);

/// Writes `batch` to file `path`. Each device writes its part. Of a partial
/// leaf, the first device that holds a block writes the combination. After an
/// error or a crash the file is as it was before. Copies that differ are an
/// error.
llvm::Error saveNpz(StringRef path, const ShardedBatch &batch);

} // namespace mesh

#endif // MESH_CHECKPOINT_NPZ_H
