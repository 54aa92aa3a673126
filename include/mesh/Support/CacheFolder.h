//===- CacheFolder.h - A folder of results to be used again -----*- C++ -*-===//
//
// Entries have keys, which are hashes of all that they depend on. Processes may
// share a folder: an entry is complete or absent. An entry that is damaged is
// as if absent, too.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SUPPORT_CACHEFOLDER_H
#define MESH_SUPPORT_CACHEFOLDER_H

#include "mesh/Support/LLVM.h"

#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>

namespace mesh {

struct CacheOptions {
  /// No folder: there is no cache.
  std::string folder;
  /// The bytes that the folder's entries have together at most.
  int64_t maxBytes = int64_t(1) << 30;
};

/// Hashes what an entry depends on. Each part has a name and a length, so that
/// no two lists of parts have the same bytes.
class CacheKey {
public:
  void add(StringRef name, StringRef value);
  void add(StringRef name, int64_t value);

  /// Returns the key of the parts that have been added.
  std::string getText() const;

private:
  llvm::BLAKE3 hash;
};

class CacheFolder {
public:
  /// Opens a folder, or makes it, for this user alone. Rejects one that another
  /// user owns or may write to: entries are trusted.
  static llvm::Expected<CacheFolder> open(const CacheOptions &options);

  CacheFolder(CacheFolder &&other);
  CacheFolder &operator=(CacheFolder &&) = delete;
  ~CacheFolder();

  /// Returns an entry's bytes, or nothing if there is no such entry or it is
  /// damaged.
  std::optional<std::string> read(StringRef key) const;

  /// Adds an entry or replaces it, then removes those that have not been used
  /// for the longest time until the rest fits.
  llvm::Error write(StringRef key, StringRef bytes) const;

private:
  CacheFolder(const CacheOptions &options, int folder)
      : options(options), folder(folder) {}

  llvm::Error fail(const std::error_code &code) const;
  llvm::Error writeNew(const std::string &name, StringRef key,
                       StringRef bytes) const;

  CacheOptions options;
  int folder;
};

} // namespace mesh

#endif // MESH_SUPPORT_CACHEFOLDER_H
