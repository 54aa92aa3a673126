//===- CompileFile.cpp - the tool mesh-compile ----------------------------===//

#include "mesh/Execution/CompileFile.h"

#include "CHeader.h"
#include "CompiledProgram.h"
#include "ErrorAbout.h"
#include "ObjectFile.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/Execution/WrittenFiles.h"
#include "mesh/Support/WriteFile.h"

#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace mesh;

static llvm::Expected<SmallVector<std::string>>
selectExported(ModuleOp module, ArrayRef<std::string> wanted) {
  SmallVector<std::string> entries;
  for (StringRef name : wanted) {
    if (name.empty())
      return llvm::createStringError("the name of an entry is empty");
    if (llvm::is_contained(entries, name))
      return llvm::createStringError("entry @" + name + " is given twice");
    llvm::Expected<std::string> entry = selectEntry(module, name);
    if (!entry)
      return entry.takeError();
    entries.push_back(std::move(*entry));
  }
  if (wanted.empty())
    for (mlir::SymbolOpInterface entry : getEntries(module))
      entries.push_back(entry.getName().str());
  if (entries.empty())
    return llvm::createStringError(
        "there is no public func.func or mesh.programs to "
        "compile");
  return entries;
}

/// The file that declares the entries, beside the output.
static SmallString<128> getHeader(const CompileRequest &request) {
  SmallString<128> header(request.output);
  llvm::sys::path::replace_extension(header, ".h");
  return header;
}

/// Nothing that is there already is lost.
static llvm::Error checkFiles(const CompileRequest &request) {
  SmallString<128> header = getHeader(request);
  if (header == request.output)
    return llvm::createStringError(
        header + " is the header's name: the output needs another extension");
  WrittenFiles files;
  files.keepSources(request.file, request.compile);
  if (llvm::Error error = files.add(
          request.output, request.shared ? "the library" : "the object file"))
    return error;
  return files.add(header, "the header");
}

/// Makes a shared library of an object file by the system's C compiler.
static llvm::Error link(StringRef object, StringRef library) {
  auto compiler = llvm::sys::findProgramByName("cc");
  if (!compiler)
    return llvm::createStringError("a shared library is linked by the C "
                                   "compiler cc, which is not found: " +
                                   compiler.getError().message());
  std::string message;
  int status = llvm::sys::ExecuteAndWait(
      *compiler, {*compiler, "-shared", "-o", library, object, "-lm"},
      std::nullopt, {}, /*SecondsToWait=*/0, /*MemoryLimit=*/0, &message);
  if (status == 0)
    return llvm::Error::success();
  return llvm::createStringError(*compiler + " failed" +
                                 (message.empty() ? "" : ": " + message));
}

static llvm::Error writeLibrary(StringRef path, StringRef code) {
  SmallString<128> object;
  if (std::error_code code =
          llvm::sys::fs::createTemporaryFile("mesh", "o", object))
    return llvm::createStringError("a temporary file: " + code.message());
  llvm::FileRemover remover(object);
  if (llvm::Error error = writeFile(object, code))
    return error;
  return link(object, path);
}

/// Writes the output and the header, or neither.
static llvm::Error writeFiles(const CompileRequest &request, StringRef code,
                              StringRef declarations) {
  auto header = CompleteFile::write(getHeader(request), declarations);
  if (!header)
    return header.takeError();
  if (llvm::Error error = request.shared ? writeLibrary(request.output, code)
                                         : writeFile(request.output, code))
    return error;
  return header->commit();
}

static llvm::Error checkRequest(const CompileRequest &request) {
  if (request.compile.optLevel > 3)
    return llvm::createStringError(
        "the level of optimisation must be 0 to 3, got %u",
        request.compile.optLevel);
  if (!request.shared && llvm::sys::path::extension(request.output) == ".so")
    return llvm::createStringError(
        request.output +
        " is the name of a shared library: give --shared, or "
        "an output such as " +
        llvm::sys::path::stem(request.output) + ".o");
  if (request.compile.credits < 0)
    return llvm::createStringError(
        "the number of credits must be at least 0, got " +
        llvm::Twine(request.compile.credits));
  if (request.output == "-")
    return llvm::createStringError(
        "the output cannot be standard output: the header is written beside "
        "it");
  return checkFiles(request);
}

static llvm::Expected<std::string>
declareEntries(const CompileRequest &request, ArrayRef<Signature> signatures) {
  StringRef stem = llvm::sys::path::stem(request.output);
  auto names = getCNames(signatures, stem);
  if (!names)
    return names.takeError();
  std::string declarations;
  llvm::raw_string_ostream os(declarations);
  if (llvm::Error error = writeCHeader(signatures, *names, stem,
                                       request.compile.gpu.has_value(), os))
    return error;
  return declarations;
}

/// Returns the functions that the header declares.
static SmallVector<ExportedFunction> getExported(ArrayRef<Signature> signatures,
                                                 StringRef stem) {
  SmallVector<ExportedFunction> exported;
  auto names = llvm::cantFail(getCNames(signatures, stem));
  for (auto [signature, name] : llvm::zip_equal(signatures, names))
    for (auto [index, function] : llvm::enumerate(signature.symbols))
      exported.push_back({function, getCSymbol(signature, name, index)});
  return exported;
}

llvm::Error mesh::compileFile(const CompileRequest &request,
                              MLIRContext &context) {
  if (llvm::Error error = checkRequest(request))
    return error;
  auto source = openProgram(request.file, context, llvm::errs());
  if (!source)
    return source.takeError();
  ModuleOp module = (*source)->getModule();
  auto entries = selectExported(module, request.entries);
  if (!entries)
    return makeErrorAbout(request.file, entries.takeError());
  LowerOptions lower = request.compile;
  lower.entries = std::move(*entries);
  auto target = getCodeTarget(request.cpu, request.compile.optLevel,
                              /*isLoaded=*/false);
  if (!target)
    return target.takeError();

  StringRef stem = llvm::sys::path::stem(request.output);
  auto generate = [&](ModuleOp lowered, ArrayRef<Signature> signatures)
      -> llvm::Expected<std::vector<std::string>> {
    // The header first: it says what C cannot call.
    auto declared = declareEntries(request, signatures);
    if (!declared)
      return declared.takeError();
    auto object = generateObject(lowered, getExported(signatures, stem),
                                 *target, request.sanitizeThreads);
    if (!object)
      return object.takeError();
    return std::vector<std::string>{std::move(*object)};
  };
  CodeRequest code{*target,
                   {{"stem", stem.str()},
                    {"sanitizer", request.sanitizeThreads ? "threads" : ""}},
                   generate};
  auto compiled = compileProgram(module, lower, request.compile.cache, code);
  if (!compiled)
    return makeErrorAbout(request.file, compiled.takeError());
  auto declarations = declareEntries(request, compiled->signatures);
  if (!declarations)
    return makeErrorAbout(request.file, declarations.takeError());
  return writeFiles(request, compiled->objects.front(), *declarations);
}
