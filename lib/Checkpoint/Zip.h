//===- Zip.h - archives of files --------------------------------*- C++ -*-===//
//
// The format of PKWARE's APPNOTE.TXT: for each member a header and its bytes,
// as they are or packed by "deflate", then a directory with all of them, then
// where that is. What is written is not packed and uses the 64-bit fields
// (ZIP64) throughout; what is read may.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CHECKPOINT_ZIP_H
#define MESH_LIB_CHECKPOINT_ZIP_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace mesh {

struct ZipMember {
  std::string name;
  /// Its bytes as the archive has them.
  StringRef stored;
  bool isPacked = false;
  /// The number of its bytes, unpacked, as the archive claims.
  uint64_t size = 0;
  uint32_t crc = 0;
};

/// Returns the checksum of `data`: CRC-32.
uint32_t getCrc(StringRef data);

/// Returns true if `data` are those that were written.
bool isIntact(StringRef data, uint32_t crc);

/// The members of the archive `bytes`, in the order of its directory. The
/// answer to whatever is in it is that or an error, which names the member.
llvm::Expected<std::vector<ZipMember>> readZip(StringRef bytes);

/// Writes an archive whose members have known sizes, in memory: first all are
/// added, then their bytes are put where they belong, then the rest is written
/// around them.
class ZipWriter {
public:
  /// Adds a member and returns where its bytes belong.
  uint64_t add(StringRef name, uint64_t size);
  /// The size of the archive.
  uint64_t getNumBytes() const;
  /// Completes `archive`, in which the members' bytes are.
  void finish(char *archive) const;

private:
  struct Member {
    std::string name;
    /// The offset of its header.
    uint64_t begin;
    uint64_t size;

    uint64_t getDataBegin() const;
  };

  std::vector<Member> members;
  /// The offset of the next member.
  uint64_t end = 0;
  uint64_t directoryBytes = 0;
};

} // namespace mesh

#endif // MESH_LIB_CHECKPOINT_ZIP_H
