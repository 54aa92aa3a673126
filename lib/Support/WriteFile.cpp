//===- WriteFile.cpp - files that are there as a whole or not -------------===//

#include "mesh/Support/WriteFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

using namespace mesh;
namespace fs = llvm::sys::fs;

static llvm::Error fail(StringRef path, std::error_code code) {
  return llvm::createStringError(path + ": " + code.message());
}

/// Returns true if another file can take the place of what is at `path`.
static bool canBeReplaced(StringRef path) {
  fs::file_status status;
  return path != "-" &&
         (fs::status(path, status) || fs::is_regular_file(status));
}

/// Gives an open file its size, and the disk's space for it: writing to memory
/// that a file is mapped to has no other way to say that there is none than a
/// signal.
static std::error_code reserve(int file, uint64_t numBytes) {
  if (numBytes > static_cast<uint64_t>(std::numeric_limits<off_t>::max()))
    return std::make_error_code(std::errc::file_too_large);
  if (numBytes == 0)
    return {};
  int problem;
  do
    problem = posix_fallocate(file, 0, static_cast<off_t>(numBytes));
  while (problem == EINTR);
  return {problem, std::generic_category()};
}

/// The name of an unfinished file goes on with this, and hexadecimal digits.
static constexpr StringRef kUnfinished = ".tmp";
static constexpr size_t kNumDigits = 7;

/// Makes an empty file beside the one at `path`, whose name has a few digits
/// more. Of `path` no character stands for a digit.
static std::error_code createBeside(StringRef path, int &file,
                                    llvm::SmallVectorImpl<char> &beside) {
  std::error_code code;
  do {
    llvm::SmallString<16> ending;
    fs::createUniquePath(kUnfinished + std::string(kNumDigits, '%'), ending,
                         /*MakeAbsolute=*/false);
    beside.assign(path.begin(), path.end());
    llvm::append_range(beside, ending);
    code =
        fs::openFileForReadWrite(beside, file, fs::CD_CreateNew, fs::OF_None);
  } while (code == std::errc::file_exists);
  return code;
}

/// Lets `fill` write to an open file of `numBytes` bytes.
static llvm::Error fillFile(int file, StringRef path, uint64_t numBytes,
                            llvm::function_ref<llvm::Error(char *)> fill) {
  if (std::error_code code = reserve(file, numBytes))
    return fail(path, code);
  // No memory can be mapped to no bytes.
  if (numBytes == 0)
    return fill(nullptr);
  std::error_code code;
  fs::mapped_file_region region(file, fs::mapped_file_region::readwrite,
                                numBytes, /*offset=*/0, code);
  return code ? fail(path, code) : fill(region.data());
}

llvm::Error
CompleteFile::writeBeside(uint64_t numBytes,
                          llvm::function_ref<llvm::Error(char *)> fill) {
  int file;
  if (std::error_code code = createBeside(path, file, beside))
    return fail(path, code);
  llvm::sys::RemoveFileOnSignal(beside);
  llvm::Error error = fillFile(file, path, numBytes, fill);
  std::error_code code;
  // So that a crash of the machine leaves the old file or the new one.
  if (!error && fsync(file) != 0)
    code = std::error_code(errno, std::generic_category());
  fs::file_t handle = fs::convertFDToNativeFile(file);
  std::error_code closed = fs::closeFile(handle);
  if (!code)
    code = closed;
  if (!error && code)
    return fail(path, code);
  return error;
}

llvm::Expected<CompleteFile>
CompleteFile::write(StringRef path, uint64_t numBytes,
                    llvm::function_ref<llvm::Error(char *)> fill) {
  CompleteFile file(path);
  if (fs::is_directory(path))
    return fail(path, std::make_error_code(std::errc::is_a_directory));
  if (!canBeReplaced(path))
    file.bytes.resize(numBytes);
  if (llvm::Error error = canBeReplaced(path) ? file.writeBeside(numBytes, fill)
                                              : fill(file.bytes.data()))
    return error;
  return file;
}

llvm::Expected<CompleteFile> CompleteFile::write(StringRef path,
                                                 StringRef bytes) {
  return write(path, bytes.size(), [&](char *at) {
    llvm::copy(bytes, at);
    return llvm::Error::success();
  });
}

CompleteFile::CompleteFile(CompleteFile &&other)
    : path(std::move(other.path)), beside(other.beside),
      bytes(std::move(other.bytes)) {
  other.beside.clear();
}

CompleteFile::~CompleteFile() {
  if (beside.empty())
    return;
  fs::remove(beside);
  llvm::sys::DontRemoveFileOnSignal(beside);
}

static std::error_code print(llvm::raw_fd_ostream &os, StringRef bytes) {
  os << bytes;
  os.flush();
  std::error_code code = os.error();
  // Or else it ends the process.
  os.clear_error();
  return code;
}

/// Writes to what is no regular file.
static std::error_code writeTo(StringRef path, StringRef bytes) {
  // In order with what is printed otherwise.
  if (path == "-")
    return print(llvm::outs(), bytes);
  std::error_code code;
  llvm::raw_fd_ostream os(path, code);
  return code ? code : print(os, bytes);
}

llvm::Error CompleteFile::commit() {
  if (beside.empty()) {
    std::error_code code = writeTo(path, StringRef(bytes.data(), bytes.size()));
    return code ? fail(path, code) : llvm::Error::success();
  }
  if (std::error_code code = fs::rename(beside, path))
    return fail(path, code);
  llvm::sys::DontRemoveFileOnSignal(beside);
  beside.clear();
  return llvm::Error::success();
}

void mesh::removeUnfinished(StringRef path) {
  StringRef folder = llvm::sys::path::parent_path(path);
  std::error_code code;
  for (fs::directory_iterator file(folder.empty() ? "." : folder, code), end;
       !code && file != end; file.increment(code)) {
    StringRef name = llvm::sys::path::filename(file->path());
    if (name.consume_front(llvm::sys::path::filename(path)) &&
        name.consume_front(kUnfinished) && name.size() == kNumDigits &&
        llvm::all_of(name, llvm::isHexDigit) &&
        file->type() == fs::file_type::regular_file)
      (void)fs::remove(file->path());
  }
}

llvm::Error mesh::writeFile(StringRef path, uint64_t numBytes,
                            llvm::function_ref<llvm::Error(char *)> fill) {
  llvm::Expected<CompleteFile> file = CompleteFile::write(path, numBytes, fill);
  return file ? file->commit() : file.takeError();
}

llvm::Error mesh::writeFile(StringRef path, StringRef bytes) {
  auto file = CompleteFile::write(path, bytes);
  return file ? file->commit() : file.takeError();
}
