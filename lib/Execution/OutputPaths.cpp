//===- OutputPaths.cpp - paths of results ---------------------------------===//

#include "OutputPaths.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mesh;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static constexpr StringRef kEnding = ".npy";

/// The file for `result` in a folder: its name, as far as files may be called
/// so.
static std::string getFileName(const EntryValue &result) {
  std::string name = result.name;
  for (char &c : name)
    if (c == '/' || static_cast<unsigned char>(c) < ' ' || c == '\x7f')
      c = '_';
  return name + kEnding.str();
}

/// One file for each result, in `folder`, which is made.
static llvm::Expected<std::vector<OutputPath>>
resolveFolder(const Signature &signature, StringRef folder) {
  // A folder of that name would surprise who forgot the result's name, or
  // expected another format.
  StringRef ending = path::extension(folder);
  if (!ending.empty() && !fs::is_directory(folder))
    return llvm::createStringError(
        "expected a result and a file, NAME=FILE.npy, a file that ends in "
        ".safetensors or .npz, or a folder, got '" +
        folder + "'; a new folder of that name is '" + folder + "/'");
  if (fs::exists(folder) && !fs::is_directory(folder))
    return llvm::createStringError(
        folder + ": expected a folder for the results, got a file");
  if (std::error_code code = fs::create_directories(folder))
    return llvm::createStringError(folder + ": " + code.message());
  std::vector<OutputPath> outputs;
  for (auto [index, result] : llvm::enumerate(signature.results)) {
    SmallString<128> file(folder);
    path::append(file, getFileName(result));
    outputs.push_back({static_cast<unsigned>(index), file.str().str()});
  }
  return outputs;
}

/// The file for the result `name`.
static llvm::Expected<OutputPath> resolveFile(const Signature &signature,
                                              StringRef name, StringRef file) {
  auto result = llvm::find_if(signature.results, [&](const EntryValue &value) {
    return value.name == name;
  });
  unsigned index = result - signature.results.begin();
  if (index == signature.results.size() &&
      (name.getAsInteger(10, index) || index >= signature.results.size()))
    return llvm::createStringError(
        "there is no result '" + name + "'; the results are " +
        llvm::join(
            llvm::map_range(signature.results,
                            [](const EntryValue &value) { return value.name; }),
            ", "));
  fs::file_status status;
  bool isFile = fs::status(file, status) || fs::is_regular_file(status);
  if (isFile && file != "-" && !file.ends_with(kEnding))
    return llvm::createStringError("result '" + name +
                                   "': expected a file that ends in " +
                                   kEnding + ", got '" + file + "'");
  return OutputPath{index, file.str()};
}

llvm::Expected<std::vector<OutputPath>>
mesh::resolveOutputs(const Signature &signature, ArrayRef<std::string> requests,
                     WrittenFiles &files) {
  std::vector<OutputPath> outputs;
  for (StringRef request : requests) {
    if (request.contains('=')) {
      auto [name, file] = request.split('=');
      auto output = resolveFile(signature, name, file);
      if (!output)
        return output.takeError();
      outputs.push_back(std::move(*output));
      continue;
    }
    auto all = resolveFolder(signature, request);
    if (!all)
      return all.takeError();
    llvm::append_range(outputs, *all);
  }
  for (const OutputPath &output : outputs)
    if (llvm::Error error =
            files.add(output.path,
                      "result '" + signature.results[output.result].name + "'"))
      return error;
  return outputs;
}
