//===- CacheKeys.cpp - All that machine code depends on -------------------===//

#include "CacheKeys.h"

#include "mesh-rt/symbols.h"
#include "mesh/Support/LoadedFiles.h"
#include "mesh/Support/ReadFile.h"

#include "mlir/IR/Verifier.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Host.h"

using namespace mesh;

/// Counts the forms of keys and entries.
static constexpr int64_t kVersion = 1;

/// Adds the builds of all that takes part in compiling.
static llvm::Error addBuilds(CacheKey &key) {
  key.add("version", kVersion);
  key.add("llvm version", LLVM_VERSION_STRING);
  auto add = [&](StringRef name, auto *function) -> llvm::Error {
    auto build = identifyFileOf(reinterpret_cast<const void *>(function));
    if (!build)
      return build.takeError();
    key.add(name, *build);
    return llvm::Error::success();
  };
  if (llvm::Error error = add("mesh", &lowerEntries))
    return error;
  if (llvm::Error error = add("runtime", &rt::symbols))
    return error;
  if (llvm::Error error = add("mlir", &mlir::verify))
    return error;
  return add("llvm", &llvm::sys::getHostCPUName);
}

/// Adds a file by its content, and by its name, which diagnostics may have.
static llvm::Error addFile(CacheKey &key, StringRef name, StringRef path) {
  key.add(name, path);
  if (path.empty())
    return llvm::Error::success();
  auto bytes = readBytes(path);
  if (!bytes)
    return bytes.takeError();
  key.add("content", (*bytes)->getBuffer());
  return llvm::Error::success();
}

static void addCode(CacheKey &key, const CodeRequest &code) {
  key.add("optimization", code.target.optLevel);
  key.add("triple", llvm::sys::getProcessTriple());
  key.add("cpu", code.target.cpu);
  key.add("features", code.target.features);
  key.add("loaded", code.target.isLoaded);
  for (const auto &[name, value] : code.others)
    key.add(name, value);
}

static llvm::Error addLowering(CacheKey &key, const LowerOptions &lower) {
  key.add("entries", lower.entries.size());
  for (StringRef entry : lower.entries)
    key.add("entry", entry);
  key.add("pipeline", lower.pipeline);
  key.add("overlap", static_cast<int64_t>(lower.overlap));
  key.add("direction", static_cast<int64_t>(lower.direction));
  key.add("memory limit", lower.memoryLimit);
  key.add("planning seconds", std::to_string(lower.planningSeconds));
  key.add("credits", lower.credits);
  key.add("verify", lower.verify);
  key.add("check bounds", lower.checkBounds);
  key.add("kernels", lower.kernels);
  key.add("donated", lower.donated->size());
  for (int64_t argument : *lower.donated)
    key.add("donated argument", argument);
  key.add("reference",
          lower.reference ? static_cast<int64_t>(*lower.reference) : -1);
  key.add("gpu", lower.gpu.has_value());
  if (lower.gpu) {
    key.add("chip", lower.gpu->chip);
    if (llvm::Error error = addFile(key, "libdevice", lower.gpu->libdevice))
      return error;
  }
  return addFile(key, "machine", lower.machine);
}

/// Adds all of a module, with its locations, which reports and timelines show.
static void addModule(CacheKey &key, StringRef name, ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  // Bytecode of equal modules may differ.
  module.print(os, mlir::OpPrintingFlags().enableDebugInfo().assumeVerified());
  key.add(name, text);
}

llvm::Expected<std::string> mesh::getProgramKey(ModuleOp module,
                                                const LowerOptions &lower,
                                                const CodeRequest &code) {
  CacheKey key;
  if (llvm::Error error = addBuilds(key))
    return error;
  addCode(key, code);
  if (llvm::Error error = addLowering(key, lower))
    return error;
  addModule(key, "program", module);
  return key.getText();
}

llvm::Expected<std::string> mesh::getLoweredKey(ModuleOp module,
                                                const CodeRequest &code) {
  CacheKey key;
  if (llvm::Error error = addBuilds(key))
    return error;
  addCode(key, code);
  addModule(key, "lowered", module);
  return key.getText();
}
