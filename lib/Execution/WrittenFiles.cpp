//===- WrittenFiles.cpp - files to write, checked ahead -------------------===//

#include "mesh/Execution/WrittenFiles.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mesh;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// Returns true if others can be written to what is at `file`, too.
static bool isShared(StringRef file) {
  fs::file_status status;
  return file == "-" ||
         (!fs::status(file, status) && !fs::is_regular_file(status) &&
          !fs::is_directory(status));
}

/// Returns the place of `file` now or later, as the folder's place and the
/// file's name: a written file takes the place of a link and not of its target.
static std::error_code locate(StringRef file, SmallString<128> &place) {
  StringRef folder = path::parent_path(file);
  if (std::error_code code =
          fs::real_path(folder.empty() ? "." : folder, place))
    return code;
  path::append(place, path::filename(file));
  return {};
}

void WrittenFiles::keep(StringRef file, StringRef what) {
  if (isShared(file))
    return;
  // Returns, if it is a link, that and its target.
  SmallString<128> place, target;
  if (!locate(file, place))
    kept.try_emplace(place, what);
  if (!fs::real_path(file, target))
    kept.try_emplace(target, what);
}

void WrittenFiles::keepSources(StringRef program, const LowerOptions &options) {
  keep(program, "the program");
  keep(options.machine, "the description of the machine");
  if (options.gpu)
    keep(options.gpu->libdevice, "libdevice");
}

llvm::Error WrittenFiles::add(StringRef file, StringRef what) {
  if (isShared(file))
    return llvm::Error::success();
  if (fs::is_directory(file))
    return llvm::createStringError(file + ": expected a file for " + what +
                                   ", got a folder");
  SmallString<128> place;
  if (std::error_code code = locate(file, place))
    return llvm::createStringError(file + ": the folder for " + what + ": " +
                                   code.message());
  if (auto other = kept.find(place); other != kept.end())
    return llvm::createStringError(file + ": " + what +
                                   " would take the place of " + other->second);
  auto [other, isNew] = written.try_emplace(place, what);
  if (isNew)
    return llvm::Error::success();
  return llvm::createStringError(file + ": " + other->second + " and " + what +
                                 " would be one file");
}
