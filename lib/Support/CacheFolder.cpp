//===- CacheFolder.cpp - A folder of results to be used again -------------===//
//
// Works on the opened folder, whose owner and mode are known, not on its path,
// which may lead elsewhere later.
//
//===----------------------------------------------------------------------===//

#include "mesh/Support/CacheFolder.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace mesh;
namespace fs = llvm::sys::fs;

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

static std::string getLength(StringRef bytes) {
  std::string length(sizeof(uint64_t), 0);
  llvm::support::endian::write64le(length.data(), bytes.size());
  return length;
}

void CacheKey::add(StringRef name, StringRef value) {
  for (StringRef part : {name, value}) {
    hash.update(getLength(part));
    hash.update(part);
  }
}

void CacheKey::add(StringRef name, int64_t value) {
  add(name, StringRef(std::to_string(value)));
}

static std::string finish(llvm::BLAKE3 hash) {
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

std::string CacheKey::getText() const { return finish(hash); }

//===----------------------------------------------------------------------===//
// The folder
//===----------------------------------------------------------------------===//

static std::error_code getError() { return {errno, std::generic_category()}; }

/// Returns why a file or folder may be written to by other users, or nothing.
static std::string getProblem(const struct stat &status) {
  if (status.st_uid != ::geteuid())
    return "another user owns it";
  if (status.st_mode & (S_IWGRP | S_IWOTH))
    return "its mode lets other users write to it";
  return "";
}

CacheFolder::CacheFolder(CacheFolder &&other)
    : options(std::move(other.options)),
      folder(std::exchange(other.folder, -1)) {}

CacheFolder::~CacheFolder() {
  if (folder >= 0)
    ::close(folder);
}

llvm::Error CacheFolder::fail(const std::error_code &code) const {
  return llvm::createStringError("the cache " + options.folder + ": " +
                                 code.message());
}

/// Makes a folder for this user alone, and those that it is in.
static std::error_code makeFolder(StringRef path) {
  StringRef parent = llvm::sys::path::parent_path(path.rtrim('/'));
  if (!parent.empty())
    if (std::error_code code = fs::create_directories(parent))
      return code;
  return fs::create_directory(path, /*IgnoreExisting=*/true,
                              fs::perms::owner_all);
}

llvm::Expected<CacheFolder> CacheFolder::open(const CacheOptions &options) {
  CacheFolder cache(options, -1);
  if (options.maxBytes < 1)
    return llvm::createStringError(
        "the cache's size must be at least 1 byte, got " +
        llvm::Twine(options.maxBytes));
  if (std::error_code code = makeFolder(options.folder))
    return cache.fail(code);
  cache.folder =
      ::open(options.folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  struct stat status;
  if (cache.folder < 0 || ::fstat(cache.folder, &status) != 0)
    return cache.fail(getError());
  std::string problem = getProblem(status);
  if (!problem.empty())
    return llvm::createStringError(
        "the cache " + options.folder +
        " must be a folder that only its user may write to, since code is "
        "loaded from it, but " +
        problem);
  return cache;
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

/// The prefix is that of the files that llvm::pruneCache looks at.
static std::string getFileName(StringRef key) {
  return ("llvmcache-mesh-" + key).str();
}

/// Returns what stands before an entry's bytes: their hash and the key.
static std::string getHeader(StringRef key, StringRef bytes) {
  CacheKey checksum;
  checksum.add(key, bytes);
  return "mesh cache entry " + checksum.getText() + "\n";
}

/// Calls `transfer` until no signal interrupts it.
static ssize_t retryAfterSignal(llvm::function_ref<ssize_t()> transfer) {
  ssize_t count;
  do
    count = transfer();
  while (count < 0 && errno == EINTR);
  return count;
}

/// Returns the bytes of an open file that this user alone may write to.
static std::optional<std::string> readFile(int file) {
  struct stat status;
  if (::fstat(file, &status) != 0 || !S_ISREG(status.st_mode) ||
      !getProblem(status).empty())
    return std::nullopt;
  std::string bytes(status.st_size, 0);
  for (size_t done = 0; done < bytes.size();) {
    ssize_t count = retryAfterSignal(
        [&] { return ::read(file, bytes.data() + done, bytes.size() - done); });
    if (count <= 0)
      return std::nullopt;
    done += count;
  }
  return bytes;
}

std::optional<std::string> CacheFolder::read(StringRef key) const {
  int file = ::openat(folder, getFileName(key).c_str(),
                      O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0)
    return std::nullopt;
  llvm::scope_exit close([&] { ::close(file); });
  std::optional<std::string> bytes = readFile(file);
  size_t header = getHeader(key, "").size();
  if (!bytes || bytes->size() < header ||
      StringRef(*bytes).take_front(header) !=
          getHeader(key, StringRef(*bytes).drop_front(header)))
    return std::nullopt;
  // Files may be on a disk that does not keep when they are read.
  const struct timespec times[] = {{0, UTIME_NOW}, {0, UTIME_OMIT}};
  ::futimens(file, times);
  return bytes->substr(header);
}

static std::error_code writeAll(int file, StringRef bytes) {
  while (!bytes.empty()) {
    ssize_t count = retryAfterSignal(
        [&] { return ::write(file, bytes.data(), bytes.size()); });
    if (count < 0)
      return getError();
    bytes = bytes.drop_front(count);
  }
  return {};
}

llvm::Error CacheFolder::writeNew(const std::string &name, StringRef key,
                                  StringRef bytes) const {
  int file = ::openat(folder, name.c_str(),
                      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                      S_IRUSR | S_IWUSR);
  if (file < 0)
    return fail(getError());
  std::error_code code = writeAll(file, getHeader(key, bytes));
  if (!code)
    code = writeAll(file, bytes);
  if (::close(file) != 0 && !code)
    code = getError();
  if (!code &&
      ::renameat(folder, name.c_str(), folder, getFileName(key).c_str()) != 0)
    code = getError();
  if (!code)
    return llvm::Error::success();
  ::unlinkat(folder, name.c_str(), 0);
  return fail(code);
}

llvm::Error CacheFolder::write(StringRef key, StringRef bytes) const {
  SmallString<128> name;
  fs::createUniquePath(getFileName(key) + ".tmp%%%%%%%%", name,
                       /*MakeAbsolute=*/false);
  if (llvm::Error error = writeNew(name.str().str(), key, bytes))
    return error;
  llvm::CachePruningPolicy policy;
  policy.Interval = std::chrono::seconds(0);
  policy.Expiration = std::chrono::seconds(0);
  policy.MaxSizeBytes = options.maxBytes;
  llvm::pruneCache(options.folder, policy);
  return llvm::Error::success();
}
