//===- OutputPaths.cpp - where results are written ------------------------===//

#include "OutputPaths.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mesh;

/// The file for `result` in a folder: its name, as far as files may be called
/// so; "result0.npy" if it has none.
static std::string getFileName(const EntryValue &result) {
  std::string name = result.isNamed ? result.name : "result" + result.name;
  for (char &c : name)
    if (!llvm::isAlnum(c) && c != '_' && c != '-' && c != '.')
      c = '_';
  return name + ".npy";
}

llvm::Expected<std::vector<OutputPath>>
mesh::resolveOutputs(const Signature &signature,
                     ArrayRef<std::string> requests) {
  std::vector<OutputPath> outputs;
  for (StringRef request : requests) {
    auto [name, path] = request.split('=');
    if (!request.contains('=')) {
      // A folder of that name would surprise who forgot the result's name.
      if (request.ends_with(".npy"))
        return llvm::createStringError(
            "expected a result and a file, NAME=FILE.npy, or a folder, got '" +
            request + "'");
      if (std::error_code code = llvm::sys::fs::create_directories(request))
        return llvm::createStringError(request + ": " + code.message());
      for (auto [index, result] : llvm::enumerate(signature.results)) {
        SmallString<128> file(request);
        llvm::sys::path::append(file, getFileName(result));
        outputs.push_back({static_cast<unsigned>(index), file.str().str()});
      }
      continue;
    }
    auto result =
        llvm::find_if(signature.results, [&](const EntryValue &value) {
          return value.name == name;
        });
    unsigned index = result - signature.results.begin();
    if (index == signature.results.size() &&
        (name.getAsInteger(10, index) || index >= signature.results.size()))
      return llvm::createStringError(
          "there is no result '" + name + "'; the results are " +
          llvm::join(llvm::map_range(
                         signature.results,
                         [](const EntryValue &value) { return value.name; }),
                     ", "));
    outputs.push_back({index, path.str()});
  }
  return outputs;
}
