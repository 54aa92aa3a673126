//===- CrashInReaders.cpp - readers take whatever they are given ----------===//
//
// Each reader is given what its writer makes of random values, with some bytes
// changed, or files.
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/Readers.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace mesh;

ArrayRef<Reader> mesh::getReaders() {
  static const std::vector<Reader> readers = [] {
    std::vector<Reader> all;
    for (ArrayRef<Reader> some :
         {getTensorReaders(), getDescriptionReaders(), getProgramReaders()})
      llvm::append_range(all, some);
    return all;
  }();
  return readers;
}

const Reader *mesh::findReader(StringRef name) {
  const Reader *reader = llvm::find_if(
      getReaders(), [&](const Reader &known) { return known.name == name; });
  return reader == getReaders().end() ? nullptr : reader;
}

namespace {
/// Something for a reader, by number.
class ReaderTarget : public CrashTarget {
public:
  explicit ReaderTarget(MLIRContext &context) : context(context) {}

  std::string run(uint64_t seed, raw_ostream &child) override;
  std::string describe(uint64_t seed) override;
  void print(uint64_t seed, raw_ostream &os) override {
    os << makeBytes(seed) << "\n";
  }
  bool isForeign(uint64_t, StringRef at) override { return at == parserGaveUp; }
  /// The parser's writes to regions that are gone may be found out later.
  bool spoilsOthers() const override { return true; }

protected:
  virtual const Reader &getReader(uint64_t seed) {
    return getReaders()[seed % getReaders().size()];
  }
  virtual std::string makeBytes(uint64_t seed);

  MLIRContext &context;
};

/// The files of a folder, number 1 first.
class FileTarget : public ReaderTarget {
public:
  explicit FileTarget(MLIRContext &context) : ReaderTarget(context) {}

  llvm::Error readFolder(StringRef folder);
  size_t getNumFiles() const { return files.size(); }
  std::string describe(uint64_t seed) override { return files[seed - 1].path; }

private:
  const Reader &getReader(uint64_t seed) override {
    return *files[seed - 1].reader;
  }
  std::string makeBytes(uint64_t seed) override {
    return files[seed - 1].bytes;
  }

  struct File {
    std::string path;
    const Reader *reader;
    std::string bytes;
  };
  std::vector<File> files;
};
} // namespace

std::string ReaderTarget::makeBytes(uint64_t seed) {
  Random random(seed);
  const Reader &reader = getReader(seed);
  std::string bytes = reader.write(random, context);
  // Most readers read something; some of it as it was written.
  if (random.chance(0.05))
    return bytes;
  return reader.mutate(bytes, reader.write(random, context), random);
}

std::string ReaderTarget::run(uint64_t seed, raw_ostream &child) {
  const Reader &reader = getReader(seed);
  std::string bytes = makeBytes(seed);
  if (reader.name == "text" && !crashesParsers(bytes)) {
    std::string outcome = tryParser(bytes, context, child);
    if (outcome != "valid")
      return outcome;
  }
  auto wrong = reader.read(bytes, context);
  if (!wrong) {
    std::string message = llvm::toString(wrong.takeError());
    return message.empty() ? "is refused without an error" : "refused";
  }
  return wrong->empty() ? "valid" : *wrong;
}

std::string ReaderTarget::describe(uint64_t seed) {
  return (getReader(seed).name + ", " + llvm::Twine(makeBytes(seed).size()) +
          " bytes")
      .str();
}

llvm::Error FileTarget::readFolder(StringRef folder) {
  std::error_code code;
  std::vector<std::string> paths;
  for (llvm::sys::fs::recursive_directory_iterator it(folder, code), end;
       it != end && !code; it.increment(code))
    if (it->type() == llvm::sys::fs::file_type::regular_file)
      paths.push_back(it->path());
  if (code)
    return llvm::createStringError(folder.str() + ": " + code.message());
  llvm::sort(paths);
  for (const std::string &path : paths) {
    StringRef name =
        llvm::sys::path::filename(llvm::sys::path::parent_path(path));
    const Reader *reader = findReader(name);
    if (!reader)
      return llvm::createStringError(path + ": no reader is called '" + name +
                                     "' as its folder is");
    auto bytes = llvm::MemoryBuffer::getFile(path);
    if (!bytes)
      return llvm::createStringError(path + ": " + bytes.getError().message());
    files.push_back({path, reader, (*bytes)->getBuffer().str()});
  }
  if (files.empty())
    return llvm::createStringError(folder.str() + ": no files in it");
  return llvm::Error::success();
}

std::unique_ptr<CrashTarget> mesh::makeReaderTarget(MLIRContext &context) {
  return std::make_unique<ReaderTarget>(context);
}

llvm::Error mesh::readFiles(StringRef folder, MLIRContext &context,
                            raw_ostream &os) {
  FileTarget target(context);
  if (llvm::Error error = target.readFolder(folder))
    return error;
  CrashRequest request;
  request.count = target.getNumFiles();
  return runCrashCampaign(request, target, os);
}
