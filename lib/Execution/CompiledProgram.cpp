//===- CompiledProgram.cpp - Signatures and code of a program -------------===//

#include "CompiledProgram.h"

#include "CacheEntry.h"
#include "CacheKeys.h"
#include "mesh/Execution/DeviceMemory.h"

using namespace mesh;

namespace {
/// Compiles one program.
class ProgramCompiler {
public:
  ProgramCompiler(ModuleOp module, const LowerOptions &lower,
                  const CodeRequest &code)
      : module(module), lower(lower), code(code) {}

  llvm::Expected<CompiledProgram> compile();
  llvm::Expected<CompiledProgram> compile(const CacheFolder &cache);

private:
  llvm::Error lowerModule();
  llvm::Error generate();
  std::optional<CacheEntry> readEntry(const CacheFolder &cache, StringRef key);
  /// Takes the whole program from the cache, or returns false.
  bool readAll(const CacheFolder &cache, StringRef key);
  bool readCode(const CacheFolder &cache, StringRef key);
  void write(const CacheFolder &cache, StringRef key,
             const NotedDiagnostics &diagnostics);

  ModuleOp module;
  const LowerOptions &lower;
  const CodeRequest &code;
  CompiledProgram program;
};
} // namespace

llvm::Error ProgramCompiler::lowerModule() {
  auto signatures = lowerEntries(module, lower);
  if (!signatures)
    return signatures.takeError();
  program.signatures = std::move(*signatures);
  // Recomputation is planned by estimates.
  if (lower.memoryLimit > 0)
    for (const Signature &signature : program.signatures)
      if (llvm::Error error = checkMemory(signature, lower.memoryLimit))
        return error;
  return llvm::Error::success();
}

llvm::Error ProgramCompiler::generate() {
  auto objects = code.generate(module, program.signatures);
  if (!objects)
    return objects.takeError();
  program.objects = std::move(*objects);
  return llvm::Error::success();
}

llvm::Expected<CompiledProgram> ProgramCompiler::compile() {
  if (llvm::Error error = lowerModule())
    return error;
  if (llvm::Error error = generate())
    return error;
  return std::move(program);
}

std::optional<CacheEntry> ProgramCompiler::readEntry(const CacheFolder &cache,
                                                     StringRef key) {
  std::optional<std::string> bytes = cache.read(key);
  return bytes ? CacheEntry::read(*bytes, *module.getContext()) : std::nullopt;
}

bool ProgramCompiler::readAll(const CacheFolder &cache, StringRef key) {
  std::optional<CacheEntry> entry = readEntry(cache, key);
  if (!entry)
    return false;
  auto signatures = readSignatures(*entry->description);
  if (!signatures) {
    llvm::consumeError(signatures.takeError());
    return false;
  }
  NotedDiagnostics::show(*entry->description);
  program = {std::move(*signatures), std::move(entry->objects), true};
  return true;
}

bool ProgramCompiler::readCode(const CacheFolder &cache, StringRef key) {
  std::optional<CacheEntry> entry = readEntry(cache, key);
  if (!entry)
    return false;
  program.objects = std::move(entry->objects);
  program.isCached = true;
  return true;
}

/// The program is compiled even if the cache cannot have it.
void ProgramCompiler::write(const CacheFolder &cache, StringRef key,
                            const NotedDiagnostics &diagnostics) {
  CacheEntry entry{describeLowered(module), std::move(program.objects)};
  diagnostics.note(*entry.description);
  std::string bytes = entry.getBytes();
  program.objects = std::move(entry.objects);
  if (llvm::Error error = cache.write(key, bytes))
    mlir::emitWarning(UnknownLoc::get(module.getContext()))
        << "the program is not cached: " << llvm::toString(std::move(error));
}

llvm::Expected<CompiledProgram>
ProgramCompiler::compile(const CacheFolder &cache) {
  bool needsPasses = lower.afterStage || !lower.pipeline.empty();
  std::string key;
  if (!needsPasses) {
    auto program = getProgramKey(module, lower, code);
    // Signatures that cannot be read are an error of lowering.
    if (program)
      key = std::move(*program);
    else
      llvm::consumeError(program.takeError());
  }
  if (!key.empty() && readAll(cache, key))
    return std::move(program);
  NotedDiagnostics diagnostics(module.getContext());
  if (llvm::Error error = lowerModule())
    return error;
  diagnostics.stop();
  if (key.empty()) {
    auto lowered = getLoweredKey(module, code);
    if (!lowered)
      return lowered.takeError();
    key = std::move(*lowered);
    if (readCode(cache, key))
      return std::move(program);
  }
  if (llvm::Error error = generate())
    return error;
  if (!diagnostics.hasErrors())
    write(cache, key, diagnostics);
  return std::move(program);
}

llvm::Expected<CompiledProgram> mesh::compileProgram(ModuleOp module,
                                                     const LowerOptions &lower,
                                                     const CacheOptions &cache,
                                                     const CodeRequest &code) {
  LowerOptions known = lower;
  if (!known.donated)
    known.donated.emplace();
  ProgramCompiler compiler(module, known, code);
  if (cache.folder.empty())
    return compiler.compile();
  llvm::Expected<CacheFolder> folder = CacheFolder::open(cache);
  if (!folder)
    return folder.takeError();
  return compiler.compile(*folder);
}
